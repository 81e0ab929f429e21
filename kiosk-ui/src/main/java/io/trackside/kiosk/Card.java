package io.trackside.kiosk;

import io.trackside.kiosk.look.Emblem;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.layout.Region;
import javafx.scene.text.TextAlignment;

/** A racer as a card: emblem, name, what is printed on the real card, and, where there is room, its power. */
final class Card {
    private static final double ROOM_FOR_POWER = 112;
    private static final double WIDE = 106;
    private static final double PRINTED = 16;
    private static final double TWO_LINES = 36;
    private static final double LEAST_SIGN = 28;

    private Card() {}

    static Region of(String racer, Kiosk kiosk, double width, double height) {
        Wording words = kiosk.words();
        Sheet card = new Sheet();
        double printed = words.printed(racer).isEmpty() ? 0 : PRINTED;
        if (width >= WIDE && height >= ROOM_FOR_POWER) {
            double sign = 36;
            card.put(Emblem.of(racer).at(sign, kiosk.prefs().theme().ink()), 4, 4, sign, sign);
            card.put(Para.strong(words.racer(racer), 17), sign + 10, 4, width - sign - 12, sign - printed / 4);
            card.put(printed(racer, words, Pos.CENTER_LEFT), sign + 10, sign, width - sign - 12, printed);
            card.put(
                    new Para(words.power(racer), Weight.TEXT, 15, TextAlignment.LEFT, VPos.TOP),
                    5,
                    sign + 8 + printed / 2,
                    width - 10,
                    height - sign - 10 - printed / 2);
        } else if (width > 1.9 * height) {
            double sign = Math.min(34, height - 6);
            card.put(Emblem.of(racer).at(sign, kiosk.prefs().theme().ink()), 3, (height - sign) / 2, sign, sign);
            card.put(Para.strong(words.racer(racer), 16), sign + 8, 0, width - sign - 10, height - printed);
            card.put(
                    printed(racer, words, Pos.CENTER_LEFT), sign + 8, height - printed - 2, width - sign - 10, printed);
        } else {
            boolean room = height >= LEAST_SIGN + TWO_LINES + printed;
            double foot = room ? printed : 0;
            double sign = Math.min(Math.min(44, height * 0.55), Math.max(LEAST_SIGN, height - TWO_LINES - foot));
            card.put(Emblem.of(racer).at(sign, kiosk.prefs().theme().ink()), (width - sign) / 2, 2, sign, sign);
            card.put(Para.centred(words.racer(racer), Weight.STRONG, 13), 0, sign + 2, width, height - sign - 2 - foot);
            if (room) {
                card.put(printed(racer, words, Pos.CENTER), 2, height - foot, width - 4, foot);
            }
        }
        return card;
    }

    /** What is printed on the card of {@code racer}, where it is called otherwise in the language of the screen. */
    static Line printed(String racer, Wording words, Pos place) {
        return new Line(words.printed(racer), Weight.TEXT, 12, place, "quiet");
    }
}
