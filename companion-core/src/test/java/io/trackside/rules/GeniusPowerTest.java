package io.trackside.rules;

import static io.trackside.rules.TableStory.table;

import org.junit.jupiter.api.Test;

/** The rulings of R5 genius. */
class GeniusPowerTest {
    @Test
    void a_miss_rerolled_into_the_guess_is_a_hit() {
        table("genius@0", "dicemonger@20")
                .when("genius")
                .guesses("genius", 4)
                .rolls(2)
                .uses("genius", "dicemonger")
                .rolls(4)
                .then("genius@4", "dicemonger@21")
                .next("genius");
    }

    @Test
    void across_the_line_a_right_guess_earns_nothing() {
        table("genius@28", "legs@3", "magician@5")
                .when("genius")
                .guesses("genius", 4)
                .rolls("genius", 4)
                .then("genius crossed", "legs@3", "magician@5")
                .next("legs");
    }

    @Test
    void out_of_the_race_a_right_guess_earns_nothing() {
        table("genius@0", "duelist@4", "mouth@4")
                .when("genius")
                .guesses("genius", 6)
                .rolls("genius", 6)
                .picks("duelist", "duelist", "mouth")
                .throwsForPower("duelist", 1)
                .throwsForPower("mouth", 6)
                .then("genius out", "duelist@4", "mouth@6")
                .next("duelist");
    }

    @Test
    void its_extra_turn_comes_before_its_players_second_racer() {
        table("genius@0 of=p1", "legs@5 of=p1", "magician@10 of=p2", "banana@12 of=p2")
                .when("p1")
                .playsFirst("genius")
                .guesses("genius", 4)
                .rolls("genius", 4)
                .then("genius@4", "legs@5", "magician@10", "banana@12")
                .next("genius");
    }

    @Test
    void after_its_extra_turn_its_players_second_racer_plays() {
        table("genius@0 of=p1", "legs@5 of=p1", "magician@10 of=p2", "banana@12 of=p2")
                .when("p1")
                .playsFirst("genius")
                .guesses("genius", 4)
                .rolls("genius", 4)
                .rolls("genius", 1)
                .rolls("legs", 2)
                .then("genius@5", "legs@7", "magician@10", "banana@12");
    }

    @Test
    void skipper_takes_the_turn_from_it_and_from_its_players_second_racer() {
        table("genius@0 of=p1", "legs@5 of=p1", "skipper@10 of=p2", "banana@12 of=p2", "coach@3 of=p3", "hare@4 of=p3")
                .when("p1")
                .playsFirst("genius")
                .guesses("genius", 1)
                .rolls("genius", 1)
                .rolls("skipper", 2)
                .playsFirst("hare")
                .rolls("hare", 2)
                .then("genius@1", "legs@5", "skipper@12", "banana@12", "coach@3", "hare@8")
                .next("coach");
    }

    @Test
    void tripped_by_its_move_it_spends_the_extra_turn_standing_up() {
        table("genius@0", "banana@3", "legs@20")
                .when("genius")
                .guesses("genius", 4)
                .rolls("genius", 4)
                .turns(2)
                .then("genius@4", "banana@3", "legs@20")
                .asked("genius", "genius", 1)
                .next("banana");
    }

    @Test
    void lying_it_has_nothing_to_guess() {
        table("genius@4 lies", "legs@20")
                .when("genius")
                .then("genius@4", "legs@20")
                .asked("genius", "genius", 0)
                .next("legs");
    }

    @Test
    void every_extra_turn_may_earn_another() {
        table("genius@0", "legs@20")
                .when("genius")
                .guesses("genius", 2)
                .rolls("genius", 2)
                .guesses("genius", 3)
                .rolls("genius", 3)
                .then("genius@5", "legs@20")
                .happened("genius", 2)
                .next("genius");
    }

    @Test
    void the_extra_turn_lost_to_skipper_is_not_made_up() {
        table("genius@0", "legs@9", "skipper@5", "magician@3")
                .when("genius")
                .guesses("genius", 1)
                .rolls("genius", 1)
                .rolls("skipper", 2)
                .then("genius@1", "legs@9", "skipper@7", "magician@3")
                .next("magician");
    }

    @Test
    void with_skipper_out_a_guess_of_one_earns_the_extra_turn() {
        table("genius@0", "skipper@5 out", "legs@9")
                .when("genius")
                .guesses("genius", 1)
                .rolls("genius", 1)
                .then("genius@1", "skipper out", "legs@9")
                .next("genius");
    }

    @Test
    void scoocher_scoots_for_the_guess_before_the_die() {
        table("genius@0", "scoocher@4", "romantic@20")
                .when("genius")
                .guesses("genius", 4)
                .rolls("genius", 4)
                .then("genius@4", "scoocher@5", "romantic@20")
                .happened("genius", 1)
                .next("genius");
    }
}
