package io.trackside.rules.racers;

import io.trackside.rules.Race;
import io.trackside.rules.Runner;
import io.trackside.rules.Runners;
import io.trackside.rules.WhenSharingMySpace;

/** Sharing my space I may shout: we both roll, the higher moves 2, a tie is mine (R5 duelist). */
final class Duelist implements WhenSharingMySpace {
    private static final int PRIZE = 2;

    @Override
    public Runners choose(Race race, Runner me, Runners sharers) {
        return race.mayPick(me, sharers);
    }

    @Override
    public int whenSharingMySpace(Race race, Runner me, Runner foe) {
        int mine = race.roll(me, me);
        int theirs = race.roll(foe, me);
        race.move(mine >= theirs ? me : foe, PRIZE);
        return 1;
    }
}
