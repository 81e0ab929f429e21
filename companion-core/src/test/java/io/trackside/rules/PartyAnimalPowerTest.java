package io.trackside.rules;

import static io.trackside.rules.TableStory.table;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** Stories of the power of Party Animal (R5 party-animal). */
class PartyAnimalPowerTest {
    @Test
    void with_everybody_here_nobody_is_pulled_and_only_the_bonus_happens() {
        // Scoocher steps off before the move; who shares was counted when the main move started.
        table("party-animal@5", "legs@5", "scoocher@5")
                .when("party-animal")
                .rolls(1)
                .then("party-animal@8", "legs@5", "scoocher@6")
                .happened("party-animal", 1);
    }

    @Test
    void all_come_at_once_so_nobody_passes_another() {
        table("party-animal@10", "magician@3", "banana@4")
                .when("party-animal")
                .rolls(2)
                .then("party-animal@12", "magician@4", "banana@5")
                .happened("banana", 0);
    }

    @Test
    void tripped_by_whom_she_pulled_she_loses_this_main_move_and_stands_up_now() {
        table("party-animal@5", "baba-yaga@4", "legs@9")
                .when("party-animal")
                .then("party-animal@5", "baba-yaga@5", "legs@8")
                .happened("baba-yaga", 1)
                .happened("party-animal", 1)
                .next("baba-yaga");
    }

    @Test
    void two_pulled_onto_her_space_are_too_many_for_mouth() {
        table("party-animal@5", "mouth@4", "legs@6")
                .when("party-animal")
                .rolls(1)
                .then("party-animal@8", "mouth@5", "legs@5")
                .happened("mouth", 0);
    }

    @Test
    void romantic_pulled_onto_her_space_leaves_before_the_bonus() {
        table("party-animal@5", "romantic@4", "legs@20")
                .when("party-animal")
                .rolls(3)
                .then("party-animal@8", "romantic@7", "legs@19")
                .happened("party-animal", 1);
    }

    @Test
    void lying_down_she_pulls_and_has_no_bonus() {
        table("party-animal@5 lies", "legs@4", "scoocher@20")
                .when("party-animal")
                .then("party-animal@5", "legs@5", "scoocher@20")
                .happened("party-animal", 1)
                .next("legs");
    }

    @Test
    void lying_racers_are_pulled_too() {
        table("party-animal@10", "legs@5 lies").when("party-animal").rolls(2).then("party-animal@12", "legs@6 lies");
    }

    @Test
    void huge_baby_pulled_onto_her_puts_her_behind_where_she_has_her_bonus() {
        table("party-animal@10", "huge-baby@9", "legs@8")
                .when("party-animal")
                .rolls(3)
                .then("party-animal@13", "huge-baby@10", "legs@9")
                .happened("party-animal", 2)
                .happened("huge-baby", 1);
    }

    @Test
    void start_is_a_space_to_be_pulled_to() {
        table("party-animal@0", "legs@1", "genius@0", "romantic@11")
                .when("party-animal")
                .rolls(1)
                .then("party-animal@3", "legs@0", "genius@0", "romantic@10")
                .happened("romantic", 0);
    }

    @Test
    void her_copy_pulls_her() {
        table("copycat@3", "party-animal@8", "legs@5")
                .when("copycat")
                .rolls(2)
                .then("copycat@5", "party-animal@7", "legs@4")
                .next("party-animal");
    }

    @Test
    void her_own_players_second_racer_comes_too() {
        table("party-animal@10 of=p1", "legs@5 of=p1", "genius@0 of=p2", "magician@20 of=p2")
                .when("party-animal")
                .rolls(2)
                .then("party-animal@12", "legs@6", "genius@1", "magician@19")
                .next("legs");
    }

    @Test
    void the_pull_is_for_everybody_and_suckerfish_follows_nobody() {
        assertThatThrownBy(() -> table("party-animal@10", "legs@5", "suckerfish@5")
                        .when("party-animal")
                        .picks("suckerfish", "suckerfish", "legs")
                        .rolls(2)
                        .then("party-animal@12", "legs@6", "suckerfish@6"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("before all answers were used");
    }

    @Test
    void racers_across_the_line_are_neither_pulled_nor_counted() {
        table("party-animal@28", "legs@29 crossed", "genius@28", "baba-yaga@3")
                .when("party-animal")
                .rolls(1)
                .overWith("legs", "party-animal")
                .then("party-animal crossed", "legs crossed", "genius@28", "baba-yaga@4");
    }

    @Test
    void the_bonus_is_one_happening_however_many_share() {
        table("party-animal@5", "legs@4", "genius@6", "scoocher@20")
                .when("party-animal")
                .rolls(2)
                .then("party-animal@9", "legs@5", "genius@5", "scoocher@21")
                .happened("party-animal", 2);
    }

    @Test
    void a_blocked_bonus_was_a_happening() {
        // Legs has come to 28: 2 + 1 is one too many.
        table("party-animal@28", "legs@27", "stickler@3", "scoocher@10")
                .when("party-animal")
                .rolls(2)
                .then("party-animal@28", "legs@28", "stickler@4", "scoocher@14")
                .happened("party-animal", 2)
                .happened("stickler", 1);
    }

    @Test
    void who_shares_her_space_helps_nobody_elses_move() {
        table("magician@5", "party-animal@5", "legs@5")
                .when("magician")
                .rolls(3)
                .then("magician@8", "party-animal@5", "legs@5")
                .happened("party-animal", 0);
    }

    @Test
    void put_behind_together_with_another_she_has_one_more() {
        // Huge Baby comes to 10 and clears it: party animal and genius stop on 9 together, romantic, pulled to 19,
        // sighs twice.
        table("party-animal@10", "huge-baby@9", "genius@10", "romantic@20")
                .when("party-animal")
                .rolls(1)
                .then("party-animal@11", "huge-baby@10", "genius@9", "romantic@23")
                .happened("party-animal", 2)
                .happened("romantic", 2);
    }
}
