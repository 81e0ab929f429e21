package io.trackside.rules;

import static io.trackside.rules.TableStory.table;

import org.junit.jupiter.api.Test;

/** Stories of the power of Romantic (R5 romantic). */
class RomanticPowerTest {
    @Test
    void the_pair_was_there_though_an_arrow_has_parted_it() {
        table("magician@4", "legs@7", "romantic@20")
                .onWild()
                .when("magician")
                .rolls(3)
                .then("magician@10", "legs@7", "romantic@22")
                .happened("romantic", 1);
    }

    @Test
    void before_the_arrow_and_after_it_are_two_meetings() {
        table("magician@4", "legs@7", "genius@10", "romantic@18")
                .onWild()
                .when("magician")
                .rolls(3)
                .then("magician@10", "legs@7", "genius@10", "romantic@22")
                .happened("romantic", 2);
    }

    @Test
    void a_put_back_is_a_stop_beside_somebody() {
        table("magician@3", "huge-baby@6", "legs@5", "romantic@20")
                .when("magician")
                .rolls(3)
                .then("magician@5", "huge-baby@6", "legs@5", "romantic@22");
    }

    @Test
    void two_put_behind_together_are_two_meetings() {
        table("huge-baby@3", "legs@6", "genius@6", "romantic@20")
                .when("huge-baby")
                .rolls(3)
                .then("huge-baby@6", "legs@5", "genius@5", "romantic@24")
                .happened("romantic", 2);
    }

    @Test
    void two_put_behind_together_are_none_in_the_second_printing() {
        table("huge-baby@3", "legs@6", "genius@6", "romantic@20")
                .secondPrinting()
                .when("huge-baby")
                .rolls(3)
                .then("huge-baby@6", "legs@5", "genius@5", "romantic@20");
    }

    @Test
    void swapped_beside_one_who_was_there_before_counts_in_both_printings() {
        table("flip-flop@2", "legs@9", "genius@2", "romantic@20")
                .secondPrinting()
                .when("flip-flop")
                .picks("flip-flop", "flip-flop", "legs")
                .then("flip-flop@9", "legs@2", "genius@2", "romantic@22");
    }

    @Test
    void the_switch_alone_silences_arriving_together() {
        table("magician@2", "suckerfish@2", "romantic@20")
                .houseRule("arriving-together", "silent")
                .when("magician")
                .rolls(3)
                .picks("suckerfish", "suckerfish", "magician")
                .then("magician@5", "suckerfish@5", "romantic@20");
    }

    @Test
    void two_romantics_far_away_both_sigh() {
        table("magician@2", "genius@5", "twin@10 as=romantic", "romantic@20")
                .when("magician")
                .rolls(3)
                .then("magician@5", "genius@5", "twin@12", "romantic@22");
    }

    @Test
    void two_romantics_chase_each_other_across_the_line() {
        // Every hop makes progress, so it is no loop (R4.7): 5, 7, 9 and on to 29, then across.
        table("romantic@2", "twin@5 as=romantic", "legs@0")
                .when("romantic")
                .rolls(3)
                .overWith("romantic", "twin")
                .then("romantic crossed", "twin crossed", "legs@0");
    }

    @Test
    void her_follower_makes_a_meeting_of_every_hop() {
        table("magician@2", "legs@5", "romantic@10", "suckerfish@10")
                .when("magician")
                .rolls(3)
                .picks("suckerfish", "suckerfish", "romantic")
                .then("magician@5", "legs@5", "romantic@16", "suckerfish@12")
                .happened("romantic", 3)
                .happened("suckerfish", 1)
                .next("legs");
    }

    @Test
    void a_hop_one_too_far_for_stickler_is_none() {
        table("magician@2", "genius@5", "romantic@29", "stickler@0")
                .when("magician")
                .rolls(3)
                .then("magician@5", "genius@5", "romantic@29", "stickler@0")
                .happened("stickler", 1);
    }

    @Test
    void her_copy_sighs_with_her() {
        table("magician@2", "genius@5", "romantic@20", "copycat@10")
                .when("magician")
                .rolls(3)
                .then("magician@5", "genius@5", "romantic@22", "copycat@12");
    }

    @Test
    void a_racer_that_is_out_or_across_keeps_nobody_company() {
        table("magician@2", "legs@5 out", "genius@0", "romantic@20")
                .when("magician")
                .rolls(3)
                .then("magician@5", "legs out", "genius@0", "romantic@20");
    }

    @Test
    void her_hop_lands_on_a_rock() {
        table("magician@2", "genius@4", "romantic@24")
                .onWild()
                .when("magician")
                .rolls(2)
                .then("magician@4", "genius@4", "romantic@26 lies");
    }

    @Test
    void crossing_the_line_beside_another_is_no_meeting() {
        table("magician@28", "suckerfish@28", "legs@3", "romantic@10")
                .when("magician")
                .rolls(2)
                .then("magician crossed", "suckerfish@28", "legs@3", "romantic@10")
                .happened("romantic", 0);
    }
}
