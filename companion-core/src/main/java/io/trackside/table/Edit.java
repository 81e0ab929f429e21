package io.trackside.table;

/** One correction by hand, absolute but for {@link Moves}: it makes nobody stop, pass or happen. */
public sealed interface Edit {
    /** The racer stands or lies on {@code space}, 0 to 29; one that was out or across is back in the race. */
    record Space(String racer, int space) implements Edit {}

    /** The racer went {@code by} spaces, negative backward: only a way to say where it is now. */
    record Moves(String racer, int by) implements Edit {}

    record Lies(String racer, boolean lies) implements Edit {}

    record Out(String racer) implements Edit {}

    /** The racer has crossed the line; {@code place} 1 or 2, 0 for the next one open. */
    record Crossed(String racer, int place) implements Edit {}

    /** The racer takes the next turn. */
    record Next(String racer) implements Edit {}

    /** The racer runs with the power of {@code card}, taken before the race. */
    record RunsWith(String racer, String card) implements Edit {}

    /** {@code seat} has {@code points} in bronze. */
    record Bronze(int seat, int points) implements Edit {}
}
