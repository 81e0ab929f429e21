package io.trackside.rules;

import static io.trackside.rules.TableStory.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Races nobody can finish (R4.8). */
class StalemateTest {
    @Test
    void nobody_who_can_never_finish_keeps_a_race_going() {
        // Coach adds 1 to everybody on 29, itself too, so each main move is 2 at least; two guards of the line, the
        // real
        // one and the copy, let nobody across with more than 1. The copy guards because the guard is in the lead.
        TableStory story = table("coach@29", "stickler@29", "copycat@29")
                .when("coach")
                .picks("copycat", "copycat", "stickler")
                .rolls("coach", 1)
                .rolls("stickler", 1)
                .rolls("copycat", 1);
        Race race = story.race();
        assertThat(race.isOver()).isTrue();
        assertThat(race.placed()).isEmpty();
        assertThat(story.rulings())
                .anyMatch(ruling -> ruling.rule().equals(Rules.STALLED) && ruling.fact() instanceof Fact.RaceEnded);
    }

    @Test
    void a_crowd_before_the_line_with_many_choices_and_no_way_across_is_a_stalemate_too() {
        // As above, with a Duelist who could shout at five foes: whoever wins moves 2, which is too far. Party Animal
        // is
        // given 5 by those around it, Lovable Loser is not alone in last place.
        TableStory story = table(
                        "coach@29", "stickler@29", "copycat@29", "party-animal@29", "lovable-loser@29", "duelist@29")
                .when("coach")
                .picks("copycat", "copycat", "stickler")
                .rolls("coach", 1)
                .rolls("stickler", 1)
                .rolls("copycat", 1)
                .rolls("party-animal", 1)
                .rolls("lovable-loser", 1)
                .rolls("duelist", 1);
        assertThat(story.race().isOver()).isTrue();
        assertThat(story.race().placed()).isEmpty();
    }

    @Test
    void a_round_without_change_is_no_stalemate_while_a_die_can_change_it() {
        TableStory story = table("magician@27", "legs@27", "stickler@26")
                .when("magician")
                .rolls("magician", 6)
                .rolls("legs", 6)
                .rolls("stickler", 1);
        assertThat(story.race().isOver()).isFalse();
    }

    @Test
    void standing_up_is_a_change() {
        table("magician@27 lies", "legs@27 lies", "gunk@5 lies")
                .when("magician")
                .turns(3)
                .then("magician@27", "legs@27", "gunk@5")
                .next("magician");
    }
}
