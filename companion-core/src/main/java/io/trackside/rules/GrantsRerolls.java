package io.trackside.rules;

/** I let a racer reroll its main move (R3.10). */
public interface GrantsRerolls extends Power {
    /** Whether {@code roller} may reroll now by my power. */
    boolean grantsReroll(Race race, Runner me, Runner roller);

    /** {@code roller} rerolls by my power, the new die is not thrown yet. Returns how often the power happened. */
    int whenRerolled(Race race, Runner me, Runner roller);
}
