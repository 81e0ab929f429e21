package io.trackside.rules.racers;

import io.trackside.rules.AdjustsMainMoves;
import io.trackside.rules.BeforeMyMainMove;
import io.trackside.rules.Race;
import io.trackside.rules.Rule;
import io.trackside.rules.Runner;
import java.util.List;

/** Before my main move all others move 1 towards me; each that shares my space gives me +1 (R5 party-animal). */
final class PartyAnimal implements BeforeMyMainMove, AdjustsMainMoves {
    private static final Rule SOMEBODY_MOVED = Rule.ruling("party-animal", "somebody-moved");
    private static final Rule OWN_MOVE = Rule.condition("party-animal", "own-move");

    @Override
    public int beforeMyMainMove(Race race, Runner me) {
        int came = race.pullTogether(race.racing().without(me), race.space(me));
        return race.met(came > 0, SOMEBODY_MOVED) ? 1 : 0;
    }

    @Override
    public int adjustment(Race race, Runner me, Runner mover) {
        return race.met(mover == me, OWN_MOVE) ? race.sharing(me).size() : 0;
    }

    @Override
    public List<Rule> rules() {
        return List.of(SOMEBODY_MOVED, OWN_MOVE);
    }
}
