package io.trackside.rules;

import static io.trackside.rules.TableStory.table;

import org.junit.jupiter.api.Test;

/** The rulings of R5 banana. */
class BananaPowerTest {
    @Test
    void a_passer_of_two_bananas_trips_once_by_the_first_clockwise() {
        table("magician@2", "egg@5 as=banana", "banana@4", "scoocher@20")
                .when("magician")
                .rolls(5)
                .then("magician@7 lies", "egg@5", "banana@4", "scoocher@21")
                .happened("egg", 1)
                .happened("banana", 0)
                .next("egg");
    }

    @Test
    void in_the_second_printing_passing_backward_trips() {
        table("centaur@5", "banana@5", "legs@6")
                .secondPrinting()
                .when("centaur")
                .rolls(3)
                .then("centaur@8", "banana@5", "legs@4 lies")
                .next("banana");
    }

    @Test
    void with_the_house_rule_alone_passing_backward_trips() {
        table("centaur@5", "banana@5", "legs@6")
                .houseRule("passing", "both-ways")
                .when("centaur")
                .rolls(3)
                .then("centaur@8", "banana@5", "legs@4 lies")
                .happened("banana", 1)
                .next("banana");
    }

    @Test
    void who_is_put_back_beside_it_has_not_passed() {
        table("magician@3", "banana@5", "huge-baby@6")
                .when("magician")
                .rolls(3)
                .then("magician@5", "banana@5", "huge-baby@6")
                .happened("banana", 0)
                .next("banana");
    }

    @Test
    void scoocher_slips_on_an_arrow_and_scoots_once_more_for_it() {
        table("legs@2", "scoocher@22", "banana@24")
                .onWild()
                .when("legs")
                .uses("legs", "legs")
                .then("legs@10", "scoocher@26 lies", "banana@24")
                .happened("banana", 1)
                .next("scoocher");
    }

    @Test
    void who_slips_before_its_main_move_loses_that_one() {
        table("cheerleader@3", "banana@4", "legs@10")
                .when("cheerleader")
                .uses("cheerleader", "cheerleader")
                .then("cheerleader@6", "banana@4", "legs@10")
                .happened("banana", 1)
                .next("banana");
    }

    @Test
    void who_slips_after_a_swap_loses_the_next_main_move() {
        table("flip-flop@2", "legs@7", "banana@8")
                .onWild()
                .when("flip-flop")
                .picks("flip-flop", "flip-flop", "legs")
                .then("flip-flop@10 lies", "legs@2", "banana@8")
                .next("legs");
    }

    @Test
    void lying_it_trips_as_well() {
        table("magician@2", "banana@4 lies")
                .when("magician")
                .rolls(5)
                .then("magician@7 lies", "banana@4 lies")
                .next("banana");
    }

    @Test
    void its_owners_second_racer_slips_too() {
        table("magician@2 of=p1", "banana@4 of=p1", "legs@20 of=p2", "genius@20 of=p2")
                .when("magician")
                .rolls("magician", 5)
                .then("magician@7 lies", "banana@4", "legs@20", "genius@20")
                .next("banana");
    }

    @Test
    void pulled_together_leaptoad_passes_it_by_a_longer_jump() {
        table("party-animal@10", "leaptoad@4", "banana@5", "legs@6")
                .when("party-animal")
                .rolls("party-animal", 3)
                .then("party-animal@13", "leaptoad@7 lies", "banana@6", "legs@7")
                .happened("banana", 1)
                .happened("leaptoad", 2)
                .next("leaptoad");
    }
}
