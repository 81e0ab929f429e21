package io.trackside.rules;

import static io.trackside.rules.TableStory.table;

import org.junit.jupiter.api.Test;

/** The rulings of R5 coach. */
class CoachPowerTest {
    @Test
    void two_coaches_add_two_each_a_happening() {
        table("magician@4", "coach@4", "egg@4 as=coach", "scoocher@20")
                .when("magician")
                .rolls(3)
                .then("magician@9", "coach@4", "egg@4", "scoocher@22")
                .next("coach");
    }

    @Test
    void two_coaches_coach_each_other_and_themselves() {
        table("coach@4", "egg@4 as=coach")
                .when("coach")
                .rolls(1)
                .then("coach@7", "egg@4")
                .happened("coach", 1)
                .happened("egg", 1)
                .next("egg");
    }

    @Test
    void a_coach_warped_to_it_helps_the_hypnotist() {
        table("hypnotist@4", "coach@9")
                .when("hypnotist")
                .picks("hypnotist", "hypnotist", "coach")
                .rolls("hypnotist", 2)
                .then("hypnotist@7", "coach@4")
                .next("coach");
    }

    @Test
    void who_left_before_its_main_move_gets_nothing() {
        table("duelist@4", "coach@4", "legs@20")
                .when("duelist")
                .picks("duelist", "duelist", "coach")
                .throwsForPower("duelist", 5)
                .throwsForPower("coach", 1)
                .rolls("duelist", 2)
                .then("duelist@8", "coach@4", "legs@20")
                .happened("coach", 0)
                .next("coach");
    }

    @Test
    void lying_it_coaches_as_well() {
        table("magician@4", "coach@4 lies")
                .when("magician")
                .rolls(3)
                .then("magician@8", "coach@4 lies")
                .next("coach");
    }

    @Test
    void its_plus_may_be_one_too_many_for_stickler() {
        table("magician@27", "coach@27", "stickler@0", "scoocher@5")
                .when("magician")
                .rolls(3)
                .then("magician@27", "coach@27", "stickler@0", "scoocher@7")
                .happened("coach", 1)
                .next("coach");
    }

    @Test
    void a_cancelled_main_move_was_not_coached() {
        table("magician@4", "coach@4", "inchworm@9", "scoocher@15")
                .when("magician")
                .rolls(1)
                .then("magician@4", "coach@4", "inchworm@10", "scoocher@16")
                .happened("coach", 0)
                .next("coach");
    }

    @Test
    void a_swap_is_not_coached() {
        table("flip-flop@4", "coach@4", "legs@9")
                .when("flip-flop")
                .picks("flip-flop", "flip-flop", "legs")
                .then("flip-flop@9", "coach@4", "legs@4")
                .happened("coach", 0)
                .next("coach");
    }
}
