package io.trackside.rules.racers;

import io.trackside.rules.Race;
import io.trackside.rules.Rule;
import io.trackside.rules.Runner;
import io.trackside.rules.WhenMainRolled;
import java.util.List;

/** Another's main-move die is 1: that move is skipped and I move 1 (R5 inchworm). */
final class Inchworm implements WhenMainRolled {
    private static final Rule ANOTHERS_DIE = Rule.condition("inchworm", "anothers-die");
    private static final Rule A_ONE = Rule.condition("inchworm", "a-one");

    @Override
    public boolean concerns(Race race, Runner me, Runner roller, int face) {
        return race.met(roller != me, ANOTHERS_DIE) && race.met(face == 1, A_ONE);
    }

    @Override
    public int whenMainRolled(Race race, Runner me, Runner roller, int face) {
        race.cancelMainMove();
        race.move(me, 1);
        return 1;
    }

    @Override
    public List<Rule> rules() {
        return List.of(ANOTHERS_DIE, A_ONE);
    }
}
