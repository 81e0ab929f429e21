package io.trackside.rules;

import static io.trackside.rules.TableStory.table;

import org.junit.jupiter.api.Test;

/** The rulings of R5 centaur. */
class CentaurPowerTest {
    @Test
    void the_nearest_is_kicked_first_whatever_the_seats() {
        table("centaur@2", "genius@6", "legs@4", "romantic@20")
                .when("centaur")
                .rolls(6)
                .then("centaur@8", "genius@4", "legs@2", "romantic@20")
                .happened("centaur", 2)
                .next("genius");
    }

    @Test
    void equally_near_are_kicked_clockwise_so_mouth_finds_its_prey() {
        table("centaur@2", "legs@4", "mouth@4")
                .when("centaur")
                .rolls(5)
                .then("centaur@7", "legs out", "mouth@2")
                .next("mouth");
    }

    @Test
    void equally_near_are_kicked_clockwise_so_mouth_comes_too_early() {
        table("centaur@2", "mouth@4", "legs@4")
                .when("centaur")
                .rolls(5)
                .then("centaur@7", "legs@2", "mouth@2")
                .next("mouth");
    }

    @Test
    void a_racer_that_moved_away_meanwhile_is_still_kicked() {
        table("centaur@2", "legs@4", "scoocher@7")
                .when("centaur")
                .rolls(6)
                .then("centaur@8", "legs@2", "scoocher@7")
                .happened("centaur", 2)
                .next("legs");
    }

    @Test
    void a_kick_that_moves_nobody_is_no_happening() {
        table("centaur@0", "legs@2", "suckerfish@2", "scoocher@20")
                .when("centaur")
                .rolls(4)
                .picks("suckerfish", "suckerfish", "legs")
                .then("centaur@4", "legs@0", "suckerfish@0", "scoocher@22")
                .happened("centaur", 1)
                .next("legs");
    }

    @Test
    void the_arrow_and_its_kicks_come_before_the_kicks_of_the_main_move() {
        table("centaur@4", "legs@6", "genius@8", "romantic@20")
                .onWild()
                .when("centaur")
                .rolls(3)
                .then("centaur@10", "legs@4", "genius@6", "romantic@22")
                .happened("centaur", 2)
                .next("legs");
    }

    @Test
    void thrown_back_by_an_arrow_it_kicks_only_who_it_passed_forward() {
        table("centaur@13", "legs@14")
                .onWild()
                .when("centaur")
                .rolls(3)
                .then("centaur@12", "legs@12")
                .happened("centaur", 1)
                .next("legs");
    }

    @Test
    void in_the_second_printing_it_kicks_on_the_way_back_as_well() {
        table("centaur@13", "legs@14")
                .onWild()
                .secondPrinting()
                .when("centaur")
                .rolls(3)
                .then("centaur@12", "legs@10")
                .happened("centaur", 2)
                .next("legs");
    }

    @Test
    void put_back_beside_a_racer_it_has_not_passed_it() {
        table("centaur@2", "legs@5", "genius@4", "huge-baby@6")
                .when("centaur")
                .rolls(4)
                .then("centaur@5", "legs@5", "genius@2", "huge-baby@6")
                .happened("centaur", 1)
                .next("legs");
    }

    @Test
    void a_kicked_huge_baby_puts_behind_whom_it_arrives_on() {
        table("centaur@2", "legs@2", "huge-baby@4", "scoocher@20")
                .when("centaur")
                .rolls(3)
                .then("centaur@5", "legs@1", "huge-baby@2", "scoocher@22")
                .happened("centaur", 1)
                .happened("huge-baby", 1)
                .next("legs");
    }

    @Test
    void cheered_on_and_lying_it_kicks_in_the_turn_of_another() {
        table("cheerleader@10", "centaur@3 lies", "legs@4")
                .when("cheerleader")
                .uses("cheerleader", "cheerleader")
                .rolls("cheerleader", 1)
                .then("cheerleader@12", "centaur@5 lies", "legs@2")
                .next("centaur");
    }

    @Test
    void a_kick_back_onto_a_star_pays() {
        table("centaur@14", "legs@15")
                .onWild()
                .when("centaur")
                .rolls(4)
                .then("centaur@18", "legs@13")
                .gained("legs", 1)
                .next("legs");
    }

    @Test
    void who_was_eaten_before_its_kick_is_not_kicked() {
        table("centaur@8", "mouth@9", "legs@10", "genius@0")
                .onWild()
                .when("centaur")
                .rolls(4)
                .then("centaur@12", "mouth@10", "legs out", "genius@0")
                .happened("centaur", 1)
                .next("mouth");
    }

    @Test
    void it_kicks_its_players_second_racer() {
        table("centaur@2 of=p1", "legs@4 of=p1", "magician@20 of=p2", "genius@20 of=p2")
                .when("centaur")
                .rolls("centaur", 5)
                .then("centaur@7", "legs@2", "magician@20", "genius@20")
                .next("legs");
    }
}
