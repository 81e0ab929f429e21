package io.trackside.rules;

/** Before my main move, once per turn, also when lying down (R4.4 step 2). */
public interface BeforeMyMainMove extends Power {
    /** Returns how often the power happened. */
    int beforeMyMainMove(Race race, Runner me);
}
