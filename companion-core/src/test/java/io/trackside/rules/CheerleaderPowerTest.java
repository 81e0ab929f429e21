package io.trackside.rules;

import static io.trackside.rules.TableStory.table;

import org.junit.jupiter.api.Test;

/** The rulings of R5 cheerleader. */
class CheerleaderPowerTest {
    @Test
    void a_cheer_that_ends_the_race_is_followed_by_no_step() {
        table("cheerleader@29", "genius@28", "legs@28")
                .when("cheerleader")
                .uses("cheerleader", "cheerleader")
                .then("cheerleader@29", "genius crossed", "legs crossed")
                .overWith("genius", "legs");
    }

    @Test
    void of_those_cheered_across_the_line_the_current_racer_is_first() {
        table("legs@28", "cheerleader@28", "genius@29")
                .when("cheerleader")
                .uses("cheerleader", "cheerleader")
                .then("legs crossed", "cheerleader crossed", "genius@29")
                .overWith("cheerleader", "legs");
    }

    @Test
    void a_cheer_counts_though_its_owner_crossed_by_it() {
        table("cheerleader@28", "legs@29", "scoocher@29")
                .when("cheerleader")
                .uses("cheerleader", "cheerleader")
                .then("cheerleader crossed", "legs@29", "scoocher crossed")
                .overWith("cheerleader", "scoocher");
    }

    @Test
    void two_cheered_into_huge_baby_are_both_put_behind() {
        table("cheerleader@10", "legs@3", "genius@3", "huge-baby@5", "scoocher@20")
                .when("cheerleader")
                .uses("cheerleader", "cheerleader")
                .rolls("cheerleader", 1)
                .then("cheerleader@12", "legs@4", "genius@4", "huge-baby@5", "scoocher@23")
                .happened("cheerleader", 1)
                .happened("huge-baby", 2)
                .next("legs");
    }

    @Test
    void two_cheered_onto_one_space_meet_each_other() {
        table("cheerleader@10", "legs@3", "genius@3", "romantic@20")
                .when("cheerleader")
                .uses("cheerleader", "cheerleader")
                .rolls("cheerleader", 1)
                .then("cheerleader@12", "legs@5", "genius@5", "romantic@24")
                .next("legs");
    }

    @Test
    void in_the_second_printing_two_cheered_together_do_not_meet() {
        table("cheerleader@10", "legs@3", "genius@3", "romantic@20")
                .secondPrinting()
                .when("cheerleader")
                .uses("cheerleader", "cheerleader")
                .rolls("cheerleader", 1)
                .then("cheerleader@12", "legs@5", "genius@5", "romantic@20")
                .next("legs");
    }

    @Test
    void stickler_stops_the_two_but_cheered_across_itself_not_the_one() {
        table("cheerleader@29", "legs@29", "stickler@29")
                .when("cheerleader")
                .uses("cheerleader", "cheerleader")
                .then("cheerleader crossed", "legs@29", "stickler crossed")
                .overWith("stickler", "cheerleader");
    }

    @Test
    void the_whole_cheer_is_one_happening() {
        table("cheerleader@2", "legs@2", "scoocher@20")
                .when("cheerleader")
                .uses("cheerleader", "cheerleader")
                .rolls("cheerleader", 2)
                .then("cheerleader@7", "legs@4", "scoocher@21")
                .happened("cheerleader", 1)
                .next("legs");
    }

    @Test
    void a_cheered_mouth_eats_the_cheerleader() {
        table("cheerleader@5", "mouth@3", "legs@10")
                .when("cheerleader")
                .uses("cheerleader", "cheerleader")
                .then("cheerleader out", "mouth@5", "legs@10")
                .next("mouth");
    }

    @Test
    void a_step_onto_a_rock_before_the_main_move_costs_it() {
        table("cheerleader@4", "legs@2")
                .onWild()
                .when("cheerleader")
                .uses("cheerleader", "cheerleader")
                .then("cheerleader@5", "legs@4")
                .next("legs");
    }

    @Test
    void what_the_two_cause_comes_before_the_one() {
        table("cheerleader@5", "legs@20")
                .onWild()
                .when("cheerleader")
                .uses("cheerleader", "cheerleader")
                .rolls("cheerleader", 2)
                .then("cheerleader@14", "legs@20")
                .next("legs");
    }

    @Test
    void duelist_may_shout_between_the_two_and_the_one() {
        table("cheerleader@3", "duelist@5", "legs@10")
                .when("cheerleader")
                .uses("cheerleader", "cheerleader")
                .picks("duelist", "duelist", "cheerleader")
                .throwsForPower("duelist", 6)
                .throwsForPower("cheerleader", 1)
                .rolls("cheerleader", 2)
                .then("cheerleader@8", "duelist@7", "legs@10")
                .next("duelist");
    }
}
