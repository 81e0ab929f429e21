package io.trackside.rules.racers;

import io.trackside.rules.BeforeMyMainMove;
import io.trackside.rules.Question;
import io.trackside.rules.Race;
import io.trackside.rules.Rule;
import io.trackside.rules.Runner;
import io.trackside.rules.Track;
import java.util.ArrayList;
import java.util.List;

/** Before my main move I may warp to another space with exactly two racers (R5 third-wheel). */
final class ThirdWheel implements BeforeMyMainMove {
    private static final Rule EXACTLY_TWO = Rule.condition("third-wheel", "exactly-two");
    private static final int PAIR = 2;

    @Override
    public int beforeMyMainMove(Race race, Runner me) {
        List<Integer> pairs = new ArrayList<>();
        for (int space = Track.START; space < Track.FINISH; space++) {
            if (space != race.space(me) && race.on(space).size() == PAIR) {
                pairs.add(space);
            }
        }
        race.met(!pairs.isEmpty(), EXACTLY_TWO);
        int space = race.mayPickSpace(me, pairs);
        return space == Question.NO ? 0 : race.warp(me, space);
    }

    @Override
    public List<Rule> rules() {
        return List.of(EXACTLY_TWO);
    }
}
