package io.trackside.kiosk;

import io.trackside.table.GameView;
import javafx.scene.Node;

/** The chips in front of somebody, as they really lie there: cups one by one, threes and ones by their number. */
final class Purse extends Sheet {
    private double x;

    Purse(GameView.Seat seat, double width, double size) {
        int pieces = seat.cups().size() + 2;
        double step = Math.min(size + 3, (width - 2 * size * 0.9) / pieces);
        for (GameView.ChipView cup : seat.cups()) {
            add(Coin.of(cup.metal(), cup.points(), size), size, step);
        }
        stack(seat.threes(), 3, size);
        stack(seat.ones(), 1, size);
        setMouseTransparent(true);
    }

    private void stack(int count, int points, double size) {
        if (count > 0) {
            add(Coin.of("bronze", points, size), size, size + 1);
            double wide = size * 1.05;
            put(Line.left("×" + count, Weight.STRONG, size * 0.72), x + 1, 0, wide, size);
            x += wide + 2;
        }
    }

    private void add(Node coin, double size, double step) {
        put(coin, x, 0, size, size);
        x += step;
    }
}
