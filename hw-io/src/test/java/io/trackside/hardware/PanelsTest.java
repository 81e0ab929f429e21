package io.trackside.hardware;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The panels that come with Trackside. */
class PanelsTest {
    @Test
    void every_panel_is_without_fault() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("..", "deploy", "panels"))) {
            List<Path> panels =
                    files.filter(file -> file.toString().endsWith(".yml")).toList();
            assertThat(panels).isNotEmpty();
            for (Path file : panels) {
                assertThat(PanelFile.read(Files.readString(file)))
                        .as(file.toString())
                        .isInstanceOf(PanelFile.Good.class);
            }
        }
    }

    /** The ready-made panel called {@code name}. */
    static Panel panel(String name) {
        return ((PanelFile.Good) PanelFile.read(Path.of("..", "deploy", "panels", name + ".yml"))).panel();
    }

    @Test
    void the_minimal_panel_has_all_that_a_whole_evening_needs() {
        Panel panel = panel("minimal");
        List<Action> actions = panel.buttons().stream()
                .flatMap(button -> Stream.concat(Stream.of(button.press()), button.hold().stream()))
                .toList();
        assertThat(actions)
                .contains(new Action.Yes(), new Action.No(), new Action.Undo(), new Action.Throw())
                .contains(new Action.Face(1), new Action.Face(6));
        assertThat(panel.lamps()).extracting(Panel.Lamp::shows).contains(new Shows.Seat(0), new Shows.Seat(5));
    }
}
