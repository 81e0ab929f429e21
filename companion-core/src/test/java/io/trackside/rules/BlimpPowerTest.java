package io.trackside.rules;

import static io.trackside.rules.TableStory.table;

import org.junit.jupiter.api.Test;

/** The rulings of R5 blimp. */
class BlimpPowerTest {
    @Test
    void gunk_and_the_corner_together_leave_nothing_of_a_one() {
        table("blimp@20", "gunk@5", "scoocher@10")
                .when("blimp")
                .rolls(1)
                .then("blimp@20", "gunk@5", "scoocher@12")
                .happened("blimp", 1)
                .next("gunk");
    }

    @Test
    void its_plus_is_no_happening_when_inchworm_cancels_the_move() {
        table("blimp@0", "inchworm@10", "scoocher@20")
                .when("blimp")
                .rolls(1)
                .then("blimp@0", "inchworm@11", "scoocher@21")
                .happened("blimp", 0)
                .next("inchworm");
    }

    @Test
    void its_minus_counts_on_a_blocked_move() {
        table("blimp@28", "stickler@0", "scoocher@5")
                .when("blimp")
                .rolls(5)
                .then("blimp@28", "stickler@0", "scoocher@7")
                .happened("blimp", 1)
                .next("stickler");
    }

    @Test
    void its_minus_may_make_the_finish_exact() {
        table("blimp@28", "stickler@0", "legs@5")
                .when("blimp")
                .rolls(3)
                .then("blimp crossed", "stickler@0", "legs@5")
                .next("stickler");
    }

    @Test
    void an_arrow_is_not_blown_further() {
        table("blimp@3", "legs@20")
                .onWild()
                .when("blimp")
                .rolls(1)
                .then("blimp@10", "legs@20")
                .happened("blimp", 1)
                .next("legs");
    }

    @Test
    void warped_behind_the_corner_it_is_slow_from_its_next_turn_on() {
        table("hypnotist@16", "blimp@3")
                .when("hypnotist")
                .picks("hypnotist", "hypnotist", "blimp")
                .rolls("hypnotist", 2)
                .rolls("blimp", 4)
                .then("hypnotist@18", "blimp@19")
                .next("hypnotist");
    }

    @Test
    void a_copy_is_measured_by_where_its_own_turn_began() {
        table("copycat@10", "blimp@20")
                .when("copycat")
                .rolls(2)
                .then("copycat@15", "blimp@20")
                .next("blimp");
    }

    @Test
    void the_second_corner_itself_is_slow() {
        table("blimp@15", "gunk@9", "scoocher@8")
                .onWild()
                .when("blimp")
                .rolls(5)
                .then("blimp@18", "gunk@9", "scoocher@10")
                .happened("blimp", 1)
                .next("gunk");
    }

    @Test
    void the_space_before_the_second_corner_is_fast() {
        table("blimp@14", "legs@20")
                .onWild()
                .when("blimp")
                .rolls(1)
                .then("blimp@18", "legs@20")
                .next("legs");
    }
}
