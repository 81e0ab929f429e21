package io.trackside.rules;

import static io.trackside.rules.TableStory.table;

import org.junit.jupiter.api.Test;

/** The rulings of R5 heckler. */
class HecklerPowerTest {
    @Test
    void a_racer_that_only_stands_up_is_heckled() {
        table("magician@3 lies", "heckler@10")
                .when("magician")
                .then("magician@3", "heckler@12")
                .happened("heckler", 1)
                .next("heckler");
    }

    @Test
    void one_space_backward_is_within_one() {
        table("magician@23", "heckler@8")
                .onWild()
                .when("magician")
                .rolls(1)
                .then("magician@22", "heckler@10")
                .next("heckler");
    }

    @Test
    void two_spaces_are_not_within_one() {
        table("magician@3", "heckler@10")
                .when("magician")
                .rolls(2)
                .then("magician@5", "heckler@10")
                .next("heckler");
    }

    @Test
    void who_is_out_ends_its_turn_nowhere() {
        table("hypnotist@4", "mouth@12", "legs@6", "heckler@20")
                .when("hypnotist")
                .picks("hypnotist", "hypnotist", "mouth")
                .then("hypnotist out", "mouth@4", "legs@6", "heckler@20")
                .next("mouth");
    }

    @Test
    void two_of_them_heckle_the_same_turn() {
        table("magician@3", "egg@10 as=heckler", "heckler@15")
                .when("magician")
                .rolls(1)
                .then("magician@4", "egg@12", "heckler@17")
                .next("egg");
    }

    @Test
    void what_heckling_does_to_the_place_of_the_other_heckler_changes_nothing() {
        table("heckler@10", "egg@4 as=heckler", "legs@25")
                .when("heckler")
                .rolls(1)
                .then("heckler@13", "egg@6", "legs@25")
                .next("egg");
    }

    @Test
    void lying_it_heckles() {
        table("magician@3", "heckler@10 lies")
                .when("magician")
                .rolls(1)
                .then("magician@4", "heckler@12 lies")
                .next("heckler");
    }

    @Test
    void an_extra_turn_is_measured_by_itself() {
        table("genius@0", "heckler@10")
                .when("genius")
                .guesses("genius", 1)
                .rolls("genius", 1)
                .rolls("genius", 1)
                .then("genius@2", "heckler@14")
                .next("heckler");
    }

    @Test
    void each_of_a_players_two_racers_is_measured_by_itself() {
        table("magician@3 of=p1", "legs@8 of=p1", "heckler@20 of=p2", "banana@15 of=p2")
                .when("p1")
                .playsFirst("magician")
                .rolls("magician", 1)
                .rolls("legs", 1)
                .then("magician@4", "legs@9", "heckler@24", "banana@15");
    }

    @Test
    void a_racer_that_stickler_stops_is_heckled() {
        table("magician@28", "stickler@0", "heckler@10")
                .when("magician")
                .rolls(5)
                .then("magician@28", "stickler@0", "heckler@12")
                .next("stickler");
    }

    @Test
    void heckling_across_the_line_may_end_the_race() {
        table("magician@3", "heckler@28", "legs@0 crossed")
                .when("magician")
                .rolls(1)
                .then("magician@4", "heckler crossed", "legs crossed")
                .overWith("legs", "heckler");
    }

    @Test
    void it_is_measured_where_the_turn_began_not_where_the_main_move_did() {
        table("cheerleader@5", "legs@3", "heckler@20")
                .when("cheerleader")
                .uses("cheerleader", "cheerleader")
                .rolls("cheerleader", 1)
                .then("cheerleader@7", "legs@5", "heckler@20")
                .next("legs");
    }

    @Test
    void the_place_it_goes_to_may_be_an_arrow() {
        table("magician@3", "heckler@9")
                .onWild()
                .when("magician")
                .rolls(1)
                .then("magician@4", "heckler@12")
                .next("heckler");
    }
}
