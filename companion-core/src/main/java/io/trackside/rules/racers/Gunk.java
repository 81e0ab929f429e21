package io.trackside.rules.racers;

import io.trackside.rules.AdjustsMainMoves;
import io.trackside.rules.Race;
import io.trackside.rules.Rule;
import io.trackside.rules.Runner;
import java.util.List;

/** Other racers have -1 to their main move (R5 gunk). */
final class Gunk implements AdjustsMainMoves {
    private static final Rule ANOTHERS_MOVE = Rule.condition("gunk", "anothers-move");

    @Override
    public int adjustment(Race race, Runner me, Runner mover) {
        return race.met(mover != me, ANOTHERS_MOVE) ? -1 : 0;
    }

    @Override
    public List<Rule> rules() {
        return List.of(ANOTHERS_MOVE);
    }
}
