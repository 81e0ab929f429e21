package io.trackside.rules;

/** Before the race, once (R2.6). */
public interface BeforeRace extends Power {
    /** Returns how often the power happened. */
    int beforeRace(Race race, Runner me);
}
