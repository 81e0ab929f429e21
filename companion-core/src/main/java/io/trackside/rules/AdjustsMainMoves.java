package io.trackside.rules;

/** I add to a main move's number or take from it (R3.3); each adjustment of a main move really made is one happening. */
public interface AdjustsMainMoves extends Power {
    /** Spaces to add to {@code mover}'s main move, negative to take away, 0 to leave it. */
    int adjustment(Race race, Runner me, Runner mover);
}
