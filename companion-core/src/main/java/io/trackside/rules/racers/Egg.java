package io.trackside.rules.racers;

import io.trackside.rules.BeforeRace;
import io.trackside.rules.Race;
import io.trackside.rules.Racer;
import io.trackside.rules.Rule;
import io.trackside.rules.Runner;
import java.util.ArrayList;
import java.util.List;

/** Before my race I draw three racers nobody has and take the power of one (R5 egg). */
final class Egg implements BeforeRace {
    private static final Rule CARDS_LEFT = Rule.condition("egg", "cards-left");
    private static final int CARDS = 3;

    @Override
    public int beforeRace(Race race, Runner me) {
        List<Racer> deck = new ArrayList<>(race.lineUp().undrafted());
        List<Racer> drawn = new ArrayList<>();
        while (drawn.size() < CARDS && !deck.isEmpty()) {
            Racer card = race.draw(me, List.copyOf(deck));
            deck.remove(card);
            drawn.add(card);
        }
        if (!race.met(!drawn.isEmpty(), CARDS_LEFT)) {
            return 0;
        }
        race.runWith(me, race.mustPickCard(me, drawn));
        return 1;
    }

    @Override
    public List<Rule> rules() {
        return List.of(CARDS_LEFT);
    }
}
