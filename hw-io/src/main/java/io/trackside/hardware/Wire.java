package io.trackside.hardware;

import io.trackside.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * One wire of a panel, from a pin of the computer to a part.
 *
 * @param part name of the part, and its colour if it is one of three
 * @param purpose what it does or shows, in the words of the panel's file
 */
record Wire(int gpio, Kind kind, String part, String purpose) {
    /** What hangs on a pin, and where its other end goes. */
    enum Kind {
        BUTTON_TO_GROUND,
        BUTTON_TO_PLUS,
        LAMP_TO_GROUND,
        LAMP_TO_PLUS,
        DATA,
        CLOCK,
        LATCH;

        boolean isButton() {
            return this == BUTTON_TO_GROUND || this == BUTTON_TO_PLUS;
        }

        boolean isLamp() {
            return this == LAMP_TO_GROUND || this == LAMP_TO_PLUS;
        }

        boolean goesToPlus() {
            return this == BUTTON_TO_PLUS || this == LAMP_TO_PLUS;
        }
    }

    /** A lamp, or one colour of it, on an output of the chain. */
    record Output(int output, boolean toPlus, String part, String purpose) {
        /** Number of its register, 1 for the one next to the computer. */
        int register() {
            return output / OUTPUTS + 1;
        }

        /** {@code A} to {@code H}. */
        char letter() {
            return (char) ('A' + output % OUTPUTS);
        }

        /** The register's pin. */
        int pin() {
            return output % OUTPUTS == 0 ? FIRST_OUTPUT_PIN : output % OUTPUTS;
        }
    }

    static final int OUTPUTS = 8;
    private static final int FIRST_OUTPUT_PIN = 15;
    private static final List<String> COLOURS = List.of("red", "green", "blue");

    /** The wires from the computer's pins, in the order of the panel's file. */
    static List<Wire> of(Panel panel, Texts texts) {
        List<Wire> wires = new ArrayList<>();
        for (Panel.Button button : panel.buttons()) {
            Kind kind = button.pressedIsLow() ? Kind.BUTTON_TO_GROUND : Kind.BUTTON_TO_PLUS;
            String press = button.press().words();
            String does = button.hold()
                    .map(hold -> texts.text("wiring.held", Map.of("press", press, "hold", hold.words())))
                    .orElse(press);
            wires.add(new Wire(button.pin(), kind, button.name(), does));
        }
        for (Panel.Lamp lamp : panel.lamps()) {
            String shows = lamp.shows().words();
            switch (lamp.wiring()) {
                case Panel.Single(int pin, boolean litIsHigh) ->
                    wires.add(new Wire(pin, lampKind(litIsHigh), lamp.name(), shows));
                case Panel.Rgb(int red, int green, int blue, boolean litIsHigh) -> {
                    int[] pins = {red, green, blue};
                    for (int i = 0; i < pins.length; i++) {
                        wires.add(new Wire(pins[i], lampKind(litIsHigh), coloured(lamp, COLOURS.get(i), texts), shows));
                    }
                }
                case Panel.Chained chained -> {
                    // its wire begins at the chain
                }
                case Panel.ChainedRgb chained -> {
                    // likewise
                }
            }
        }
        panel.chain().ifPresent(chain -> {
            wires.add(new Wire(chain.data(), Kind.DATA, "chain data", "data"));
            wires.add(new Wire(chain.clock(), Kind.CLOCK, "chain clock", "clock"));
            wires.add(new Wire(chain.latch(), Kind.LATCH, "chain latch", "latch"));
        });
        return wires;
    }

    /** The wires from the chain's outputs, by output. */
    static List<Output> outputs(Panel panel, Texts texts) {
        List<Output> outputs = new ArrayList<>();
        for (Panel.Lamp lamp : panel.lamps()) {
            String shows = lamp.shows().words();
            switch (lamp.wiring()) {
                case Panel.Chained(int output, boolean litIsHigh) ->
                    outputs.add(new Output(output, !litIsHigh, lamp.name(), shows));
                case Panel.ChainedRgb(int red, int green, int blue, boolean litIsHigh) -> {
                    int[] three = {red, green, blue};
                    for (int i = 0; i < three.length; i++) {
                        outputs.add(new Output(three[i], !litIsHigh, coloured(lamp, COLOURS.get(i), texts), shows));
                    }
                }
                case Panel.Single single -> {
                    // its wire begins at a pin
                }
                case Panel.Rgb rgb -> {
                    // likewise
                }
            }
        }
        outputs.sort((one, other) -> Integer.compare(one.output(), other.output()));
        return outputs;
    }

    private static String coloured(Panel.Lamp lamp, String colour, Texts texts) {
        return texts.text("wiring.coloured", Map.of("name", lamp.name(), "colour", colour));
    }

    private static Kind lampKind(boolean litIsHigh) {
        return litIsHigh ? Kind.LAMP_TO_GROUND : Kind.LAMP_TO_PLUS;
    }
}
