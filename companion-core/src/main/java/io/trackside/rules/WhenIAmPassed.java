package io.trackside.rules;

/** A racer passes me (R3.6). */
public interface WhenIAmPassed extends Power {
    /** Returns how often the power happened. */
    int whenIAmPassed(Race race, Runner me, Runner passer);
}
