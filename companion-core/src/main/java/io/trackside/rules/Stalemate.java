package io.trackside.rules;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Set;
import java.util.TreeSet;

/** Whether no die and no choice of any racer can change the table any more (R4.8): all of them are tried. */
final class Stalemate {
    /** Turns tried before giving up and calling it no stalemate; rerolls and power dice stay far below. */
    private static final int MOST_TRIES = 50_000;

    private Stalemate() {}

    /** {@code race} stands between two turns and is left as it was. */
    static boolean holds(Race race) {
        Race trial = new Race(race.lineUp(), new Recorded());
        return !someDieChanges(trial, race) && !somethingChanges(trial, race);
    }

    /** The usual end of the question, quickly found: one plain die, every offer declined. */
    private static boolean someDieChanges(Race trial, Race race) {
        for (int face : Question.FACES) {
            trial.askInstead(new PlainDie(face));
            for (Runner who : race.racing()) {
                trial.copyFrom(race);
                trial.order.putNext(Runners.just(who));
                trial.turn.take(trial.order.next());
                if (isChanged(trial, race)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean somethingChanges(Race trial, Race race) {
        int tries = 0;
        for (Runner who : race.racing()) {
            Deque<int[]> open = new ArrayDeque<>();
            Set<String> seen = new TreeSet<>();
            open.push(new int[0]);
            while (!open.isEmpty()) {
                if (++tries > MOST_TRIES || changes(trial, race, who, open, seen)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean changes(Race trial, Race race, Runner who, Deque<int[]> open, Set<String> seen) {
        int[] answers = open.pop();
        trial.copyFrom(race);
        trial.order.putNext(Runners.just(who));
        trial.askInstead(new Recorded(answers, answers.length));
        try {
            trial.turn.take(trial.order.next());
        } catch (Awaiting awaiting) {
            if (seen.add(trial.stateInTurn() + awaiting.question())) {
                for (int choice : awaiting.question().choices()) {
                    open.push(longer(answers, choice));
                }
                if (awaiting.question().optional()) {
                    open.push(longer(answers, Question.NO));
                }
            }
            return false;
        }
        return isChanged(trial, race);
    }

    private static boolean isChanged(Race trial, Race race) {
        return trial.isOver() || trial.key() != race.key();
    }

    /** Every die shows {@code face}, and people take as little as they may. */
    private record PlainDie(int face) implements Asked {
        @Override
        public int answer(Race race, Question question) {
            if (question.kind().isChance() && question.accepts(face)) {
                return face;
            }
            return question.optional() ? Question.NO : question.choices().get(0);
        }
    }

    private static int[] longer(int[] answers, int choice) {
        int[] longer = Arrays.copyOf(answers, answers.length + 1);
        longer[answers.length] = choice;
        return longer;
    }
}
