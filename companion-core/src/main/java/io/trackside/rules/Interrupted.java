package io.trackside.rules;

/**
 * Leaves the effect that asked, because people interrupted it; the corrected table is written by then. Control flow, not
 * an error: it carries no stack. Thrown for recorded interruptions only.
 */
final class Interrupted extends RuntimeException {
    private static final long serialVersionUID = 1L;

    final transient Interruption.Then then;
    /** The situation in which people interrupted, before they corrected it (R4.7). */
    final long key;
    /** Whether a reaction was being resolved, not a step of the turn itself. */
    boolean inReaction;

    Interrupted(Interruption.Then then, long key) {
        super("interrupted", null, false, false);
        this.then = then;
        this.key = key;
    }
}
