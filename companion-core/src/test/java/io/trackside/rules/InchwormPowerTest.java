package io.trackside.rules;

import static io.trackside.rules.TableStory.table;

import org.junit.jupiter.api.Test;

/** Stories of the power of Inchworm (R5 inchworm). */
class InchwormPowerTest {
    @Test
    void lying_down_it_still_inches_and_stays_down() {
        table("magician@3", "inchworm@8 lies")
                .when("magician")
                .rolls(1)
                .then("magician@3", "inchworm@9 lies")
                .next("inchworm");
    }

    @Test
    void the_inch_is_a_move_that_stops_beside_somebody() {
        table("magician@3", "inchworm@8", "legs@9", "romantic@20")
                .when("magician")
                .rolls(1)
                .then("magician@3", "inchworm@9", "legs@9", "romantic@22")
                .next("inchworm");
    }

    @Test
    void the_inch_obeys_arrows() {
        table("magician@3", "inchworm@6").onWild().when("magician").rolls(1).then("magician@3", "inchworm@10");
    }

    @Test
    void the_inch_crosses_the_line_exactly_past_stickler() {
        table("magician@3", "inchworm@29", "stickler@0")
                .when("magician")
                .rolls(1)
                .then("magician@3", "inchworm crossed", "stickler@0")
                .next("stickler");
    }

    @Test
    void the_double_of_a_one_is_cancelled_with_its_trip_and_is_no_happening() {
        table("rocket-scientist@3", "inchworm@8", "scoocher@15")
                .when("rocket-scientist")
                .rolls(1)
                .uses("rocket-scientist", "rocket-scientist")
                .then("rocket-scientist@3", "inchworm@9", "scoocher@16")
                .happened("rocket-scientist", 0)
                .next("inchworm");
    }

    @Test
    void alchemists_four_is_cancelled_but_choosing_it_was_a_happening() {
        table("alchemist@3", "inchworm@8", "scoocher@15")
                .when("alchemist")
                .rolls(1)
                .uses("alchemist", "alchemist")
                .then("alchemist@3", "inchworm@9", "scoocher@17")
                .happened("alchemist", 1);
    }

    @Test
    void a_cancelled_main_move_has_no_plus_and_no_minus() {
        // R5.1: modifiers count on a main move that is really made.
        table("blimp@3", "coach@3", "gunk@20", "inchworm@8", "scoocher@15")
                .when("blimp")
                .rolls(1)
                .then("blimp@3", "coach@3", "gunk@20", "inchworm@9", "scoocher@16")
                .happened("coach", 0)
                .happened("gunk", 0)
                .happened("blimp", 0);
    }

    @Test
    void two_inchworms_both_inch() {
        table("magician@3", "inchworm@8", "twin@10 as=inchworm", "scoocher@20")
                .when("magician")
                .rolls(1)
                .then("magician@3", "inchworm@9", "twin@11", "scoocher@22");
    }

    @Test
    void an_inchworm_is_another_racer_to_its_twin() {
        table("inchworm@8", "twin@10 as=inchworm")
                .when("inchworm")
                .rolls(1)
                .then("inchworm@8", "twin@11")
                .happened("inchworm", 0)
                .next("twin");
    }

    @Test
    void a_one_rerolled_away_inches_nobody() {
        table("magician@3", "inchworm@8")
                .when("magician")
                .rolls(1)
                .uses("magician", "magician")
                .rolls(4)
                .then("magician@7", "inchworm@8");
    }

    @Test
    void it_inches_for_its_own_players_other_racer_and_then_has_its_turn() {
        table("magician@3 of=p1", "inchworm@8 of=p1", "genius@0 of=p2", "legs@0 of=p2")
                .when("magician")
                .rolls(1)
                .rolls("inchworm", 3)
                .then("magician@3", "inchworm@12", "genius@0", "legs@0")
                .next("genius", "legs");
    }
}
