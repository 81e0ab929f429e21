package io.trackside.rules.racers;

import io.trackside.rules.Race;
import io.trackside.rules.Rule;
import io.trackside.rules.Runner;
import io.trackside.rules.WhenMyFirstTurnBegins;
import io.trackside.rules.WhenSomeoneIsFirst;
import java.util.List;

/** In my first turn I name the winner; right: the race ends and I am second (R5 mastermind). */
final class Mastermind implements WhenMyFirstTurnBegins, WhenSomeoneIsFirst {
    private static final Rule NOBODY_FIRST_YET = Rule.ruling("mastermind", "nobody-first-yet");
    private static final Rule NAMED_THE_WINNER = Rule.condition("mastermind", "named-the-winner");

    @Override
    public int whenMyFirstTurnBegins(Race race, Runner me) {
        if (!race.met(race.placed().isEmpty(), NOBODY_FIRST_YET)) {
            return 0;
        }
        race.foretell(me, race.mustPick(me, race.racing()));
        return 1;
    }

    @Override
    public boolean takesSecond(Race race, Runner me, Runner winner) {
        return race.met(race.foretold(me, winner), NAMED_THE_WINNER);
    }

    @Override
    public List<Rule> rules() {
        return List.of(NOBODY_FIRST_YET, NAMED_THE_WINNER);
    }
}
