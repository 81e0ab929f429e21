package io.trackside.rules;

import static io.trackside.rules.TableStory.table;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** The rulings of R5 hypnotist. */
class HypnotistPowerTest {
    @Test
    void a_hypnotised_scoocher_scoots_on() {
        table("hypnotist@4", "scoocher@20", "legs@9")
                .when("hypnotist")
                .picks("hypnotist", "hypnotist", "scoocher")
                .rolls("hypnotist", 2)
                .then("hypnotist@6", "scoocher@5", "legs@9")
                .happened("hypnotist", 1)
                .next("scoocher");
    }

    @Test
    void a_racer_warped_onto_an_arrow_follows_it() {
        table("hypnotist@7", "legs@3")
                .onWild()
                .when("hypnotist")
                .picks("hypnotist", "hypnotist", "legs")
                .rolls("hypnotist", 1)
                .then("hypnotist@8", "legs@10")
                .next("legs");
    }

    @Test
    void a_racer_warped_onto_a_rock_trips() {
        table("hypnotist@5", "legs@9")
                .onWild()
                .when("hypnotist")
                .picks("hypnotist", "hypnotist", "legs")
                .rolls("hypnotist", 1)
                .then("hypnotist@6", "legs@5 lies")
                .next("legs");
    }

    @Test
    void a_warped_racer_passes_nobody() {
        table("hypnotist@9", "legs@3", "banana@5")
                .when("hypnotist")
                .picks("hypnotist", "hypnotist", "legs")
                .rolls("hypnotist", 2)
                .then("hypnotist@11", "legs@9", "banana@5")
                .happened("banana", 0)
                .next("legs");
    }

    @Test
    void a_racer_on_its_own_space_cannot_be_warped_to_it() {
        TableStory story =
                table("hypnotist@4", "legs@4", "magician@9").when("hypnotist").picks("hypnotist", "hypnotist", "legs");
        assertThatThrownBy(() -> story.then()).isInstanceOf(AssertionError.class);
    }

    @Test
    void with_everybody_on_its_space_it_has_nothing_to_decide() {
        table("hypnotist@4", "legs@4", "magician@4")
                .when("hypnotist")
                .rolls(3)
                .then("hypnotist@7", "legs@4", "magician@4")
                .asked("hypnotist", "hypnotist", 0)
                .next("legs");
    }

    @Test
    void warping_the_leader_takes_its_power_from_copycat() {
        table("hypnotist@4", "gunk@12", "copycat@6")
                .when("hypnotist")
                .picks("hypnotist", "hypnotist", "gunk")
                .rolls("hypnotist", 4)
                .then("hypnotist@7", "gunk@4", "copycat@6")
                .happened("copycat", 0)
                .next("gunk");
    }

    @Test
    void a_warped_duelist_may_shout_before_the_roll() {
        table("hypnotist@4", "duelist@12")
                .when("hypnotist")
                .picks("hypnotist", "hypnotist", "duelist")
                .picks("duelist", "duelist", "hypnotist")
                .throwsForPower("duelist", 1)
                .throwsForPower("hypnotist", 6)
                .rolls("hypnotist", 3)
                .then("hypnotist@9", "duelist@4")
                .next("duelist");
    }

    @Test
    void a_warped_racer_that_lies_goes_on_lying() {
        table("hypnotist@4", "legs@12 lies")
                .when("hypnotist")
                .picks("hypnotist", "hypnotist", "legs")
                .rolls("hypnotist", 3)
                .then("hypnotist@7", "legs@4 lies")
                .next("legs");
    }

    @Test
    void copycat_hypnotises_the_leader_and_leads_alone() {
        table("copycat@3", "hypnotist@10", "legs@1")
                .when("copycat")
                .picks("copycat", "hypnotist", "hypnotist")
                .rolls("copycat", 2)
                .then("copycat@5", "hypnotist@3", "legs@1")
                .happened("copycat", 1)
                .next("hypnotist");
    }

    @Test
    void warped_among_two_on_start_mouth_eats_nobody() {
        table("hypnotist@0", "legs@12", "magician@0", "romantic@20", "mouth@9")
                .when("hypnotist")
                .picks("hypnotist", "hypnotist", "mouth")
                .rolls("hypnotist", 3)
                .then("hypnotist@3", "legs@12", "magician@0", "romantic@20", "mouth@0")
                .next("legs");
    }
}
