package io.trackside.rules.racers;

import io.trackside.rules.CopiesTheLead;
import io.trackside.rules.Race;
import io.trackside.rules.Runner;
import io.trackside.rules.Runners;

/** I have the power of the racer in the lead; of several I choose one (R5 copycat). */
final class Copycat implements CopiesTheLead {
    @Override
    public Runner choose(Race race, Runner me, Runners leaders) {
        return race.pickLeader(me, leaders);
    }
}
