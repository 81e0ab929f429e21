package io.trackside.rules;

/** At the beginning of my first turn of the race, also when lying down (R4.4 step 1). */
public interface WhenMyFirstTurnBegins extends Power {
    /** Returns how often the power happened. */
    int whenMyFirstTurnBegins(Race race, Runner me);
}
