package io.trackside.rules;

import static io.trackside.rules.TableStory.table;

import org.junit.jupiter.api.Test;

/** Stories of the power of Mastermind (R5 mastermind). */
class MastermindPowerTest {
    @Test
    void the_named_winner_takes_it_along_as_second() {
        table("legs@28", "mastermind@3 foretold=legs", "genius@10")
                .when("legs")
                .rolls(2)
                .overWith("legs", "mastermind")
                .then("legs crossed", "mastermind crossed", "genius@10");
    }

    @Test
    void the_named_racer_as_second_helps_nothing() {
        table("legs@28", "mastermind@3 foretold=legs", "genius@29 crossed", "banana@5")
                .when("legs")
                .rolls(2)
                .overWith("genius", "legs")
                .then("legs crossed", "mastermind@3", "genius crossed", "banana@5");
    }

    @Test
    void it_names_the_winner_once_and_that_is_one_happening() {
        table("mastermind@0", "legs@0", "scoocher@10")
                .when("mastermind")
                .picks("mastermind", "mastermind", "legs")
                .rolls(3)
                .rolls("legs", 2)
                .rolls("scoocher", 2)
                .rolls("mastermind", 1)
                .then("mastermind@4", "legs@2", "scoocher@13")
                .happened("mastermind", 1)
                .next("legs");
    }

    @Test
    void a_winner_in_anothers_turn_ends_the_race_before_that_racer_moves() {
        table("legs@3", "scoocher@29", "mastermind@5 foretold=scoocher", "genius@8")
                .when("legs")
                .uses("legs", "legs")
                .overWith("scoocher", "mastermind")
                .then("legs@3", "scoocher crossed", "mastermind crossed", "genius@8");
    }

    @Test
    void having_named_itself_it_takes_both_places_before_its_follower() {
        table("mastermind@28 foretold=mastermind", "suckerfish@28", "legs@3")
                .when("mastermind")
                .rolls(4)
                .picks("suckerfish", "suckerfish", "mastermind")
                .overWith("mastermind", "mastermind");
    }

    @Test
    void crossing_first_though_it_named_another_ends_its_power() {
        table("mastermind@28 foretold=legs", "legs@10", "genius@3")
                .when("mastermind")
                .rolls(4)
                .then("mastermind crossed", "legs@10", "genius@3")
                .next("legs");
    }

    @Test
    void having_named_itself_it_gains_nothing_by_anothers_win() {
        table("genius@28", "mastermind@3 foretold=mastermind", "legs@2")
                .when("genius")
                .rolls(3)
                .then("genius crossed", "mastermind@3", "legs@2")
                .next("mastermind");
    }

    @Test
    void eaten_by_the_one_it_named_it_is_not_second() {
        // R4.8: the single racer left is first; R3.11: who is out has no power.
        table("mouth@2", "mastermind@5 foretold=mouth")
                .when("mouth")
                .rolls(3)
                .overWith("mouth")
                .then("mouth crossed", "mastermind out");
    }

    @Test
    void of_two_that_are_right_the_original_is_second() {
        table("legs@28", "copycat@20 foretold=legs", "mastermind@29 foretold=legs")
                .when("legs")
                .rolls(2)
                .overWith("legs", "mastermind")
                .then("legs crossed", "copycat@20", "mastermind crossed");
    }

    @Test
    void a_copy_that_is_right_alone_is_second() {
        table("legs@28", "copycat@20 foretold=legs", "mastermind@29 foretold=copycat")
                .when("legs")
                .rolls(2)
                .overWith("legs", "copycat")
                .then("legs crossed", "copycat crossed", "mastermind@29");
    }

    @Test
    void a_copy_that_holds_another_power_by_then_is_not_second() {
        table("legs@28", "copycat@20 foretold=legs", "mastermind@3 foretold=copycat", "genius@29")
                .when("legs")
                .rolls(2)
                .then("legs crossed", "copycat@20", "mastermind@3", "genius@29")
                .next("copycat");
    }

    @Test
    void of_two_that_cross_at_once_the_first_clockwise_counts_and_the_other_has_no_place() {
        table("cheerleader@29", "legs@28", "genius@28", "mastermind@29 foretold=legs")
                .when("cheerleader")
                .uses("cheerleader", "cheerleader")
                .overWith("legs", "mastermind");
    }

    @Test
    void lying_down_it_names_stands_up_and_moves_the_next_time() {
        table("mastermind@0 lies", "scoocher@10", "legs@20")
                .when("mastermind")
                .picks("mastermind", "mastermind", "scoocher")
                .then("mastermind@0", "scoocher@11", "legs@20")
                .next("scoocher");
    }

    @Test
    void a_copycat_that_copies_another_at_its_first_turn_names_nobody() {
        table("copycat@0", "mastermind@10", "legs@25")
                .when("mastermind")
                .picks("mastermind", "mastermind", "legs")
                .rolls(1)
                .rolls("legs", 1)
                .rolls("copycat", 2)
                .then("copycat@2", "mastermind@11", "legs@26")
                .happened("copycat", 0);
    }

    @Test
    void a_copy_behind_a_leading_mastermind_names_as_well() {
        table("copycat@0", "mastermind@10", "scoocher@5")
                .when("copycat")
                .picks("copycat", "mastermind", "scoocher")
                .rolls(2)
                .then("copycat@2", "mastermind@10", "scoocher@6")
                .happened("copycat", 1);
    }
}
