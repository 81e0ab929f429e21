package io.trackside.rules.racers;

import io.trackside.rules.Race;
import io.trackside.rules.Rule;
import io.trackside.rules.Runner;
import io.trackside.rules.WhenMainRolled;
import java.util.List;

/** My main-move die shows 1 or 2: I may move 4 instead (R5 alchemist). */
final class Alchemist implements WhenMainRolled {
    private static final Rule OWN_DIE = Rule.condition("alchemist", "own-die");
    private static final Rule ONE_OR_TWO = Rule.condition("alchemist", "one-or-two");
    private static final int HIGHEST = 2;
    private static final int INSTEAD = 4;

    @Override
    public boolean concerns(Race race, Runner me, Runner roller, int face) {
        return race.met(roller == me, OWN_DIE) && race.met(face <= HIGHEST, ONE_OR_TWO);
    }

    @Override
    public int whenMainRolled(Race race, Runner me, Runner roller, int face) {
        if (!race.may(me)) {
            return 0;
        }
        race.replaceMainMove(INSTEAD);
        return 1;
    }

    @Override
    public List<Rule> rules() {
        return List.of(OWN_DIE, ONE_OR_TWO);
    }
}
