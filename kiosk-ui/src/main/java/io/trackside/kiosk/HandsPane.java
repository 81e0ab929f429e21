package io.trackside.kiosk;

import io.trackside.table.Command;
import io.trackside.table.GameView;
import io.trackside.table.Hand;
import java.util.List;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;

/** The list of what hands must do on the real board; a tap ticks it off. */
final class HandsPane {
    private static final double HEAD = 24;
    private static final double ROW = 25;

    private HandsPane() {}

    static Region of(List<Hand> hands, GameView game, Kiosk kiosk, double width, double height) {
        Wording words = kiosk.words();
        if (hands.isEmpty()) {
            Sheet done = new Sheet("panel", "calm");
            done.put(Line.left(words.say("hands"), Weight.STRONG, 15, "quiet"), 10, 4, width - 20, HEAD);
            done.put(
                    Para.centred(words.say("hands.none"), Weight.TEXT, 15, "quiet"),
                    10,
                    HEAD,
                    width - 20,
                    height - HEAD - 8);
            return done;
        }
        Sheet list = new Sheet();
        double wide = width - 10;
        list.put(Line.left(words.say("hands"), Weight.STRONG, 16), 4, 0, wide - 60, HEAD);
        list.put(Line.right(words.say("hands.done"), Weight.STRONG, 15, "acts"), wide - 64, 0, 60, HEAD);
        int fits = (int) ((height - HEAD - 12) / ROW);
        int shown = hands.size() <= fits ? hands.size() : fits - 1;
        double row = Math.min(40, (height - HEAD - 12) / Math.max(1, hands.size() <= fits ? hands.size() : fits));
        for (int i = 0; i < shown; i++) {
            Rectangle box = new Rectangle(6, HEAD + i * row + row / 2 - 7, 13, 13);
            box.getStyleClass().add("tick-box");
            list.getChildren().add(box);
            list.put(Para.strong(words.phrases().hand(hands.get(i), game), 15), 26, HEAD + i * row, wide - 30, row);
        }
        if (shown < hands.size()) {
            list.put(
                    Line.left(words.say("and-more", "count", hands.size() - shown), Weight.TEXT, 14, "quiet"),
                    26,
                    HEAD + shown * row,
                    wide - 30,
                    ROW);
        }
        return Tap.of("hands", list, () -> kiosk.send(new Command.HandsDone()), "todo");
    }
}
