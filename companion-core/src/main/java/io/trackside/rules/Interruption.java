package io.trackside.rules;

import java.util.List;

/**
 * What people do instead of answering the open question: the table is put right by hand, or the question is dropped.
 *
 * @param edits what the table is said to be, absolute; none when the question is dropped
 */
public record Interruption(List<Correction> edits, Then then) {
    /** What becomes of what is under way. */
    public enum Then {
        /** The effect that asks is abandoned and nothing waits any more; the turn goes on with its next step. */
        ENDS_RESOLUTION,
        /** The same is checked and asked again on the corrected table, and what waits still waits. */
        ASKS_AGAIN,
        /** Nothing is corrected: the effect that asks is abandoned, and what waits still waits. */
        SKIPS
    }

    /** The question is dropped. */
    static final Interruption SKIP = new Interruption(List.of(), Then.SKIPS);

    public Interruption {
        edits = List.copyOf(edits);
        if (then == Then.SKIPS && !edits.isEmpty()) {
            throw new IllegalArgumentException("a question that is skipped corrects nothing, not " + edits);
        }
    }

    /** Whether it says who takes the next turn. */
    boolean saysWhoIsNext() {
        return edits.stream().anyMatch(Correction.IsNext.class::isInstance);
    }
}
