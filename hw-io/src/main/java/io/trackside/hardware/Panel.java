package io.trackside.hardware;

import java.util.List;
import java.util.Optional;

/**
 * The buttons and lamps of a table. Pins are BCM numbers.
 *
 * @param chain the shift registers, if lamps are on some
 */
record Panel(List<Button> buttons, List<Lamp> lamps, Optional<Chain> chain) {
    Panel {
        buttons = List.copyOf(buttons);
        lamps = List.copyOf(lamps);
    }

    /** What keeps an open button's level. */
    enum Pull {
        UP,
        DOWN,
        NONE
    }

    /**
     * A button.
     *
     * @param pressedIsLow whether its pin is low while it is pressed
     * @param press what it does; at once, or when it is let go if it also has a {@code hold}
     * @param hold what it does instead when it is held
     * @param debounce milliseconds of rest after which a level counts
     */
    record Button(
            String name, int pin, Pull pull, boolean pressedIsLow, Action press, Optional<Action> hold, int debounce) {}

    /** A lamp. */
    record Lamp(String name, Wiring wiring, Shows shows) {}

    /** What drives a lamp. */
    sealed interface Wiring {}

    /** One colour on a pin. */
    record Single(int pin, boolean litIsHigh) implements Wiring {}

    /** Three colours on three pins. */
    record Rgb(int red, int green, int blue, boolean litIsHigh) implements Wiring {}

    /** Output number {@code output} of the chain, 0 for the first of the register next to the computer. */
    record Chained(int output, boolean litIsHigh) implements Wiring {}

    /** Three colours on three outputs of the chain. */
    record ChainedRgb(int red, int green, int blue, boolean litIsHigh) implements Wiring {}

    /**
     * 74HC595 shift registers one behind the other.
     *
     * @param outputs how many there are in all, 8 a register
     */
    record Chain(int data, int clock, int latch, int outputs) {}
}
