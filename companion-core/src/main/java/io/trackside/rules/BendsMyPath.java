package io.trackside.rules;

/** While I move, some spaces do not count (R4.5); each space left out is one happening. */
public interface BendsMyPath extends Power {
    /** Whether {@code space} is left out of the count; {@code occupied}: other racers were on it before the move. */
    boolean skips(Race race, Runner me, int space, boolean occupied);
}
