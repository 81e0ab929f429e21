package io.trackside.rules;

/** I stop (R3.7). */
public interface WhenIStop extends Power {
    /** Whether this stop of mine concerns me. */
    boolean concerns(Race race, Runner me, Stop stop);

    /** Returns how often the power happened. */
    int whenIStop(Race race, Runner me, Stop stop);
}
