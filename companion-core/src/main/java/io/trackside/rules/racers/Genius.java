package io.trackside.rules.racers;

import io.trackside.rules.BeforeMyRoll;
import io.trackside.rules.Question;
import io.trackside.rules.Race;
import io.trackside.rules.Rule;
import io.trackside.rules.Runner;
import io.trackside.rules.WhenMainRolled;
import java.util.List;

/** I may guess my die; right: another turn after this one (R5 genius). */
final class Genius implements BeforeMyRoll, WhenMainRolled {
    private static final Rule OWN_DIE = Rule.condition("genius", "own-die");
    private static final Rule RIGHT_GUESS = Rule.condition("genius", "right-guess");

    @Override
    public int beforeMyRoll(Race race, Runner me) {
        return race.mayGuess(me) == Question.NO ? 0 : 1;
    }

    @Override
    public boolean concerns(Race race, Runner me, Runner roller, int face) {
        return race.met(roller == me, OWN_DIE) && race.met(race.guess() == face, RIGHT_GUESS);
    }

    @Override
    public int whenMainRolled(Race race, Runner me, Runner roller, int face) {
        race.earnExtraTurn(me);
        return 0; // the guess was the happening
    }

    @Override
    public List<Rule> rules() {
        return List.of(OWN_DIE, RIGHT_GUESS);
    }
}
