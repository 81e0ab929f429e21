package io.trackside.rules;

import static io.trackside.rules.TableStory.table;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** Stories of the power of Magician (R5 magician). */
class MagicianPowerTest {
    @Test
    void it_rerolls_twice_in_every_turn_of_its_own() {
        table("magician@0", "legs@9")
                .when("magician")
                .rolls(1)
                .uses("magician", "magician")
                .rolls(1)
                .uses("magician", "magician")
                .rolls(2)
                .rolls("legs", 3)
                .rolls(1)
                .uses("magician", "magician")
                .rolls(1)
                .uses("magician", "magician")
                .rolls(4)
                .then("magician@6", "legs@12")
                .happened("magician", 4)
                .next("legs");
    }

    @Test
    void there_is_no_third_reroll() {
        assertThatThrownBy(() -> table("magician@0", "legs@9")
                        .when("magician")
                        .rolls(1)
                        .uses("magician", "magician")
                        .rolls(1)
                        .uses("magician", "magician")
                        .rolls(1)
                        .uses("magician", "magician")
                        .then("magician@1", "legs@9"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("before all answers were used");
    }

    @Test
    void a_one_rerolled_away_does_not_call_skipper() {
        table("magician@0", "legs@9", "skipper@12")
                .when("magician")
                .rolls(1)
                .uses("magician", "magician")
                .rolls(4)
                .then("magician@4", "legs@9", "skipper@12")
                .next("legs");
    }

    @Test
    void a_reroll_that_carries_scoocher_across_as_second_ends_the_race_before_the_new_die() {
        table("magician@0", "scoocher@29", "legs@29 crossed", "genius@9")
                .when("magician")
                .rolls(2)
                .uses("magician", "magician")
                .overWith("legs", "scoocher")
                .then("magician@0", "scoocher crossed", "legs crossed", "genius@9");
    }

    @Test
    void dicemongers_reroll_may_come_first() {
        table("magician@0", "dicemonger@10", "scoocher@20")
                .when("magician")
                .rolls(1)
                .uses("magician", "dicemonger")
                .rolls(2)
                .uses("magician", "magician")
                .rolls(1)
                .uses("magician", "magician")
                .rolls(6)
                .then("magician@6", "dicemonger@11", "scoocher@23")
                .happened("magician", 2)
                .happened("dicemonger", 1);
    }

    @Test
    void it_cannot_reroll_the_die_of_another() {
        assertThatThrownBy(() -> table("genius@0", "magician@9")
                        .when("genius")
                        .rolls(1)
                        .uses("genius", "magician")
                        .then("genius@1", "magician@9"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("before all answers were used");
    }

    @Test
    void an_egg_that_drew_it_rerolls_twice() {
        table("egg@0 as=magician", "legs@9")
                .when("egg")
                .rolls(1)
                .uses("egg", "magician")
                .rolls(2)
                .uses("egg", "magician")
                .rolls(5)
                .then("egg@5", "legs@9")
                .happened("egg", 2);
    }

    @Test
    void its_copy_rerolls_its_own_die() {
        table("copycat@0", "magician@9")
                .when("copycat")
                .rolls(1)
                .uses("copycat", "magician")
                .rolls(5)
                .then("copycat@5", "magician@9")
                .happened("copycat", 1)
                .happened("magician", 0);
    }
}
