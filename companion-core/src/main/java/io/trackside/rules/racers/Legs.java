package io.trackside.rules.racers;

import io.trackside.rules.InsteadOfRolling;
import io.trackside.rules.Race;
import io.trackside.rules.Runner;

/** Instead of rolling I may make a main move of 5 (R5 legs). */
final class Legs implements InsteadOfRolling {
    private static final int STRIDE = 5;

    @Override
    public int insteadOfRolling(Race race, Runner me) {
        if (!race.may(me)) {
            return 0;
        }
        race.mainMoveOf(STRIDE);
        return 1;
    }
}
