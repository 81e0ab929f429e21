package io.trackside.rules;

import static io.trackside.rules.TableStory.table;

import org.junit.jupiter.api.Test;

/** The rulings of R5 alchemist. */
class AlchemistPowerTest {
    @Test
    void inchworm_cancels_the_four_as_well_and_both_happened() {
        table("alchemist@3", "inchworm@8", "scoocher@20")
                .when("alchemist")
                .rolls(1)
                .uses("alchemist", "alchemist")
                .then("alchemist@3", "inchworm@9", "scoocher@22")
                .happened("alchemist", 1)
                .happened("inchworm", 1)
                .next("inchworm");
    }

    @Test
    void the_four_has_to_be_exact_where_stickler_watches() {
        table("alchemist@27", "stickler@0", "scoocher@10")
                .when("alchemist")
                .rolls(2)
                .uses("alchemist", "alchemist")
                .then("alchemist@27", "stickler@0", "scoocher@12")
                .happened("stickler", 1)
                .next("stickler");
    }

    @Test
    void plus_and_minus_come_on_top_of_the_four() {
        table("alchemist@4", "coach@4", "gunk@20", "scoocher@10")
                .when("alchemist")
                .rolls(1)
                .uses("alchemist", "alchemist")
                .then("alchemist@8", "coach@4", "gunk@20", "scoocher@13")
                .next("coach");
    }

    @Test
    void a_three_offers_no_four() {
        table("alchemist@3", "legs@10")
                .when("alchemist")
                .rolls(3)
                .then("alchemist@6", "legs@10")
                .asked("alchemist", "alchemist", 0)
                .next("legs");
    }

    @Test
    void the_die_of_its_own_second_racer_is_not_its_own() {
        table("alchemist@3 of=p1", "magician@10 of=p1", "legs@5 of=p2", "banana@0 of=p2")
                .when("magician")
                .rolls("magician", 1)
                .then("alchemist@3", "magician@11", "legs@5", "banana@0")
                .asked("alchemist", "alchemist", 0)
                .next("alchemist");
    }

    @Test
    void the_four_may_lead_onto_an_arrow() {
        table("alchemist@3", "legs@20")
                .onWild()
                .when("alchemist")
                .rolls(2)
                .uses("alchemist", "alchemist")
                .then("alchemist@10", "legs@20")
                .next("legs");
    }

    @Test
    void an_egg_with_its_power_has_the_choice() {
        table("egg@3 as=alchemist", "legs@10")
                .when("egg")
                .rolls(1)
                .uses("egg", "alchemist")
                .then("egg@7", "legs@10")
                .next("legs");
    }
}
