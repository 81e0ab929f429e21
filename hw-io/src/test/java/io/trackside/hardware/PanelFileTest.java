package io.trackside.hardware;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.rules.BadInput;
import io.trackside.text.Texts;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PanelFileTest {
    private static final String GOOD = """
        buttons:
          - {name: yes, pin: 5, press: "yes", hold: undo}
          - {name: die 4, pin: 6, pull: down, pressed: high, press: face 4, debounce: 10}
        lamps:
          - {name: Anna, pin: 17, shows: seat 1}
          - {name: Ben, rgb: [22, 23, 24], lit: low, shows: seat 2}
          - {name: bar, output: 15, shows: seat 2 points 5}
        chain: {data: 10, clock: 11, latch: 8, outputs: 16}
        """;
    private static final String BAD = """
        buttons:
          - {name: yes, pin: 17, press: "yes"}
          - {name: no, pin: 17, press: maybe}
          - {name: no, pin: 1, press: "no"}
          - {name: far, pin: 40, press: face 7}
        lamps:
          - {name: lamp, output: 9, shows: seat 9}
          - {name: rgb, rgb: [2, 3], shows: warning}
          - {name: odd, pin: 4, shows: nonsense, colour: red, size: big}
          - {name: both, pin: 9, output: 1, shows: warning}
          - nothing
          - {name: no output, outputs: [1, 2, 30], lit: maybe, shows: warning}
        chain: {data: 10, clock: 11, latch: 8, outputs: 8}
        """;

    @Test
    void a_panel_is_read_with_what_is_usual_where_nothing_is_said() {
        Panel panel = ((PanelFile.Good) PanelFile.read(GOOD)).panel();
        assertThat(panel.buttons())
                .containsExactly(
                        new Panel.Button(
                                "yes", 5, Panel.Pull.UP, true, new Action.Yes(), Optional.of(new Action.Undo()), 30),
                        new Panel.Button("die 4", 6, Panel.Pull.DOWN, false, new Action.Face(4), Optional.empty(), 10));
        assertThat(panel.lamps())
                .containsExactly(
                        new Panel.Lamp("Anna", new Panel.Single(17, true), new Shows.Seat(0)),
                        new Panel.Lamp("Ben", new Panel.Rgb(22, 23, 24, false), new Shows.Seat(1)),
                        new Panel.Lamp("bar", new Panel.Chained(15, true), new Shows.Points(1, 5)));
        assertThat(panel.chain()).contains(new Panel.Chain(10, 11, 8, 16));
    }

    @Test
    void everything_that_is_wrong_is_said_at_once() {
        List<BadInput> faults = ((PanelFile.Bad) PanelFile.read(BAD)).faults();
        assertThat(faults)
                .extracting(BadInput::key)
                .containsExactlyInAnyOrder(
                        "panel-pin-twice",
                        "panel-action",
                        "panel-name-twice",
                        "panel-pin-reserved",
                        "panel-pin",
                        "panel-action",
                        "panel-output",
                        "panel-rgb",
                        "panel-shows",
                        "panel-shows",
                        "key-unknown",
                        "key-unknown",
                        "panel-driver",
                        "key-object",
                        "panel-output",
                        "panel-word");
    }

    @Test
    void faults_name_the_thing_and_the_remedy() {
        Texts texts = Texts.in("en");
        assertThat(((PanelFile.Bad) PanelFile.read(BAD))
                        .faults().stream().map(fault -> texts.text("bad." + fault.key(), fault.details())))
                .contains(
                        "“no” uses GPIO 17, which “yes” already uses. Give one of them another pin.",
                        "“no” uses GPIO 1, over which the computer talks with boards at every start. Choose one from 2"
                                + " on.",
                        "The lamp “lamp” is on output 9 of the chain, which has 8, numbered from 0. Choose another"
                                + " output, or say how many the chain has.");
    }

    @Test
    void whatever_can_be_said_of_a_part_is_read_back_in_the_same_words() {
        for (String words : List.of(
                "face 3",
                "yes",
                "no",
                "next",
                "previous",
                "confirm",
                "throw",
                "undo",
                "next-race",
                "dim",
                "seat 6 yes",
                "seat 1 no")) {
            assertThat(Action.of(words, "one").words()).isEqualTo(words);
        }
        for (String words : List.of(
                "seat 4",
                "seat 4 done",
                "seat 1 points 12",
                "seat 6 gold 1",
                "seat 2 bronze 3",
                "space 29",
                "warning")) {
            assertThat(Shows.of(words, "one").words()).isEqualTo(words);
        }
    }

    @Test
    void the_same_key_twice_is_no_panel() {
        assertThat(PanelFile.read("buttons: []\nbuttons: []")).isInstanceOf(PanelFile.Bad.class);
        assertThat(PanelFile.read("")).isInstanceOf(PanelFile.Bad.class);
        assertThat(PanelFile.read("- a list")).isInstanceOf(PanelFile.Bad.class);
    }

    @Test
    void what_is_no_yaml_is_told_with_its_line() {
        assertThat(PanelFile.read("buttons:\n  - {name: ["))
                .isInstanceOfSatisfying(
                        PanelFile.Bad.class,
                        bad -> assertThat(bad.faults())
                                .extracting(BadInput::key)
                                .containsExactly("panel-malformed"));
    }
}
