package io.trackside.arbiter;

import io.trackside.rules.Correction;
import io.trackside.rules.Entrant;
import io.trackside.rules.HouseRules;
import io.trackside.rules.LineUp;
import io.trackside.rules.Race;
import io.trackside.rules.Recorded;
import io.trackside.rules.Runner;
import io.trackside.rules.Runners;
import io.trackside.rules.Track;
import io.trackside.rules.racers.Catalogue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Tables with racers on them, one player each, on a track without special spaces. */
final class Tables {
    static final Catalogue CATALOGUE = Catalogue.load();

    private static final int SECOND_CORNER = 15;

    private Tables() {}

    static Race race(String... racers) {
        return race(Track.plain("plain", SECOND_CORNER), racers);
    }

    static Race race(Track track, String... racers) {
        List<Entrant> entrants = new ArrayList<>();
        for (String racer : racers) {
            entrants.add(new Entrant(CATALOGUE.racer(racer), entrants.size()));
        }
        HouseRules rules =
                HouseRules.of(HouseRules.FIRST_PRINTING, Map.of(), HouseRules.switchesOf(CATALOGUE.racers()));
        return new Race(LineUp.of(track, rules, entrants), new Recorded());
    }

    /** Stands runner number k on {@code spaces[k]}; it is the turn of the first. */
    static void stand(Race race, int... spaces) {
        List<Correction> corrections = new ArrayList<>();
        for (int i = 0; i < spaces.length; i++) {
            corrections.add(new Correction.StandsOn(Runner.of(i), spaces[i]));
        }
        corrections.add(new Correction.IsNext(Runners.just(Runner.of(0))));
        race.correct(corrections);
    }

    /** What the next turn tells when these are its {@code answers}. */
    static Story turn(Race race, Story story, int... answers) {
        race.askInstead(new Recorded(answers, answers.length));
        race.tellTo(story);
        race.takeTurn();
        return story;
    }
}
