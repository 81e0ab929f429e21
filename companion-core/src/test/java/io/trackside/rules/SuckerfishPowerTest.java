package io.trackside.rules;

import static io.trackside.rules.TableStory.table;

import org.junit.jupiter.api.Test;

/** Stories of the power of Suckerfish (R5 suckerfish). */
class SuckerfishPowerTest {
    @Test
    void it_may_follow_again_along_the_arrow() {
        // Its own arrow on 7 is left behind with the space (R4.1).
        table("magician@4", "suckerfish@4")
                .onWild()
                .when("magician")
                .rolls(3)
                .picks("suckerfish", "suckerfish", "magician")
                .picks("suckerfish", "suckerfish", "magician")
                .then("magician@10", "suckerfish@10")
                .happened("suckerfish", 2);
    }

    @Test
    void declining_that_it_takes_the_arrow_alone() {
        table("magician@4", "suckerfish@4")
                .onWild()
                .when("magician")
                .rolls(3)
                .picks("suckerfish", "suckerfish", "magician")
                .then("magician@10", "suckerfish@10")
                .happened("suckerfish", 1);
    }

    @Test
    void both_stop_on_the_rock() {
        table("magician@2", "suckerfish@2")
                .onWild()
                .when("magician")
                .rolls(3)
                .picks("suckerfish", "suckerfish", "magician")
                .then("magician@5 lies", "suckerfish@5 lies");
    }

    @Test
    void both_stop_on_the_star() {
        table("magician@9", "suckerfish@9")
                .onWild()
                .when("magician")
                .rolls(4)
                .picks("suckerfish", "suckerfish", "magician")
                .then("magician@13", "suckerfish@13")
                .gained("magician", 1)
                .gained("suckerfish", 1);
    }

    @Test
    void huge_baby_as_host_puts_it_behind() {
        table("huge-baby@0", "suckerfish@0", "legs@20", "scoocher@25")
                .when("huge-baby")
                .rolls(4)
                .picks("suckerfish", "suckerfish", "huge-baby")
                .then("huge-baby@4", "suckerfish@3", "legs@20", "scoocher@27")
                .happened("suckerfish", 1)
                .happened("huge-baby", 1);
    }

    @Test
    void arriving_with_mouth_it_is_spared_in_the_second_printing() {
        table("mouth@2", "suckerfish@2", "legs@9")
                .secondPrinting()
                .when("mouth")
                .rolls(3)
                .picks("suckerfish", "suckerfish", "mouth")
                .then("mouth@5", "suckerfish@5", "legs@9");
    }

    @Test
    void it_follows_cheerleaders_one_but_not_the_cheer_that_moves_it_anyway() {
        table("cheerleader@2", "suckerfish@2", "legs@9")
                .when("cheerleader")
                .uses("cheerleader", "cheerleader")
                .picks("suckerfish", "suckerfish", "cheerleader")
                .rolls(3)
                .then("cheerleader@8", "suckerfish@5", "legs@9")
                .happened("suckerfish", 1);
    }

    @Test
    void two_of_them_follow_one_host() {
        table("magician@4", "suckerfish@4", "egg@4 as=suckerfish", "scoocher@20")
                .when("magician")
                .rolls(3)
                .picks("suckerfish", "suckerfish", "magician")
                .picks("egg", "suckerfish", "magician")
                .then("magician@7", "suckerfish@7", "egg@7", "scoocher@22")
                .next("suckerfish");
    }

    @Test
    void it_follows_its_own_players_racer_and_then_plays_itself() {
        table("magician@4 of=p1", "suckerfish@4 of=p1", "legs@0 of=p2", "genius@9 of=p2")
                .when("magician")
                .rolls("magician", 3)
                .picks("suckerfish", "suckerfish", "magician")
                .rolls("suckerfish", 2)
                .then("magician@7", "suckerfish@9", "legs@0", "genius@9")
                .next("legs", "genius");
    }

    @Test
    void its_copy_follows() {
        table("magician@4", "copycat@4", "suckerfish@10")
                .when("magician")
                .rolls(3)
                .picks("copycat", "suckerfish", "magician")
                .then("magician@7", "copycat@7", "suckerfish@10")
                .happened("copycat", 1);
    }

    @Test
    void its_copy_that_followed_into_the_lead_has_followed() {
        table("magician@4", "copycat@4", "suckerfish@9", "banana@8")
                .when("magician")
                .rolls(6)
                .picks("copycat", "suckerfish", "magician")
                .then("magician@10 lies", "copycat@10 lies", "suckerfish@9", "banana@8");
    }

    @Test
    void put_behind_with_its_host_it_stops_where_the_host_is() {
        table("magician@2", "suckerfish@2", "huge-baby@6", "scoocher@20")
                .when("magician")
                .rolls(4)
                .picks("suckerfish", "suckerfish", "magician")
                .then("magician@5", "suckerfish@5", "huge-baby@6", "scoocher@22");
    }

    @Test
    void following_centaur_it_kicks_nobody() {
        table("centaur@2", "suckerfish@2", "legs@4")
                .when("centaur")
                .rolls(5)
                .picks("suckerfish", "suckerfish", "centaur")
                .then("centaur@7", "suckerfish@7", "legs@2")
                .happened("centaur", 1);
    }

    @Test
    void following_an_errand_across_the_line_it_is_second_before_the_main_move() {
        table("magician@20", "lackey@28", "suckerfish@28", "legs@3")
                .when("magician")
                .rolls(6)
                .picks("suckerfish", "suckerfish", "lackey")
                .overWith("lackey", "suckerfish")
                .then("magician@20", "lackey crossed", "suckerfish crossed", "legs@3");
    }

    @Test
    void following_is_no_main_move_and_nobody_adds_to_it() {
        table("magician@4", "suckerfish@4", "coach@4", "gunk@20")
                .when("magician")
                .rolls(3)
                .picks("suckerfish", "suckerfish", "magician")
                .then("magician@7", "suckerfish@7", "coach@4", "gunk@20")
                .happened("coach", 1)
                .happened("gunk", 1);
    }

    @Test
    void one_of_two_follows_the_other() {
        table("suckerfish@4", "twin@4 as=suckerfish")
                .when("suckerfish")
                .rolls(3)
                .picks("twin", "suckerfish", "suckerfish")
                .then("suckerfish@7", "twin@7")
                .happened("twin", 1)
                .next("twin");
    }

    @Test
    void kept_back_by_huge_baby_its_host_is_not_followed_anywhere() {
        table("magician@5", "suckerfish@5", "huge-baby@6")
                .when("magician")
                .rolls(1)
                .then("magician@5", "suckerfish@5", "huge-baby@6")
                .happened("suckerfish", 0)
                .happened("huge-baby", 1);
    }
}
