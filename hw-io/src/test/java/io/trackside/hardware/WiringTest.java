package io.trackside.hardware;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.text.Texts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tables and drawings of wires. */
class WiringTest {
    private static final Texts TEXTS = Texts.in("en");
    private static final String UNUSUAL = """
        buttons:
          - {name: up, pin: 5, pull: down, pressed: high, press: "yes"}
        lamps:
          - {name: low, pin: 17, lit: low, shows: seat 1}
          - {name: three, rgb: [22, 23, 24], shows: seat 2}
          - {name: nine, output: 8, lit: low, shows: seat 3}
        chain: {data: 10, clock: 11, latch: 8, outputs: 16}
        """;

    @ParameterizedTest
    @ValueSource(strings = {"minimal", "six-seats", "lit-track"})
    void what_lies_in_deploy_is_what_the_panel_says(String name) throws IOException {
        Panel panel = PanelsTest.panel(name);
        Path folder = Path.of("..", "deploy", "panels");
        String remedy = "run deploy/trackside panel wiring deploy/panels/" + name + ".yml";
        assertThat(Files.readString(folder.resolve(name + ".md")))
                .as(remedy)
                .isEqualTo(new WiringTable(panel, TEXTS).page(name));
        assertThat(Files.readString(folder.resolve(name + ".svg")))
                .as(remedy)
                .isEqualTo(WiringDiagram.of(panel, name, TEXTS));
    }

    @Test
    void the_header_is_that_of_a_raspberry_pi() {
        assertThat(Header.pinOf(2)).isEqualTo(3);
        assertThat(Header.pinOf(14)).isEqualTo(8);
        assertThat(Header.pinOf(17)).isEqualTo(11);
        assertThat(Header.pinOf(25)).isEqualTo(22);
        assertThat(Header.pinOf(8)).isEqualTo(24);
        assertThat(Header.pinOf(5)).isEqualTo(29);
        assertThat(Header.pinOf(26)).isEqualTo(37);
        assertThat(Header.pinOf(21)).isEqualTo(40);
        assertThat(IntStream.rangeClosed(0, 27).map(Header::pinOf).distinct()).hasSize(28);
        assertThat(Header.at(Header.LEFT_GROUND)).isEqualTo("GND");
        assertThat(Header.at(Header.RIGHT_GROUND)).isEqualTo("GND");
    }

    @Test
    void outputs_are_counted_from_the_register_next_to_the_computer() {
        Wire.Output first = new Wire.Output(0, false, "", "");
        assertThat(first.register()).isEqualTo(1);
        assertThat(first.letter()).isEqualTo('A');
        assertThat(first.pin()).isEqualTo(15);
        Wire.Output other = new Wire.Output(15, false, "", "");
        assertThat(other.register()).isEqualTo(2);
        assertThat(other.letter()).isEqualTo('H');
        assertThat(other.pin()).isEqualTo(7);
    }

    @Test
    void every_wire_says_where_both_its_ends_go() {
        Panel panel = ((PanelFile.Good) PanelFile.read(UNUSUAL)).panel();
        assertThat(new WiringTable(panel, TEXTS).page("p"))
                .contains("| up | yes | GPIO 5 | 29 | 3V3 (pin 1 or 17) |")
                .contains("| low | seat 1 | GPIO 17 | 11 | resistor, LED (short leg to the resistor), 3V3")
                .contains("| three green | seat 2 | GPIO 23 | 16 | resistor, LED (long leg to the resistor), ground |")
                .contains("| nine | seat 3 | 2 | QA (15) | resistor, LED (short leg to the resistor), 3V3")
                .contains("| chain data | data | GPIO 10 | 19 | SER (pin 14) of the first register |")
                .contains("2 shift registers");
        assertThat(WiringDiagram.of(panel, "a<b", TEXTS)).contains("a&lt;b").contains("3V3 (pin 17)");
    }
}
