package io.trackside.rules.racers;

import io.trackside.rules.FollowsFromMySpace;
import io.trackside.rules.Race;
import io.trackside.rules.Runner;
import io.trackside.rules.Runners;

/** A racer on my space moves: I may follow to where it really ends (R5 suckerfish). */
final class Suckerfish implements FollowsFromMySpace {
    @Override
    public Runners follow(Race race, Runner me, Runners movers) {
        return race.mayPick(me, movers);
    }
}
