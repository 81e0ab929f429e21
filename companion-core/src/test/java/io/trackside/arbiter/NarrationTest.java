package io.trackside.arbiter;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.rules.Question;
import io.trackside.rules.Race;
import io.trackside.rules.Rules;
import io.trackside.rules.Track;
import io.trackside.text.Texts;
import java.util.List;
import org.junit.jupiter.api.Test;

class NarrationTest {
    private static final Narration NARRATION = Narration.in(Texts.in("en")::text);

    @Test
    void romantic_passes_banana_and_every_line_stands_under_what_caused_it() {
        Race race = Tables.race("romantic", "scoocher", "banana");
        Tables.stand(race, 0, 2, 3);

        Story story = Tables.turn(race, Story.ofWhatHappens(), 5);

        assertThat(race.entrants()).extracting(race::space).containsExactly(7, 4, 3);
        assertThat(race.entrants()).extracting(race::lies).containsExactly(true, false, false);
        assertThat(NARRATION.lines(race, story.rulings()))
                .containsExactly("""
                    Romantic begins a turn.
                      Romantic rolls 5 for its main move.
                        Romantic moves 5, from Start to space 5. (R3.4, the rulebook: a term)
                        Romantic passes Banana. (R3.6, the rulebook: a term)
                          Romantic trips. (R5 banana, the rulebook: the racer’s card)
                          The power of Banana happens. (R5 banana, the rulebook: the racer’s card)
                            Scoocher moves 1, from space 2 to space 3. (R5 scoocher, the rulebook: the racer’s card)
                            Scoocher stops on space 3 with Banana. (R3.7, the rulebook: a term)
                              Romantic moves 2, from space 5 to space 7. (R5 romantic, the rulebook: the racer’s card)
                              The power of Romantic happens. (R5 romantic, the rulebook: the racer’s card)
                                Scoocher moves 1, from space 3 to space 4. (R5 scoocher, the rulebook: the racer’s card)
                    """.lines().toArray(String[]::new));
    }

    @Test
    void a_main_move_shows_its_plus_and_minus_before_its_number() {
        Race race = Tables.race("hare", "gunk");
        Tables.stand(race, 3, 9);

        assertThat(told(race, Story.ofWhatHappens(), 4))
                .containsSubsequence(
                        "    Hare adds 2 to its own main move. (R5 hare, the rulebook: the racer’s card)",
                        "    Gunk takes 1 from the main move of Hare. (R5 gunk, the rulebook: the racer’s card)",
                        "    Hare has a main move of 5. (R3.3, the common reading: a fiddly detail)",
                        "    Hare moves 5, from space 3 to space 8. (R3.4, the rulebook: a term)");
    }

    @Test
    void a_main_move_that_is_what_the_die_shows_is_not_told_twice() {
        Race race = Tables.race("egg", "twin");
        Tables.stand(race, 3, 9);

        assertThat(told(race, Story.ofWhatHappens(), 4))
                .containsExactly(
                        "Egg begins a turn.",
                        "  Egg rolls 4 for its main move.",
                        "    Egg moves 4, from space 3 to space 7. (R3.4, the rulebook: a term)");
    }

    @Test
    void an_arrow_stands_between_the_stop_and_the_move_it_causes() {
        Race race = Tables.race(Track.plain("arrows", 15).withArrow(7, -4), "egg", "twin");
        Tables.stand(race, 3, 9);

        assertThat(told(race, Story.ofWhatHappens(), 4))
                .endsWith(
                        "    Egg stops on space 7. (R3.7, the rulebook: a term)",
                        "      Egg is on the arrow of space 7. (R4.6, the rulebook: a term)",
                        "        Egg moves 4 back, from space 7 to space 3. (R3.4, the rulebook: a term)");
    }

    @Test
    void a_power_not_used_is_told_in_few_words() {
        Race race = Tables.race("legs", "twin");
        Tables.stand(race, 3, 9);

        assertThat(told(race, Story.ofWhatHappens(), Question.NO, 2)).contains("  Legs does not use its power.");
    }

    @Test
    void why_not_is_answered_with_the_condition_that_was_not_met() {
        Race race = Tables.race("egg", "lackey");
        Tables.stand(race, 3, 9);

        assertThat(told(race, Story.ofWhyNot(), 5))
                .contains("    The power of Lackey does not act. Lackey acts only on a die that shows 6."
                        + " (R5 lackey, the rulebook: the racer’s card)");
    }

    @Test
    void a_story_cut_out_of_the_middle_still_has_all_its_lines() {
        Race race = Tables.race("romantic", "scoocher", "banana");
        Tables.stand(race, 0, 2, 3);
        Story story = Tables.turn(race, Story.ofWhatHappens(), 5);
        int size = story.rulings().size();

        List<String> lines = NARRATION.lines(race, story.rulings().subList(2, size));

        assertThat(lines.getFirst()).startsWith("Romantic moves 5");
        assertThat(lines).anyMatch(line -> line.contains("Scoocher moves 1, from space 3 to space 4."));
    }

    @Test
    void a_rule_is_cited_by_its_number_and_said_in_a_sentence() {
        assertThat(NARRATION.citation(Rules.STILL_ON_SPACE)).isEqualTo("(R4.1, our ruling: not in the rulebook)");
        assertThat(NARRATION.rule(Rules.STILL_ON_SPACE))
                .isEqualTo("A track space acts only on a racer that is still on it.");
    }

    private static List<String> told(Race race, Story story, int... answers) {
        return NARRATION.lines(race, Tables.turn(race, story, answers).rulings());
    }
}
