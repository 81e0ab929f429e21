package io.trackside.rules.racers;

import io.trackside.rules.AdjustsMainMoves;
import io.trackside.rules.Race;
import io.trackside.rules.Rule;
import io.trackside.rules.Runner;
import java.util.List;

/** My turn began before the second corner: +3 to my main move; on or after it: -1 (R5 blimp). */
final class Blimp implements AdjustsMainMoves {
    private static final Rule OWN_MOVE = Rule.condition("blimp", "own-move");
    private static final int BEFORE_CORNER = 3;
    private static final int AFTER_CORNER = -1;

    @Override
    public int adjustment(Race race, Runner me, Runner mover) {
        if (!race.met(mover == me, OWN_MOVE)) {
            return 0;
        }
        return race.turnBeganOn() < race.track().secondCorner() ? BEFORE_CORNER : AFTER_CORNER;
    }

    @Override
    public List<Rule> rules() {
        return List.of(OWN_MOVE);
    }
}
