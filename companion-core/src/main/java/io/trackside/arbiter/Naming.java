package io.trackside.arbiter;

import io.trackside.rules.Race;
import io.trackside.rules.Racer;
import io.trackside.rules.Runner;
import io.trackside.rules.Runners;
import java.util.List;

/** Names of the racers of a race. */
record Naming(Race race, Words words) {
    String of(Runner runner) {
        return of(race.racer(runner));
    }

    String of(Racer racer) {
        return Phrase.of("racer." + racer.id() + ".name").in(words);
    }

    List<String> of(Runners runners) {
        return runners.toList().stream().map(this::of).toList();
    }
}
