package io.trackside.hardware;

import io.trackside.hardware.Panel.Lamp;
import io.trackside.table.TableView;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Puts the pins of lamps as a view wants them; touches only those that change. For one thread. */
final class Lamps {
    private final Panel panel;
    private final Board board;
    private final Map<Integer, Boolean> pins = new TreeMap<>();
    private final Map<Lamp, Look> looks = new LinkedHashMap<>();
    private final boolean[] outputs;
    private boolean outputsKnown;

    Lamps(Panel panel, Board board) {
        this.panel = panel;
        this.board = board;
        this.outputs = new boolean[panel.chain().map(Panel.Chain::outputs).orElse(0)];
    }

    /** What the lamps show from now on. */
    void show(TableView view) {
        LampPlan plan = new LampPlan(view);
        panel.lamps().forEach(lamp -> looks.put(lamp, plan.of(lamp.shows())));
    }

    /** All lamps look alike: at the start, for a test, when something is wrong. */
    void showAll(Look look) {
        panel.lamps().forEach(lamp -> looks.put(lamp, look));
    }

    /** Only {@code one} is lit. */
    void showOnly(Lamp one) {
        showAll(Look.DARK);
        looks.put(one, new Look(Look.Pattern.STEADY, Look.Colour.WHITE));
    }

    Look look(Lamp lamp) {
        return looks.getOrDefault(lamp, Look.DARK);
    }

    /** Puts every pin as it has to be at {@code now}, nanoseconds of a clock that never goes back. */
    void draw(long now) {
        boolean[] wanted = new boolean[outputs.length];
        for (Lamp lamp : panel.lamps()) {
            Look look = look(lamp);
            boolean lit = look.pattern().isLit(now);
            switch (lamp.wiring()) {
                case Panel.Single(int pin, boolean litIsHigh) -> put(pin, lit == litIsHigh);
                case Panel.Rgb(int red, int green, int blue, boolean litIsHigh) -> {
                    put(red, (lit && look.colour().red) == litIsHigh);
                    put(green, (lit && look.colour().green) == litIsHigh);
                    put(blue, (lit && look.colour().blue) == litIsHigh);
                }
                case Panel.Chained(int output) -> wanted[output] = lit;
            }
        }
        panel.chain().ifPresent(chain -> shift(chain, wanted));
    }

    /** All of them dark, at once. */
    void dark() {
        showAll(Look.DARK);
        draw(0);
    }

    private void put(int pin, boolean high) {
        if (!Optional.of(high).equals(Optional.ofNullable(pins.put(pin, high)))) {
            board.put(pin, high);
        }
    }

    /** The last output goes in first; a rising latch shows all of them together. */
    private void shift(Panel.Chain chain, boolean[] wanted) {
        if (outputsKnown && Arrays.equals(outputs, wanted)) {
            return;
        }
        for (int output = wanted.length - 1; output >= 0; output--) {
            board.put(chain.data(), wanted[output]);
            board.put(chain.clock(), true);
            board.put(chain.clock(), false);
        }
        board.put(chain.latch(), true);
        board.put(chain.latch(), false);
        System.arraycopy(wanted, 0, outputs, 0, wanted.length);
        outputsKnown = true;
    }
}
