package io.trackside.rules;

/** I pass a racer (R3.6); nearest to where I started first. */
public interface WhenIPass extends Power {
    /** Returns how often the power happened. */
    int whenIPass(Race race, Runner me, Runner passed);
}
