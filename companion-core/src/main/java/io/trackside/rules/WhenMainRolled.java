package io.trackside.rules;

/** A main-move die is final (R4.4 step 5). */
public interface WhenMainRolled extends Power {
    /** Whether the {@code face} (1 to 6) of {@code roller} concerns me. */
    boolean concerns(Race race, Runner me, Runner roller, int face);

    /** Returns how often the power happened. */
    int whenMainRolled(Race race, Runner me, Runner roller, int face);
}
