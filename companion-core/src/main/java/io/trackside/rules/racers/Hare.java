package io.trackside.rules.racers;

import io.trackside.rules.AdjustsMainMoves;
import io.trackside.rules.LosesMyMainMove;
import io.trackside.rules.Race;
import io.trackside.rules.Rule;
import io.trackside.rules.Runner;
import io.trackside.rules.Switch;
import java.util.List;

/** +2 to my main move; alone in the lead when my turn begins: no main move (R5 hare). */
final class Hare implements AdjustsMainMoves, LosesMyMainMove {
    private static final Switch SKIP = Switch.of("hare-skip", "nothing", "one-bronze");
    private static final Rule OWN_MOVE = Rule.condition("hare", "own-move");
    private static final Rule ALONE_IN_LEAD = Rule.condition("hare", "alone-in-lead");
    private static final int BONUS = 2;

    @Override
    public int adjustment(Race race, Runner me, Runner mover) {
        return race.met(mover == me, OWN_MOVE) ? BONUS : 0;
    }

    @Override
    public boolean losesMyMainMove(Race race, Runner me) {
        return race.met(race.turnBeganAloneInLead(), ALONE_IN_LEAD);
    }

    @Override
    public int whenMyMainMoveIsLost(Race race, Runner me) {
        race.skipMainMove(me);
        if (race.rules().is(SKIP, "one-bronze")) {
            race.takeChips(me, 1);
        }
        return 1;
    }

    @Override
    public List<Switch> switches() {
        return List.of(SKIP);
    }

    @Override
    public List<Rule> rules() {
        return List.of(OWN_MOVE, ALONE_IN_LEAD);
    }
}
