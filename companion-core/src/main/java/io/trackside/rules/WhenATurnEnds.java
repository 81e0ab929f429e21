package io.trackside.rules;

/** A turn ends, of a racer still in the race (R4.4 step 7). */
public interface WhenATurnEnds extends Power {
    /** Whether the end of {@code whose} turn concerns me. */
    boolean concerns(Race race, Runner me, Runner whose);

    /** Returns how often the power happened. */
    int whenATurnEnds(Race race, Runner me, Runner whose);
}
