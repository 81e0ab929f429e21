package io.trackside.rules.racers;

import io.trackside.rules.BeforeRace;
import io.trackside.rules.Race;
import io.trackside.rules.Racer;
import io.trackside.rules.Rule;
import io.trackside.rules.Runner;
import java.util.List;

/** Before my race I may take the power of a racer that won an earlier race of this game (R5 twin). */
final class Twin implements BeforeRace {
    private static final Rule AN_EARLIER_WINNER = Rule.condition("twin", "an-earlier-winner");

    @Override
    public int beforeRace(Race race, Runner me) {
        List<Racer> winners = race.lineUp().pastWinners();
        race.met(!winners.isEmpty(), AN_EARLIER_WINNER);
        Racer card = race.mayPickCard(me, winners);
        if (card == Racer.NONE) {
            return 0;
        }
        race.runWith(me, card);
        return 1;
    }

    @Override
    public List<Rule> rules() {
        return List.of(AN_EARLIER_WINNER);
    }
}
