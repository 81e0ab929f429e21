package io.trackside.rules;

import static io.trackside.rules.TableStory.table;

import org.junit.jupiter.api.Test;

/** Stories of the power of Lovable Loser (R5 lovable-loser). */
class LovableLoserPowerTest {
    @Test
    void sharing_last_place_pays_nothing() {
        table("lovable-loser@2", "genius@2", "legs@5")
                .when("lovable-loser")
                .rolls(3)
                .then("lovable-loser@5", "genius@2", "legs@5")
                .gained("lovable-loser", 0)
                .happened("lovable-loser", 0);
    }

    @Test
    void a_star_in_the_same_turn_is_a_point_more() {
        table("lovable-loser@10", "legs@15")
                .onWild()
                .when("lovable-loser")
                .rolls(3)
                .then("lovable-loser@13", "legs@15")
                .gained("lovable-loser", 2)
                .happened("lovable-loser", 1);
    }

    @Test
    void racers_across_the_line_are_in_no_place() {
        table("lovable-loser@20", "genius@25", "legs@29 crossed")
                .when("lovable-loser")
                .rolls(2)
                .then("lovable-loser@22", "genius@25", "legs crossed")
                .gained("lovable-loser", 1);
    }

    @Test
    void its_copy_is_paid_when_alone_in_last_place() {
        table("copycat@2", "lovable-loser@10")
                .when("copycat")
                .rolls(3)
                .then("copycat@5", "lovable-loser@10")
                .gained("copycat", 1)
                .gained("lovable-loser", 0);
    }

    @Test
    void two_losers_on_one_space_are_not_alone() {
        table("lovable-loser@2", "twin@2 as=lovable-loser", "legs@9")
                .when("lovable-loser")
                .rolls(3)
                .then("lovable-loser@5", "twin@2", "legs@9")
                .gained("lovable-loser", 0)
                .gained("twin", 0);
    }

    @Test
    void an_own_second_racer_behind_it_is_another_racer() {
        table("lovable-loser@5 of=p1", "magician@2 of=p1", "genius@9 of=p2", "legs@9 of=p2")
                .when("lovable-loser")
                .rolls(2)
                .then("lovable-loser@7", "magician@2", "genius@9", "legs@9")
                .gained("lovable-loser", 0)
                .next("magician");
    }

    @Test
    void the_chip_comes_before_the_die() {
        // The happening pulls scoocher across as second, and the race is over.
        table("lovable-loser@2", "scoocher@29", "legs@29 crossed", "genius@9")
                .when("lovable-loser")
                .overWith("legs", "scoocher")
                .gained("lovable-loser", 1)
                .then("lovable-loser@2", "scoocher crossed", "legs crossed", "genius@9");
    }
}
