package io.trackside.rules;

import static io.trackside.rules.TableStory.table;

import org.junit.jupiter.api.Test;

/** Stories of the power of Leaptoad (R5 leaptoad). */
class LeaptoadPowerTest {
    @Test
    void an_arrow_is_a_move_of_its_own_and_leaps_as_well() {
        // 4 to 7; three spaces on: 8, 10, 11; from 11 one more.
        table("leaptoad@4", "legs@9")
                .onWild()
                .when("leaptoad")
                .rolls(3)
                .then("leaptoad@12", "legs@9")
                .happened("leaptoad", 1);
    }

    @Test
    void a_backward_arrow_leaps_as_well() {
        // 14 to 16; four back: 15, 14, 12, 11; from 11 one on.
        table("leaptoad@14", "legs@13")
                .onWild()
                .when("leaptoad")
                .rolls(2)
                .then("leaptoad@12", "legs@13")
                .happened("leaptoad", 1);
    }

    @Test
    void a_space_is_skipped_once_however_many_stand_there() {
        table("leaptoad@2", "legs@4", "genius@4 lies", "scoocher@20")
                .when("leaptoad")
                .rolls(3)
                .then("leaptoad@6", "legs@4", "genius@4 lies", "scoocher@21");
    }

    @Test
    void a_racer_that_is_out_occupies_no_space() {
        table("leaptoad@2", "legs@4 out", "genius@10")
                .when("leaptoad")
                .rolls(3)
                .then("leaptoad@5", "legs out", "genius@10");
    }

    @Test
    void a_kick_leaps_backward_and_the_skip_is_a_happening_beside_the_kick() {
        table("centaur@9", "legs@8", "leaptoad@10", "scoocher@25")
                .when("centaur")
                .rolls(3)
                .then("centaur@12", "legs@8", "leaptoad@7", "scoocher@27")
                .happened("centaur", 1)
                .happened("leaptoad", 1);
    }

    @Test
    void a_blocked_leap_skips_nothing() {
        table("leaptoad@27", "legs@28", "genius@29", "stickler@0", "scoocher@10")
                .when("leaptoad")
                .rolls(2)
                .then("leaptoad@27", "legs@28", "genius@29", "stickler@0", "scoocher@11")
                .happened("leaptoad", 0)
                .happened("stickler", 1);
    }

    @Test
    void stickler_lets_it_cross_with_the_number_it_counts() {
        table("leaptoad@27", "legs@28", "genius@29", "stickler@0", "scoocher@10")
                .when("leaptoad")
                .rolls(1)
                .then("leaptoad crossed", "legs@28", "genius@29", "stickler@0", "scoocher@12")
                .next("legs");
    }

    @Test
    void in_a_simultaneous_move_a_space_just_left_still_counts_as_occupied() {
        table("party-animal@10", "leaptoad@5", "legs@6")
                .when("party-animal")
                .rolls(2)
                .then("party-animal@12", "leaptoad@7", "legs@7");
    }

    @Test
    void pulled_towards_party_animal_it_may_leap_past_her() {
        // 6 (party animal) and 7 (legs, before the pull) are occupied.
        table("party-animal@6", "leaptoad@5", "legs@7")
                .when("party-animal")
                .rolls(1)
                .then("party-animal@8", "leaptoad@8", "legs@6")
                .happened("leaptoad", 2)
                .next("leaptoad");
    }

    @Test
    void pulled_at_the_line_it_leaps_across() {
        table("party-animal@29", "leaptoad@28", "legs@10")
                .when("party-animal")
                .rolls(1)
                .overWith("leaptoad", "party-animal")
                .then("party-animal crossed", "leaptoad crossed", "legs@11");
    }

    @Test
    void suckerfish_follows_a_leap_to_where_it_ends() {
        table("leaptoad@2", "suckerfish@2", "legs@4")
                .when("leaptoad")
                .rolls(3)
                .picks("suckerfish", "suckerfish", "leaptoad")
                .then("leaptoad@6", "suckerfish@6", "legs@4");
    }

    @Test
    void a_put_back_is_no_move_and_leaps_over_nobody() {
        table("huge-baby@3", "leaptoad@6", "legs@5", "romantic@20")
                .when("huge-baby")
                .rolls(3)
                .then("huge-baby@6", "leaptoad@5", "legs@5", "romantic@22")
                .happened("leaptoad", 0);
    }

    @Test
    void its_twin_leaps_over_it() {
        table("twin@2 as=leaptoad", "leaptoad@3")
                .when("twin")
                .rolls(1)
                .then("twin@4", "leaptoad@3")
                .happened("twin", 1);
    }

    @Test
    void its_copy_leaps_over_it() {
        table("copycat@2", "leaptoad@4", "legs@0")
                .when("copycat")
                .rolls(2)
                .then("copycat@5", "leaptoad@4", "legs@0")
                .happened("copycat", 1);
    }

    @Test
    void a_leap_back_to_start_skips_what_lies_between() {
        table("centaur@1", "leaptoad@3", "legs@1")
                .when("centaur")
                .rolls(4)
                .then("centaur@5", "leaptoad@0", "legs@1")
                .happened("leaptoad", 1);
    }

    @Test
    void leaping_back_over_banana_passes_it_in_the_second_printing() {
        table("centaur@9", "banana@8", "leaptoad@10")
                .secondPrinting()
                .when("centaur")
                .rolls(3)
                .then("centaur@12", "banana@8", "leaptoad@7 lies")
                .happened("banana", 1);
    }

    @Test
    void leaping_back_over_banana_passes_nobody_in_the_first_printing() {
        table("centaur@9", "banana@8", "leaptoad@10")
                .when("centaur")
                .rolls(3)
                .then("centaur@12", "banana@8", "leaptoad@7")
                .happened("banana", 0);
    }
}
