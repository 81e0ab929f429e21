package io.trackside.hardware;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.app.BroughtCommand;
import io.trackside.text.Texts;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** What a builder sees who tries a panel. */
@Timeout(60)
class PanelCheckTest {
    private static final String PANEL = """
        buttons:
          - {name: yes, pin: 5, press: "yes"}
          - {name: no, pin: 6, press: "no", hold: undo}
        lamps:
          - {name: one, pin: 17, shows: seat 1}
          - {name: two, outputs: [0, 1, 2], shows: seat 2}
        chain: {data: 10, clock: 11, latch: 8, outputs: 8}
        """;

    private final Panel panel = ((PanelFile.Good) PanelFile.read(PANEL)).panel();
    private final StringWriter said = new StringWriter();
    private final StringWriter complained = new StringWriter();

    @Test
    void lamps_are_lit_one_by_one_and_named() throws InterruptedException {
        Recorder board = new Recorder();
        List<String> seen = new ArrayList<>();
        check(length -> seen.add((board.isHigh(17) ? "1" : "0") + " " + board.chain()))
                .lamps(board);
        assertThat(seen).containsExactly("1 00000000", "0 10000000", "0 01000000", "0 00100000");
        assertThat(board.isHigh(17)).isFalse();
        assertThat(board.chain()).isEqualTo("00000000");
        assertThat(said.toString())
                .contains("Lamp “one”: GPIO 17, pin 11 of the header")
                .contains("Lamp “two”, green: output 1, QB (pin 1) of register 1");
    }

    @Test
    void buttons_are_named_until_each_was_pressed() throws Exception {
        VirtualBoard board = new VirtualBoard(panel);
        pressing(board, () -> {
            board.tap(panel.buttons().get(1), true).join();
            board.tap(panel.buttons().get(1), false).join();
            board.tap(panel.buttons().get(0), false).join();
        });
        assertThat(said.toString().lines())
                .containsExactly(
                        "Now press each button, 2 in all. Ctrl-C ends this.",
                        "Button “no” (GPIO 6, pin 31 of the header) does “undo”. 1 is left.",
                        "Button “no” (GPIO 6, pin 31 of the header) does “no”. 1 is left.",
                        "Button “yes” (GPIO 5, pin 29 of the header) does “yes”. That was the last one.",
                        "Every button works.");
    }

    @Test
    void a_button_that_is_pressed_before_anybody_presses_it_is_told() throws Exception {
        VirtualBoard board = new VirtualBoard(panel);
        board.press(panel.buttons().get(0), true, System.nanoTime());
        pressing(board, () -> {
            board.press(panel.buttons().get(0), false, System.nanoTime());
            board.tap(panel.buttons().get(1), false).join();
            board.tap(panel.buttons().get(0), false).join();
        });
        assertThat(said.toString()).startsWith("“yes” (GPIO 5, pin 29 of the header) is pressed before");
    }

    @Test
    void the_command_tells_all_faults_of_a_file_at_once(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("panel.yml"), "buttons: [{name: a, pin: 1, press: x}]");
        assertThat(command().execute("check", file.toString())).isEqualTo(2);
        assertThat(complained.toString().lines())
                .hasSize(2)
                .allMatch(line -> line.startsWith(file + ": “") || line.startsWith(file + ": The button “a”"));
    }

    @Test
    void without_a_pi_the_file_alone_is_looked_at(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("panel.yml"), PANEL);
        assertThat(command().execute("check", file.toString())).isZero();
        assertThat(said.toString())
                .contains("2 buttons, 2 lamps, nothing wrong.")
                .contains("This is no Raspberry Pi");
    }

    @Test
    void wires_are_written_beside_the_file(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("mine.yml"), PANEL);
        assertThat(command().execute("wiring", file.toString())).isZero();
        assertThat(folder.resolve("mine.md")).isNotEmptyFile();
        assertThat(folder.resolve("mine.svg")).isNotEmptyFile();
    }

    @Test
    void the_application_finds_the_command() {
        assertThat(ServiceLoader.load(BroughtCommand.class)).hasAtLeastOneElementOfType(PanelCommand.class);
    }

    /** Begins to press as soon as that is asked for. */
    private void pressing(VirtualBoard board, Runnable fingers) throws InterruptedException {
        Thread builder = new Thread(fingers);
        PrintWriter out = new PrintWriter(said) {
            @Override
            public void println(String line) {
                super.println(line);
                if (line.startsWith("Now press")) {
                    builder.start();
                }
            }
        };
        new PanelCheck(panel, Texts.in("en"), out, System::nanoTime, length -> {}).buttons(board);
        builder.join();
    }

    private PanelCheck check(PanelCheck.Pause pause) {
        return new PanelCheck(panel, Texts.in("en"), new PrintWriter(said), System::nanoTime, pause);
    }

    private CommandLine command() {
        return ((CommandLine) new PanelCommand().in(Texts.in("en")))
                .setOut(new PrintWriter(said))
                .setErr(new PrintWriter(complained));
    }
}
