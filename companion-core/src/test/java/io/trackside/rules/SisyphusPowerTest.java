package io.trackside.rules;

import static io.trackside.rules.TableStory.table;

import org.junit.jupiter.api.Test;

/** Stories of the power of Sisyphus (R5 sisyphus). */
class SisyphusPowerTest {
    @Test
    void four_bronze_points_before_the_race() {
        table("sisyphus@0", "legs@0")
                .atTheReveal()
                .then("sisyphus@0", "legs@0")
                .gained("sisyphus", 4)
                .gained("legs", 0);
    }

    @Test
    void an_egg_that_drew_it_takes_the_four_too() {
        table("egg@0", "legs@0")
                .undrafted("sisyphus", "genius", "banana")
                .atTheReveal()
                .draws("egg", "sisyphus")
                .draws("egg", "genius")
                .draws("egg", "banana")
                .takesCard("egg", "sisyphus")
                .then("egg@0", "legs@0")
                .gained("egg", 4);
    }

    @Test
    void a_gold_or_silver_chip_is_never_broken() {
        table("sisyphus@9 chips=5", "legs@3")
                .when("sisyphus")
                .rolls(6)
                .then("sisyphus@6", "legs@3")
                .gained("sisyphus", 0)
                .hasInChips("sisyphus", 5);
    }

    @Test
    void a_larger_chip_is_broken_where_the_table_agreed_so() {
        table("sisyphus@9 chips=5", "legs@3")
                .houseRule("sisyphus-pays", "any-points")
                .when("sisyphus")
                .rolls(6)
                .then("sisyphus@6", "legs@3")
                .gained("sisyphus", 0)
                .hasInChips("sisyphus", 4);
    }

    @Test
    void bronze_is_paid_before_a_larger_chip_is_broken() {
        table("sisyphus@9 points=2 chips=5", "legs@3")
                .houseRule("sisyphus-pays", "any-points")
                .when("sisyphus")
                .rolls(6)
                .then("sisyphus@6", "legs@3")
                .gained("sisyphus", -1)
                .hasInChips("sisyphus", 5);
    }

    @Test
    void tripped_on_start_it_still_makes_the_six_and_loses_the_next() {
        // After the roll: the main move goes on (R3.8).
        table("sisyphus@9 points=4", "baba-yaga@0")
                .when("sisyphus")
                .rolls(6)
                .then("sisyphus@6 lies", "baba-yaga@0")
                .gained("sisyphus", -1)
                .happened("baba-yaga", 1)
                .next("baba-yaga");
    }

    @Test
    void sent_to_start_it_stops_there() {
        table("sisyphus@9 points=4", "legs@0", "romantic@20")
                .when("sisyphus")
                .rolls(6)
                .then("sisyphus@6", "legs@0", "romantic@22");
    }

    @Test
    void already_on_start_it_stops_nowhere() {
        table("sisyphus@0 points=4", "legs@0", "romantic@20")
                .when("sisyphus")
                .rolls(6)
                .then("sisyphus@6", "legs@0", "romantic@20")
                .gained("sisyphus", -1);
    }

    @Test
    void warp_and_lost_point_are_one_happening() {
        table("sisyphus@9 points=4", "scoocher@20")
                .when("sisyphus")
                .rolls(6)
                .then("sisyphus@6", "scoocher@21")
                .happened("sisyphus", 1);
    }

    @Test
    void huge_baby_shares_start_with_it() {
        table("sisyphus@9 points=4", "huge-baby@0")
                .when("sisyphus")
                .rolls(6)
                .then("sisyphus@6", "huge-baby@0")
                .happened("huge-baby", 0);
    }

    @Test
    void the_six_is_made_from_start_with_what_is_there() {
        table("sisyphus@9 points=4", "coach@0").when("sisyphus").rolls(6).then("sisyphus@7", "coach@0");
    }

    @Test
    void what_it_left_behind_does_not_help_it() {
        table("sisyphus@9 points=4", "coach@9", "suckerfish@9")
                .when("sisyphus")
                .rolls(6)
                .then("sisyphus@6", "coach@9", "suckerfish@9")
                .happened("coach", 0);
    }

    @Test
    void the_six_from_start_passes_banana() {
        table("sisyphus@9 points=4", "banana@3").when("sisyphus").rolls(6).then("sisyphus@6 lies", "banana@3");
    }

    @Test
    void without_a_main_move_nothing_is_added_or_taken() {
        table("sisyphus@9 points=4", "gunk@20", "scoocher@12")
                .secondPrinting()
                .when("sisyphus")
                .rolls(6)
                .then("sisyphus@0", "gunk@20", "scoocher@13")
                .happened("gunk", 0);
    }

    @Test
    void the_switch_alone_takes_the_main_move() {
        table("sisyphus@9 points=4", "legs@3")
                .houseRule("sisyphus-six", "no-main-move")
                .when("sisyphus")
                .rolls(6)
                .then("sisyphus@0", "legs@3")
                .gained("sisyphus", -1);
    }

    @Test
    void the_switch_alone_keeps_the_main_move() {
        table("sisyphus@9 points=4", "legs@3")
                .secondPrinting()
                .houseRule("sisyphus-six", "main-move-kept")
                .when("sisyphus")
                .rolls(6)
                .then("sisyphus@6", "legs@3")
                .gained("sisyphus", -1);
    }

    @Test
    void from_five_it_ends_within_one_space_of_its_beginning() {
        table("sisyphus@5 points=4", "heckler@20").when("sisyphus").rolls(6).then("sisyphus@6", "heckler@22");
    }

    @Test
    void the_point_is_its_owners_whichever_racer_brought_it() {
        table("sisyphus@9 of=p1", "magician@3 of=p1 points=2", "legs@4 of=p2", "genius@4 of=p2")
                .when("sisyphus")
                .rolls(6)
                .then("sisyphus@6", "magician@3", "legs@4", "genius@4")
                .gained("magician", -1)
                .next("magician");
    }

    @Test
    void anothers_six_is_nothing_to_it() {
        table("magician@3", "sisyphus@9 points=4")
                .when("magician")
                .rolls(6)
                .then("magician@9", "sisyphus@9")
                .gained("sisyphus", 0);
    }
}
