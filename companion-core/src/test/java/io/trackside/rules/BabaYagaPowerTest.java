package io.trackside.rules;

import static io.trackside.rules.TableStory.table;

import org.junit.jupiter.api.Test;

/** The rulings of R5 baba-yaga. */
class BabaYagaPowerTest {
    @Test
    void each_racer_she_stops_on_is_a_happening() {
        table("baba-yaga@2", "legs@5", "magician@5", "scoocher@20")
                .when("baba-yaga")
                .rolls(3)
                .then("baba-yaga@5", "legs@5 lies", "magician@5 lies", "scoocher@22")
                .happened("baba-yaga", 2)
                .next("legs");
    }

    @Test
    void a_racer_that_lies_already_is_no_happening() {
        table("baba-yaga@2", "legs@5 lies", "magician@5", "scoocher@20")
                .when("baba-yaga")
                .rolls(3)
                .then("baba-yaga@5", "legs@5 lies", "magician@5 lies", "scoocher@21")
                .next("legs");
    }

    @Test
    void lying_she_trips_as_well() {
        table("magician@2", "baba-yaga@5 lies")
                .when("magician")
                .rolls(3)
                .then("magician@5 lies", "baba-yaga@5 lies")
                .next("baba-yaga");
    }

    @Test
    void a_follower_that_arrives_with_her_trips_once() {
        table("baba-yaga@2", "suckerfish@2", "legs@20")
                .when("baba-yaga")
                .rolls(3)
                .picks("suckerfish", "suckerfish", "baba-yaga")
                .then("baba-yaga@5", "suckerfish@5 lies", "legs@20")
                .happened("baba-yaga", 1)
                .next("suckerfish");
    }

    @Test
    void in_the_second_printing_only_those_there_before_trip() {
        table("baba-yaga@2", "suckerfish@2", "legs@5")
                .secondPrinting()
                .when("baba-yaga")
                .rolls(3)
                .picks("suckerfish", "suckerfish", "baba-yaga")
                .then("baba-yaga@5", "suckerfish@5", "legs@5 lies")
                .happened("baba-yaga", 1)
                .next("suckerfish");
    }

    @Test
    void warped_onto_the_hypnotist_she_costs_it_this_main_move() {
        table("hypnotist@4", "baba-yaga@12", "scoocher@20")
                .when("hypnotist")
                .picks("hypnotist", "hypnotist", "baba-yaga")
                .then("hypnotist@4", "baba-yaga@4", "scoocher@22")
                .next("baba-yaga");
    }

    @Test
    void a_racer_sent_back_to_her_on_start_trips() {
        table("centaur@1", "legs@2", "baba-yaga@0")
                .when("centaur")
                .rolls(3)
                .then("centaur@4", "legs@0 lies", "baba-yaga@0")
                .next("legs");
    }

    @Test
    void sent_back_to_start_herself_she_trips_who_waits_there() {
        table("centaur@1", "baba-yaga@2", "legs@0", "magician@0")
                .when("centaur")
                .rolls(3)
                .then("centaur@4", "baba-yaga@0", "legs@0 lies", "magician@0 lies")
                .next("baba-yaga");
    }

    @Test
    void put_behind_a_huge_baby_onto_her_space_a_racer_trips() {
        table("magician@3", "huge-baby@6", "baba-yaga@5")
                .when("magician")
                .rolls(3)
                .then("magician@5 lies", "huge-baby@6", "baba-yaga@5")
                .next("huge-baby");
    }

    @Test
    void a_step_that_huge_baby_takes_back_is_a_stop_of_hers() {
        table("baba-yaga@5", "huge-baby@6", "legs@5")
                .when("baba-yaga")
                .rolls(1)
                .then("baba-yaga@5", "huge-baby@6", "legs@5 lies")
                .next("huge-baby");
    }

    @Test
    void romantic_is_gone_already_and_trips_where_it_is() {
        table("romantic@2", "baba-yaga@5", "legs@20")
                .when("romantic")
                .rolls(3)
                .then("romantic@7 lies", "baba-yaga@5", "legs@20")
                .next("baba-yaga");
    }

    @Test
    void two_of_them_trip_each_other() {
        table("baba-yaga@2", "egg@5 as=baba-yaga", "scoocher@20")
                .when("baba-yaga")
                .rolls(3)
                .then("baba-yaga@5 lies", "egg@5 lies", "scoocher@22")
                .happened("baba-yaga", 1)
                .happened("egg", 1)
                .next("egg");
    }
}
