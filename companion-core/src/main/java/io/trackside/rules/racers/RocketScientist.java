package io.trackside.rules.racers;

import io.trackside.rules.Race;
import io.trackside.rules.Rule;
import io.trackside.rules.Runner;
import io.trackside.rules.WhenMainRolled;
import java.util.List;

/** After my die I may move double; then I trip (R5 rocket-scientist). */
final class RocketScientist implements WhenMainRolled {
    private static final Rule OWN_DIE = Rule.condition("rocket-scientist", "own-die");

    @Override
    public boolean concerns(Race race, Runner me, Runner roller, int face) {
        return race.met(roller == me, OWN_DIE);
    }

    @Override
    public int whenMainRolled(Race race, Runner me, Runner roller, int face) {
        if (race.may(me)) {
            race.replaceMainMoveAndTrip(2 * face);
        }
        return 0; // it happens with the move, if there is one
    }

    @Override
    public List<Rule> rules() {
        return List.of(OWN_DIE);
    }
}
