package io.trackside.arbiter;

import io.trackside.rules.BadInput;
import io.trackside.rules.Question;
import io.trackside.rules.Race;
import io.trackside.rules.Trial;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/**
 * Every way the coming turn can go: dice and choices as branches.
 *
 * @param id the case
 * @param root the turn
 * @param outcomes how many ends were reached
 * @param cut whether a bound cut anything off
 */
public record WhatIf(String id, Branch root, int outcomes, boolean cut) {
    /** A point of the turn. */
    public sealed interface Branch {}

    /** {@code question} is asked; {@code race} stands there, for names. */
    public record Ask(Race race, Question question, List<Way> ways) implements Branch {}

    /** The turn is over; {@code race} is the table after it. */
    public record Outcome(Race race) implements Branch {}

    /** Not followed further. */
    public record Cut() implements Branch {}

    /** One {@code answer}, {@link Question#NO} included, and where it leads. */
    public record Way(int answer, Branch branch) {}

    /**
     * Every way a turn can go.
     *
     * @param turn plays the turn with these answers on a race of its own
     */
    static WhatIf of(String id, Function<int[], Trial> turn, int depth, int limit) {
        if (depth < 1 || limit < 1) {
            throw BadInput.of("what-if-bounds", "depth", depth, "limit", limit);
        }
        Search search = new Search(turn, depth, limit);
        Branch root = search.follow(new int[0]);
        return new WhatIf(id, root, search.outcomes, search.cut);
    }

    private static final class Search {
        private final Function<int[], Trial> turn;
        private final int depth;
        private final int limit;
        private int outcomes;
        private boolean cut;

        Search(Function<int[], Trial> turn, int depth, int limit) {
            this.turn = turn;
            this.depth = depth;
            this.limit = limit;
        }

        Branch follow(int[] answers) {
            if (outcomes == limit) {
                return cut();
            }
            Trial trial = turn.apply(answers);
            if (trial.question().isPresent()) {
                return answers.length == depth
                        ? cut()
                        : ask(trial.race(), trial.question().get(), answers);
            }
            outcomes++;
            return new Outcome(trial.race());
        }

        private Branch ask(Race race, Question question, int[] answers) {
            List<Way> ways = new ArrayList<>();
            for (int choice : question.choices()) {
                ways.add(new Way(choice, follow(longer(answers, choice))));
            }
            if (question.optional()) {
                ways.add(new Way(Question.NO, follow(longer(answers, Question.NO))));
            }
            return new Ask(race, question, ways);
        }

        private Branch cut() {
            cut = true;
            return new Cut();
        }

        private static int[] longer(int[] answers, int choice) {
            int[] longer = Arrays.copyOf(answers, answers.length + 1);
            longer[answers.length] = choice;
            return longer;
        }
    }
}
