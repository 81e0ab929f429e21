package io.trackside.hardware;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.hardware.Panel.Button;
import io.trackside.table.Command;
import io.trackside.table.Person;
import io.trackside.table.Plan;
import io.trackside.table.TableView;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A panel at work on a virtual board. */
class DeskTest {
    private static final String MINIMAL = """
        buttons:
          - {name: yes, pin: 2, press: "yes", debounce: 0}
          - {name: no, pin: 3, press: "no", debounce: 0}
          - {name: throw, pin: 4, press: throw, debounce: 0}
          - {name: first, pin: 5, press: face 1, debounce: 0}
        lamps:
          - {name: Anna, pin: 17, shows: seat 1}
          - {name: Ben, rgb: [22, 23, 24], shows: seat 2}
          - {name: point, output: 3, shows: seat 1 points 1}
        chain: {data: 10, clock: 11, latch: 8, outputs: 8}
        """;

    @TempDir
    private Path folder = Path.of("");

    @Test
    @Timeout(60)
    void a_whole_game_is_played_with_nothing_but_buttons() {
        Panel panel = panel();
        VirtualBoard board = new VirtualBoard(panel);
        try (Evening evening = new Evening(folder)) {
            evening.does(new Command.Begin(Plan.usual(
                    List.of(new Person("Anna", "red"), new Person("Ben", "blue"), new Person("Cleo", "green")))));
            try (Desk desk = new Desk(panel, board, evening, System::nanoTime, 0, () -> {})) {
                assertThat(desk.panel()).isEqualTo(panel);
                int presses = 0;
                while (!kind(evening.view()).equals("over")) {
                    press(board, panel, button(evening.view(), presses), evening);
                    presses++;
                }
                assertThat(evening.view().game().orElseThrow().finished()).hasSize(4);
            }
        }
    }

    /** Deals the teams, then whatever the prompt wants: yes, no or the first option. */
    private static String button(TableView view, int presses) {
        return switch (kind(view)) {
            case "roll-off" -> presses == 0 ? "yes" : "throw";
            case "main-die", "power-die", "draw" -> "throw";
            case "reveal", "next-race" -> "yes";
            default -> view.prompt().orElseThrow().optional() ? "no" : "first";
        };
    }

    private static void press(VirtualBoard board, Panel panel, String name, Evening evening) {
        Button button = panel.buttons().stream()
                .collect(Collectors.toMap(Button::name, one -> one))
                .get(name);
        assertThat(button).isNotNull();
        long before = evening.view().version();
        board.press(button, true, System.nanoTime());
        Awaitility.await()
                .pollDelay(Duration.ZERO)
                .pollInterval(Duration.ofMillis(1))
                .until(() -> evening.view().version() != before);
        board.press(button, false, System.nanoTime());
        assertThat(evening.view().ignored())
                .as("%s at %s", name, evening.view().prompt())
                .isEmpty();
    }

    @Test
    void lamps_change_their_pins_only_when_they_must_and_all_go_dark_at_the_end() {
        Panel panel = panel();
        Recorder board = new Recorder();
        Lamps lamps = new Lamps(panel, board);
        lamps.showAll(new Look(Look.Pattern.STEADY, Look.Colour.AMBER));
        lamps.draw(0);
        assertThat(board.levels).containsAllEntriesOf(Map.of(17, true, 22, true, 23, true, 24, false));
        assertThat(board.chain()).isEqualTo("00010000");
        int writes = board.writes;
        lamps.draw(1);
        assertThat(board.writes).isEqualTo(writes);
        lamps.dark();
        assertThat(board.levels).containsAllEntriesOf(Map.of(17, false, 22, false, 23, false, 24, false));
        assertThat(board.chain()).isEqualTo("00000000");
    }

    private static String kind(TableView view) {
        return view.prompt().orElseThrow().kind();
    }

    private static Panel panel() {
        return ((PanelFile.Good) PanelFile.read(MINIMAL)).panel();
    }
}
