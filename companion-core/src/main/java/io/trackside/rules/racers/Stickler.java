package io.trackside.rules.racers;

import io.trackside.rules.GuardsTheFinish;
import io.trackside.rules.Race;
import io.trackside.rules.Rule;
import io.trackside.rules.Runner;
import io.trackside.rules.Track;
import java.util.List;

/** Others cross the line only with exactly the number needed, else they do not move (R5 stickler). */
final class Stickler implements GuardsTheFinish {
    private static final Rule OTHERS = Rule.condition("stickler", "others");
    private static final Rule TOO_FAR = Rule.condition("stickler", "too-far");

    @Override
    public boolean blocks(Race race, Runner me, Runner mover, int target) {
        return race.met(mover != me, OTHERS) && race.met(target > Track.FINISH, TOO_FAR);
    }

    @Override
    public List<Rule> rules() {
        return List.of(OTHERS, TOO_FAR);
    }
}
