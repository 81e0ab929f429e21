package io.trackside.odds;

import io.trackside.rules.Answers;
import io.trackside.rules.Race;
import io.trackside.rules.Racer;
import io.trackside.rules.Runner;
import io.trackside.rules.Runners;
import java.util.List;

/** {@code chosen} answers for player {@code player}, {@code others} for everybody else and for chance. */
record ChoosesFor(int player, Answers chosen, Answers others) implements Answers {
    private Answers of(Race race, Runner who) {
        return race.player(who) == player ? chosen : others;
    }

    @Override
    public int mainDie(Race race, Runner roller) {
        return others.mainDie(race, roller);
    }

    @Override
    public int powerDie(Race race, Runner roller, Runner owner) {
        return others.powerDie(race, roller, owner);
    }

    @Override
    public boolean may(Race race, Runner who, Runner owner) {
        return of(race, who).may(race, who, owner);
    }

    @Override
    public int racer(Race race, Runner me, Runners options, boolean optional) {
        return of(race, me).racer(race, me, options, optional);
    }

    @Override
    public int leader(Race race, Runner me, Runners leaders) {
        return of(race, me).leader(race, me, leaders);
    }

    @Override
    public int space(Race race, Runner me, List<Integer> spaces) {
        return of(race, me).space(race, me, spaces);
    }

    @Override
    public int guess(Race race, Runner me) {
        return of(race, me).guess(race, me);
    }

    @Override
    public int ownRacer(Race race, Runners options) {
        return of(race, options.first()).ownRacer(race, options);
    }

    @Override
    public int draw(Race race, Runner me, List<Racer> deck) {
        return others.draw(race, me, deck);
    }

    @Override
    public int card(Race race, Runner me, List<Racer> cards, boolean optional) {
        return of(race, me).card(race, me, cards, optional);
    }
}
