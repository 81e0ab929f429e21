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

    private static final long GAMMA = 0x9e3779b97f4a7c15L;

    private long state;

    public RandomAnswers(long seed) {
        this.state = seed;
    }

    @Override
    public int mainDie(Race race, Runner roller) {
        return die();
    }

    @Override
    public int powerDie(Race race, Runner roller, Runner owner) {
        return die();
    }

    @Override
    public boolean may(Race race, Runner who, Runner owner) {
        return next(2) == 0;
    }

    @Override
    public int racer(Race race, Runner me, Runners options, boolean optional) {
        int choice = next(options.size() + (optional ? 1 : 0));
        return choice == options.size() ? Question.NO : member(options, choice);
    }

    @Override
    public int leader(Race race, Runner me, Runners leaders) {
        return member(leaders, next(leaders.size()));
    }

    @Override
    public int space(Race race, Runner me, List<Integer> spaces) {
        int choice = next(spaces.size() + 1);
        return choice == spaces.size() ? Question.NO : spaces.get(choice);
    }

    @Override
    public int guess(Race race, Runner me) {
        int face = next(FACES + 1);
        return face == 0 ? Question.NO : face;
    }

    @Override
    public int ownRacer(Race race, Runners options) {
        return member(options, next(options.size()));
    }

    @Override
    public int draw(Race race, Runner me, List<Racer> deck) {
        return next(deck.size());
    }

    @Override
    public int card(Race race, Runner me, List<Racer> cards, boolean optional) {
        int choice = next(cards.size() + (optional ? 1 : 0));
        return choice == cards.size() ? Question.NO : choice;
    }

    /** SplitMix64, then a multiplication for the range: half the time of the library's bounded draws in play-outs. */
    private int next(int bound) {
        state += GAMMA;
        long z = state;
        z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        z ^= z >>> 31;
        return (int) (((z >>> 32) * bound) >>> 32);
    }

    private int die() {
        return 1 + next(FACES);
    }

    private static int member(Runners runners, int choice) {
        return runners.get(choice).index();
    }
}
