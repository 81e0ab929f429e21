package io.trackside.rules.racers;

import io.trackside.rules.InsteadOfRolling;
import io.trackside.rules.Race;
import io.trackside.rules.Rule;
import io.trackside.rules.Runner;
import io.trackside.rules.Runners;
import java.util.List;

/** Instead of rolling I may swap spaces with another racer, a warp (R5 flip-flop). */
final class FlipFlop implements InsteadOfRolling {
    private static final Rule ANOTHER_SPACE = Rule.ruling("flip-flop", "another-space");

    @Override
    public int insteadOfRolling(Race race, Runner me) {
        Runners partner = race.mayPick(me, race.racing().without(me));
        if (partner.isEmpty()) {
            return 0;
        }
        race.noMainMove();
        return race.met(race.swap(me, partner.first()) > 0, ANOTHER_SPACE) ? 1 : 0;
    }

    @Override
    public List<Rule> rules() {
        return List.of(ANOTHER_SPACE);
    }
}
