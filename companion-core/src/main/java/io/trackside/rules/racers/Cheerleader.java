package io.trackside.rules.racers;

import io.trackside.rules.BeforeMyMainMove;
import io.trackside.rules.Race;
import io.trackside.rules.Runner;

/** Before my main move I may make all in last place move 2; then I move 1 (R5 cheerleader). */
final class Cheerleader implements BeforeMyMainMove {
    private static final int CHEER = 2;

    @Override
    public int beforeMyMainMove(Race race, Runner me) {
        if (!race.may(me)) {
            return 0;
        }
        race.moveTogether(race.last(), CHEER);
        race.settle(); // two moves, and none after the end of the race
        if (!race.isOver()) {
            race.move(me, 1);
        }
        return 1;
    }
}
