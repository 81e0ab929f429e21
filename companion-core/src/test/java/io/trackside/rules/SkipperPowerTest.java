package io.trackside.rules;

import static io.trackside.rules.TableStory.table;

import org.junit.jupiter.api.Test;

/** Stories of the power of Skipper (R5 skipper). */
class SkipperPowerTest {
    @Test
    void lying_down_it_is_called_stands_up_and_play_goes_on_at_its_left() {
        table("magician@3", "legs@9", "skipper@5 lies", "genius@12")
                .when("magician")
                .rolls(1)
                .turns(2)
                .then("magician@4", "legs@9", "skipper@5", "genius@12")
                .next("genius");
    }

    @Test
    void of_a_team_only_skipper_plays_and_the_interrupted_second_racer_loses_its_turn() {
        table(
                        "magician@3 of=p1",
                        "legs@9 of=p1",
                        "skipper@5 of=p2",
                        "genius@12 of=p2",
                        "coach@20 of=p3",
                        "stickler@20 of=p3")
                .when("magician")
                .rolls("magician", 1)
                .rolls("skipper", 3)
                .then("magician@4", "legs@9", "skipper@8", "genius@12", "coach@20", "stickler@20")
                .next("coach", "stickler");
    }

    @Test
    void calling_itself_it_takes_the_turn_of_its_own_second_racer() {
        table(
                        "magician@3 of=p1",
                        "legs@9 of=p1",
                        "skipper@5 of=p2",
                        "genius@12 of=p2",
                        "coach@20 of=p3",
                        "stickler@20 of=p3")
                .when("skipper")
                .rolls("skipper", 1)
                .rolls("skipper", 2)
                .then("magician@3", "legs@9", "skipper@8", "genius@12", "coach@20", "stickler@20")
                .next("coach", "stickler");
    }

    @Test
    void called_by_its_own_second_racer_it_plays_next_all_the_same() {
        table("skipper@5 of=p1", "genius@12 of=p1", "coach@20 of=p2", "stickler@25 of=p2")
                .when("genius")
                .rolls("genius", 1)
                .then("skipper@5", "genius@13", "coach@20", "stickler@25")
                .next("skipper");
    }

    @Test
    void of_two_the_original_goes() {
        table("magician@3", "twin@10 as=skipper", "legs@9", "skipper@5", "genius@15")
                .when("magician")
                .rolls(1)
                .then("magician@4", "twin@10", "legs@9", "skipper@5", "genius@15")
                .happened("twin", 0)
                .happened("skipper", 1)
                .next("skipper");
    }

    @Test
    void a_twin_alone_goes() {
        table("magician@3", "legs@9", "twin@10 as=skipper")
                .when("magician")
                .rolls(1)
                .then("magician@4", "legs@9", "twin@10")
                .next("twin");
    }

    @Test
    void of_an_egg_that_drew_it_and_its_copy_the_egg_goes() {
        table("magician@3", "legs@9", "copycat@2", "egg@12 as=skipper")
                .when("magician")
                .rolls(1)
                .then("magician@4", "legs@9", "copycat@2", "egg@12")
                .next("egg");
    }

    @Test
    void eaten_by_the_one_that_called_it_it_does_not_go() {
        table("mouth@4", "legs@9", "skipper@5", "genius@12")
                .when("mouth")
                .rolls(1)
                .then("mouth@5", "legs@9", "skipper out", "genius@12")
                .next("legs");
    }

    @Test
    void a_one_rerolled_away_calls_nobody() {
        table("legs@3", "genius@9", "dicemonger@20", "skipper@25")
                .when("legs")
                .rolls(1)
                .uses("legs", "dicemonger")
                .rolls(3)
                .then("legs@6", "genius@9", "dicemonger@21", "skipper@25")
                .next("genius");
    }

    @Test
    void it_goes_as_often_as_it_rolls_a_one() {
        table("magician@3", "legs@9", "skipper@5")
                .when("magician")
                .rolls(1)
                .rolls("skipper", 1)
                .rolls("skipper", 4)
                .then("magician@4", "legs@9", "skipper@10")
                .happened("skipper", 2)
                .next("magician");
    }

    @Test
    void it_is_called_before_the_main_move() {
        // Scoocher has left 4 when magician stops there, so there is nothing for Romantic.
        table("magician@3", "scoocher@4", "romantic@20", "skipper@10")
                .when("magician")
                .rolls(1)
                .then("magician@4", "scoocher@5", "romantic@20", "skipper@10")
                .next("skipper");
    }

    @Test
    void the_die_of_a_duel_does_not_call() {
        table("duelist@5", "magician@5", "skipper@20")
                .when("duelist")
                .picks("duelist", "duelist", "magician")
                .throwsForPower("duelist", 1)
                .throwsForPower("magician", 1)
                .rolls(4)
                .then("duelist@11", "magician@5", "skipper@20")
                .next("magician");
    }

    @Test
    void the_extra_turn_of_a_missed_guess_was_never_there() {
        table("genius@0", "legs@9", "skipper@5")
                .when("genius")
                .guesses("genius", 2)
                .rolls(1)
                .then("genius@1", "legs@9", "skipper@5")
                .next("skipper");
    }

    @Test
    void the_racer_at_its_left_that_called_it_plays_again() {
        table("skipper@5", "magician@3", "legs@9")
                .when("magician")
                .rolls(1)
                .rolls("skipper", 2)
                .then("skipper@7", "magician@4", "legs@9")
                .next("magician");
    }

    @Test
    void legs_five_without_a_die_does_not_call() {
        table("legs@3", "magician@9", "skipper@20")
                .when("legs")
                .uses("legs", "legs")
                .then("legs@8", "magician@9", "skipper@20")
                .next("magician");
    }
}
