package io.trackside.rules.racers;

import io.trackside.rules.Race;
import io.trackside.rules.Runner;
import io.trackside.rules.WhenIPass;

/** A racer I pass moves -2 (R5 centaur). */
final class Centaur implements WhenIPass {
    private static final int KICK = -2;

    @Override
    public int whenIPass(Race race, Runner me, Runner passed) {
        return race.move(passed, KICK);
    }
}
