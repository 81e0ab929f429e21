package io.trackside.rules.racers;

import io.trackside.rules.Race;
import io.trackside.rules.Rule;
import io.trackside.rules.Runner;
import io.trackside.rules.Stop;
import io.trackside.rules.WhenIStop;
import java.util.List;

/** I stop on a space with exactly one other racer: that one is out (R5 mouth). */
final class Mouth implements WhenIStop {
    private static final Rule EXACTLY_ONE = Rule.condition("mouth", "exactly-one");

    @Override
    public boolean concerns(Race race, Runner me, Stop stop) {
        return race.met(stop.withExactlyOneOther(), EXACTLY_ONE);
    }

    @Override
    public int whenIStop(Race race, Runner me, Stop stop) {
        return race.eliminate(stop.others().first());
    }

    @Override
    public List<Rule> rules() {
        return List.of(EXACTLY_ONE);
    }
}
