package io.trackside.rules;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Set;
import java.util.TreeSet;

/** Whether no die and no choice of any racer can change the table any more (R4.8): all of them are tried. */
final class Stalemate {
    /** Turns tried before giving up and calling it no stalemate; the worst line-ups we know need a tenth of it. */
    private static final int MOST_TRIES = 50_000;

    private final Race race;
    private final Race trial;

    private Stalemate(Race race) {
        this.race = race;
        this.trial = new Race(race.lineUp(), new Recorded());
    }

    /** {@code race} stands between two turns and is left as it was. */
    static boolean holds(Race race) {
        Stalemate stalemate = new Stalemate(race);
        return !stalemate.someDieChanges() && !stalemate.somethingChanges();
    }

    /** The usual end of the question, quickly found: one plain die, every offer declined. */
    private boolean someDieChanges() {
        for (int face : Question.FACES) {
            for (Runner who : race.racing()) {
                takeTurn(who, new PlainDie(face));
                if (isChanged()) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean somethingChanges() {
        int tries = 0;
        for (Runner who : race.racing()) {
            Deque<int[]> open = new ArrayDeque<>();
            Set<String> seen = new TreeSet<>();
            open.push(new int[0]);
            while (!open.isEmpty()) {
                if (++tries > MOST_TRIES || changes(who, open, seen)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean changes(Runner who, Deque<int[]> open, Set<String> seen) {
        Prefix prefix = new Prefix(open.pop());
        try {
            takeTurn(who, prefix);
        } catch (Awaiting awaiting) {
            Question question = awaiting.question();
            if (seen.add(situation(question, prefix))) {
                for (int choice : question.choices()) {
                    open.push(prefix.with(choice));
                }
                if (question.optional()) {
                    open.push(prefix.with(Question.NO));
                }
            }
            return false;
        }
        return isChanged();
    }

    /**
     * Where the same question leads to the same ends: the table, the turn, what waits, and the answers the effect under
     * way has had. Not what the loop guard remembers: it only takes offers away that were tried from this table.
     */
    private String situation(Question question, Prefix prefix) {
        return trial.stateInTurn() + question.kind() + question.who() + question.power() + prefix.sinceEffectBegan();
    }

    private void takeTurn(Runner who, Answers answers) {
        trial.copyFrom(race);
        trial.order.putNext(Runners.just(who));
        trial.askInstead(answers);
        trial.turn.take(trial.order.next());
    }

    private boolean isChanged() {
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

    /** The first answers of a turn; knows which of them the effect under way has had. */
    private static final class Prefix implements Asked {
        private final int[] answers;
        private int next;
        private int effect = -1;
        private int effectBegan;

        Prefix(int[] answers) {
            this.answers = answers;
        }

        @Override
        public int answer(Race race, Question question) {
            if (effect != race.resolution().effects()) {
                effect = race.resolution().effects();
                effectBegan = next;
            }
            if (next == answers.length) {
                throw new Awaiting(question);
            }
            return answers[next++];
        }

        String sinceEffectBegan() {
            return Arrays.toString(Arrays.copyOfRange(answers, effectBegan, answers.length));
        }

        int[] with(int choice) {
            int[] longer = Arrays.copyOf(answers, answers.length + 1);
            longer[answers.length] = choice;
            return longer;
        }
    }
}
