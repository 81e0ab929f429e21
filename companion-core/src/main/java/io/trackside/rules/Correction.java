package io.trackside.rules;

/**
 * The table as somebody says it is: absolute, without a stop, a pass or a happening. The physical table wins. The runners
 * are those of the race. A number that cannot be throws {@link BadInput} here, what contradicts the rest of the table
 * when it is written into a race.
 */
public sealed interface Correction {
    /** {@code runner} is in the race, on {@code space}, 0 to 29; it still lies if it lay there. */
    record StandsOn(Runner runner, int space) implements Correction {
        public StandsOn {
            if (space < Track.START || space >= Track.FINISH) {
                throw BadInput.of("space-range", "space", space);
            }
        }
    }

    /** {@code runner} does not lie. */
    record StandsUp(Runner runner) implements Correction {}

    /** {@code runner}, which is in the race, lies where it is. */
    record Lies(Runner runner) implements Correction {}

    /** {@code runner} is out of the race; a place it took is not its any more. */
    record IsOut(Runner runner) implements Correction {}

    /**
     * {@code runner} has crossed the line. Who had its place, and who came behind, are a place further down.
     *
     * @param place 1 or 2; {@link #NEXT_OPEN}: the next open one, or the one it has
     */
    record HasCrossed(Runner runner, int place) implements Correction {
        public static final int NEXT_OPEN = 0;
        private static final int PLACES = 2;

        public HasCrossed {
            if (place < NEXT_OPEN || place > PLACES) {
                throw BadInput.of("correction-place", "place", place);
            }
        }

        /** Takes the next open place. */
        public HasCrossed(Runner runner) {
            this(runner, NEXT_OPEN);
        }
    }

    /** {@code runner} runs with the power of {@code card}, taken before the race. */
    record RunsWith(Runner runner, Racer card) implements Correction {}

    /** {@code runner}, which copies the lead, picked {@code leader} of several, and keeps that pick (R5). */
    record Copies(Runner runner, Runner leader) implements Correction {}

    /** {@code runner} foretold that {@code winner} will be first. */
    record Foretold(Runner runner, Runner winner) implements Correction {}

    /** {@code runner} has had its first turn of this race. */
    record HadATurn(Runner runner) implements Correction {}

    /** A player has had its first turn of this race (R2.8). */
    record PlayerHadATurn(int player) implements Correction {}

    /** The star on {@code space} has paid {@code runner} in this race, which matters where it pays once (R6). */
    record WasPaidByStar(Runner runner, int space) implements Correction {}

    /** A player owns {@code points} bronze points, 0 or more. */
    record Owns(int player, int points) implements Correction {
        public Owns {
            checkPoints(points);
        }
    }

    /** A player owns {@code points} points in gold and silver, 0 or more. */
    record OwnsOther(int player, int points) implements Correction {
        public OwnsOther {
            checkPoints(points);
        }
    }

    /**
     * One of {@code runners}, all of one player and in the race, takes the next turn, and then those of its player that
     * are left (R2.8). A turn under way is over.
     */
    record IsNext(Runners runners) implements Correction {}

    /** Of the player whose racer is next only {@code runners} play after it in the same turn; nobody for none (R2.8). */
    record PlaysAfter(Runners runners) implements Correction {}

    private static void checkPoints(int points) {
        if (points < 0) {
            throw BadInput.of("points-negative");
        }
    }
}
