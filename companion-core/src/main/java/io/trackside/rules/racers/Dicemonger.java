package io.trackside.rules.racers;

import io.trackside.rules.GrantsRerolls;
import io.trackside.rules.Race;
import io.trackside.rules.Rule;
import io.trackside.rules.Runner;
import java.util.List;

/** Anyone may reroll its main move once a turn; when another does, I move 1 (R5 dicemonger). */
final class Dicemonger implements GrantsRerolls {
    private static final Rule ONCE = Rule.condition("dicemonger", "once");

    @Override
    public boolean grantsReroll(Race race, Runner me, Runner roller) {
        return race.met(race.usesThisTurn(me) == 0, ONCE);
    }

    @Override
    public int whenRerolled(Race race, Runner me, Runner roller) {
        if (roller != me) {
            race.move(me, 1);
        }
        return 1;
    }

    @Override
    public List<Rule> rules() {
        return List.of(ONCE);
    }
}
