package io.trackside.rules;

/** I may have to do without my main move (R4.4 step 3). */
public interface LosesMyMainMove extends Power {
    /** Whether this turn's main move is lost. */
    boolean losesMyMainMove(Race race, Runner me);

    /** The main move is lost; returns how often the power happened. */
    int whenMyMainMoveIsLost(Race race, Runner me);
}
