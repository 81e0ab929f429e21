package io.trackside.rules;

import static io.trackside.rules.TableStory.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Stories of the power of Mouth (R5 mouth). */
class MouthPowerTest {
    @Test
    void the_meal_was_fixed_when_mouth_stopped_though_the_prey_has_moved() {
        // Kicked to 4 beside romantic; clockwise romantic moves first, and is eaten on 6 (R4.3).
        table("centaur@5", "romantic@4", "mouth@6", "genius@0")
                .when("centaur")
                .rolls(3)
                .then("centaur@8", "romantic out", "mouth@4", "genius@0")
                .happened("romantic", 1)
                .next("mouth");
    }

    @Test
    void a_prey_that_crossed_meanwhile_is_no_meal() {
        table("cheerleader@27", "romantic@28", "mouth@26")
                .when("cheerleader")
                .uses("cheerleader", "cheerleader")
                .rolls(1)
                .then("cheerleader@29", "romantic crossed", "mouth@28")
                .happened("mouth", 0)
                .next("mouth");
    }

    @Test
    void two_others_on_the_space_are_too_many() {
        table("mouth@2", "legs@5", "genius@5")
                .when("mouth")
                .rolls(3)
                .then("mouth@5", "legs@5", "genius@5")
                .happened("mouth", 0);
    }

    @Test
    void the_arrow_carries_it_off_and_both_meals_happen() {
        // 7 beside legs; the arrow first (R4.1), genius on 10 eaten by that (R4.2), then legs, left on 7 (R4.3).
        TableStory story = table("mouth@4", "legs@7", "genius@10", "lackey@20")
                .onWild()
                .when("mouth")
                .rolls(3);
        story.then("mouth@10", "legs out", "genius out", "lackey@20")
                .happened("mouth", 2)
                .next("lackey");
        assertThat(story.race().eliminated()).containsExactly(Runner.of(2), Runner.of(1));
    }

    @Test
    void one_across_and_one_eaten_leaves_it_the_second_place() {
        table("mouth@2", "legs@5", "genius@29 crossed")
                .when("mouth")
                .rolls(3)
                .overWith("genius", "mouth")
                .then("mouth crossed", "legs out", "genius crossed");
    }

    @Test
    void on_a_rock_it_trips_and_then_eats() {
        table("mouth@2", "legs@5", "genius@0")
                .onWild()
                .when("mouth")
                .rolls(3)
                .then("mouth@5 lies", "legs out", "genius@0")
                .next("genius");
    }

    @Test
    void lying_down_it_eats_where_it_is_carried() {
        table("hypnotist@4", "mouth@12 lies", "legs@20")
                .when("hypnotist")
                .picks("hypnotist", "hypnotist", "mouth")
                .then("hypnotist out", "mouth@4 lies", "legs@20")
                .next("mouth");
    }

    @Test
    void put_behind_by_an_arriving_huge_baby_it_eats() {
        table("huge-baby@3", "mouth@6", "legs@5")
                .when("huge-baby")
                .rolls(3)
                .then("huge-baby@6", "mouth@5", "legs out")
                .next("mouth");
    }

    @Test
    void two_put_behind_together_count_for_each_other() {
        table("huge-baby@3", "mouth@6", "legs@6").when("huge-baby").rolls(3).then("huge-baby@6", "mouth@5", "legs out");
    }

    @Test
    void two_put_behind_together_do_not_in_the_second_printing() {
        table("huge-baby@3", "mouth@6", "legs@6")
                .secondPrinting()
                .when("huge-baby")
                .rolls(3)
                .then("huge-baby@6", "mouth@5", "legs@5");
    }

    @Test
    void of_two_mouths_arriving_together_the_first_clockwise_eats() {
        table("party-animal@10", "mouth@5", "twin@5 as=mouth")
                .when("party-animal")
                .rolls(2)
                .then("party-animal@12", "mouth@6", "twin out")
                .happened("twin", 0)
                .next("mouth");
    }

    @Test
    void two_mouths_arriving_together_spare_each_other_in_the_second_printing() {
        table("party-animal@10", "mouth@5", "twin@5 as=mouth")
                .secondPrinting()
                .when("party-animal")
                .rolls(2)
                .then("party-animal@12", "mouth@6", "twin@6");
    }

    @Test
    void its_copy_eats_it() {
        table("copycat@2", "mouth@5", "legs@0")
                .when("copycat")
                .rolls(3)
                .then("copycat@5", "mouth out", "legs@0")
                .happened("copycat", 1)
                .next("legs");
    }

    @Test
    void it_eats_its_own_players_second_racer_and_the_turn_passes_on() {
        table("mouth@2 of=p1", "legs@5 of=p1", "genius@0 of=p2", "lackey@0 of=p2")
                .when("mouth")
                .rolls(3)
                .then("mouth@5", "legs out", "genius@0", "lackey@0")
                .next("genius", "lackey");
    }

    @Test
    void a_meal_is_one_happening() {
        table("mouth@2", "legs@5", "scoocher@20")
                .when("mouth")
                .rolls(3)
                .then("mouth@5", "legs out", "scoocher@21")
                .next("scoocher");
    }

    @Test
    void eating_the_current_racer_ends_its_turn() {
        table("party-animal@5", "mouth@4", "legs@9")
                .when("party-animal")
                .then("party-animal out", "mouth@5", "legs@8")
                .next("mouth");
    }

    @Test
    void moving_zero_it_stops_nowhere() {
        table("mouth@5", "legs@5", "gunk@9")
                .when("mouth")
                .rolls(1)
                .then("mouth@5", "legs@5", "gunk@9")
                .happened("mouth", 0);
    }
}
