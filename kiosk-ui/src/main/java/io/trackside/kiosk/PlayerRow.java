package io.trackside.kiosk;

import io.trackside.kiosk.look.Emblem;
import io.trackside.kiosk.look.SeatLook;
import io.trackside.table.GameView;
import io.trackside.table.OddsView;
import io.trackside.table.TableView;
import java.util.List;
import java.util.OptionalInt;
import javafx.geometry.VPos;
import javafx.scene.layout.Background;
import javafx.scene.layout.Region;
import javafx.scene.text.TextAlignment;

/** One person in the race: the figures, the name, the chips, all points; whose turn it is, who must answer, who lies. */
final class PlayerRow extends Sheet {
    private static final double ROOMY = 58;
    private static final double TWO_LINES = 30;

    /**
     * What there is to see.
     *
     * @param figures of this seat
     * @param mark {@code turn}, {@code asked}, {@code next} or nothing
     * @param percent chance that one of the figures is first; nothing while nobody wants to see it
     */
    record Shown(GameView.Seat seat, List<GameView.Figure> figures, String mark, OptionalInt percent) {
        static Shown of(GameView.Seat seat, TableView view, GameView.RaceView race, OddsView odds) {
            List<GameView.Figure> mine = race.figures().stream()
                    .filter(figure -> figure.seat() == seat.seat())
                    .toList();
            boolean asked = view.prompt()
                    .filter(prompt -> prompt.seats().contains(seat.seat()))
                    .isPresent();
            boolean turn = mine.stream().anyMatch(figure -> figure.racer().equals(race.current()));
            return new Shown(seat, mine, asked ? "asked" : turn ? "turn" : "", percent(seat.seat(), odds));
        }

        private static OptionalInt percent(int seat, OddsView odds) {
            return odds.chances()
                    .map(chances -> OptionalInt.of((int) Math.round(100
                            * chances.racers().stream()
                                    .filter(racer -> racer.seat() == seat)
                                    .mapToDouble(OddsView.RacerChances::first)
                                    .sum())))
                    .orElse(OptionalInt.empty());
        }
    }

    PlayerRow(Shown shown, Kiosk kiosk, double width, double height) {
        super("row");
        setMouseTransparent(true);
        if (!shown.mark().isEmpty()) {
            getStyleClass().add(shown.mark());
        }
        SeatLook look = Kiosk.look(shown.seat().colour());
        Wording words = kiosk.words();
        boolean pair = shown.figures().size() > 1;
        double size = Math.min(pair ? 46 : 60, height - 8);
        double left = 5;
        for (GameView.Figure figure : shown.figures()) {
            var token =
                    look.figure(Emblem.of(figure.racer()), size, kiosk.prefs().theme());
            token.setRotate(figure.state().equals("lies") ? 90 : 0);
            token.setOpacity(figure.state().equals("out") ? 0.35 : 1);
            put(token, left, (height - size) / 2, size, size);
            left += pair ? size * 0.8 : size;
        }
        left += pair ? size * 0.2 + 6 : 6;
        double points = 38;
        double wide = width - left - points - 4;
        String names = String.join(
                " + ",
                shown.figures().stream().map(figure -> name(figure, words)).toList());
        boolean chips = shown.seat().points() != 0 || !shown.seat().cups().isEmpty();
        double coin = Math.max(15, Math.min(26, height * 0.28));
        double text = chips ? height - coin - 3 : height;
        if (height >= ROOMY) {
            double big = Math.min(24, height * 0.28);
            double line = Math.min(text / 2, big * 1.25);
            double from = pair ? 0 : (text - 2 * line) / 2;
            put(Line.left(shown.seat().name(), Weight.STRONG, big), left, from, wide, line);
            if (pair) {
                put(
                        new Para(names, Weight.TEXT, 14, TextAlignment.LEFT, VPos.TOP, "quiet"),
                        left,
                        line,
                        wide,
                        text - line);
            } else {
                put(Line.left(names, Weight.TEXT, 15, "quiet"), left, from + line, wide, line);
            }
        } else {
            Line who = Line.left(shown.seat().name(), Weight.STRONG, 18);
            Line runs = Line.left(names, Weight.TEXT, 14, "quiet");
            if (text >= TWO_LINES) {
                put(who, left, 0, wide, text * 0.54);
                put(runs, left, text * 0.52, wide, text * 0.46);
            } else {
                double part = Math.min(who.full(), wide * 0.56);
                put(who, left, 0, part, text);
                put(runs, left + part + 6, 0, wide - part - 6, text);
            }
        }
        if (chips) {
            put(new Purse(shown.seat(), wide, coin), left, height - coin - 2, wide, coin);
        }
        boolean odds = shown.percent().isPresent();
        double share = odds ? height * 0.6 : height;
        put(
                Line.right(Integer.toString(shown.seat().points()), Weight.POSTER, height >= ROOMY ? 34 : 26),
                width - points - 6,
                0,
                points,
                share);
        shown.percent().ifPresent(percent -> chance(percent, look, kiosk, width, height));
    }

    /** A bar along the lower rim, as long as the chance is great, and the number above its end. */
    private void chance(int percent, SeatLook look, Kiosk kiosk, double width, double height) {
        double bar = 7;
        put(
                Line.right(kiosk.words().say("odds", "percent", percent), Weight.STRONG, 15, "ink"),
                width - 56,
                height * 0.56,
                50,
                height * 0.44 - bar - 1);
        Region full = new Region();
        full.getStyleClass().add("odds");
        put(full, 5, height - bar, width - 10, bar);
        Region part = new Region();
        part.setBackground(Background.fill(look.colour()));
        put(part, 5, height - bar, Math.max(2, (width - 10) * percent / 100), bar);
    }

    private static String name(GameView.Figure figure, Wording words) {
        String name = words.racer(figure.racer());
        boolean races = figure.state().equals("stands") || figure.state().equals("lies");
        if (races && !figure.power().equals(figure.racer()) && !figure.power().equals("none")) {
            name = words.say("racer-as", "racer", name, "power", words.racer(figure.power()));
        }
        return switch (figure.state()) {
            case "stands" -> name;
            default -> words.say("figure." + figure.state(), "racer", name);
        };
    }
}
