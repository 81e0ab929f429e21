package io.trackside.rules;

import static io.trackside.rules.TableStory.table;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** Stories of the power of Third Wheel (R5 third-wheel). */
class ThirdWheelPowerTest {
    @Test
    void its_own_space_is_no_other_space() {
        table("third-wheel@9", "legs@9", "genius@9")
                .when("third-wheel")
                .rolls(3)
                .then("third-wheel@12", "legs@9", "genius@9")
                .happened("third-wheel", 0);
    }

    @Test
    void a_space_with_one_racer_is_not_offered() {
        assertThatThrownBy(() -> table("third-wheel@2", "legs@9", "genius@12")
                        .when("third-wheel")
                        .warpsTo("third-wheel", "third-wheel", 9)
                        .rolls(3)
                        .then("third-wheel@5", "legs@9", "genius@12"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("before all answers were used");
    }

    @Test
    void a_space_with_three_racers_is_not_offered() {
        assertThatThrownBy(() -> table("third-wheel@2", "legs@9", "genius@9", "banana@9", "coach@4", "gunk@4")
                        .when("third-wheel")
                        .warpsTo("third-wheel", "third-wheel", 9)
                        .rolls(3)
                        .then("third-wheel@5", "legs@9", "genius@9", "banana@9", "coach@4", "gunk@4"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("before all answers were used");
    }

    @Test
    void its_own_space_is_not_offered_even_with_one_other() {
        assertThatThrownBy(() -> table("third-wheel@9", "legs@9", "genius@12", "coach@12")
                        .when("third-wheel")
                        .warpsTo("third-wheel", "third-wheel", 9)
                        .rolls(3)
                        .then("third-wheel@12", "legs@9", "genius@12", "coach@12"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("before all answers were used");
    }

    @Test
    void of_two_pairs_it_chooses_one() {
        table("third-wheel@2", "legs@9", "genius@9", "magician@4", "banana@4")
                .when("third-wheel")
                .warpsTo("third-wheel", "third-wheel", 4)
                .rolls(3)
                .then("third-wheel@7", "legs@9", "genius@9", "magician@4", "banana@4");
    }

    @Test
    void three_on_a_space_are_no_meeting_of_two() {
        table("third-wheel@2", "legs@9", "genius@9", "romantic@20")
                .when("third-wheel")
                .warpsTo("third-wheel", "third-wheel", 9)
                .rolls(3)
                .then("third-wheel@12", "legs@9", "genius@9", "romantic@20");
    }

    @Test
    void an_arrow_carries_it_on_before_the_main_move() {
        table("third-wheel@2", "legs@7", "genius@7")
                .onWild()
                .when("third-wheel")
                .warpsTo("third-wheel", "third-wheel", 7)
                .rolls(2)
                .then("third-wheel@12", "legs@7", "genius@7");
    }

    @Test
    void a_rock_costs_it_this_main_move_and_it_stands_up() {
        table("third-wheel@2", "legs@5", "genius@5")
                .onWild()
                .when("third-wheel")
                .warpsTo("third-wheel", "third-wheel", 5)
                .then("third-wheel@5", "legs@5", "genius@5")
                .next("legs");
    }

    @Test
    void huge_baby_makes_room_on_start() {
        table("third-wheel@5", "huge-baby@0", "legs@0")
                .when("third-wheel")
                .warpsTo("third-wheel", "third-wheel", 0)
                .rolls(3)
                .then("third-wheel@3", "huge-baby@0", "legs@0")
                .happened("huge-baby", 0);
    }

    @Test
    void the_warp_passes_nobody() {
        table("third-wheel@2", "banana@5", "legs@9", "genius@9")
                .when("third-wheel")
                .warpsTo("third-wheel", "third-wheel", 9)
                .rolls(1)
                .then("third-wheel@10", "banana@5", "legs@9", "genius@9");
    }

    @Test
    void a_racer_that_is_out_makes_no_third() {
        table("third-wheel@2", "legs@9", "genius@9", "lackey@9 out")
                .when("third-wheel")
                .warpsTo("third-wheel", "third-wheel", 9)
                .rolls(1)
                .then("third-wheel@10", "legs@9", "genius@9", "lackey out");
    }

    @Test
    void declining_it_only_rolls() {
        table("third-wheel@2", "legs@9", "genius@9", "scoocher@20")
                .when("third-wheel")
                .rolls(3)
                .then("third-wheel@5", "legs@9", "genius@9", "scoocher@20");
    }

    @Test
    void its_twin_joins_it_and_another() {
        table("twin@2 as=third-wheel", "third-wheel@9", "legs@9")
                .when("twin")
                .warpsTo("twin", "third-wheel", 9)
                .rolls(2)
                .then("twin@11", "third-wheel@9", "legs@9")
                .happened("twin", 1);
    }

    @Test
    void suckerfish_does_not_follow_the_warp() {
        table("third-wheel@2", "suckerfish@2", "legs@9", "genius@9")
                .when("third-wheel")
                .warpsTo("third-wheel", "third-wheel", 9)
                .rolls(2)
                .then("third-wheel@11", "suckerfish@2", "legs@9", "genius@9");
    }
}
