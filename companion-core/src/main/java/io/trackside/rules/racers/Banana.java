package io.trackside.rules.racers;

import io.trackside.rules.Race;
import io.trackside.rules.Runner;
import io.trackside.rules.WhenIAmPassed;

/** Whoever passes me trips (R5 banana). */
final class Banana implements WhenIAmPassed {
    @Override
    public int whenIAmPassed(Race race, Runner me, Runner passer) {
        return race.trip(passer);
    }
}
