package io.trackside.rules;

import static io.trackside.rules.TableStory.table;

import org.junit.jupiter.api.Test;

/** The rulings of R5 gunk. */
class GunkPowerTest {
    @Test
    void two_of_them_never_make_it_less_than_nothing_and_nothing_is_no_stop() {
        table("magician@5", "baba-yaga@5", "gunk@9", "egg@12 as=gunk", "scoocher@20")
                .when("magician")
                .rolls(1)
                .then("magician@5", "baba-yaga@5", "gunk@9", "egg@12", "scoocher@22")
                .next("baba-yaga");
    }

    @Test
    void kept_on_a_star_by_it_a_racer_is_not_paid_again() {
        table("magician@13", "gunk@20")
                .onWild()
                .when("magician")
                .rolls(1)
                .then("magician@13", "gunk@20")
                .gained("magician", 0)
                .next("gunk");
    }

    @Test
    void it_slows_the_stride_of_legs() {
        table("legs@3", "gunk@20")
                .when("legs")
                .uses("legs", "legs")
                .then("legs@7", "gunk@20")
                .next("gunk");
    }

    @Test
    void it_slows_no_move_but_the_main_move() {
        table("magician@3", "gunk@9", "lackey@10")
                .when("magician")
                .rolls(6)
                .then("magician@8", "gunk@9", "lackey@12")
                .happened("gunk", 1)
                .next("gunk");
    }

    @Test
    void a_cancelled_main_move_was_not_slowed() {
        table("magician@3", "inchworm@8", "gunk@20", "scoocher@15")
                .when("magician")
                .rolls(1)
                .then("magician@3", "inchworm@9", "gunk@20", "scoocher@16")
                .happened("gunk", 0)
                .next("inchworm");
    }

    @Test
    void a_skipped_main_move_was_not_slowed() {
        table("hare@10", "gunk@5")
                .when("hare")
                .then("hare@10", "gunk@5")
                .happened("gunk", 0)
                .next("gunk");
    }

    @Test
    void its_minus_counts_on_a_blocked_move() {
        table("magician@27", "gunk@5", "stickler@0", "scoocher@10")
                .when("magician")
                .rolls(6)
                .then("magician@27", "gunk@5", "stickler@0", "scoocher@12")
                .happened("gunk", 1)
                .next("gunk");
    }

    @Test
    void two_of_them_slow_each_other() {
        table("gunk@5", "egg@9 as=gunk")
                .when("gunk")
                .rolls("gunk", 4)
                .rolls("egg", 4)
                .then("gunk@8", "egg@12")
                .next("gunk");
    }

    @Test
    void scoocher_scoots_for_it_before_the_move() {
        table("magician@0", "scoocher@4", "gunk@9", "romantic@20")
                .when("magician")
                .rolls(5)
                .then("magician@4", "scoocher@5", "gunk@9", "romantic@20")
                .next("scoocher");
    }
}
