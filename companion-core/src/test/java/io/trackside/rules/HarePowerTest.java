package io.trackside.rules;

import static io.trackside.rules.TableStory.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The rulings of R5 hare. */
class HarePowerTest {
    @Test
    void its_skip_pays_nothing() {
        table("hare@10", "legs@5")
                .when("hare")
                .then("hare@10", "legs@5")
                .gained("hare", 0)
                .next("legs");
    }

    @Test
    void by_house_rule_its_skip_pays_one_bronze() {
        table("hare@10", "legs@5")
                .houseRule("hare-skip", "one-bronze")
                .when("hare")
                .then("hare@10", "legs@5")
                .gained("hare", 1)
                .happened("hare", 1)
                .next("legs");
    }

    @Test
    void overtaken_after_its_turn_began_it_skips_all_the_same() {
        table("hare@10", "duelist@9", "legs@9")
                .when("hare")
                .picks("duelist", "duelist", "legs")
                .throwsForPower("duelist", 6)
                .throwsForPower("legs", 1)
                .then("hare@10", "duelist@11", "legs@9")
                .happened("hare", 1)
                .next("duelist");
    }

    @Test
    void not_alone_when_its_turn_began_it_runs() {
        table("hare@10", "duelist@10", "legs@3")
                .when("hare")
                .picks("duelist", "duelist", "hare")
                .throwsForPower("duelist", 1)
                .throwsForPower("hare", 6)
                .rolls("hare", 1)
                .then("hare@15", "duelist@10", "legs@3")
                .next("duelist");
    }

    @Test
    void its_copy_runs_two_more() {
        table("copycat@3", "hare@10")
                .when("copycat")
                .rolls(2)
                .then("copycat@7", "hare@10")
                .happened("copycat", 1)
                .next("hare");
    }

    @Test
    void an_egg_with_its_power_skips_alone_in_the_lead() {
        table("egg@10 as=hare", "scoocher@5", "legs@3")
                .when("egg")
                .then("egg@10", "scoocher@6", "legs@3")
                .happened("egg", 1)
                .next("scoocher");
    }

    @Test
    void it_leads_alone_when_the_racer_ahead_is_out() {
        table("hare@10", "legs@12 out", "magician@3")
                .when("hare")
                .then("hare@10", "legs out", "magician@3")
                .next("magician");
    }

    @Test
    void its_plus_counts_on_a_blocked_move() {
        table("hare@27", "legs@28", "stickler@0", "scoocher@5")
                .when("hare")
                .rolls(2)
                .then("hare@27", "legs@28", "stickler@0", "scoocher@7")
                .happened("hare", 1)
                .next("legs");
    }

    @Test
    void its_plus_is_no_happening_when_inchworm_cancels_the_move() {
        table("hare@3", "inchworm@8", "scoocher@15")
                .when("hare")
                .rolls(1)
                .then("hare@3", "inchworm@9", "scoocher@16")
                .happened("hare", 0)
                .next("inchworm");
    }

    @Test
    void its_skip_is_told_as_a_lost_main_move() {
        TableStory story = table("hare@10", "legs@5").when("hare");
        assertThat(story.rulings()).extracting(Ruling::fact).contains(new Fact.MainMoveLost(Runner.of(0)));
    }
}
