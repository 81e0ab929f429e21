package io.trackside.arbiter;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.rules.Asked;
import io.trackside.rules.Entrant;
import io.trackside.rules.HouseRules;
import io.trackside.rules.LineUp;
import io.trackside.rules.Question;
import io.trackside.rules.Race;
import io.trackside.rules.Racer;
import io.trackside.rules.Runner;
import io.trackside.rules.Track;
import io.trackside.table.TableView;
import io.trackside.text.Texts;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class PromptsTest {
    private static final Texts TEXTS = Texts.in("en");
    private static final Prompts PROMPTS = Prompts.in(TEXTS::text, TEXTS::has);
    private static final int RACES = 400;
    private static final int DRAFTED = 6;

    private final Race race = Tables.race("legs", "dicemonger", "egg");
    private final Racer legs = Tables.CATALOGUE.racer("legs");
    private final Racer dicemonger = Tables.CATALOGUE.racer("dicemonger");

    @Test
    void a_power_asks_in_its_own_words() {
        Question question = may(0, 0, legs);

        assertThat(PROMPTS.question(race, question)).isEqualTo("Legs: move 5 instead of rolling?");
        assertThat(PROMPTS.answer(race, question, Question.YES)).isEqualTo("Yes");
        assertThat(PROMPTS.answer(race, question, Question.NO)).isEqualTo("No");
    }

    @Test
    void the_power_of_somebody_else_is_named() {
        assertThat(PROMPTS.question(race, may(0, 1, dicemonger)))
                .isEqualTo("Legs: reroll the die? Dicemonger then moves 1.");
        assertThat(PROMPTS.question(race, may(1, 1, dicemonger))).isEqualTo("Dicemonger: reroll the die?");
    }

    @Test
    void a_power_without_words_of_its_own_asks_in_general_ones() {
        Racer banana = Tables.CATALOGUE.racer("banana");

        assertThat(PROMPTS.question(race, may(2, 2, banana))).isEqualTo("Egg: use the power of Banana?");
    }

    @Test
    void answers_are_named_after_what_they_choose() {
        Racer none = Racer.NONE;

        assertThat(answer(Question.Kind.MAIN_DIE, none, 3)).isEqualTo("3");
        assertThat(answer(Question.Kind.RACER, none, 1)).isEqualTo("Dicemonger");
        assertThat(answer(Question.Kind.RACER, none, Question.NO)).isEqualTo("Nobody");
        assertThat(answer(Question.Kind.SPACE, none, 0)).isEqualTo("Start");
        assertThat(answer(Question.Kind.SPACE, none, 7)).isEqualTo("Space 7");
        assertThat(answer(Question.Kind.CARD, none, 0)).isEqualTo("Legs");
        assertThat(answer(Question.Kind.CARD, none, Question.NO)).isEqualTo("None of them");
    }

    @Test
    void whatever_the_racers_of_the_box_ask_has_words_of_its_own() {
        Set<String> asked = new TreeSet<>();
        for (int seed = 0; seed < RACES; seed++) {
            play(seed, asked);
        }

        Set<String> written = new TreeSet<>(TEXTS.keys());
        written.removeIf(key -> !key.matches("question\\.[A-Z_]+\\..+"));
        assertThat(asked).isEqualTo(written);
    }

    private static void play(int seed, Set<String> asked) {
        Random random = new Random(seed);
        List<Racer> deck = new ArrayList<>(Tables.CATALOGUE.racers());
        Collections.shuffle(deck, random);
        List<Entrant> entrants = new ArrayList<>();
        for (int i = 0; i < DRAFTED; i++) {
            entrants.add(new Entrant(deck.get(i), i));
        }
        HouseRules rules =
                HouseRules.of(HouseRules.FIRST_PRINTING, Map.of(), HouseRules.switchesOf(Tables.CATALOGUE.racers()));
        List<Integer> nothing = Collections.nCopies(DRAFTED, 0);
        List<Racer> winners = deck.subList(DRAFTED, DRAFTED + 2);
        List<Racer> undrafted = deck.subList(DRAFTED + 2, deck.size());
        LineUp lineUp = new LineUp(Track.plain("plain", 15), rules, entrants, 0, undrafted, winners, nothing, nothing);
        Asked chance = (race, question) -> {
            int answer = question.optional() && random.nextInt(3) == 0
                    ? Question.NO
                    : question.choices().get(random.nextInt(question.choices().size()));
            if (question.power() != Racer.NONE) {
                asked.add("question." + question.kind() + "." + question.power().id());
            }
            TableView.Prompt shown = shown(race, question);
            assertThat(PROMPTS.question(race, question)).isNotBlank().isEqualTo(PROMPTS.question(shown));
            assertThat(PROMPTS.answer(race, question, answer))
                    .isNotBlank()
                    .isEqualTo(PROMPTS.answer(shown, option(race, question, answer)));
            return answer;
        };
        new Race(lineUp, chance).run();
    }

    /** As the table shows it. */
    private static TableView.Prompt shown(Race race, Question question) {
        return new TableView.Prompt(
                question.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'),
                List.of(0),
                Optional.of(race.racer(question.who()).id()),
                Optional.of(race.racer(question.owner()).id()),
                question.power() == Racer.NONE
                        ? Optional.empty()
                        : Optional.of(question.power().id()),
                question.optional(),
                List.of(),
                1,
                0);
    }

    private static String option(Race race, Question question, int answer) {
        if (answer == Question.NO) {
            return "no";
        }
        return switch (question.kind()) {
            case MAIN_DIE, POWER_DIE, GUESS, SPACE -> Integer.toString(answer);
            case MAY -> "yes";
            case RACER, OWN_RACER -> race.racer(Runner.of(answer)).id();
            case DRAW, CARD -> question.cards().get(answer).id();
        };
    }

    private String answer(Question.Kind kind, Racer power, int answer) {
        Question question = new Question(kind, Runner.of(0), Runner.of(0), power, List.of(answer), true, List.of(legs));
        return PROMPTS.answer(race, question, answer);
    }

    private static Question may(int who, int owner, Racer power) {
        return new Question(
                Question.Kind.MAY, Runner.of(who), Runner.of(owner), power, List.of(Question.YES), true, List.of());
    }
}
