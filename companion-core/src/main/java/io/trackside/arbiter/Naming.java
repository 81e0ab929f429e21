package io.trackside.arbiter;

import io.trackside.rules.Race;
import io.trackside.rules.Racer;
import io.trackside.rules.Runner;
import io.trackside.rules.Runners;
import java.util.List;

/**
 * Names of the racers of a race.
 *
 * @param lineUp its racers, clockwise
 */
record Naming(List<Racer> lineUp, Words words) {
    static Naming of(Race race, Words words) {
        return new Naming(Retold.lineUpOf(race), words);
    }

    Racer racer(Runner runner) {
        return lineUp.get(runner.index());
    }

    String of(Runner runner) {
        return of(racer(runner));
    }

    String of(Racer racer) {
        return of(racer.id(), words);
    }

    List<String> of(Runners runners) {
        return runners.toList().stream().map(this::of).toList();
    }

    /** Name of the racer called {@code id}. */
    static String of(String id, Words words) {
        return Phrase.of("racer." + id + ".name").in(words);
    }
}
