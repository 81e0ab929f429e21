package io.trackside.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.trackside.rules.BadInput;
import io.trackside.rules.Track;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PrintingTest {
    @TempDir
    private Path folder = Path.of("");

    @Test
    void the_wild_side_is_as_printed() {
        Track wild = Printing.ofTheBox().track("wild");
        assertThat(wild.secondCorner()).isEqualTo(15);
        assertThat(wild.specialSpaces()).containsExactly(1, 5, 7, 11, 13, 16, 17, 23, 24, 26);
        assertThat(List.of(wild.arrow(7), wild.arrow(11), wild.arrow(16), wild.arrow(23), wild.arrow(24)))
                .containsExactly(3, 1, -4, 2, -2);
        assertThat(wild.isStar(1) && wild.isStar(13)).isTrue();
        assertThat(wild.isRock(5) && wild.isRock(17) && wild.isRock(26)).isTrue();
    }

    @Test
    void the_mild_side_is_plain() {
        Track mild = Printing.ofTheBox().track("mild");
        assertThat(mild.secondCorner()).isEqualTo(15);
        assertThat(mild.specialSpaces()).isEmpty();
    }

    @Test
    void the_chips_are_those_of_the_box() {
        assertThat(Printing.ofTheBox().chips().gold()).containsExactly(3, 4, 4, 5);
        assertThat(Printing.ofTheBox().chips().silver()).containsExactly(1, 2, 2, 3);
        assertThat(Printing.ofTheBox().chips().ones()).isEqualTo(16);
        assertThat(Printing.ofTheBox().chips().threes()).isEqualTo(9);
    }

    @Test
    void a_folder_replaces_what_it_has_and_adds_to_it() throws IOException {
        Files.writeString(folder.resolve("wild.yml"), "second-corner: 12\nrocks: [3]\n");
        Files.writeString(folder.resolve("garden.yml"), "second-corner: 20\narrows: {4: -2}\n");
        Files.writeString(
                folder.resolve("chips.yml"), "gold: [5, 5, 5, 5]\nsilver: [2, 2, 2, 2]\nbronze: {1: 20, 3: 5}\n");
        Printing printing = Printing.in(folder);
        assertThat(printing.trackIds()).containsExactlyInAnyOrder("garden", "mild", "wild");
        assertThat(printing.track("wild").specialSpaces()).containsExactly(3);
        assertThat(printing.track("garden").arrow(4)).isEqualTo(-2);
        assertThat(printing.chips().gold()).containsExactly(5, 5, 5, 5);
        assertThat(printing.chips().threes()).isEqualTo(5);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "wild.yml  | second-corner: 12, rock: [3]               | file-key-unknown  | rock",
                "wild.yml  | rocks: [3]                                 | file-key-missing  | second-corner",
                "wild.yml  | second-corner: 12, rocks: [three]          | file-number       | rocks",
                "wild.yml  | second-corner: 12, rocks: [30]             | track-space-range | 30",
                "wild.yml  | second-corner: 12, rocks: [3], stars: [3]  | track-space-twice | 3",
                "wild.yml  | second-corner: 12, arrows: [[3]]           | file-number       | arrows",
                "wild.yml  | second-corner: 12, arrows: [{3: 0}]        | file-number       | arrows",
                "chips.yml | gold: [1], silver: [1, 2], bronze: [{1: 1}] | file-number      | bronze",
                "chips.yml | gold: [1], silver: [1, 2]                  | chips-stacks      | chips.yml",
            })
    void a_wrong_file_is_named_with_what_is_wrong(String name, String flow, String key, String thing)
            throws IOException {
        Files.writeString(folder.resolve(name), "{" + flow + "}");
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> Printing.in(folder))
                .satisfies(bad -> {
                    assertThat(bad.key()).isEqualTo(key);
                    assertThat(bad.details().toString()).contains(thing).contains(name);
                });
    }

    @Test
    void an_arrow_goes_somewhere() throws IOException {
        Files.writeString(folder.resolve("wild.yml"), "second-corner: 12\narrows: {3: 0}\n");
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> Printing.in(folder))
                .satisfies(bad -> assertThat(bad.key()).isEqualTo("track-arrow-zero"));
    }

    @Test
    void a_folder_that_is_not_there_is_named() {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> Printing.in(folder.resolve("none")))
                .satisfies(bad -> assertThat(bad.details().toString()).contains("none"));
    }

    @Test
    void a_file_that_is_no_yaml_is_named() throws IOException {
        Files.writeString(folder.resolve("wild.yml"), "second-corner: [12\n");
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> Printing.in(folder))
                .satisfies(bad -> assertThat(bad.key()).isEqualTo("file-malformed"));
    }
}
