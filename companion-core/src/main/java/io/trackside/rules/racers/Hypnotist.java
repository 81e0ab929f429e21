package io.trackside.rules.racers;

import io.trackside.rules.BeforeMyMainMove;
import io.trackside.rules.Race;
import io.trackside.rules.Rule;
import io.trackside.rules.Runner;
import io.trackside.rules.Runners;
import java.util.List;

/** Before my main move I may warp a racer from another space to mine (R5 hypnotist). */
final class Hypnotist implements BeforeMyMainMove {
    private static final Rule FROM_ANOTHER_SPACE = Rule.ruling("hypnotist", "from-another-space");

    @Override
    public int beforeMyMainMove(Race race, Runner me) {
        Runners elsewhere = race.racing().without(race.on(race.space(me)));
        race.met(!elsewhere.isEmpty(), FROM_ANOTHER_SPACE);
        Runners victim = race.mayPick(me, elsewhere);
        return victim.isEmpty() ? 0 : race.warp(victim.first(), race.space(me));
    }

    @Override
    public List<Rule> rules() {
        return List.of(FROM_ANOTHER_SPACE);
    }
}
