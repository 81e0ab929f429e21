package io.trackside.rules;

import static io.trackside.rules.TableStory.table;

import org.junit.jupiter.api.Test;

/** Stories of the power of Scoocher (R5 scoocher). */
class ScoocherPowerTest {
    @Test
    void met_by_romantic_it_steps_off_and_meets_her_again() {
        // Romantic to 12; clockwise Scoocher first, to 13; Romantic to 14; Scoocher to 14 beside her; 16; 15.
        table("magician@2", "scoocher@12", "romantic@10", "genius@5")
                .when("magician")
                .rolls(3)
                .then("magician@5", "scoocher@15", "romantic@16", "genius@5")
                .happened("romantic", 3)
                .happened("scoocher", 3);
    }

    @Test
    void the_power_of_its_own_players_second_racer_wakes_it() {
        table("legs@3 of=p1", "scoocher@12 of=p1", "genius@0 of=p2", "magician@0 of=p2")
                .when("legs")
                .uses("legs", "legs")
                .rolls("scoocher", 2)
                .then("legs@8", "scoocher@15", "genius@0", "magician@0")
                .next("genius", "magician");
    }

    @Test
    void nothing_wakes_it_once_the_race_is_over() {
        // The follow happened, but with the second across the race ended at that instant (R1.5).
        table("magician@28", "suckerfish@28", "scoocher@3")
                .when("magician")
                .rolls(2)
                .picks("suckerfish", "suckerfish", "magician")
                .overWith("magician", "suckerfish")
                .then("magician crossed", "suckerfish crossed", "scoocher@3");
    }

    @Test
    void each_kick_that_moved_somebody_is_one() {
        table("centaur@2", "legs@4", "genius@6", "scoocher@20")
                .when("centaur")
                .rolls(6)
                .then("centaur@8", "legs@2", "genius@4", "scoocher@22");
    }

    @Test
    void each_racer_newly_tripped_is_one() {
        table("baba-yaga@2", "legs@5", "genius@5", "magician@5 lies", "scoocher@20")
                .when("baba-yaga")
                .rolls(3)
                .then("baba-yaga@5", "legs@5 lies", "genius@5 lies", "magician@5 lies", "scoocher@22")
                .happened("baba-yaga", 2);
    }

    @Test
    void a_swap_that_changed_something_is_one() {
        table("flip-flop@2", "legs@9", "scoocher@20")
                .when("flip-flop")
                .picks("flip-flop", "flip-flop", "legs")
                .then("flip-flop@9", "legs@2", "scoocher@21")
                .happened("flip-flop", 1);
    }

    @Test
    void a_warp_by_third_wheel_is_one() {
        table("third-wheel@2", "legs@9", "genius@9", "scoocher@20")
                .when("third-wheel")
                .warpsTo("third-wheel", "third-wheel", 9)
                .rolls(3)
                .then("third-wheel@12", "legs@9", "genius@9", "scoocher@21");
    }

    @Test
    void hares_two_and_gunks_one_are_two() {
        table("hare@5", "heckler@10", "gunk@12", "scoocher@20")
                .when("hare")
                .rolls(1)
                .then("hare@7", "heckler@10", "gunk@12", "scoocher@22");
    }

    @Test
    void a_jeer_is_one() {
        table("magician@3", "heckler@10", "scoocher@20")
                .when("magician")
                .rolls(1)
                .then("magician@4", "heckler@12", "scoocher@21")
                .next("heckler");
    }

    @Test
    void a_follow_is_one() {
        table("magician@4", "suckerfish@4", "scoocher@20")
                .when("magician")
                .rolls(3)
                .picks("suckerfish", "suckerfish", "magician")
                .then("magician@7", "suckerfish@7", "scoocher@21");
    }

    @Test
    void what_the_first_step_causes_comes_before_the_second_step() {
        // Coach and Gunk: to 7, by the arrow to 10, then to 11, by the arrow to 12 (R4.2).
        table("magician@0", "coach@0", "gunk@20", "scoocher@6")
                .onWild()
                .when("magician")
                .rolls(4)
                .then("magician@4", "coach@0", "gunk@20", "scoocher@12")
                .happened("scoocher", 2);
    }

    @Test
    void its_own_reroll_with_dicemonger_is_one() {
        table("scoocher@3", "dicemonger@10")
                .when("scoocher")
                .rolls(1)
                .uses("scoocher", "dicemonger")
                .rolls(5)
                .then("scoocher@9", "dicemonger@11");
    }

    @Test
    void stepping_onto_baba_yaga_it_trips_and_steps_on() {
        table("legs@0", "scoocher@8", "baba-yaga@9")
                .when("legs")
                .uses("legs", "legs")
                .then("legs@5", "scoocher@10 lies", "baba-yaga@9")
                .next("scoocher");
    }

    @Test
    void stepping_onto_romantic_it_is_woken_again() {
        table("legs@0", "scoocher@8", "romantic@9")
                .when("legs")
                .uses("legs", "legs")
                .then("legs@5", "scoocher@10", "romantic@11")
                .happened("scoocher", 2);
    }

    @Test
    void two_scoochers_wake_each_other_until_one_crosses() {
        // Ten steps of the first and ten answers; the tenth counts though it crossed (R4.3); and one for the five of
        // Legs.
        table("legs@0", "scoocher@20", "egg@5 as=scoocher")
                .when("legs")
                .uses("legs", "legs")
                .then("legs@5", "scoocher crossed", "egg@16")
                .next("egg");
    }

    @Test
    void a_block_by_two_sticklers_is_one_and_the_plus_counts() {
        table("magician@27", "coach@27", "stickler@0", "twin@1 as=stickler", "scoocher@10")
                .when("magician")
                .rolls(4)
                .then("magician@27", "coach@27", "stickler@0", "twin@1", "scoocher@12")
                .next("coach");
    }

    @Test
    void a_step_across_as_second_ends_the_race_before_the_move_that_woke_it() {
        table("legs@3", "scoocher@29", "genius@29 crossed", "banana@4")
                .when("legs")
                .uses("legs", "legs")
                .overWith("genius", "scoocher")
                .then("legs@3", "scoocher crossed", "genius crossed", "banana@4");
    }

    @Test
    void the_wages_of_sisyphus_wake_it_before_the_race() {
        table("sisyphus@0", "scoocher@0")
                .atTheReveal()
                .then("sisyphus@0", "scoocher@1")
                .gained("sisyphus", 4);
    }

    @Test
    void nothing_before_the_race_wakes_it_where_the_table_agreed_so() {
        table("sisyphus@0", "scoocher@0")
                .houseRule("before-race-happenings", "silent")
                .atTheReveal()
                .then("sisyphus@0", "scoocher@0")
                .gained("sisyphus", 4);
    }

    @Test
    void when_it_crosses_its_copy_steps_no_more() {
        table("legs@0", "scoocher@29", "copycat@5", "genius@10")
                .when("legs")
                .uses("legs", "legs")
                .then("legs@5", "scoocher crossed", "copycat@5", "genius@10")
                .happened("scoocher", 1);
    }

    @Test
    void across_the_line_it_steps_no_more() {
        table("magician@0", "coach@0", "gunk@20", "scoocher@29")
                .when("magician")
                .rolls(4)
                .then("magician@4", "coach@0", "gunk@20", "scoocher crossed")
                .happened("scoocher", 1);
    }

    @Test
    void a_plus_that_never_met_a_main_move_is_none() {
        table("magician@0 lies", "coach@0", "gunk@20", "scoocher@10")
                .when("magician")
                .then("magician@0", "coach@0", "gunk@20", "scoocher@10")
                .next("coach");
    }
}
