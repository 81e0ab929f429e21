package io.trackside.rules;

import java.util.List;

/** Puts the questions of a race to whoever answers, and holds the answers to what was offered. */
final class Asking {
    private static final int FACES = 6;

    private final Race race;
    private Answers answers;

    Asking(Race race, Answers answers) {
        this.race = race;
        this.answers = answers;
    }

    void instead(Answers others) {
        answers = others;
    }

    int mainDie(Runner roller) {
        return face(answers.mainDie(race, roller));
    }

    int powerDie(Runner roller, Runner owner) {
        return face(answers.powerDie(race, roller, owner));
    }

    boolean may(Runner who, Runner owner) {
        return decided(who, owner, answers.may(race, who, owner));
    }

    Runners mayPick(Runner me, Runners options) {
        if (options.isEmpty()) {
            return options;
        }
        int answer = answers.racer(race, me, options, true);
        return decided(me, me, answer != Question.NO) ? Runners.just(member(options, answer)) : Runners.NOBODY;
    }

    Runner mustPick(Runner me, Runners options) {
        return options.size() == 1 ? options.first() : member(options, answers.racer(race, me, options, false));
    }

    Runner leader(Runner me, Runners leaders) {
        return member(leaders, answers.leader(race, me, leaders));
    }

    Runner ownRacer(Runners able) {
        return able.size() == 1 ? able.first() : member(able, answers.ownRacer(race, able));
    }

    int maySpace(Runner me, List<Integer> spaces) {
        if (spaces.isEmpty()) {
            return Question.NO;
        }
        int space = answers.space(race, me, spaces);
        if (decided(me, me, space != Question.NO) && !spaces.contains(space)) {
            throw new IllegalStateException("space " + space + " was not among " + spaces);
        }
        return space;
    }

    int mayGuess(Runner me) {
        int guess = answers.guess(race, me);
        return decided(me, me, guess != Question.NO) ? face(guess) : Question.NO;
    }

    Racer draw(Runner me, List<Racer> deck) {
        return deck.get(answers.draw(race, me, deck));
    }

    Racer mustPickCard(Runner me, List<Racer> cards) {
        return cards.size() == 1 ? cards.get(0) : cards.get(answers.card(race, me, cards, false));
    }

    Racer mayPickCard(Runner me, List<Racer> cards) {
        if (cards.isEmpty()) {
            return Racer.NONE;
        }
        int answer = answers.card(race, me, cards, true);
        return decided(me, me, answer != Question.NO) ? cards.get(answer) : Racer.NONE;
    }

    private boolean decided(Runner who, Runner owner, boolean used) {
        if (race.tells()) {
            race.tell(Rules.CAN_IS_OPTIONAL, new Fact.Decided(who, owner, race.holds(owner), used));
        }
        return used;
    }

    private static Runner member(Runners options, int answer) {
        Runner runner = Runner.of(answer);
        if (!options.contains(runner)) {
            throw new IllegalStateException(runner + " was not among " + options);
        }
        return runner;
    }

    private static int face(int face) {
        if (face < 1 || face > FACES) {
            throw new IllegalStateException("a die shows 1 to 6, not " + face);
        }
        return face;
    }
}
