package io.trackside.rules.racers;

import io.trackside.rules.Race;
import io.trackside.rules.Rule;
import io.trackside.rules.Runner;
import io.trackside.rules.WhenMainRolled;
import java.util.List;

/** Another's main-move die is 6: I move 2 before that racer moves (R5 lackey). */
final class Lackey implements WhenMainRolled {
    private static final Rule ANOTHERS_DIE = Rule.condition("lackey", "anothers-die");
    private static final Rule A_SIX = Rule.condition("lackey", "a-six");
    private static final int SIX = 6;
    private static final int ERRAND = 2;

    @Override
    public boolean concerns(Race race, Runner me, Runner roller, int face) {
        return race.met(roller != me, ANOTHERS_DIE) && race.met(face == SIX, A_SIX);
    }

    @Override
    public int whenMainRolled(Race race, Runner me, Runner roller, int face) {
        race.move(me, ERRAND);
        return 1;
    }

    @Override
    public List<Rule> rules() {
        return List.of(ANOTHERS_DIE, A_SIX);
    }
}
