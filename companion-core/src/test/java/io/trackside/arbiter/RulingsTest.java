package io.trackside.arbiter;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.odds.RandomAnswers;
import io.trackside.rules.Entrant;
import io.trackside.rules.HouseRules;
import io.trackside.rules.LineUp;
import io.trackside.rules.Race;
import io.trackside.rules.Racer;
import io.trackside.rules.Ruling;
import io.trackside.table.GameView;
import io.trackside.table.Printing;
import io.trackside.table.RulingView;
import io.trackside.table.RulingViews;
import io.trackside.text.Texts;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

class RulingsTest {
    private static final JsonMapper JSON = new JsonMapper();
    private static final Rulings RULINGS = new Rulings(Tables.CATALOGUE);
    private static final Narration NARRATION = Narration.in(Texts.in("en")::text);
    private static final int RACES = 100;
    private static final int RACERS = 6;

    @Test
    void whatever_a_race_tells_comes_back_from_what_the_table_shows() {
        Set<String> facts = new TreeSet<>();
        for (int seed = 0; seed < RACES; seed++) {
            List<Entrant> entrants = new ArrayList<>();
            List<Ruling> told = race(seed, entrants);
            List<RulingView> shown = overTheWire(RulingViews.of(told, entrants));

            Retold retold = RULINGS.retold(shown, Optional.of(gameOf(entrants)));

            assertThat(retold.rulings()).as("seed %d", seed).isEqualTo(told);
            told.forEach(ruling -> facts.add(ruling.fact().getClass().getSimpleName()));
        }
        assertThat(facts).as("kinds of facts that came up").hasSizeGreaterThan(30);
    }

    @Test
    void a_race_that_is_not_in_the_game_any_more_is_told_all_the_same() {
        Race race = Tables.race("romantic", "scoocher", "banana");
        Tables.stand(race, 0, 2, 3);
        List<Ruling> told = Tables.turn(race, Story.ofWhatHappens(), 5).rulings();
        List<RulingView> shown = RulingViews.of(told, race.lineUp().entrants());

        List<String> sentences = NARRATION.sentences(RULINGS.retold(shown, Optional.empty()));

        assertThat(sentences).contains("Romantic passes Banana.", "Scoocher moves 1, from space 2 to space 3.");
        assertThat(sentences)
                .isEqualTo(told.stream()
                        .map(ruling -> NARRATION.sentence(race, ruling.fact()))
                        .toList());
    }

    @Test
    void what_comes_of_rules_that_are_not_here_is_left_out() {
        RulingView trips = new RulingView(1, 0, "R3.8.trip", "tripped", Map.of("runner", "legs"));
        RulingView unknownFact = new RulingView(2, 1, "R3.8.trip", "vanished", Map.of("runner", "legs"));
        RulingView unknownRule = new RulingView(3, 1, "R9.9.none", "tripped", Map.of("runner", "legs"));
        RulingView unknownRacer = new RulingView(4, 1, "R3.8.trip", "tripped", Map.of("runner", "nobody"));
        RulingView withoutDetails = new RulingView(5, 1, "R3.8.trip", "tripped", Map.of());

        Retold retold = RULINGS.retold(
                List.of(trips, unknownFact, unknownRule, unknownRacer, withoutDetails), Optional.empty());

        assertThat(NARRATION.sentences(retold)).containsExactly("Legs trips.");
    }

    private static List<Ruling> race(int seed, List<Entrant> entrants) {
        List<Racer> deck = new ArrayList<>(Tables.CATALOGUE.racers());
        Collections.shuffle(deck, new Random(seed));
        deck.subList(0, RACERS).forEach(racer -> entrants.add(new Entrant(racer, entrants.size())));
        HouseRules rules =
                HouseRules.of(HouseRules.FIRST_PRINTING, Map.of(), HouseRules.switchesOf(Tables.CATALOGUE.racers()));
        List<Integer> nothing = Collections.nCopies(RACERS, 0);
        LineUp lineUp = new LineUp(
                Printing.ofTheBox().track("wild"),
                rules,
                entrants,
                0,
                deck.subList(RACERS + 2, deck.size()),
                deck.subList(RACERS, RACERS + 2),
                nothing,
                nothing);
        Race race = new Race(lineUp, new RandomAnswers(seed));
        Story story = Story.ofWhyNot();
        race.tellTo(story);
        race.run();
        return story.rulings();
    }

    private static List<RulingView> overTheWire(List<RulingView> views) {
        return views.stream()
                .map(view -> JSON.readValue(JSON.writeValueAsString(view), RulingView.class))
                .toList();
    }

    /** A game in which a race of {@code entrants} is over. */
    static GameView gameOf(List<Entrant> entrants) {
        List<String> racers =
                entrants.stream().map(entrant -> entrant.racer().id()).toList();
        GameView.FinishedView other =
                new GameView.FinishedView(2, "mild", List.of("grumpy-toll"), List.of(), List.of(), List.of());
        return Games.with(
                List.of(new GameView.FinishedView(1, "wild", racers, List.of(), List.of(), List.of()), other));
    }
}
