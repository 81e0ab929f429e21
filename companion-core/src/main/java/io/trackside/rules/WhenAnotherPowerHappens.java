package io.trackside.rules;

/** Another racer's power happens (R5.1). */
public interface WhenAnotherPowerHappens extends Power {
    /** Returns how often the power happened. */
    int whenAnotherPowerHappens(Race race, Runner me, Runner owner);
}
