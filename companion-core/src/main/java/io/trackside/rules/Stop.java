package io.trackside.rules;

/**
 * Somebody stopped (R3.7), as the table was when the move or warp was complete (R4.3).
 *
 * @param runner who stopped
 * @param space where, 0 to 29
 * @param others who else was on that space then
 * @param met those of them whom the stop counts for: all, or under {@code arriving-together: silent} only those who
 *     had been there before
 */
public record Stop(Runner runner, int space, Runners others, Runners met) {
    /** Whether the space held exactly one other racer, and the stop counts for it. */
    public boolean withExactlyOneOther() {
        return others.size() == 1 && met == others;
    }
}
