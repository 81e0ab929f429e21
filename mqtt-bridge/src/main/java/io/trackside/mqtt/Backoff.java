package io.trackside.mqtt;

import java.util.random.RandomGenerator;

/** How long to wait before the next try: longer each time, and never exactly as long as others wait. */
final class Backoff {
    private static final long FIRST_MILLIS = 250;
    private static final long LONGEST_MILLIS = 10_000;

    private final RandomGenerator random;
    private long next = FIRST_MILLIS;

    Backoff(RandomGenerator random) {
        this.random = random;
    }

    /** Milliseconds, from half to all of what it would be without jitter. */
    long millis() {
        long now = next;
        next = Math.min(LONGEST_MILLIS, 2 * next);
        return now / 2 + random.nextLong(now / 2 + 1);
    }

    /** It went well. */
    void reset() {
        next = FIRST_MILLIS;
    }
}
