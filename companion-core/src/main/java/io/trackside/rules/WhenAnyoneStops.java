package io.trackside.rules;

/** Anybody stops, I too (R3.7). */
public interface WhenAnyoneStops extends Power {
    /** Whether this stop concerns me. */
    boolean concerns(Race race, Runner me, Stop stop);

    /** Returns how often the power happened. */
    int whenAnyoneStops(Race race, Runner me, Stop stop);
}
