package io.trackside.rules;

/**
 * The table as somebody says it is: absolute, without a stop, a pass or a happening. The physical table wins.
 * A space that is not there throws {@link BadInput}; the runners are those of the race.
 */
public sealed interface Correction {
    /** {@code runner} stands on {@code space}, 0 to 29. */
    record StandsOn(Runner runner, int space) implements Correction {
        public StandsOn {
            if (space < Track.START || space >= Track.FINISH) {
                throw BadInput.of("space-range", "space", space);
            }
        }
    }

    record Lies(Runner runner) implements Correction {}

    record IsOut(Runner runner) implements Correction {}

    /** {@code runner} has crossed the line and took the next open place. */
    record HasCrossed(Runner runner) implements Correction {}

    /** {@code runner} runs with the power of {@code card}, taken before the race. */
    record RunsWith(Runner runner, Racer card) implements Correction {}

    record Foretold(Runner runner, Runner winner) implements Correction {}

    /** {@code runner} has had its first turn of this race. */
    record HadATurn(Runner runner) implements Correction {}

    /** A player has had its first turn of this race (R2.8). */
    record PlayerHadATurn(int player) implements Correction {}

    /** A player owns {@code points} bronze points. */
    record Owns(int player, int points) implements Correction {}

    /** One of {@code runners}, all of one player, takes the next turn. */
    record IsNext(Runners runners) implements Correction {}

    /** Writes this correction into {@code race}. */
    default void applyTo(Race race) {
        Board board = race.board;
        switch (this) {
            case StandsOn(Runner runner, int space) -> board.put(runner.index, space);
            case Lies(Runner runner) -> board.lying |= runner.bit;
            case IsOut(Runner runner) -> {
                board.leave(runner);
                board.outInOrder[board.outCount++] = runner.index;
            }
            case HasCrossed(Runner runner) -> {
                board.put(runner.index, Track.FINISH);
                board.leave(runner);
                board.places[board.placed++] = runner.index;
            }
            case RunsWith(Runner runner, Racer card) -> {
                race.borrowing.enter(runner.index, card);
                race.tell(race.racer(runner).card(), new Fact.RunsWith(runner, card));
            }
            case Foretold(Runner runner, Runner winner) -> race.foretell(runner, winner);
            case HadATurn(Runner runner) -> race.turn.hadATurn(runner);
            case PlayerHadATurn(int player) -> race.order.hadATurn(player);
            case Owns(int player, int points) -> board.points[player] = points;
            case IsNext(Runners runners) -> race.order.putNext(runners);
        }
    }
}
