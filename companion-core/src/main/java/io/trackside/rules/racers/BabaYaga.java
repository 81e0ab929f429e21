package io.trackside.rules.racers;

import io.trackside.rules.Race;
import io.trackside.rules.Rule;
import io.trackside.rules.Runner;
import io.trackside.rules.Stop;
import io.trackside.rules.WhenAnyoneStops;
import java.util.List;

/** Whoever stops on my space trips, and so do those on whose space I stop (R5 baba-yaga). */
final class BabaYaga implements WhenAnyoneStops {
    private static final Rule SAME_SPACE = Rule.condition("baba-yaga", "same-space");

    @Override
    public boolean concerns(Race race, Runner me, Stop stop) {
        boolean together =
                stop.runner() == me ? !stop.met().isEmpty() : stop.met().contains(me);
        return race.met(together, SAME_SPACE);
    }

    @Override
    public int whenAnyoneStops(Race race, Runner me, Stop stop) {
        return stop.runner() == me ? race.tripAll(stop.met()) : race.trip(stop.runner());
    }

    @Override
    public List<Rule> rules() {
        return List.of(SAME_SPACE);
    }
}
