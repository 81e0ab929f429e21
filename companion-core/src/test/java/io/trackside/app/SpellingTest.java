package io.trackside.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SpellingTest {
    private static final List<String> PEOPLE = List.of("Zoë", "Đào", "Anna-Lena", "Anna", "นา", "นี");

    @Test
    void marks_case_blanks_and_hyphens_may_be_left_out() {
        assertThat(Spelling.meant("zoe", PEOPLE)).containsExactly(0);
        assertThat(Spelling.meant("annal ena", PEOPLE)).containsExactly(2);
    }

    @Test
    void a_whole_name_wins_over_a_longer_one() {
        assertThat(Spelling.meant("anna", PEOPLE)).containsExactly(3);
        assertThat(Spelling.meant("an", PEOPLE)).containsExactly(2, 3);
    }

    @Test
    void who_is_written_with_its_marks_is_meant_by_them() {
        assertThat(Spelling.meant("zoë", List.of("Zoe", "Zoë"))).containsExactly(1);
        assertThat(Spelling.meant("zoe", List.of("Zoe", "Zoë"))).containsExactly(0);
    }

    @Test
    void marks_of_other_scripts_tell_names_apart() {
        assertThat(Spelling.meant("นา", PEOPLE)).containsExactly(4);
        assertThat(Spelling.meant("นี", PEOPLE)).containsExactly(5);
    }
}
