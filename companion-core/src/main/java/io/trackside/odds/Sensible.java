package io.trackside.odds;

import io.trackside.rules.Answers;
import io.trackside.rules.Question;
import io.trackside.rules.Race;
import io.trackside.rules.Racer;
import io.trackside.rules.Runner;
import io.trackside.rules.Runners;
import java.util.List;

/** Chance throws the dice; choices are taken as in {@link Strategies}. Reproducible by its seed; for one thread. */
final class Sensible implements Answers {
    private final Chance chance;

    Sensible(long seed) {
        this.chance = new Chance(seed);
    }

    @Override
    public int mainDie(Race race, Runner roller) {
        return chance.die();
    }

    @Override
    public int powerDie(Race race, Runner roller, Runner owner) {
        return chance.die();
    }

    @Override
    public boolean may(Race race, Runner who, Runner owner) {
        return Strategies.of(race.holds(owner)).may(race, who, owner);
    }

    @Override
    public int racer(Race race, Runner me, Runners options, boolean optional) {
        Runners picked = Strategies.of(race.holds(me)).racer(race, me, options, optional, chance);
        return picked.isEmpty() ? Question.NO : picked.first().index();
    }

    @Override
    public int leader(Race race, Runner me, Runners leaders) {
        return leaders.get(chance.below(leaders.size())).index();
    }

    @Override
    public int space(Race race, Runner me, List<Integer> spaces) {
        return Strategies.of(race.holds(me)).space(race, me, spaces);
    }

    @Override
    public int guess(Race race, Runner me) {
        return chance.die();
    }

    /** Whichever is farther behind has more use of the turn; of two alike the first. */
    @Override
    public int ownRacer(Race race, Runners options) {
        Runner behind = options.first();
        for (Runner who : options) {
            behind = race.space(who) < race.space(behind) ? who : behind;
        }
        return behind.index();
    }

    @Override
    public int draw(Race race, Runner me, List<Racer> deck) {
        return chance.below(deck.size());
    }

    @Override
    public int card(Race race, Runner me, List<Racer> cards, boolean optional) {
        return chance.below(cards.size());
    }
}
