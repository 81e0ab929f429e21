package io.trackside.odds;

import io.trackside.rules.Answers;
import io.trackside.rules.Question;
import io.trackside.rules.Race;
import io.trackside.rules.Racer;
import io.trackside.rules.Runner;
import io.trackside.rules.Runners;
import java.util.List;

/** Chance throws the dice and takes every choice with equal chances. Reproducible by its seed; for one thread. */
public final class RandomAnswers implements Answers {
    private static final int FACES = 6;

    private final Chance chance;

    public RandomAnswers(long seed) {
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
        return chance.below(2) == 0;
    }

    @Override
    public int racer(Race race, Runner me, Runners options, boolean optional) {
        int choice = chance.below(options.size() + (optional ? 1 : 0));
        return choice == options.size() ? Question.NO : member(options, choice);
    }

    @Override
    public int leader(Race race, Runner me, Runners leaders) {
        return member(leaders, chance.below(leaders.size()));
    }

    @Override
    public int space(Race race, Runner me, List<Integer> spaces) {
        int choice = chance.below(spaces.size() + 1);
        return choice == spaces.size() ? Question.NO : spaces.get(choice);
    }

    @Override
    public int guess(Race race, Runner me) {
        int face = chance.below(FACES + 1);
        return face == 0 ? Question.NO : face;
    }

    @Override
    public int ownRacer(Race race, Runners options) {
        return member(options, chance.below(options.size()));
    }

    @Override
    public int draw(Race race, Runner me, List<Racer> deck) {
        return chance.below(deck.size());
    }

    @Override
    public int card(Race race, Runner me, List<Racer> cards, boolean optional) {
        int choice = chance.below(cards.size() + (optional ? 1 : 0));
        return choice == cards.size() ? Question.NO : choice;
    }

    private static int member(Runners runners, int choice) {
        return runners.get(choice).index();
    }
}
