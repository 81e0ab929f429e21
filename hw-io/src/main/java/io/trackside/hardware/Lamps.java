package io.trackside.hardware;

import io.trackside.hardware.Panel.Lamp;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/** Drives the pins of lamps; touches only those that change. For one thread. */
final class Lamps {
    private final Panel panel;
    private final Board board;
    private final Map<Integer, Boolean> pins = new TreeMap<>();
    private final boolean[] outputs;
    private boolean outputsKnown;

    Lamps(Panel panel, Board board) {
        this.panel = panel;
        this.board = board;
        this.outputs = new boolean[panel.chain().map(Panel.Chain::outputs).orElse(0)];
    }

    /** Puts every pin as {@code looks} want it at {@code now}, nanoseconds of a clock that never goes back. */
    void draw(Function<Lamp, Look> looks, long now) {
        boolean[] wanted = new boolean[outputs.length];
        for (Lamp lamp : panel.lamps()) {
            Look look = looks.apply(lamp);
            boolean lit = look.pattern().isLit(now);
            Look.Colour colour = look.colour();
            switch (lamp.wiring()) {
                case Panel.Single(int pin, boolean litIsHigh) -> put(pin, lit == litIsHigh);
                case Panel.Rgb(int red, int green, int blue, boolean litIsHigh) -> {
                    put(red, (lit && colour.red) == litIsHigh);
                    put(green, (lit && colour.green) == litIsHigh);
                    put(blue, (lit && colour.blue) == litIsHigh);
                }
                case Panel.Chained(int output, boolean litIsHigh) -> wanted[output] = lit == litIsHigh;
                case Panel.ChainedRgb(int red, int green, int blue, boolean litIsHigh) -> {
                    wanted[red] = (lit && colour.red) == litIsHigh;
                    wanted[green] = (lit && colour.green) == litIsHigh;
                    wanted[blue] = (lit && colour.blue) == litIsHigh;
                }
            }
        }
        panel.chain().ifPresent(chain -> shift(chain, wanted));
    }

    /** All of them dark, at once. */
    void dark() {
        draw(lamp -> Look.DARK, 0);
    }

    private void put(int pin, boolean high) {
        Boolean before = pins.put(pin, high);
        if (before == null || before != high) {
            board.put(pin, high);
        }
    }

    /** The last output goes in first; a rising latch shows all of them together. */
    private void shift(Panel.Chain chain, boolean[] wanted) {
        if (outputsKnown && Arrays.equals(outputs, wanted)) {
            return;
        }
        for (int output = wanted.length - 1; output >= 0; output--) {
            put(chain.data(), wanted[output]);
            board.put(chain.clock(), true);
            board.put(chain.clock(), false);
        }
        board.put(chain.latch(), true);
        board.put(chain.latch(), false);
        System.arraycopy(wanted, 0, outputs, 0, wanted.length);
        outputsKnown = true;
    }
}
