package io.trackside.rules;

import static io.trackside.rules.TableStory.table;

import org.junit.jupiter.api.Test;

/** Stories of the power of Legs (R5 legs). */
class LegsPowerTest {
    @Test
    void lying_down_it_cannot_choose_five() {
        table("legs@3 lies", "genius@12")
                .when("legs")
                .then("legs@3", "genius@12")
                .happened("legs", 0)
                .next("genius");
    }

    @Test
    void it_may_roll_instead() {
        table("legs@3", "lackey@12")
                .when("legs")
                .rolls(6)
                .then("legs@9", "lackey@14")
                .happened("legs", 0);
    }

    @Test
    void the_five_is_a_main_move_and_gunk_slows_it() {
        table("legs@3", "gunk@12", "scoocher@20")
                .when("legs")
                .uses("legs", "legs")
                .then("legs@7", "gunk@12", "scoocher@22")
                .happened("legs", 1)
                .happened("gunk", 1);
    }

    @Test
    void the_choice_happens_before_the_move() {
        // Scoocher has stepped to 8 when legs gets there; after the meeting it steps on.
        table("legs@3", "scoocher@7", "romantic@20")
                .when("legs")
                .uses("legs", "legs")
                .then("legs@8", "scoocher@9", "romantic@22");
    }

    @Test
    void the_five_passes_banana() {
        table("legs@3", "banana@5")
                .when("legs")
                .uses("legs", "legs")
                .then("legs@8 lies", "banana@5")
                .next("banana");
    }

    @Test
    void a_blocked_five_was_chosen_all_the_same() {
        table("legs@27", "stickler@0", "scoocher@10")
                .when("legs")
                .uses("legs", "legs")
                .then("legs@27", "stickler@0", "scoocher@12")
                .happened("legs", 1)
                .happened("stickler", 1);
    }

    @Test
    void without_a_die_dicemonger_is_not_asked() {
        table("copycat@3", "legs@10", "dicemonger@0")
                .when("copycat")
                .uses("copycat", "legs")
                .then("copycat@8", "legs@10", "dicemonger@0")
                .happened("copycat", 1)
                .happened("dicemonger", 0);
    }
}
