package io.trackside.rules;

import static io.trackside.rules.TableStory.table;

import org.junit.jupiter.api.Test;

/** The rulings of R5 egg. */
class EggPowerTest {
    @Test
    void it_draws_three_and_runs_with_the_one_it_picks() {
        table("egg@0", "magician@0", "legs@0")
                .undrafted("gunk", "banana", "hare", "coach")
                .atTheReveal()
                .draws("egg", "gunk")
                .draws("egg", "hare")
                .draws("egg", "banana")
                .takesCard("egg", "hare")
                .rolls("egg", 3)
                .then("egg@5", "magician@0", "legs@0")
                .asked("egg", "egg", 1)
                .next("magician");
    }

    @Test
    void it_has_the_power_from_before_the_race_too() {
        table("egg@0", "magician@0")
                .undrafted("gunk", "banana", "sisyphus")
                .atTheReveal()
                .draws("egg", "gunk")
                .draws("egg", "sisyphus")
                .draws("egg", "banana")
                .takesCard("egg", "sisyphus")
                .then("egg@0", "magician@0")
                .gained("egg", 4)
                .next("egg");
    }

    @Test
    void as_twin_it_takes_the_power_of_an_earlier_winner() {
        table("egg@0", "magician@0")
                .undrafted("gunk", "banana", "twin")
                .wonEarlier("legs", "hare")
                .atTheReveal()
                .draws("egg", "gunk")
                .draws("egg", "twin")
                .draws("egg", "banana")
                .takesCard("egg", "twin")
                .takesCard("egg", "hare")
                .rolls("egg", 3)
                .then("egg@5", "magician@0")
                .next("magician");
    }

    @Test
    void hatching_and_what_it_does_before_the_race_are_happenings() {
        table("egg@0", "scoocher@0")
                .undrafted("gunk", "banana", "sisyphus")
                .atTheReveal()
                .draws("egg", "gunk")
                .draws("egg", "sisyphus")
                .draws("egg", "banana")
                .takesCard("egg", "sisyphus")
                .then("egg@0", "scoocher@2")
                .happened("egg", 2)
                .next("egg");
    }

    @Test
    void by_house_rule_nothing_before_the_race_is_a_happening() {
        table("egg@0", "scoocher@0")
                .undrafted("gunk", "banana", "sisyphus")
                .houseRule("before-race-happenings", "silent")
                .atTheReveal()
                .draws("egg", "gunk")
                .draws("egg", "sisyphus")
                .draws("egg", "banana")
                .takesCard("egg", "sisyphus")
                .then("egg@0", "scoocher@0")
                .gained("egg", 4)
                .next("egg");
    }

    @Test
    void as_skipper_it_yields_to_the_original() {
        table("magician@3", "skipper@5", "legs@9", "egg@12 as=skipper")
                .when("magician")
                .rolls(1)
                .then("magician@4", "skipper@5", "legs@9", "egg@12")
                .happened("skipper", 1)
                .next("skipper");
    }

    @Test
    void as_skipper_without_an_original_it_goes_next() {
        table("magician@3", "skipper@5 out", "legs@9", "egg@12 as=skipper")
                .when("magician")
                .rolls("magician", 1)
                .rolls("egg", 2)
                .then("magician@4", "skipper out", "legs@9", "egg@14")
                .next("magician");
    }

    @Test
    void as_mastermind_it_foretells_in_its_first_turn() {
        table("egg@3 as=mastermind", "legs@29", "magician@10")
                .when("egg")
                .picks("egg", "mastermind", "legs")
                .rolls("egg", 2)
                .rolls("legs", 1)
                .then("egg crossed", "legs crossed", "magician@10")
                .overWith("legs", "egg");
    }

    @Test
    void as_centaur_it_kicks() {
        table("egg@2 as=centaur", "centaur@4", "legs@9")
                .when("egg")
                .rolls(5)
                .then("egg@7", "centaur@2", "legs@9")
                .happened("egg", 1)
                .next("centaur");
    }

    @Test
    void as_suckerfish_it_follows() {
        table("magician@3", "egg@3 as=suckerfish", "suckerfish@3")
                .when("magician")
                .rolls("magician", 4)
                .picks("egg", "suckerfish", "magician")
                .then("magician@7", "egg@7", "suckerfish@3")
                .happened("egg", 1)
                .next("egg");
    }

    @Test
    void as_inchworm_it_takes_the_one_of_the_original() {
        table("inchworm@3", "egg@9 as=inchworm")
                .when("inchworm")
                .rolls(1)
                .then("inchworm@3", "egg@10")
                .happened("inchworm", 0)
                .next("egg");
    }
}
