package io.trackside.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * Answers for a race in tests: each waits for the first question it fits. Optional questions are otherwise declined,
 * others get their first choice, but a die that nobody gave fails.
 */
final class RaceScript implements Asked {
    private final List<Given> given = new ArrayList<>();
    private final List<Question> asked = new ArrayList<>();

    private record Given(Question.Kind kind, String value) {}

    RaceScript rolls(int... faces) {
        for (int face : faces) {
            given.add(new Given(Question.Kind.MAIN_DIE, Integer.toString(face)));
        }
        return this;
    }

    RaceScript guesses(int face) {
        given.add(new Given(Question.Kind.GUESS, Integer.toString(face)));
        return this;
    }

    /** Somebody uses the power of {@code racer}. */
    RaceScript uses(String racer) {
        given.add(new Given(Question.Kind.MAY, racer));
        return this;
    }

    /** Somebody picks this racer for a power. */
    RaceScript picks(String racer) {
        given.add(new Given(Question.Kind.RACER, racer));
        return this;
    }

    RaceScript playsFirst(String racer) {
        given.add(new Given(Question.Kind.OWN_RACER, racer));
        return this;
    }

    RaceScript draws(String... cards) {
        for (String card : cards) {
            given.add(new Given(Question.Kind.DRAW, card));
        }
        return this;
    }

    RaceScript takesCard(String card) {
        given.add(new Given(Question.Kind.CARD, card));
        return this;
    }

    /** The questions of this kind asked so far. */
    List<Question> asked(Question.Kind kind) {
        return asked.stream().filter(question -> question.kind() == kind).toList();
    }

    @Override
    public int answer(Race race, Question question) {
        asked.add(question);
        if (!given.isEmpty() && given.getFirst().kind() == question.kind()) {
            int answer = value(race, question, given.getFirst().value());
            if (question.accepts(answer)) {
                given.removeFirst();
                return answer;
            }
        }
        if (question.kind() == Question.Kind.MAIN_DIE || question.kind() == Question.Kind.POWER_DIE) {
            throw new AssertionError("nobody gave a die for " + question + ", still given: " + given);
        }
        return question.optional() ? Question.NO : question.choices().getFirst();
    }

    private static int value(Race race, Question question, String value) {
        return switch (question.kind()) {
            case MAY -> value.equals(question.power().id()) ? Question.YES : Integer.MIN_VALUE;
            case RACER, OWN_RACER -> GameTable.runner(race, value).index();
            case DRAW, CARD -> GameTable.ids(question.cards()).indexOf(value);
            case MAIN_DIE, POWER_DIE, SPACE, GUESS -> Integer.parseInt(value);
        };
    }
}
