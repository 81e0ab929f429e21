package io.trackside.rules.racers;

import io.trackside.rules.BeforeMyMainMove;
import io.trackside.rules.Race;
import io.trackside.rules.Rule;
import io.trackside.rules.Runner;
import java.util.List;

/** Before my main move: a bronze point if I am alone in last place, on my own (R5 lovable-loser). */
final class LovableLoser implements BeforeMyMainMove {
    private static final Rule ALONE_IN_LAST = Rule.condition("lovable-loser", "alone-in-last");

    @Override
    public int beforeMyMainMove(Race race, Runner me) {
        return race.met(race.last().isJust(me), ALONE_IN_LAST) ? race.takeChips(me, 1) : 0;
    }

    @Override
    public List<Rule> rules() {
        return List.of(ALONE_IN_LAST);
    }
}
