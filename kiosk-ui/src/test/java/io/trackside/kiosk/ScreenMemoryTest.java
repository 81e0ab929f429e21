package io.trackside.kiosk;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.kiosk.look.Theme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ScreenMemoryTest {
    @TempDir
    private Path folder = Path.of("");

    private Path file() {
        return folder.resolve("state/trackside/screen.properties");
    }

    @Test
    void a_screen_comes_back_as_it_was() {
        Prefs prefs = new Prefs(Theme.DARK, false, true, 50, 15, false, true, Optional.of("pt-BR"));
        FreeTable table = FreeTable.EMPTY.turnedOver().put(2, 30).take(5, 2, 1).take(5, 0, 1);
        ScreenMemory first = ScreenMemory.in(file());
        first.keep(prefs);
        first.keep(table);

        ScreenMemory second = ScreenMemory.in(file());
        assertThat(second.prefs()).isEqualTo(prefs);
        assertThat(second.freeTable()).isEqualTo(table);
    }

    @Test
    void a_new_screen_is_as_usual() {
        assertThat(ScreenMemory.in(file()).prefs()).isEqualTo(Prefs.USUAL);
        assertThat(ScreenMemory.in(file()).freeTable()).isEqualTo(FreeTable.EMPTY);
    }

    @Test
    void what_makes_no_sense_counts_as_usual_and_the_rest_still_counts() throws IOException {
        Files.createDirectories(file().getParent());
        Files.writeString(
                file(),
                "theme=dark\n"
                        + "motion=perhaps\n"
                        + "rest=7\n"
                        + "bright=x\n"
                        + "free-table=wild 0,0,0,0,0,99 1,1\n"
                        + "cursor=on\n"
                        + "language=tlh\n");
        ScreenMemory memory = ScreenMemory.in(file());
        assertThat(memory.prefs()).isEqualTo(Prefs.USUAL.with(Theme.DARK).pointing(true));
        assertThat(memory.freeTable()).isEqualTo(FreeTable.EMPTY);
    }

    @Test
    void a_place_that_cannot_be_written_stops_nobody() throws IOException {
        Path file = folder.resolve("no-folder/screen.properties");
        Files.writeString(folder.resolve("no-folder"), "in the way");
        ScreenMemory memory = ScreenMemory.in(file);
        memory.keep(Prefs.USUAL.with(Theme.DARK));
        assertThat(memory.prefs().theme()).isEqualTo(Theme.DARK);
    }

    @Test
    void the_file_lies_where_the_system_keeps_such_things() {
        Path home = Path.of("/home/anna");
        assertThat(ScreenMemory.usualFile(Map.of(), home))
                .isEqualTo(Path.of("/home/anna/.local/state/trackside/screen.properties"));
        assertThat(ScreenMemory.usualFile(Map.of("XDG_STATE_HOME", "/var/lib"), home))
                .isEqualTo(Path.of("/var/lib/trackside/screen.properties"));
        assertThat(ScreenMemory.usualFile(Map.of("XDG_STATE_HOME", "not/absolute"), home))
                .isEqualTo(Path.of("/home/anna/.local/state/trackside/screen.properties"));
    }

    /** R1.4: four of gold and silver, 25 of bronze. */
    @Test
    void a_free_table_gives_no_more_chips_than_are_in_the_box() {
        FreeTable table = FreeTable.EMPTY;
        for (int i = 0; i < 6; i++) {
            table = table.take(i, 0, 1).take(i, 2, 1);
        }
        assertThat(table.bank(0)).isZero();
        assertThat(table.has(3, 0)).isOne();
        assertThat(table.has(4, 0)).isZero();
        assertThat(table.bank(2)).isEqualTo(19);
        assertThat(table.take(0, 1, -1)).isEqualTo(table);
    }
}
