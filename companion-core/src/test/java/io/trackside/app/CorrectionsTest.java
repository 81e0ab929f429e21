package io.trackside.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.trackside.rules.BadInput;
import io.trackside.table.Edit;
import io.trackside.table.GameView;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CorrectionsTest {
    @TempDir
    private Path folder = Path.of("");

    private LiveTable table = new LiveTable(folder);

    @BeforeEach
    void race() {
        table = new LiveTable(folder);
        List<String> typed = List.of(
                "Anna Ben Cleo",
                "teams anna=legs,banana,gunk,hare ben=huge-baby,twin,blimp,mouth cleo=egg,skipper,lackey,genius",
                "6",
                "2",
                "3",
                "legs",
                "huge",
                "egg",
                "");
        assertThat(Runs.table(table, typed).status()).isZero();
    }

    @AfterEach
    void close() {
        table.close();
    }

    @Test
    void a_racer_is_on_a_space_or_so_many_spaces_further() {
        assertThat(read("legs 7 huge baby +2 egg -3 legs start"))
                .containsExactly(
                        new Edit.Space("legs", 7),
                        new Edit.Moves("huge-baby", 2),
                        new Edit.Moves("egg", -3),
                        new Edit.Space("legs", 0));
    }

    @Test
    void how_it_is_can_be_said_in_several_words() {
        assertThat(read("legs lies egg down huge up legs stands"))
                .containsExactly(
                        new Edit.Lies("legs", true),
                        new Edit.Lies("egg", true),
                        new Edit.Lies("huge-baby", false),
                        new Edit.Lies("legs", false));
        assertThat(read("legs out egg first huge 2nd legs across egg next"))
                .containsExactly(
                        new Edit.Out("legs"),
                        new Edit.Crossed("egg", 1),
                        new Edit.Crossed("huge-baby", 2),
                        new Edit.Crossed("legs", 0),
                        new Edit.Next("egg"));
    }

    @Test
    void cards_and_bronze_points_can_be_corrected_too() {
        assertThat(read("anna bronze 12 egg as baba yaga"))
                .containsExactly(new Edit.Bronze(0, 12), new Edit.RunsWith("egg", "baba-yaga"));
    }

    @Test
    void what_is_not_clear_is_refused_with_an_example() {
        for (String typed : List.of("legs", "legs where", "7", "anna bronze", "anna bronze many", "legs 7 egg")) {
            assertThatThrownBy(() -> read(typed)).as(typed).isInstanceOf(BadInput.class);
        }
        assertThatThrownBy(() -> read("banana 7")).hasMessageContaining("racer-not-here");
    }

    private List<Edit> read(String typed) {
        GameView game = table.view().game().orElseThrow();
        return new Corrections(new RacerNames(Runs.TEXTS), game).read(Order.wordsOf(typed));
    }
}
