package io.trackside.odds;

/** Numbers by chance: SplitMix64. Reproducible by its seed; for one thread. */
final class Chance {
    private static final int FACES = 6;
    private static final long GAMMA = 0x9e3779b97f4a7c15L;

    private long state;

    Chance(long seed) {
        this.state = seed;
    }

    /** 0 to {@code bound - 1}, by a multiplication: half the time of the library's bounded draws in play-outs. */
    int below(int bound) {
        state += GAMMA;
        long z = state;
        z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        z ^= z >>> 31;
        return (int) (((z >>> 32) * bound) >>> 32);
    }

    /** 1 to 6. */
    int die() {
        return 1 + below(FACES);
    }
}
