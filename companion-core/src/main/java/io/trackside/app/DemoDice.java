package io.trackside.app;

import java.time.Duration;

/** Dice of another module that a demo throws instead of typing what they show. A bean of the server's. */
public interface DemoDice {
    /** Waits at most {@code patience}; whether the dice of {@code seats} people can be thrown now. */
    boolean areReady(int seats, Duration patience);

    /**
     * The die of {@code seat} shows {@code face}. The table learns of it as of any die, or never.
     *
     * @param number of the entry that the throw answers: said again for the same one, it is the same throw
     */
    void show(int seat, int face, long number);
}
