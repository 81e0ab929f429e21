package io.trackside.rules;

import static io.trackside.rules.TableStory.table;

import org.junit.jupiter.api.Test;

/** Stories of the power of Lackey (R5 lackey). */
class LackeyPowerTest {
    @Test
    void lying_down_it_still_runs_its_errand() {
        table("magician@3", "lackey@12 lies")
                .when("magician")
                .rolls(6)
                .then("magician@9", "lackey@14 lies")
                .next("lackey");
    }

    @Test
    void the_errand_passes_banana() {
        table("magician@3", "lackey@10", "banana@11")
                .when("magician")
                .rolls(6)
                .then("magician@9", "lackey@12 lies", "banana@11")
                .next("lackey");
    }

    @Test
    void the_errand_obeys_arrows_before_the_roller_moves() {
        table("magician@21", "lackey@9").onWild().when("magician").rolls(6).then("magician@27", "lackey@12");
    }

    @Test
    void the_errand_is_blocked_by_stickler_and_the_roller_moves_all_the_same() {
        table("magician@3", "lackey@29", "stickler@0")
                .when("magician")
                .rolls(6)
                .then("magician@9", "lackey@29", "stickler@0")
                .next("lackey");
    }

    @Test
    void an_errand_across_the_line_as_second_ends_the_race_before_the_main_move() {
        table("magician@20", "lackey@28", "legs@29 crossed", "genius@0")
                .when("magician")
                .rolls(6)
                .overWith("legs", "lackey")
                .then("magician@20", "lackey crossed", "legs crossed", "genius@0");
    }

    @Test
    void the_six_of_its_twin_is_anothers_six() {
        table("twin@3 as=lackey", "lackey@14")
                .when("twin")
                .rolls(6)
                .then("twin@9", "lackey@16")
                .happened("twin", 0)
                .happened("lackey", 1);
    }

    @Test
    void two_lackeys_are_two_happenings() {
        table("magician@3", "lackey@10", "twin@14 as=lackey", "scoocher@20")
                .when("magician")
                .rolls(6)
                .then("magician@9", "lackey@12", "twin@16", "scoocher@22");
    }

    @Test
    void four_and_two_is_no_six() {
        table("hare@4", "lackey@15")
                .when("hare")
                .rolls(4)
                .then("hare@10", "lackey@15")
                .happened("lackey", 0);
    }

    @Test
    void it_runs_though_sisyphus_makes_no_main_move_with_the_six() {
        table("sisyphus@9", "lackey@3", "scoocher@20")
                .houseRule("sisyphus-six", "no-main-move")
                .when("sisyphus")
                .rolls(6)
                .then("sisyphus@0", "lackey@5", "scoocher@22");
    }

    @Test
    void the_errand_may_make_room_for_romance() {
        // Lackey leaves legs before magician gets there: magician stops beside legs alone.
        table("magician@3", "lackey@9", "legs@9", "romantic@20")
                .when("magician")
                .rolls(6)
                .then("magician@9", "lackey@11", "legs@9", "romantic@22");
    }

    @Test
    void its_own_players_second_racer_runs_before_the_others() {
        // R4.1: the current racer, its player's second racer, then clockwise.
        table("lackey@28 of=p1", "genius@0 of=p1", "magician@20 of=p2", "twin@28 of=p2 as=lackey")
                .when("magician")
                .rolls("magician", 6)
                .overWith("twin", "lackey")
                .then("lackey crossed", "genius@0", "magician@20", "twin crossed");
    }
}
