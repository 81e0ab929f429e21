package io.trackside.rules;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/** Whether no die and no choice of any racer can change the table any more (R4.8): all of them are tried. */
final class Stalemate {
    /** Turns tried before giving up and calling it no stalemate; one racer's rerolls and duels stay far below. */
    private static final int MOST_TRIES = 50_000;

    private Stalemate() {}

    /** {@code race} stands between two turns and is left as it was. */
    static boolean holds(Race race) {
        Race trial = new Race(race.lineUp(), new Recorded());
        int tries = 0;
        for (Runner who : race.racing()) {
            Deque<int[]> open = new ArrayDeque<>();
            open.push(new int[0]);
            while (!open.isEmpty()) {
                if (++tries > MOST_TRIES || changes(trial, race, who, open)) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean changes(Race trial, Race race, Runner who, Deque<int[]> open) {
        int[] answers = open.pop();
        trial.copyFrom(race);
        trial.order.putNext(Runners.just(who));
        trial.askInstead(new Recorded(answers, answers.length));
        try {
            trial.turn.take(trial.order.next());
        } catch (Awaiting awaiting) {
            for (int choice : awaiting.question().choices()) {
                open.push(longer(answers, choice));
            }
            if (awaiting.question().optional()) {
                open.push(longer(answers, Question.NO));
            }
            return false;
        }
        return trial.isOver() || trial.key() != race.key();
    }

    private static int[] longer(int[] answers, int choice) {
        int[] longer = Arrays.copyOf(answers, answers.length + 1);
        longer[answers.length] = choice;
        return longer;
    }
}
