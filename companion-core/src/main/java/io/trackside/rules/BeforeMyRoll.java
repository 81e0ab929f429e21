package io.trackside.rules;

/** Right before I roll for my main move (R4.4 step 4). */
public interface BeforeMyRoll extends Power {
    /** Returns how often the power happened. */
    int beforeMyRoll(Race race, Runner me);
}
