package io.trackside.rules.racers;

import io.trackside.rules.Race;
import io.trackside.rules.Rule;
import io.trackside.rules.Rules;
import io.trackside.rules.Runner;
import io.trackside.rules.WhenMainRolled;
import java.util.List;

/** Anyone's main-move die is 1: I go next (R5 skipper). */
final class Skipper implements WhenMainRolled {
    private static final Rule A_ONE = Rule.condition("skipper", "a-one");

    @Override
    public boolean concerns(Race race, Runner me, Runner roller, int face) {
        return race.met(face == 1, A_ONE);
    }

    @Override
    public int whenMainRolled(Race race, Runner me, Runner roller, int face) {
        return race.met(!race.yieldsToOriginal(me), Rules.ORIGINAL_WINS) ? race.goNext(me) : 0;
    }

    @Override
    public List<Rule> rules() {
        return List.of(A_ONE);
    }
}
