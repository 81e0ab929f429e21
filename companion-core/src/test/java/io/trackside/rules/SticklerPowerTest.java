package io.trackside.rules;

import static io.trackside.rules.TableStory.table;

import org.junit.jupiter.api.Test;

/** Stories of the power of Stickler (R5 stickler). */
class SticklerPowerTest {
    @Test
    void blocked_is_no_stop() {
        table("magician@27", "baba-yaga@27", "stickler@0", "heckler@10")
                .when("magician")
                .rolls(6)
                .then("magician@27", "baba-yaga@27", "stickler@0", "heckler@12")
                .next("baba-yaga");
    }

    @Test
    void lying_down_it_still_insists() {
        table("magician@27", "stickler@0 lies")
                .when("magician")
                .rolls(4)
                .then("magician@27", "stickler@0 lies")
                .happened("stickler", 1);
    }

    @Test
    void it_crosses_freely_and_its_follower_stays() {
        table("stickler@28", "suckerfish@28", "legs@3")
                .when("stickler")
                .rolls(4)
                .picks("suckerfish", "suckerfish", "stickler")
                .then("stickler crossed", "suckerfish@28", "legs@3")
                .happened("suckerfish", 0)
                .next("suckerfish");
    }

    @Test
    void a_follower_with_the_exact_number_crosses_with_it() {
        table("stickler@28", "suckerfish@28", "legs@3")
                .when("stickler")
                .rolls(2)
                .picks("suckerfish", "suckerfish", "stickler")
                .overWith("stickler", "suckerfish");
    }

    @Test
    void a_cheer_too_far_leaves_all_but_stickler() {
        // All in last place on 29: two is one too many; Stickler crosses, then nobody holds Cheerleader's one.
        table("cheerleader@29", "legs@29", "stickler@29")
                .when("cheerleader")
                .uses("cheerleader", "cheerleader")
                .overWith("stickler", "cheerleader")
                .then("cheerleader crossed", "legs@29", "stickler crossed")
                .happened("stickler", 2);
    }

    @Test
    void its_twin_binds_it() {
        table("stickler@28", "twin@0 as=stickler", "legs@3")
                .when("stickler")
                .rolls(4)
                .then("stickler@28", "twin@0", "legs@3")
                .happened("twin", 1)
                .happened("stickler", 0);
    }

    @Test
    void a_hop_of_the_exact_number_crosses() {
        table("magician@2", "genius@5", "romantic@28", "stickler@0")
                .when("magician")
                .rolls(3)
                .then("magician@5", "genius@5", "romantic crossed", "stickler@0");
    }

    @Test
    void a_duel_won_too_near_the_line_is_no_move() {
        table("duelist@29", "magician@29", "stickler@0", "scoocher@10")
                .when("duelist")
                .picks("duelist", "duelist", "magician")
                .throwsForPower("duelist", 5)
                .throwsForPower("magician", 2)
                .rolls(1)
                .then("duelist crossed", "magician@29", "stickler@0", "scoocher@12")
                .happened("duelist", 1)
                .happened("stickler", 1);
    }

    @Test
    void out_of_the_race_it_binds_nobody() {
        table("mouth@2", "stickler@5", "magician@27")
                .when("mouth")
                .rolls(3)
                .rolls("magician", 6)
                .overWith("magician", "mouth")
                .then("mouth crossed", "stickler out", "magician crossed");
    }

    @Test
    void a_backward_move_is_never_too_far() {
        table("centaur@26", "magician@29", "stickler@0", "banana@27")
                .when("centaur")
                .rolls(2)
                .then("centaur@28 lies", "magician@29", "stickler@0", "banana@25")
                .happened("stickler", 0);
    }

    @Test
    void a_racer_that_was_blocked_tries_again() {
        table("magician@27", "stickler@0", "legs@3")
                .when("magician")
                .rolls(6)
                .rolls("stickler", 2)
                .rolls("legs", 2)
                .rolls("magician", 3)
                .then("magician crossed", "stickler@2", "legs@5")
                .next("stickler");
    }

    @Test
    void bound_by_its_copy_it_crosses_with_the_exact_number() {
        table("stickler@26", "copycat@5", "legs@0")
                .when("stickler")
                .rolls(4)
                .then("stickler crossed", "copycat@5", "legs@0")
                .next("copycat");
    }

    @Test
    void blocked_it_passes_nobody() {
        table("magician@27", "banana@28", "stickler@0")
                .when("magician")
                .rolls(5)
                .then("magician@27", "banana@28", "stickler@0")
                .happened("banana", 0);
    }
}
