package io.trackside.hardware;

import io.trackside.text.Texts;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The wires of a panel as a drawing: the header of the computer in the middle, each part straight beside its pin, and the
 * registers of the chain below.
 */
final class WiringDiagram {
    private static final int WIDTH = 1080;
    private static final int TOP = 96;
    private static final int PITCH = 32;
    private static final int MIDDLE = WIDTH / 2;
    private static final int TO_PIN = 18;
    private static final int TO_PART = 150;
    private static final int TO_RAIL = 262;
    private static final int TO_PLUS_RAIL = 284;
    /** Beyond the rails, which its wire crosses. */
    private static final int TO_CHIP = 300;

    private static final int BELOW_HEADER = TOP + PITCH * Header.PINS / 2 + 24;
    private static final int REGISTERS_A_ROW = 4;
    private static final int REGISTER_WIDTH = 250;
    private static final int REGISTER_HEIGHT = 262;
    private static final int REGISTER_PITCH = 22;

    private static final String INK = "#222222";
    private static final String GREY = "#5f5f5f";
    private static final String GROUND = "#1f4e9e";
    private static final String PLUS = "#b3261e";
    private static final String WIRE = "#2e7d32";
    private static final String LAMP = "#ffd54f";

    private final Panel panel;
    private final Texts texts;
    private final Svg svg = new Svg();
    private final List<Wire> wires;

    private WiringDiagram(Panel panel, Texts texts) {
        this.panel = panel;
        this.texts = texts;
        this.wires = Wire.of(panel, texts);
    }

    /** The drawing of {@code panel}, which is called {@code name}, as SVG. */
    static String of(Panel panel, String name, Texts texts) {
        return new WiringDiagram(panel, texts).drawn(name);
    }

    private String drawn(String name) {
        svg.words(MIDDLE, 34, "middle", 20, INK, texts.text("wiring.drawing", Map.of("name", name)));
        svg.words(MIDDLE, 58, "middle", 13, GREY, texts.text("wiring.drawing-view"));
        rails(false);
        rails(true);
        header();
        wires.forEach(this::wire);
        return svg.of(WIDTH, registers());
    }

    // ---- the header ------------------------------------------------------------------------------------------------

    private void header() {
        svg.box(MIDDLE - 40, TOP - 20, 80, PITCH * Header.PINS / 2.0 + 8, "#e8f0e8", "#88a088");
        for (int pin = 1; pin <= Header.PINS; pin++) {
            boolean used = Header.gpio(pin).filter(this::isUsed).isPresent();
            String fill = switch (Header.at(pin)) {
                case "GND" -> GROUND;
                case "3V3", "5V" -> PLUS;
                default -> used ? WIRE : "#ffffff";
            };
            svg.dot(x(pin, TO_PIN), y(pin), 9, fill, GREY);
            String number = fill.equals("#ffffff") ? GREY : "#ffffff";
            svg.words(x(pin, TO_PIN), y(pin) + 3.5, "middle", 10, number, Integer.toString(pin));
            String label = Header.gpio(pin).map(gpio -> "GPIO " + gpio).orElse(Header.at(pin));
            svg.words(x(pin, 46), y(pin) - 4, anchor(pin), 11, used ? INK : GREY, label);
        }
    }

    private boolean isUsed(int gpio) {
        return wires.stream().anyMatch(wire -> wire.gpio() == gpio);
    }

    private void rails(boolean right) {
        int ground = right ? Header.RIGHT_GROUND : Header.LEFT_GROUND;
        if (has(right, kind -> (kind.isButton() || kind.isLamp()) && !kind.goesToPlus())) {
            svg.line(x(ground, TO_RAIL), TOP - 8, x(ground, TO_RAIL), y(Header.PINS) + 8, GROUND);
            svg.line(x(ground, TO_PIN), y(ground), x(ground, TO_RAIL), y(ground), GROUND);
            svg.words(x(ground, TO_RAIL), TOP - 14, "middle", 11, GROUND, "GND");
        }
        if (has(right, Wire.Kind::goesToPlus)) {
            svg.line(x(ground, TO_PLUS_RAIL), TOP - 8, x(ground, TO_PLUS_RAIL), y(Header.PINS) + 8, PLUS);
            svg.words(x(ground, TO_PLUS_RAIL), TOP - 26, "middle", 11, PLUS, texts.text("wiring.plus-rail"));
        }
    }

    private boolean has(boolean right, Predicate<Wire.Kind> kind) {
        return wires.stream().anyMatch(wire -> isRight(Header.pinOf(wire.gpio())) == right && kind.test(wire.kind()));
    }

    // ---- what hangs on the pins ------------------------------------------------------------------------------------

    private void wire(Wire wire) {
        int pin = Header.pinOf(wire.gpio());
        double y = y(pin);
        Wire.Kind kind = wire.kind();
        boolean endsHere = kind.isButton() || kind.isLamp();
        svg.line(x(pin, TO_PIN + 9), y, x(pin, endsHere ? TO_PART : TO_CHIP), y, WIRE);
        if (endsHere) {
            int rail = kind.goesToPlus() ? TO_PLUS_RAIL : TO_RAIL;
            String colour = kind.goesToPlus() ? PLUS : GROUND;
            svg.line(x(pin, TO_PART + 74), y, x(pin, rail), y, colour);
            svg.dot(x(pin, rail), y, 3, colour, colour);
            if (kind.isButton()) {
                button(pin);
            } else {
                lamp(pin, kind.goesToPlus());
            }
            name(pin, wire.part(), wire.purpose());
        } else {
            svg.box(isRight(pin) ? x(pin, TO_CHIP) : x(pin, TO_CHIP + 102), y - 11, 102, 22, "#eeeeee", GREY);
            svg.words(x(pin, TO_CHIP + 51), y + 4, "middle", 11, INK, texts.text("wiring.chain-" + wire.purpose()));
        }
    }

    private void button(int pin) {
        double y = y(pin);
        svg.line(x(pin, TO_PART), y, x(pin, TO_PART + 24), y, INK);
        svg.line(x(pin, TO_PART + 50), y, x(pin, TO_PART + 74), y, INK);
        svg.dot(x(pin, TO_PART + 24), y, 3, "#ffffff", INK);
        svg.dot(x(pin, TO_PART + 50), y, 3, "#ffffff", INK);
        svg.line(x(pin, TO_PART + 22), y - 8, x(pin, TO_PART + 52), y - 8, INK);
        svg.line(x(pin, TO_PART + 37), y - 8, x(pin, TO_PART + 37), y - 13, INK);
    }

    /** Current flows along the triangle: out of the pin, or towards it. */
    private void lamp(int pin, boolean towardsPin) {
        double y = y(pin);
        svg.line(x(pin, TO_PART), y, x(pin, TO_PART + 74), y, INK);
        double near = x(pin, TO_PART);
        double far = x(pin, TO_PART + 28);
        svg.box(Math.min(near, far), y - 5, 28, 10, "#ffffff", INK);
        double base = x(pin, TO_PART + (towardsPin ? 62 : 44));
        double tip = x(pin, TO_PART + (towardsPin ? 46 : 60));
        svg.triangle(base, tip, y, 8, LAMP);
        svg.line(tip, y - 8, tip, y + 8, INK);
    }

    private void name(int pin, String part, String purpose) {
        double x = x(pin, TO_PLUS_RAIL + 12);
        svg.words(x, y(pin) + 1, anchor(pin), 12, INK, part);
        if (!part.equals(purpose)) {
            svg.words(x, y(pin) + 13, anchor(pin), 10, GREY, purpose);
        }
    }

    private static boolean isRight(int pin) {
        return pin % 2 == 0;
    }

    private static double x(int pin, double distance) {
        return isRight(pin) ? MIDDLE + distance : MIDDLE - distance;
    }

    private static double y(int pin) {
        return TOP + (pin - 1) / 2 * PITCH;
    }

    private static String anchor(int pin) {
        return isRight(pin) ? "start" : "end";
    }

    // ---- the chain -------------------------------------------------------------------------------------------------

    /** Draws the registers; the height of all. */
    private int registers() {
        Optional<Panel.Chain> chain = panel.chain();
        if (chain.isEmpty()) {
            svg.words(MIDDLE, BELOW_HEADER + 4, "middle", 12, GREY, texts.text("wiring.resistors"));
            return BELOW_HEADER + 24;
        }
        int count = (chain.get().outputs() + Wire.OUTPUTS - 1) / Wire.OUTPUTS;
        int y = BELOW_HEADER + 10;
        svg.words(MIDDLE, y, "middle", 13, INK, texts.text("wiring.registers-all"));
        svg.words(MIDDLE, y + 20, "middle", 12, GREY, texts.text("wiring.resistors"));
        List<Wire.Output> outputs = Wire.outputs(panel, texts);
        for (int register = 1; register <= count; register++) {
            int column = (register - 1) % REGISTERS_A_ROW;
            int row = (register - 1) / REGISTERS_A_ROW;
            int left = 40 + column * REGISTER_WIDTH;
            int top = y + 46 + row * REGISTER_HEIGHT;
            register(register, left, top, outputs);
        }
        return y + 46 + (count + REGISTERS_A_ROW - 1) / REGISTERS_A_ROW * REGISTER_HEIGHT;
    }

    private void register(int register, int left, int top, List<Wire.Output> outputs) {
        svg.box(left, top, 92, REGISTER_HEIGHT - 22, "#eeeeee", GREY);
        svg.words(left + 46, top + 18, "middle", 12, INK, texts.text("wiring.register", Map.of("number", register)));
        String before = register == 1
                ? texts.text("wiring.first-data")
                : texts.text("wiring.next-data", Map.of("number", register - 1));
        svg.words(left + 6, top + 40, "start", 10, GREY, before);
        for (int output = 0; output < Wire.OUTPUTS; output++) {
            double y = top + 60 + output * REGISTER_PITCH;
            int number = (register - 1) * Wire.OUTPUTS + output;
            Optional<Wire.Output> wired =
                    outputs.stream().filter(one -> one.output() == number).findFirst();
            int pin = new Wire.Output(number, false, "", "").pin();
            char letter = (char) ('A' + output);
            svg.words(left + 86, y + 4, "end", 11, wired.isPresent() ? INK : GREY, "Q" + letter + " (" + pin + ")");
            wired.ifPresent(lamp -> {
                svg.line(left + 92, y, left + 140, y, lamp.toPlus() ? PLUS : WIRE);
                svg.box(left + 98, y - 4, 14, 8, "#ffffff", INK);
                double base = lamp.toPlus() ? left + 134 : left + 120;
                double tip = lamp.toPlus() ? left + 120 : left + 134;
                svg.triangle(base, tip, y, 6, LAMP);
                svg.words(left + 146, y + 4, "start", 11, INK, lamp.part());
            });
        }
    }
}
