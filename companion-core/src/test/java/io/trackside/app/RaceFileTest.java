package io.trackside.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.trackside.rules.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RaceFileTest {
    private static final Map<String, String> HEADER = new TreeMap<>(Map.of("racers", "legs,egg", "track", "mild"));
    private static final String WRITTEN = "trackside-race-1 racers=legs,egg track=mild\n";

    @TempDir
    private Path folder = Path.of("");

    private Path path = folder;

    @BeforeEach
    void named() {
        path = folder.resolve("race.txt");
    }

    @Test
    void inputs_are_lines_behind_the_header_and_are_there_again() throws IOException {
        try (RaceFile file = RaceFile.open(path, HEADER)) {
            file.append("one");
            file.append("two");
        }

        assertThat(path).hasContent(WRITTEN + "one\ntwo\n");
        try (RaceFile file = RaceFile.open(path, HEADER)) {
            assertThat(file.lines()).containsExactly("one", "two");
            assertThat(file.wasTorn()).isFalse();
        }
    }

    @Test
    void an_input_is_on_the_disk_before_anything_else_is_done() throws IOException {
        try (RaceFile file = RaceFile.open(path, HEADER)) {
            file.append("one");
            assertThat(Files.readString(path)).isEqualTo(WRITTEN + "one\n");
        }
    }

    @Test
    void a_last_line_without_its_end_is_cut() throws IOException {
        Files.writeString(path, WRITTEN + "one\ntw");

        try (RaceFile file = RaceFile.open(path, HEADER)) {
            assertThat(file.wasTorn()).isTrue();
            assertThat(file.lines()).containsExactly("one");
            file.append("three");
        }
        assertThat(Files.readString(path)).isEqualTo(WRITTEN + "one\nthree\n");
    }

    @Test
    void a_header_without_its_end_is_completed() throws IOException {
        for (int length = 0; length < WRITTEN.length(); length++) {
            Files.writeString(path, WRITTEN.substring(0, length));
            try (RaceFile file = RaceFile.open(path, HEADER)) {
                assertThat(file.lines()).isEmpty();
            }
            assertThat(Files.readString(path)).isEqualTo(WRITTEN);
        }
    }

    @Test
    void the_file_of_another_race_is_refused_and_left_as_it_is() throws IOException {
        String other = "trackside-race-1 racers=egg,legs track=mild\none\ntw";
        Files.writeString(path, other);

        assertThat(refusal())
                .isEqualTo(path + " holds another race, and is left as it is: its “racers” is egg,legs, here it would"
                        + " be legs,egg. Run that race as it was begun, or give another file with --file.");
        assertThat(Files.readString(path)).isEqualTo(other);
    }

    @Test
    void a_file_of_anything_else_is_refused_and_left_as_it_is() throws IOException {
        for (String other : List.of("Dear diary,\n", "t", "trackside-race-2 racers=legs,egg\n", "\n", "\0\0\0")) {
            Files.writeString(path, other.equals("t") ? "trackside" + other : other);
            byte[] before = Files.readAllBytes(path);

            assertThat(refusal()).startsWith(path + " does not hold a race of this command");
            assertThat(path).hasBinaryContent(before);
        }
    }

    @Test
    void nobody_else_writes_into_a_race_that_runs() {
        try (RaceFile file = RaceFile.open(path, HEADER)) {
            assertThat(refusal()).startsWith(file.path() + " is being used");
        }
    }

    @Test
    void a_folder_that_is_not_there_is_said() {
        path = folder.resolve("nowhere").resolve("race.txt");

        assertThat(refusal()).contains("cannot be used: its folder is not there.");
    }

    @Test
    void a_folder_instead_of_a_file_is_said() {
        path = folder;

        assertThat(refusal()).contains("cannot be used: it is a folder.");
    }

    @Test
    void a_race_without_inputs_makes_room_for_another() throws IOException {
        Files.writeString(path, "trackside-race-1 racers=egg,legs track=mild\n");

        try (RaceFile file = RaceFile.open(path, HEADER)) {
            assertThat(file.lines()).isEmpty();
            file.append("one");
        }
        assertThat(path).hasContent(WRITTEN + "one\n");
    }

    private String refusal() {
        var thrown = assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> RaceFile.open(path, HEADER).close());
        BadInput[] bad = new BadInput[1];
        thrown.satisfies(refused -> bad[0] = refused);
        return Runs.TEXTS.text("bad." + bad[0].key(), bad[0].details());
    }
}
