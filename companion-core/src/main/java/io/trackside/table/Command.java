package io.trackside.table;

/**
 * What somebody wants of the table. Seats are counted clockwise from 0; racers, tracks and options are named by their
 * ids. Each is accepted whole or refused whole.
 */
public sealed interface Command permits Command.Opening, Command.Rewriting, Command.HandsDone, Deed {
    /** Puts a game on the table; the one that was there stays in its journal. */
    sealed interface Opening extends Command {}

    /** A new game. */
    record Begin(Plan plan) implements Opening {}

    /** A new game with the same people and rules as the one on the table. */
    record Rematch() implements Opening {}

    /** Goes on with the game called {@code game}. */
    record Resume(String game) implements Opening {}

    /** Changes what counts as having been done. History is never lost: these are entries of the journal too. */
    sealed interface Rewriting extends Command {}

    /** Takes back the last thing done. */
    record Undo() implements Rewriting {}

    /** Puts back what was taken back last. */
    record Redo() implements Rewriting {}

    /** To the point where {@code done} things of the history count. */
    record GoTo(int done) implements Rewriting {}

    /** Replaces what entry number {@code entry} did by {@code deed}; what was done since is done again as far as it fits. */
    record Amend(long entry, Deed deed) implements Rewriting {}

    /** Does what an amendment left over again, as far as it fits now. */
    record PlayRest() implements Rewriting {}

    /** Hands have done on the real board all they were asked to do. */
    record HandsDone() implements Command {}
}
