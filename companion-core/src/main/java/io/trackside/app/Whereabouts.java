package io.trackside.app;

import io.trackside.rules.Race;
import io.trackside.rules.Runner;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Says where everybody is, as "Coach on 6 (lying)". */
record Whereabouts(RacerNames names) {
    List<String> of(Race race) {
        List<String> racers = new ArrayList<>();
        for (Runner runner : race.entrants()) {
            racers.add(names.texts()
                    .text(
                            "what-if.racer",
                            Map.of(
                                    "racer",
                                    names.of(race.racer(runner)),
                                    "space",
                                    race.space(runner),
                                    "state",
                                    state(race, runner))));
        }
        return racers;
    }

    private static String state(Race race, Runner runner) {
        if (race.eliminated().contains(runner)) {
            return "out";
        }
        if (race.placed().contains(runner)) {
            return race.placed().indexOf(runner) == 0 ? "first" : "second";
        }
        return race.lies(runner) ? "lies" : "stands";
    }
}
