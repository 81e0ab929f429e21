package io.trackside.rules.racers;

import io.trackside.rules.Race;
import io.trackside.rules.Rule;
import io.trackside.rules.Runner;
import io.trackside.rules.WhenATurnEnds;
import java.util.List;

/** A racer ends its turn within 1 space of where it began it: I move 2 (R5 heckler). */
final class Heckler implements WhenATurnEnds {
    private static final Rule WITHIN_ONE = Rule.condition("heckler", "within-one");
    private static final int JEER = 2;

    @Override
    public boolean concerns(Race race, Runner me, Runner whose) {
        return race.met(Math.abs(race.space(whose) - race.turnBeganOn()) <= 1, WITHIN_ONE);
    }

    @Override
    public int whenATurnEnds(Race race, Runner me, Runner whose) {
        race.move(me, JEER);
        return 1;
    }

    @Override
    public List<Rule> rules() {
        return List.of(WITHIN_ONE);
    }
}
