package io.trackside.arbiter;

import io.trackside.rules.Answers;
import io.trackside.rules.Chronicle;
import io.trackside.rules.Correction;
import io.trackside.rules.Entrant;
import io.trackside.rules.HouseRules;
import io.trackside.rules.LineUp;
import io.trackside.rules.Race;
import io.trackside.rules.Racer;
import io.trackside.rules.Runner;
import io.trackside.rules.Runners;
import io.trackside.rules.Track;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * A situation of a race, what happens next, and what should come of it.
 *
 * @param id its name
 * @param setup the racers, clockwise
 * @param players names of the players, clockwise
 * @param next who takes the next turn: one racer, or the racers of a player
 * @param inputs what happens, in order
 * @param expected what should come of it, by key; empty for a case that only asks
 */
record WorkedCase(
        String id,
        HouseRules rules,
        Track track,
        List<Place> setup,
        List<String> players,
        Runners next,
        List<CaseInput> inputs,
        Map<String, JsonNode> expected) {
    /**
     * A racer where the case begins.
     *
     * @param power what it runs with, if not its own
     * @param prediction whom it foretold to win
     * @param finished its place, 0 for still racing
     * @param points bronze points of its owner
     */
    record Place(
            Racer racer,
            int space,
            int player,
            boolean tripped,
            Optional<Racer> power,
            Optional<String> prediction,
            int finished,
            boolean eliminated,
            int points) {}

    /** The same situation, nothing known of what happens next. */
    WorkedCase withoutInputs() {
        return new WorkedCase(id, rules, track, setup, players, next, List.of(), Map.of());
    }

    /** The race as the case begins; {@code chronicle} is told whose power is borrowed, too. */
    Race race(Answers answers, Chronicle chronicle) {
        List<Entrant> entrants = setup.stream()
                .map(place -> new Entrant(place.racer(), place.player()))
                .toList();
        Race race = new Race(LineUp.of(track, rules, entrants), answers);
        race.tellTo(chronicle);
        race.correct(corrections());
        return race;
    }

    /** The runner that is {@code racer}, if it takes part. */
    Optional<Runner> runner(String racer) {
        for (int i = 0; i < setup.size(); i++) {
            if (setup.get(i).racer().id().equals(racer)) {
                return Optional.of(Runner.of(i));
            }
        }
        return Optional.empty();
    }

    String playerOf(Runner runner) {
        return players.get(setup.get(runner.index()).player());
    }

    private List<Correction> corrections() {
        List<Correction> corrections = new ArrayList<>();
        int[] points = new int[players.size()];
        for (int i = 0; i < setup.size(); i++) {
            Place place = setup.get(i);
            Runner runner = Runner.of(i);
            points[place.player()] += place.points();
            if (place.space() < Track.FINISH) {
                corrections.add(new Correction.StandsOn(runner, place.space()));
            }
            if (place.tripped()) {
                corrections.add(new Correction.Lies(runner));
            }
            if (place.eliminated()) {
                corrections.add(new Correction.IsOut(runner));
            }
            place.power().ifPresent(card -> corrections.add(new Correction.RunsWith(runner, card)));
            place.prediction().flatMap(this::runner).ifPresent(winner -> {
                corrections.add(new Correction.Foretold(runner, winner));
                corrections.add(new Correction.HadATurn(runner));
            });
        }
        setup.stream()
                .filter(place -> place.finished() > 0)
                .sorted(Comparator.comparingInt(Place::finished))
                .forEach(place -> corrections.add(new Correction.HasCrossed(Runner.of(setup.indexOf(place)))));
        for (int player = 0; player < players.size(); player++) {
            corrections.add(new Correction.Owns(player, points[player]));
            corrections.add(new Correction.PlayerHadATurn(player)); // in the double variants first turns are over
        }
        corrections.add(new Correction.IsNext(next));
        return corrections;
    }
}
