package io.trackside.rules;

import static io.trackside.rules.TableStory.table;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** Stories of the power of Twin (R5 twin). */
class TwinPowerTest {
    @Test
    void it_takes_the_power_of_an_earlier_winner_and_runs_with_it() {
        table("twin@0", "magician@0")
                .wonEarlier("legs", "gunk")
                .atTheReveal()
                .takesCard("twin", "gunk")
                .rolls("twin", 3)
                .rolls("magician", 4)
                .then("twin@3", "magician@3")
                .happened("magician", 0);
    }

    @Test
    void it_may_take_none() {
        table("twin@0", "magician@0")
                .wonEarlier("legs", "gunk")
                .atTheReveal()
                .rolls("twin", 3)
                .rolls("magician", 4)
                .then("twin@3", "magician@4")
                .happened("twin", 0);
    }

    @Test
    void taking_a_power_is_a_happening_before_the_race() {
        table("twin@0", "scoocher@0")
                .wonEarlier("legs")
                .atTheReveal()
                .takesCard("twin", "legs")
                .then("twin@0", "scoocher@1")
                .happened("twin", 1);
    }

    @Test
    void only_winners_are_offered() {
        assertThatThrownBy(() -> table("twin@0", "magician@0")
                        .wonEarlier("legs")
                        .atTheReveal()
                        .takesCard("twin", "gunk")
                        .then("twin@0", "magician@0"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("before all answers were used");
    }

    @Test
    void in_the_first_race_nobody_is_offered() {
        table("twin@0", "magician@0")
                .atTheReveal()
                .rolls("twin", 3)
                .then("twin@3", "magician@0")
                .happened("twin", 0);
    }

    @Test
    void taking_sisyphus_it_takes_the_four_points_too() {
        table("twin@0", "magician@0")
                .wonEarlier("sisyphus")
                .atTheReveal()
                .takesCard("twin", "sisyphus")
                .then("twin@0", "magician@0")
                .gained("twin", 4);
    }

    @Test
    void taking_egg_it_draws_as_egg_does() {
        table("twin@0", "magician@0")
                .wonEarlier("egg")
                .undrafted("banana", "genius", "hare")
                .atTheReveal()
                .takesCard("twin", "egg")
                .draws("twin", "hare")
                .draws("twin", "genius")
                .draws("twin", "banana")
                .takesCard("twin", "hare")
                .rolls("twin", 1)
                .then("twin@3", "magician@0");
    }

    @Test
    void as_mastermind_it_names_at_its_first_turn_and_is_second() {
        table("twin@0 as=mastermind", "legs@28", "genius@3")
                .when("twin")
                .picks("twin", "mastermind", "legs")
                .rolls(3)
                .rolls("legs", 2)
                .overWith("legs", "twin")
                .then("twin crossed", "legs crossed", "genius@3");
    }

    @Test
    void as_hare_alone_in_the_lead_it_does_not_move() {
        table("twin@10 as=hare", "legs@5")
                .when("twin")
                .then("twin@10", "legs@5")
                .happened("twin", 1)
                .next("legs");
    }

    @Test
    void as_copycat_it_has_the_power_of_the_leader() {
        table("twin@3 as=copycat", "legs@10")
                .when("twin")
                .uses("twin", "legs")
                .then("twin@8", "legs@10")
                .next("legs");
    }

    @Test
    void copycat_copies_what_it_runs_with() {
        table("magician@1", "copycat@3", "twin@10 as=banana")
                .when("magician")
                .rolls(4)
                .then("magician@5 lies", "copycat@3", "twin@10")
                .happened("copycat", 1);
    }

    @Test
    void across_the_line_its_power_is_gone() {
        table("magician@3", "twin@29 as=gunk crossed", "legs@9")
                .when("magician")
                .rolls(4)
                .then("magician@7", "twin crossed", "legs@9")
                .happened("twin", 0);
    }

    @Test
    void both_of_one_power_trip_only_once() {
        table("magician@1", "banana@3", "twin@4 as=banana", "scoocher@20")
                .when("magician")
                .rolls(5)
                .then("magician@6 lies", "banana@3", "twin@4", "scoocher@21")
                .happened("banana", 1)
                .happened("twin", 0);
    }

    @Test
    void of_two_huge_babies_the_arriving_one_is_put_behind_even_the_original() {
        table("huge-baby@2", "twin@6 as=huge-baby").when("huge-baby").rolls(4).then("huge-baby@5", "twin@6");
    }
}
