package io.trackside.odds;

import io.trackside.rules.Fact;
import io.trackside.rules.Onward;
import io.trackside.rules.Question;
import io.trackside.rules.Rules;
import io.trackside.rules.Ruling;
import io.trackside.rules.Runner;
import io.trackside.rules.Trial;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * What the present turn holds for the racer that has it, exactly: every die is enumerated with its chance, and every
 * choice, so that each chance lies between two bounds, which are one where nobody's choice matters.
 *
 * @param racer id of the racer
 * @param finishes whether it crosses the line or is placed in this turn
 * @param trips whether it trips in this turn
 * @param star whether a star pays it in this turn
 */
public record ComingMove(String racer, Range finishes, Range trips, Range star) {
    /** Enough for two rerolls, each with a choice; more are not worth the wait. */
    private static final int MOST_TURNS = 20_000;

    /** A chance, 0 to 1: with choices against it and for it. */
    public record Range(double least, double most) {
        private static final Range NEVER = new Range(0, 0);
        private static final Range ALWAYS = new Range(1, 1);

        private static Range of(boolean is) {
            return is ? ALWAYS : NEVER;
        }

        private Range plus(Range other, double share) {
            return new Range(least + other.least * share, most + other.most * share);
        }

        private Range or(Range other) {
            return new Range(Math.min(least, other.least), Math.max(most, other.most));
        }
    }

    /** Of the turn that {@code onward} stands in; nothing before the race, and when there are too many ways it can go. */
    public static Optional<ComingMove> of(Onward onward) {
        return of(onward, () -> false);
    }

    /** The same; nothing too if {@code stopped} says so meanwhile. */
    public static Optional<ComingMove> of(Onward onward, BooleanSupplier stopped) {
        if (!onward.atTurnsBeginning().hasBegun()) {
            return Optional.empty();
        }
        return new Search(onward, stopped).found();
    }

    private ComingMove plus(ComingMove other, double share) {
        return new ComingMove(
                racer,
                finishes.plus(other.finishes, share),
                trips.plus(other.trips, share),
                star.plus(other.star, share));
    }

    private ComingMove or(ComingMove other) {
        return new ComingMove(racer, finishes.or(other.finishes), trips.or(other.trips), star.or(other.star));
    }

    private static final class Search {
        private final Onward onward;
        private final BooleanSupplier stopped;
        private int turns;
        private boolean givenUp;

        Search(Onward onward, BooleanSupplier stopped) {
            this.onward = onward;
            this.stopped = stopped;
        }

        Optional<ComingMove> found() {
            ComingMove move = after();
            return givenUp ? Optional.empty() : Optional.of(move);
        }

        private ComingMove after(int... answers) {
            givenUp = givenUp || ++turns > MOST_TURNS || stopped.getAsBoolean();
            Seen seen = new Seen();
            Trial trial = onward.tried(seen::note, answers);
            if (trial.question().isEmpty() || givenUp) {
                Runner who = seen.whose;
                return new ComingMove(
                        trial.race().racer(who).id(),
                        Range.of(seen.finished),
                        Range.of(seen.tripped),
                        Range.of(seen.starred));
            }
            Question question = trial.question().get();
            return question.kind().isChance() ? onAverage(question, answers) : chosen(question, answers);
        }

        private ComingMove onAverage(Question question, int[] answers) {
            double share = 1.0 / question.choices().size();
            ComingMove first = after(longer(answers, question.choices().getFirst()));
            ComingMove sum = new ComingMove(first.racer, Range.NEVER, Range.NEVER, Range.NEVER).plus(first, share);
            for (int choice : question.choices().subList(1, question.choices().size())) {
                sum = sum.plus(after(longer(answers, choice)), share);
            }
            return sum;
        }

        private ComingMove chosen(Question question, int[] answers) {
            ComingMove all = after(longer(answers, question.choices().getFirst()));
            for (int choice : question.choices().subList(1, question.choices().size())) {
                all = all.or(after(longer(answers, choice)));
            }
            return question.optional() ? all.or(after(longer(answers, Question.NO))) : all;
        }

        private static int[] longer(int[] answers, int choice) {
            int[] longer = Arrays.copyOf(answers, answers.length + 1);
            longer[answers.length] = choice;
            return longer;
        }
    }

    /** What befell the racer whose turn it is. */
    private static final class Seen {
        private Runner whose = Runner.of(0);
        private boolean finished;
        private boolean tripped;
        private boolean starred;

        void note(Ruling ruling) {
            switch (ruling.fact()) {
                case Fact.TurnBegan(Runner runner) -> whose = runner;
                case Fact.Placed(Runner runner, int place) -> finished |= runner == whose;
                case Fact.Tripped(Runner runner) -> tripped |= runner == whose;
                case Fact.ChipsTaken(Runner runner, int points) ->
                    starred |= runner == whose && ruling.rule().equals(Rules.STAR);
                default -> {
                    // other racers' affairs, or none of these
                }
            }
        }
    }
}
