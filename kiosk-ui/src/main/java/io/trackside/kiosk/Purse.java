package io.trackside.kiosk;

import io.trackside.table.GameView;
import javafx.scene.Node;

/** The chips in front of somebody, as they really lie there: cups one by one, threes and ones by their number. */
final class Purse extends Sheet {
    private static final double GAP = 3;
    /** How wide a stack is, in chips: the chip and how many there are. */
    private static final double STACK = 2.1;

    private double x;

    /** Chips are {@code largest} points across, or as large as all of them fit beside each other. */
    Purse(GameView.Seat seat, double width, double largest) {
        int cups = seat.cups().size();
        int stacks = Math.min(1, seat.threes()) + Math.min(1, seat.ones());
        double chips = cups + STACK * stacks;
        double size = Math.min(largest, (width - GAP * (cups + stacks)) / Math.max(1, chips));
        double y = (largest - size) / 2;
        for (GameView.ChipView cup : seat.cups()) {
            add(Coin.of(cup.metal(), cup.points(), size), y, size);
        }
        stack(seat.threes(), 3, y, size);
        stack(seat.ones(), 1, y, size);
        setMouseTransparent(true);
    }

    private void stack(int count, int points, double y, double size) {
        if (count > 0) {
            add(Coin.of("bronze", points, size), y, size);
            double wide = (STACK - 1) * size - GAP;
            put(Line.left("×" + count, Weight.STRONG, Math.max(12, size * 0.7)), x - 1, y, wide, size);
            x += wide + GAP;
        }
    }

    private void add(Node coin, double y, double size) {
        put(coin, x, y, size, size);
        x += size + GAP;
    }
}
