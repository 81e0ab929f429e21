package io.trackside.rules;

import static io.trackside.rules.TableStory.table;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** The rulings of R5 flip-flop. */
class FlipFlopPowerTest {
    @Test
    void both_stop_so_one_takes_a_star_and_the_other_trips() {
        table("flip-flop@5", "legs@13")
                .onWild()
                .when("flip-flop")
                .picks("flip-flop", "flip-flop", "legs")
                .then("flip-flop@13", "legs@5 lies")
                .gained("flip-flop", 1)
                .gained("legs", 0)
                .next("legs");
    }

    @Test
    void swapped_beside_baba_yaga_it_loses_its_next_main_move() {
        table("flip-flop@2", "legs@9", "baba-yaga@9")
                .when("flip-flop")
                .picks("flip-flop", "flip-flop", "legs")
                .then("flip-flop@9 lies", "legs@2", "baba-yaga@9")
                .next("legs");
    }

    @Test
    void a_swap_is_one_happening_and_no_main_move() {
        table("flip-flop@2", "legs@9", "gunk@20", "coach@2", "scoocher@25")
                .when("flip-flop")
                .picks("flip-flop", "flip-flop", "legs")
                .then("flip-flop@9", "legs@2", "gunk@20", "coach@2", "scoocher@26")
                .happened("flip-flop", 1)
                .next("legs");
    }

    @Test
    void two_meetings_by_one_swap_move_romantic_twice() {
        table("flip-flop@2", "legs@9", "genius@2", "magician@9", "romantic@20")
                .when("flip-flop")
                .picks("flip-flop", "flip-flop", "legs")
                .then("flip-flop@9", "legs@2", "genius@2", "magician@9", "romantic@24")
                .next("legs");
    }

    @Test
    void arriving_at_the_same_time_on_two_spaces_is_not_arriving_together() {
        table("flip-flop@2", "legs@9", "genius@2", "magician@9", "romantic@20")
                .secondPrinting()
                .when("flip-flop")
                .picks("flip-flop", "flip-flop", "legs")
                .then("flip-flop@9", "legs@2", "genius@2", "magician@9", "romantic@24")
                .next("legs");
    }

    @Test
    void huge_baby_swapped_among_others_puts_them_behind() {
        table("flip-flop@2", "huge-baby@9", "genius@2", "scoocher@20")
                .when("flip-flop")
                .picks("flip-flop", "flip-flop", "huge-baby")
                .then("flip-flop@9", "huge-baby@2", "genius@1", "scoocher@22")
                .happened("huge-baby", 1)
                .next("huge-baby");
    }

    @Test
    void a_swapped_duelist_may_shout_where_it_arrives() {
        table("flip-flop@2", "duelist@9", "legs@2")
                .when("flip-flop")
                .picks("flip-flop", "flip-flop", "duelist")
                .picks("duelist", "duelist", "legs")
                .throwsForPower("duelist", 6)
                .throwsForPower("legs", 1)
                .then("flip-flop@9", "duelist@4", "legs@2")
                .next("duelist");
    }

    @Test
    void a_swap_on_one_space_is_heckled() {
        table("flip-flop@5", "legs@5", "heckler@20")
                .when("flip-flop")
                .picks("flip-flop", "flip-flop", "legs")
                .then("flip-flop@5", "legs@5", "heckler@22")
                .happened("flip-flop", 0)
                .next("legs");
    }

    @Test
    void nobody_across_the_line_or_out_can_be_swapped_with() {
        TableStory across = table("flip-flop@5", "legs@0 crossed", "genius@2")
                .when("flip-flop")
                .picks("flip-flop", "flip-flop", "legs");
        assertThatThrownBy(() -> across.then()).isInstanceOf(AssertionError.class);
        TableStory out = table("flip-flop@5", "legs@9 out", "genius@2")
                .when("flip-flop")
                .picks("flip-flop", "flip-flop", "legs");
        assertThatThrownBy(() -> out.then()).isInstanceOf(AssertionError.class);
    }

    @Test
    void not_swapping_it_rolls_like_anyone() {
        table("flip-flop@5", "legs@9")
                .when("flip-flop")
                .rolls(3)
                .then("flip-flop@8", "legs@9")
                .happened("flip-flop", 0)
                .next("legs");
    }
}
