package io.trackside.odds;

import io.trackside.rules.Answers;
import io.trackside.rules.Onward;
import io.trackside.rules.Race;
import java.util.function.BooleanSupplier;

/** Play-outs of one race from one question on. For one thread. */
final class PlayOuts {
    /** A race that is not over by then goes round in circles. */
    static final int MOST_TURNS = 400;

    private final Onward onward;
    private final Answers answers;
    private final Tally tally;

    /**
     * @param now the race where it stands, for what players have
     * @param seed of chance
     */
    PlayOuts(Onward onward, Race now, Prizes prizes, Policy policy, long seed) {
        this.onward = onward;
        this.answers = policy.answers(seed);
        this.tally = new Tally(now, prizes);
    }

    /** Plays {@code count} more, or fewer if {@code stopped} says so between two of them. */
    void play(long count, BooleanSupplier stopped) {
        for (long i = 0; i < count && !stopped.getAsBoolean(); i++) {
            onward.play(answers, MOST_TURNS);
            tally.add(onward.race(), onward.turns());
        }
    }

    Tally tally() {
        return tally;
    }
}
