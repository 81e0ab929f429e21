package io.trackside.rules;

import static io.trackside.rules.TableStory.table;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** Stories of the power of Rocket Scientist (R5 rocket-scientist). */
class RocketScientistPowerTest {
    @Test
    void declining_it_moves_once_and_stands() {
        table("rocket-scientist@0", "legs@20")
                .when("rocket-scientist")
                .rolls(4)
                .then("rocket-scientist@4", "legs@20")
                .happened("rocket-scientist", 0);
    }

    @Test
    void a_six_doubled_is_still_a_six_for_lackey() {
        table("rocket-scientist@0", "lackey@20")
                .when("rocket-scientist")
                .rolls(6)
                .uses("rocket-scientist", "rocket-scientist")
                .then("rocket-scientist@12 lies", "lackey@22");
    }

    @Test
    void a_one_doubled_still_calls_skipper() {
        table("rocket-scientist@3", "legs@9", "skipper@12")
                .when("rocket-scientist")
                .rolls(1)
                .uses("rocket-scientist", "rocket-scientist")
                .then("rocket-scientist@5 lies", "legs@9", "skipper@12")
                .next("skipper");
    }

    @Test
    void double_and_trip_are_one_happening() {
        table("rocket-scientist@0", "scoocher@20")
                .when("rocket-scientist")
                .rolls(4)
                .uses("rocket-scientist", "rocket-scientist")
                .then("rocket-scientist@8 lies", "scoocher@21")
                .happened("rocket-scientist", 1);
    }

    @Test
    void a_blocked_double_trips_and_both_are_happenings() {
        table("rocket-scientist@27", "stickler@0", "scoocher@3")
                .when("rocket-scientist")
                .rolls(2)
                .uses("rocket-scientist", "rocket-scientist")
                .then("rocket-scientist@27 lies", "stickler@0", "scoocher@5")
                .happened("rocket-scientist", 1)
                .happened("stickler", 1);
    }

    @Test
    void a_double_across_the_line_happened_all_the_same() {
        // R4.3: a happening counts even if its owner crossed by it.
        table("rocket-scientist@24", "scoocher@5", "legs@3")
                .when("rocket-scientist")
                .rolls(3)
                .uses("rocket-scientist", "rocket-scientist")
                .then("rocket-scientist crossed", "scoocher@6", "legs@3")
                .next("scoocher");
    }

    @Test
    void a_double_brought_down_to_nothing_trips_on_the_spot() {
        table("rocket-scientist@0", "gunk@10", "twin@15 as=gunk")
                .when("rocket-scientist")
                .rolls(1)
                .uses("rocket-scientist", "rocket-scientist")
                .then("rocket-scientist@0 lies", "gunk@10", "twin@15")
                .next("gunk");
    }

    @Test
    void it_lies_before_banana_could_trip_it() {
        // Its own trip is part of the double: Banana's is no new trip, and no happening (R3.8).
        table("rocket-scientist@0", "banana@5", "scoocher@20")
                .when("rocket-scientist")
                .rolls(4)
                .uses("rocket-scientist", "rocket-scientist")
                .then("rocket-scientist@8 lies", "banana@5", "scoocher@21")
                .happened("banana", 0);
    }

    @Test
    void it_lies_before_baba_yaga_could_trip_it() {
        table("rocket-scientist@0", "baba-yaga@8", "scoocher@20")
                .when("rocket-scientist")
                .rolls(4)
                .uses("rocket-scientist", "rocket-scientist")
                .then("rocket-scientist@8 lies", "baba-yaga@8", "scoocher@21")
                .happened("baba-yaga", 0);
    }

    @Test
    void lying_down_it_is_still_carried_on_by_an_arrow() {
        table("rocket-scientist@1", "legs@20")
                .onWild()
                .when("rocket-scientist")
                .rolls(3)
                .uses("rocket-scientist", "rocket-scientist")
                .then("rocket-scientist@10 lies", "legs@20");
    }

    @Test
    void the_choice_looks_at_the_die_that_was_kept() {
        table("rocket-scientist@0", "dicemonger@20")
                .when("rocket-scientist")
                .rolls(2)
                .uses("rocket-scientist", "dicemonger")
                .rolls(5)
                .uses("rocket-scientist", "rocket-scientist")
                .then("rocket-scientist@10 lies", "dicemonger@21");
    }

    @Test
    void it_does_not_double_the_die_of_another() {
        assertThatThrownBy(() -> table("genius@0", "rocket-scientist@9")
                        .when("genius")
                        .rolls(2)
                        .uses("rocket-scientist", "rocket-scientist")
                        .then("genius@2", "rocket-scientist@9"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("before all answers were used");
    }

    @Test
    void put_behind_huge_baby_it_lies_there() {
        table("rocket-scientist@0", "huge-baby@8", "scoocher@20")
                .when("rocket-scientist")
                .rolls(4)
                .uses("rocket-scientist", "rocket-scientist")
                .then("rocket-scientist@7 lies", "huge-baby@8", "scoocher@22");
    }

    @Test
    void its_copy_trips_though_the_double_took_it_into_the_lead() {
        table("copycat@2", "rocket-scientist@5", "scoocher@0")
                .when("copycat")
                .rolls(3)
                .uses("copycat", "rocket-scientist")
                .then("copycat@8 lies", "rocket-scientist@5", "scoocher@1")
                .happened("copycat", 1)
                .next("rocket-scientist");
    }

    @Test
    void suckerfish_that_follows_the_double_keeps_its_feet() {
        table("rocket-scientist@0", "suckerfish@0", "legs@20")
                .when("rocket-scientist")
                .rolls(3)
                .uses("rocket-scientist", "rocket-scientist")
                .picks("suckerfish", "suckerfish", "rocket-scientist")
                .then("rocket-scientist@6 lies", "suckerfish@6", "legs@20");
    }

    @Test
    void the_double_does_not_double_gunk_or_coach() {
        table("rocket-scientist@4", "coach@4", "gunk@20", "scoocher@25")
                .when("rocket-scientist")
                .rolls(3)
                .uses("rocket-scientist", "rocket-scientist")
                .then("rocket-scientist@10 lies", "coach@4", "gunk@20", "scoocher@28");
    }
}
