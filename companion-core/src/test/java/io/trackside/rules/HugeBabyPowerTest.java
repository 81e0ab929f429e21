package io.trackside.rules;

import static io.trackside.rules.TableStory.table;

import org.junit.jupiter.api.Test;

/** The rulings of R5 huge-baby. */
class HugeBabyPowerTest {
    @Test
    void a_step_from_right_behind_it_is_a_stop_that_a_star_pays() {
        table("magician@13", "huge-baby@14")
                .onWild()
                .when("magician")
                .rolls(1)
                .then("magician@13", "huge-baby@14")
                .gained("magician", 1)
                .happened("huge-baby", 1)
                .next("huge-baby");
    }

    @Test
    void a_step_from_right_behind_it_is_a_stop_that_feeds_mouth() {
        table("mouth@5", "legs@5", "huge-baby@6")
                .when("mouth")
                .rolls(1)
                .then("mouth@5", "legs out", "huge-baby@6")
                .next("huge-baby");
    }

    @Test
    void mouth_put_behind_eats_who_is_there() {
        table("huge-baby@2", "mouth@6", "legs@5")
                .when("huge-baby")
                .rolls(4)
                .then("huge-baby@6", "mouth@5", "legs out")
                .next("mouth");
    }

    @Test
    void put_behind_onto_another_one_a_racer_goes_one_farther() {
        table("huge-baby@3", "legs@6", "egg@5 as=huge-baby", "scoocher@20")
                .when("huge-baby")
                .rolls(3)
                .then("huge-baby@6", "legs@4", "egg@5", "scoocher@22")
                .happened("huge-baby", 1)
                .happened("egg", 1)
                .next("legs");
    }

    @Test
    void put_behind_another_it_puts_behind_who_is_there() {
        table("huge-baby@2", "egg@6 as=huge-baby", "legs@5", "scoocher@20")
                .when("huge-baby")
                .rolls(4)
                .then("huge-baby@5", "egg@6", "legs@4", "scoocher@22")
                .happened("huge-baby", 1)
                .happened("egg", 1)
                .next("egg");
    }

    @Test
    void a_follower_from_start_arrives_behind_it() {
        table("huge-baby@0", "suckerfish@0", "scoocher@20")
                .when("huge-baby")
                .rolls(3)
                .picks("suckerfish", "suckerfish", "huge-baby")
                .then("huge-baby@3", "suckerfish@2", "scoocher@22")
                .happened("huge-baby", 1)
                .happened("suckerfish", 1)
                .next("suckerfish");
    }

    @Test
    void nobody_follows_a_racer_that_is_put_behind() {
        table("huge-baby@2", "legs@6", "suckerfish@5")
                .when("huge-baby")
                .rolls(4)
                .then("huge-baby@6", "legs@5", "suckerfish@5")
                .asked("suckerfish", "suckerfish", 0)
                .next("legs");
    }

    @Test
    void warped_to_start_it_shares_it() {
        table("hypnotist@0", "huge-baby@9")
                .when("hypnotist")
                .picks("hypnotist", "hypnotist", "huge-baby")
                .rolls("hypnotist", 3)
                .then("hypnotist@3", "huge-baby@0")
                .happened("huge-baby", 0)
                .next("huge-baby");
    }

    @Test
    void put_back_to_start_a_racer_meets_who_waits_there() {
        table("magician@0", "huge-baby@1", "legs@0", "romantic@20")
                .when("magician")
                .rolls(1)
                .then("magician@0", "huge-baby@1", "legs@0", "romantic@22")
                .next("huge-baby");
    }

    @Test
    void two_put_behind_together_meet_each_other() {
        table("huge-baby@3", "legs@6", "genius@6", "romantic@20")
                .when("huge-baby")
                .rolls(3)
                .then("huge-baby@6", "legs@5", "genius@5", "romantic@24")
                .next("legs");
    }

    @Test
    void in_the_second_printing_two_put_behind_together_do_not_meet() {
        table("huge-baby@3", "legs@6", "genius@6", "romantic@20")
                .secondPrinting()
                .when("huge-baby")
                .rolls(3)
                .then("huge-baby@6", "legs@5", "genius@5", "romantic@20")
                .next("legs");
    }

    @Test
    void it_puts_behind_before_the_arrow_carries_it_on() {
        table("huge-baby@3", "legs@7")
                .onWild()
                .when("huge-baby")
                .rolls(4)
                .then("huge-baby@10", "legs@6")
                .happened("huge-baby", 1)
                .next("legs");
    }

    @Test
    void passing_it_on_the_way_the_mover_takes_no_notice() {
        table("magician@3", "huge-baby@6", "scoocher@20")
                .when("magician")
                .rolls(5)
                .then("magician@8", "huge-baby@6", "scoocher@20")
                .happened("huge-baby", 0)
                .next("huge-baby");
    }

    @Test
    void out_of_the_race_it_keeps_nothing_clear() {
        table("magician@3", "huge-baby@6 out", "legs@9")
                .when("magician")
                .rolls(3)
                .then("magician@6", "huge-baby out", "legs@9")
                .next("legs");
    }

    @Test
    void arriving_with_its_copy_the_original_stays() {
        table("copycat@0", "cheerleader@0", "huge-baby@0")
                .when("cheerleader")
                .picks("copycat", "copycat", "huge-baby")
                .uses("cheerleader", "cheerleader")
                .rolls("cheerleader", 4)
                .then("copycat@1", "cheerleader@4", "huge-baby@2")
                .next("huge-baby");
    }

    @Test
    void a_host_put_behind_takes_its_follower_there() {
        table("magician@3", "suckerfish@3", "huge-baby@6", "scoocher@20")
                .when("magician")
                .rolls("magician", 3)
                .picks("suckerfish", "suckerfish", "magician")
                .then("magician@5", "suckerfish@5", "huge-baby@6", "scoocher@22")
                .happened("huge-baby", 1)
                .happened("suckerfish", 1)
                .next("suckerfish");
    }
}
