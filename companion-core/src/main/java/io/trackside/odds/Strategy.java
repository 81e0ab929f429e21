package io.trackside.odds;

import io.trackside.rules.Question;
import io.trackside.rules.Race;
import io.trackside.rules.Runner;
import io.trackside.rules.Runners;
import java.util.List;

/** How a sensible player uses one power: a small greedy choice, no looking ahead. Left as it is: whenever it can be. */
interface Strategy {
    /** Whether {@code who} uses the power of {@code owner}. */
    default boolean may(Race race, Runner who, Runner owner) {
        return true;
    }

    /** One of {@code options}; {@link Runners#NOBODY} only if {@code optional}. */
    default Runners racer(Race race, Runner me, Runners options, boolean optional, Chance chance) {
        return Runners.just(options.get(chance.below(options.size())));
    }

    /** One of {@code spaces}, or {@link Question#NO}. */
    default int space(Race race, Runner me, List<Integer> spaces) {
        return spaces.getLast();
    }
}
