package io.trackside.rules.racers;

import io.trackside.rules.AdjustsMainMoves;
import io.trackside.rules.Race;
import io.trackside.rules.Rule;
import io.trackside.rules.Runner;
import java.util.List;

/** Everyone on my space, I too, has +1 to its main move (R5 coach). */
final class Coach implements AdjustsMainMoves {
    private static final Rule ON_MY_SPACE = Rule.condition("coach", "on-my-space");

    @Override
    public int adjustment(Race race, Runner me, Runner mover) {
        return race.met(race.space(mover) == race.space(me), ON_MY_SPACE) ? 1 : 0;
    }

    @Override
    public List<Rule> rules() {
        return List.of(ON_MY_SPACE);
    }
}
