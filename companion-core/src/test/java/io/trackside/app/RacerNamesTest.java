package io.trackside.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.trackside.rules.BadInput;
import java.util.List;
import org.junit.jupiter.api.Test;

class RacerNamesTest {
    private static final RacerNames NAMES = new RacerNames(Runs.TEXTS);
    private static final List<String> SOME = List.of("huge-baby", "legs", "leaptoad", "mouth", "third-wheel");

    @Test
    void case_blanks_hyphens_and_dots_do_not_matter_and_a_beginning_is_enough() {
        assertThat(NAMES.one("HugeBaby", SOME)).isEqualTo("huge-baby");
        assertThat(NAMES.one("huge baby", SOME)).isEqualTo("huge-baby");
        assertThat(NAMES.one("mouth", SOME)).isEqualTo("mouth");
        assertThat(NAMES.one("M.O.U", SOME)).isEqualTo("mouth");
        assertThat(NAMES.one("leg", SOME)).isEqualTo("legs");
    }

    @Test
    void what_is_unclear_or_unknown_is_told_with_what_there_is() {
        assertThatThrownBy(() -> NAMES.one("le", SOME))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("racer-unclear")
                .hasMessageContaining("Legs, Leaptoad");
        assertThatThrownBy(() -> NAMES.one("lags", SOME))
                .hasMessageContaining("racer-not-here")
                .hasMessageContaining("nearest=Legs");
        assertThatThrownBy(() -> NAMES.one("", SOME)).isInstanceOf(BadInput.class);
    }

    @Test
    void several_are_named_one_after_the_other_with_or_without_commas() {
        assertThat(NAMES.several(List.of("third", "wheel", "legs", "huge", "baby"), SOME))
                .containsExactly("third-wheel", "legs", "huge-baby");
        assertThat(NAMES.several(List.of("legs,huge", "baby,", "mouth"), SOME))
                .containsExactly("legs", "huge-baby", "mouth");
        assertThat(NAMES.several(List.of(), SOME)).isEmpty();
    }

    @Test
    void a_racer_nobody_gave_a_name_is_called_by_its_id() {
        assertThat(NAMES.of("tea-pot")).isEqualTo("tea-pot");
    }
}
