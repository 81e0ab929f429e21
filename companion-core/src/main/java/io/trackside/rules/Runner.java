package io.trackside.rules;

/** A racer while it runs in a race: its place in the clockwise order of the line-up, 0 to 7. Interned, compare with ==. */
public final class Runner {
    static final int MOST = 8;
    private static final Runner[] ALL = new Runner[MOST];

    static {
        for (int i = 0; i < MOST; i++) {
            ALL[i] = new Runner(i);
        }
    }

    final int index;
    final int bit;

    private Runner(int index) {
        this.index = index;
        this.bit = 1 << index;
    }

    /** The runner at {@code index} (0 to 7) of the line-up. */
    public static Runner of(int index) {
        return ALL[index];
    }

    /** Place in the line-up, 0 to 7. */
    public int index() {
        return index;
    }

    @Override
    public String toString() {
        return "runner " + index;
    }
}
