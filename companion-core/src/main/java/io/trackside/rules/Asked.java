package io.trackside.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Answers that want every question as a value. */
public interface Asked extends Answers {
    /** The answer, accepted by {@code question}; the race stands where it was asked. */
    int answer(Race race, Question question);

    @Override
    default int mainDie(Race race, Runner roller) {
        return answer(race, question(Question.Kind.MAIN_DIE, roller, roller, Racer.NONE, Question.FACES, false));
    }

    @Override
    default int powerDie(Race race, Runner roller, Runner owner) {
        return answer(race, question(Question.Kind.POWER_DIE, roller, owner, race.holds(owner), Question.FACES, false));
    }

    @Override
    default boolean may(Race race, Runner who, Runner owner) {
        Question question = question(Question.Kind.MAY, who, owner, race.holds(owner), List.of(Question.YES), true);
        return answer(race, question) == Question.YES;
    }

    @Override
    default int racer(Race race, Runner me, Runners options, boolean optional) {
        return answer(race, question(Question.Kind.RACER, me, me, race.holds(me), indexes(options), optional));
    }

    @Override
    default int leader(Race race, Runner me, Runners leaders) {
        return answer(race, question(Question.Kind.RACER, me, me, race.runsWith(me), indexes(leaders), false));
    }

    @Override
    default int space(Race race, Runner me, List<Integer> spaces) {
        return answer(race, question(Question.Kind.SPACE, me, me, race.holds(me), spaces, true));
    }

    @Override
    default int guess(Race race, Runner me) {
        return answer(race, question(Question.Kind.GUESS, me, me, race.holds(me), Question.FACES, true));
    }

    @Override
    default int ownRacer(Race race, Runners options) {
        Runner first = options.first();
        return answer(race, question(Question.Kind.OWN_RACER, first, first, Racer.NONE, indexes(options), false));
    }

    @Override
    default int draw(Race race, Runner me, List<Racer> deck) {
        return answer(race, ofCards(Question.Kind.DRAW, race, me, deck, false));
    }

    @Override
    default int card(Race race, Runner me, List<Racer> cards, boolean optional) {
        return answer(race, ofCards(Question.Kind.CARD, race, me, cards, optional));
    }

    private static Question question(
            Question.Kind kind, Runner who, Runner owner, Racer power, List<Integer> choices, boolean optional) {
        return new Question(kind, who, owner, power, choices, optional, List.of());
    }

    private static Question ofCards(Question.Kind kind, Race race, Runner me, List<Racer> cards, boolean optional) {
        List<Integer> choices = IntStream.range(0, cards.size()).boxed().toList();
        return new Question(kind, me, me, race.holds(me), choices, optional, cards);
    }

    private static List<Integer> indexes(Runners options) {
        List<Integer> indexes = new ArrayList<>(options.size());
        for (Runner runner : options) {
            indexes.add(runner.index());
        }
        return indexes;
    }
}
