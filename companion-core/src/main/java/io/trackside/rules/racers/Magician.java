package io.trackside.rules.racers;

import io.trackside.rules.GrantsRerolls;
import io.trackside.rules.Race;
import io.trackside.rules.Rule;
import io.trackside.rules.Runner;
import java.util.List;

/** I may reroll my main move up to twice (R5 magician). */
final class Magician implements GrantsRerolls {
    private static final Rule OWN_DIE = Rule.condition("magician", "own-die");
    private static final Rule TWO_REROLLS = Rule.condition("magician", "two-rerolls");
    private static final int TWICE = 2;

    @Override
    public boolean grantsReroll(Race race, Runner me, Runner roller) {
        return race.met(roller == me, OWN_DIE) && race.met(race.usesThisTurn(me) < TWICE, TWO_REROLLS);
    }

    @Override
    public int whenRerolled(Race race, Runner me, Runner roller) {
        return 1;
    }

    @Override
    public List<Rule> rules() {
        return List.of(OWN_DIE, TWO_REROLLS);
    }
}
