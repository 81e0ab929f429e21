package io.trackside.rules.racers;

import io.trackside.rules.BendsMyPath;
import io.trackside.rules.Race;
import io.trackside.rules.Runner;

/** While I move, spaces with other racers on them do not count (R5 leaptoad). */
final class Leaptoad implements BendsMyPath {
    @Override
    public boolean skips(Race race, Runner me, int space, boolean occupied) {
        return occupied;
    }
}
