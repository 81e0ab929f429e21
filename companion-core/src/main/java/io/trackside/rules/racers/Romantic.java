package io.trackside.rules.racers;

import io.trackside.rules.Race;
import io.trackside.rules.Rule;
import io.trackside.rules.Runner;
import io.trackside.rules.Stop;
import io.trackside.rules.WhenAnyoneStops;
import java.util.List;

/** Anyone stops on a space with exactly one other racer: I move 2 (R5 romantic). */
final class Romantic implements WhenAnyoneStops {
    private static final Rule EXACTLY_ONE = Rule.condition("romantic", "exactly-one");
    private static final int SIGH = 2;

    @Override
    public boolean concerns(Race race, Runner me, Stop stop) {
        return race.met(stop.withExactlyOneOther(), EXACTLY_ONE);
    }

    @Override
    public int whenAnyoneStops(Race race, Runner me, Stop stop) {
        race.move(me, SIGH);
        return 1;
    }

    @Override
    public List<Rule> rules() {
        return List.of(EXACTLY_ONE);
    }
}
