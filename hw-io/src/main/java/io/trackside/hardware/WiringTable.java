package io.trackside.hardware;

import io.trackside.text.Texts;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;

/** The wires of a panel as a table in Markdown, with the parts that are needed. */
record WiringTable(Panel panel, Texts texts) {
    /** The page for the panel called {@code name}; its drawing lies beside it as {@code name.svg}. */
    String page(String name) {
        List<Wire> wires = Wire.of(panel, texts);
        List<Wire.Output> outputs = Wire.outputs(panel, texts);
        StringBuilder page = new StringBuilder();
        page.append(texts.text("wiring.title", Map.of("name", name))).append("\n\n");
        page.append(texts.text("wiring.made", Map.of("name", name))).append("\n\n");
        page.append("![](").append(name).append(".svg)\n\n");
        page.append(texts.text("wiring.parts")).append("\n\n");
        part(page, "wiring.buttons", count(wires, Wire.Kind::isButton));
        int lamps = count(wires, Wire.Kind::isLamp) + outputs.size();
        part(page, "wiring.lamps", lamps);
        part(page, "wiring.registers", registers());
        page.append('\n').append(texts.text("wiring.wires")).append("\n\n");
        page.append(texts.text("wiring.head")).append("\n|---|---|---|---|---|\n");
        for (Wire wire : wires) {
            row(
                    page,
                    wire.part(),
                    wire.purpose(),
                    "GPIO " + wire.gpio(),
                    Integer.toString(Header.pinOf(wire.gpio())),
                    otherEnd(wire.kind().name()));
        }
        if (panel.chain().isPresent()) {
            chain(page, outputs);
        }
        return page.toString();
    }

    private void chain(StringBuilder page, List<Wire.Output> outputs) {
        page.append('\n').append(texts.text("wiring.chain")).append("\n\n");
        page.append(texts.text("wiring.chain-head")).append("\n|---|---|---|---|---|\n");
        for (Wire.Output output : outputs) {
            row(
                    page,
                    output.part(),
                    output.purpose(),
                    Integer.toString(output.register()),
                    "Q" + output.letter() + " (" + output.pin() + ")",
                    otherEnd(output.toPlus() ? "LAMP_TO_PLUS" : "LAMP_TO_GROUND"));
        }
    }

    private String otherEnd(String kind) {
        return texts.text("wiring.end." + kind.toLowerCase(Locale.ROOT).replace('_', '-'));
    }

    private int registers() {
        return panel.chain()
                .map(chain -> (chain.outputs() + Wire.OUTPUTS - 1) / Wire.OUTPUTS)
                .orElse(0);
    }

    private void part(StringBuilder page, String key, int count) {
        if (count > 0) {
            page.append("- ").append(texts.text(key, Map.of("count", count))).append('\n');
        }
    }

    private static int count(List<Wire> wires, Predicate<Wire.Kind> kind) {
        return (int) wires.stream().filter(wire -> kind.test(wire.kind())).count();
    }

    private static void row(StringBuilder page, String... cells) {
        page.append("| ").append(String.join(" | ", cells)).append(" |\n");
    }
}
