package io.trackside.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.trackside.rules.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RunFileTest {
    private static final Path HOME = Path.of("/home/anna");

    @TempDir
    private Path folder = Path.of("");

    @Test
    void every_setting_is_read_and_folders_are_seen_from_the_file() throws IOException {
        RunSettings settings = read("port: 9000\n"
                + "games-folder: ../games\n"
                + "printing-folder: ~/prints\n"
                + "resume: newest # mostly\n"
                + "panel: panel.yml\n");

        assertThat(settings)
                .isEqualTo(new RunSettings(
                        Optional.of(9000),
                        Optional.of(folder.resolveSibling("games")),
                        Optional.of(Path.of(System.getProperty("user.home"), "prints")),
                        Optional.of(RunSettings.Resume.NEWEST),
                        Map.of("panel", folder.resolve("panel.yml").toString())));
        assertThat(settings.adapterProperties())
                .isEqualTo(Map.of("trackside.panel", folder.resolve("panel.yml").toString()));
    }

    @Test
    void an_adapter_can_be_off() throws IOException {
        assertThat(read("panel: off\nscreen: 800x480\n").adapters())
                .isEqualTo(Map.of("panel", "off", "screen", "800x480"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "# nothing\n", "---\n"})
    void an_empty_file_sets_nothing(String text) throws IOException {
        assertThat(read(text)).isEqualTo(RunSettings.NONE);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "prot: 1                 | config-key    | 1",
                "resume: ask;port: x     | config-port   | 2",
                "port: 65536             | config-port   | 1",
                "port: -1                | config-port   | 1",
                "port: [1]               | config-line   | 1",
                "resume: ask;resume: ask | config-twice  | 2",
                "resume: maybe           | config-resume | 1",
                "games-folder:           | config-folder | 1",
                "- port                  | config-line   | 1",
                "port                    | config-line   | 1",
                "port: 1;  resume: ask   | config-line   | 2",
                "port: 'x                | config-line   | 2",
            })
    void what_is_wrong_is_named_with_its_line(String text, String key, int line) {
        assertThatThrownBy(() -> read(text.replace(';', '\n') + "\n")).isInstanceOfSatisfying(BadInput.class, bad -> {
            assertThat(bad.key()).isEqualTo(key);
            assertThat(bad.details()).containsEntry("line", line).containsKey("file");
        });
    }

    @Test
    void a_file_that_is_not_there_is_named() {
        assertThatThrownBy(() -> RunFile.read(folder.resolve("none.yml")))
                .isInstanceOfSatisfying(
                        BadInput.class, bad -> assertThat(bad.key()).isEqualTo("file-missing"));
    }

    @Test
    void what_is_typed_counts_more_than_the_file() throws IOException {
        RunSettings typed = new RunSettings(
                Optional.of(1), Optional.empty(), Optional.empty(), Optional.empty(), Map.of("panel", "/mine"));

        assertThat(typed.or(read("port: 2\nresume: ask\npanel: yours\n")))
                .isEqualTo(new RunSettings(
                        Optional.of(1),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.of(RunSettings.Resume.ASK),
                        Map.of("panel", "/mine")));
    }

    @Test
    void games_lie_in_the_data_folder_of_the_person() {
        assertThat(RunSettings.NONE.gamesFolderOrUsual("/data", HOME)).isEqualTo(Path.of("/data/trackside/games"));
        assertThat(RunSettings.NONE.gamesFolderOrUsual("", HOME))
                .isEqualTo(RunSettings.NONE.gamesFolderOrUsual("relative", HOME))
                .isEqualTo(RunSettings.NONE.gamesFolderOrUsual(null, HOME))
                .isEqualTo(Path.of("/home/anna/.local/share/trackside/games"));
    }

    private RunSettings read(String text) throws IOException {
        Path file = folder.resolve("table.yml");
        Files.writeString(file, text);
        return RunFile.read(file);
    }
}
