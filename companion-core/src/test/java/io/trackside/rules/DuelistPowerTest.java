package io.trackside.rules;

import static io.trackside.rules.TableStory.table;

import org.junit.jupiter.api.Test;

/** The rulings of R5 duelist. */
class DuelistPowerTest {
    @Test
    void a_tie_is_the_duelists() {
        table("duelist@2", "legs@5")
                .when("duelist")
                .rolls("duelist", 3)
                .picks("duelist", "duelist", "legs")
                .throwsForPower("duelist", 4)
                .throwsForPower("legs", 4)
                .then("duelist@7", "legs@5")
                .happened("duelist", 1)
                .next("legs");
    }

    @Test
    void it_may_shout_at_the_beginning_of_anyones_turn() {
        table("magician@9", "duelist@5", "legs@5")
                .when("magician")
                .picks("duelist", "duelist", "legs")
                .throwsForPower("duelist", 2)
                .throwsForPower("legs", 6)
                .rolls("magician", 1)
                .then("magician@10", "duelist@5", "legs@7")
                .next("duelist");
    }

    @Test
    void it_may_shout_at_the_end_of_anyones_turn() {
        table("magician@3", "duelist@9", "legs@9")
                .when("magician")
                .rolls("magician", 4)
                .picks("duelist", "duelist", "legs")
                .throwsForPower("duelist", 6)
                .throwsForPower("legs", 1)
                .then("magician@7", "duelist@11", "legs@9")
                .next("duelist");
    }

    @Test
    void it_may_shout_at_the_heckler_that_has_just_come() {
        table("magician@3", "heckler@10", "duelist@12")
                .when("magician")
                .rolls("magician", 1)
                .picks("duelist", "duelist", "heckler")
                .throwsForPower("duelist", 6)
                .throwsForPower("heckler", 1)
                .then("magician@4", "heckler@12", "duelist@14")
                .next("heckler");
    }

    @Test
    void on_start_it_may_shout_without_anybody_stopping() {
        table("legs@0", "magician@0", "duelist@0")
                .when("legs")
                .picks("duelist", "duelist", "magician")
                .throwsForPower("duelist", 1)
                .throwsForPower("magician", 2)
                .rolls("legs", 3)
                .then("legs@3", "magician@2", "duelist@0")
                .next("magician");
    }

    @Test
    void on_start_it_may_shout_at_huge_baby() {
        table("huge-baby@0", "duelist@0", "legs@9")
                .when("huge-baby")
                .picks("duelist", "duelist", "huge-baby")
                .throwsForPower("duelist", 1)
                .throwsForPower("huge-baby", 2)
                .rolls("huge-baby", 3)
                .then("huge-baby@5", "duelist@0", "legs@9")
                .next("duelist");
    }

    @Test
    void there_is_no_shout_between_a_die_and_its_move() {
        table("magician@0", "lackey@3", "duelist@5", "gunk@25", "romantic@20")
                .when("magician")
                .rolls("magician", 6)
                .picks("duelist", "duelist", "lackey")
                .throwsForPower("duelist", 6)
                .throwsForPower("lackey", 1)
                .then("magician@5", "lackey@5", "duelist@7", "gunk@25", "romantic@22")
                .next("lackey");
    }

    @Test
    void lying_it_may_shout() {
        table("magician@2", "duelist@5 lies")
                .when("magician")
                .rolls("magician", 3)
                .picks("duelist", "duelist", "magician")
                .throwsForPower("duelist", 6)
                .throwsForPower("magician", 1)
                .then("magician@5", "duelist@7 lies")
                .next("duelist");
    }

    @Test
    void of_two_that_could_shout_the_current_racer_does() {
        table("duelist@5", "legs@20", "egg@5 as=duelist")
                .when("egg")
                .picks("egg", "duelist", "duelist")
                .throwsForPower("egg", 3)
                .throwsForPower("duelist", 3)
                .rolls("egg", 1)
                .then("duelist@5", "legs@20", "egg@8")
                .asked("duelist", "duelist", 0)
                .next("duelist");
    }

    @Test
    void a_blocked_prize_is_a_duel_all_the_same() {
        table("duelist@29", "legs@29", "stickler@0", "scoocher@10")
                .when("duelist")
                .picks("duelist", "duelist", "legs")
                .throwsForPower("duelist", 5)
                .throwsForPower("legs", 1)
                .rolls("duelist", 1)
                .then("duelist crossed", "legs@29", "stickler@0", "scoocher@12")
                .happened("duelist", 1)
                .happened("stickler", 1)
                .next("legs");
    }

    @Test
    void after_a_blocked_prize_it_may_shout_at_the_next_but_not_the_same_again() {
        table("duelist@29", "legs@29", "magician@29", "stickler@0")
                .when("duelist")
                .picks("duelist", "duelist", "legs")
                .throwsForPower("duelist", 6)
                .throwsForPower("legs", 1)
                .picks("duelist", "duelist", "magician")
                .throwsForPower("duelist", 1)
                .throwsForPower("magician", 6)
                .rolls("duelist", 1)
                .then("duelist crossed", "legs@29", "magician@29", "stickler@0")
                .happened("duelist", 2)
                .asked("duelist", "duelist", 2)
                .next("legs");
    }

    @Test
    void winning_onto_a_rock_before_its_main_move_costs_it() {
        table("duelist@3", "legs@3")
                .onWild()
                .when("duelist")
                .picks("duelist", "duelist", "legs")
                .throwsForPower("duelist", 6)
                .throwsForPower("legs", 1)
                .then("duelist@5", "legs@3")
                .next("legs");
    }

    @Test
    void its_players_second_racer_is_a_foe_like_any_other() {
        table("duelist@5 of=p1", "legs@5 of=p1", "magician@20 of=p2", "genius@20 of=p2")
                .when("legs")
                .picks("duelist", "duelist", "legs")
                .throwsForPower("duelist", 2)
                .throwsForPower("legs", 6)
                .rolls("legs", 1)
                .then("duelist@5", "legs@8", "magician@20", "genius@20")
                .next("duelist");
    }

    @Test
    void suckerfish_follows_the_winner() {
        table("duelist@5", "legs@5", "suckerfish@5")
                .when("duelist")
                .picks("duelist", "duelist", "legs")
                .throwsForPower("duelist", 2)
                .throwsForPower("legs", 6)
                .picks("suckerfish", "suckerfish", "legs")
                .rolls("duelist", 1)
                .then("duelist@6", "legs@7", "suckerfish@7")
                .next("legs");
    }

    @Test
    void sharing_all_the_time_it_is_asked_three_times_a_turn() {
        table("magician@3", "duelist@9", "legs@9")
                .when("magician")
                .rolls("magician", 4)
                .then("magician@7", "duelist@9", "legs@9")
                .asked("duelist", "duelist", 3)
                .next("duelist");
    }

    @Test
    void winning_across_the_line_it_has_no_main_move() {
        table("duelist@28", "legs@28", "genius@1")
                .when("duelist")
                .picks("duelist", "duelist", "legs")
                .throwsForPower("duelist", 6)
                .throwsForPower("legs", 1)
                .then("duelist crossed", "legs@28", "genius@1")
                .next("legs");
    }

    @Test
    void a_foe_that_was_there_before_can_be_called_when_a_third_arrives() {
        table("magician@3", "duelist@9", "legs@9", "genius@20")
                .when("magician")
                .rolls("magician", 6)
                .picks("duelist", "duelist", "magician")
                .throwsForPower("duelist", 1)
                .throwsForPower("magician", 6)
                .picks("duelist", "duelist", "legs")
                .throwsForPower("duelist", 1)
                .throwsForPower("legs", 6)
                .then("magician@11", "duelist@9", "legs@11", "genius@20")
                .happened("duelist", 2)
                .next("duelist");
    }

    @Test
    void a_copy_that_lost_it_to_a_new_leader_is_asked_no_more() {
        table("copycat@5", "duelist@9", "legs@5", "magician@4")
                .when("magician")
                .rolls("magician", 6)
                .then("copycat@5", "duelist@9", "legs@5", "magician@10")
                .asked("copycat", "duelist", 1)
                .next("copycat");
    }
}
