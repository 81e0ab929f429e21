package io.trackside.rules;

import static io.trackside.rules.TableStory.table;

import org.junit.jupiter.api.Test;

/** The rulings of R5 dicemonger. */
class DicemongerPowerTest {
    @Test
    void it_grants_one_reroll_a_turn() {
        table("genius@3", "dicemonger@0")
                .when("genius")
                .rolls(1)
                .uses("genius", "dicemonger")
                .rolls(2)
                .then("genius@5", "dicemonger@1")
                .asked("genius", "dicemonger", 1)
                .next("dicemonger");
    }

    @Test
    void an_extra_turn_has_a_reroll_of_its_own() {
        table("genius@0", "dicemonger@20")
                .when("genius")
                .guesses("genius", 4)
                .rolls("genius", 2)
                .uses("genius", "dicemonger")
                .rolls("genius", 4)
                .rolls("genius", 6)
                .uses("genius", "dicemonger")
                .rolls("genius", 3)
                .then("genius@7", "dicemonger@22")
                .next("dicemonger");
    }

    @Test
    void its_step_may_end_the_race_before_the_new_die() {
        table("genius@3", "dicemonger@29", "legs@0 crossed")
                .when("genius")
                .rolls(2)
                .uses("genius", "dicemonger")
                .then("genius@3", "dicemonger crossed", "legs crossed")
                .overWith("legs", "dicemonger");
    }

    @Test
    void scoocher_scoots_for_its_own_reroll() {
        table("scoocher@3", "dicemonger@0", "legs@20")
                .when("scoocher")
                .rolls(1)
                .uses("scoocher", "dicemonger")
                .rolls(5)
                .then("scoocher@9", "dicemonger@1", "legs@20")
                .next("dicemonger");
    }

    @Test
    void its_own_reroll_is_a_happening_without_a_step() {
        table("dicemonger@3", "scoocher@10")
                .when("dicemonger")
                .rolls(1)
                .uses("dicemonger", "dicemonger")
                .rolls(6)
                .then("dicemonger@9", "scoocher@11")
                .happened("dicemonger", 1)
                .next("scoocher");
    }

    @Test
    void what_its_step_causes_is_over_before_the_new_die() {
        table("genius@3", "dicemonger@0", "legs@1", "romantic@8")
                .when("genius")
                .rolls(1)
                .uses("genius", "dicemonger")
                .rolls(5)
                .then("genius@8", "dicemonger@1", "legs@1", "romantic@10")
                .next("dicemonger");
    }

    @Test
    void magician_may_take_its_two_around_it() {
        table("magician@3", "dicemonger@0", "scoocher@20")
                .when("magician")
                .rolls(1)
                .uses("magician", "magician")
                .rolls(1)
                .uses("magician", "dicemonger")
                .rolls(1)
                .uses("magician", "magician")
                .rolls(4)
                .then("magician@7", "dicemonger@1", "scoocher@23")
                .happened("magician", 2)
                .happened("dicemonger", 1)
                .next("dicemonger");
    }

    @Test
    void a_rerolled_one_calls_nobody() {
        table("magician@3", "dicemonger@0", "inchworm@8", "skipper@15")
                .when("magician")
                .rolls(1)
                .uses("magician", "dicemonger")
                .rolls(3)
                .then("magician@6", "dicemonger@1", "inchworm@8", "skipper@15")
                .next("dicemonger");
    }

    @Test
    void a_second_racer_of_its_player_is_another() {
        table("genius@3 of=p1", "dicemonger@0 of=p1", "legs@9 of=p2", "banana@12 of=p2")
                .when("genius")
                .rolls("genius", 2)
                .uses("genius", "dicemonger")
                .rolls("genius", 5)
                .then("genius@8", "dicemonger@1", "legs@9", "banana@12")
                .next("dicemonger");
    }

    @Test
    void its_step_onto_a_star_pays() {
        table("genius@3", "dicemonger@0")
                .onWild()
                .when("genius")
                .rolls(2)
                .uses("genius", "dicemonger")
                .rolls(1)
                .then("genius@4", "dicemonger@1")
                .gained("dicemonger", 1)
                .next("dicemonger");
    }

    @Test
    void duel_dice_and_strides_are_not_rerolled() {
        table("legs@3", "duelist@8", "dicemonger@0")
                .when("legs")
                .uses("legs", "legs")
                .picks("duelist", "duelist", "legs")
                .throwsForPower("duelist", 2)
                .throwsForPower("legs", 3)
                .then("legs@10", "duelist@8", "dicemonger@0")
                .asked("legs", "dicemonger", 0)
                .asked("duelist", "dicemonger", 0)
                .next("duelist");
    }

    @Test
    void across_the_line_it_grants_nothing() {
        table("genius@3", "dicemonger@0 crossed", "legs@9")
                .when("genius")
                .rolls(1)
                .then("genius@4", "dicemonger crossed", "legs@9")
                .asked("genius", "dicemonger", 0)
                .next("legs");
    }

    @Test
    void its_step_beside_duelist_is_no_call_before_the_move() {
        table("genius@3", "dicemonger@7", "duelist@8")
                .when("genius")
                .rolls("genius", 1)
                .uses("genius", "dicemonger")
                .rolls("genius", 5)
                .picks("duelist", "duelist", "genius")
                .throwsForPower("duelist", 1)
                .throwsForPower("genius", 6)
                .then("genius@10", "dicemonger@8", "duelist@8")
                .asked("duelist", "duelist", 4)
                .next("dicemonger");
    }
}
