package io.trackside.rules;

/** What stands and lies on the table during a race: spaces, who lies, who is out, places, bronze points. Flat, cheap to copy. */
final class Board {
    final int[] space = new int[Runner.MOST];
    int lying;
    int racing;
    final int[] outInOrder = new int[Runner.MOST];
    int outCount;
    final int[] places = new int[2];
    int placed;
    /** Bronze points by player. */
    final int[] points = new int[Runner.MOST];
    /** Points of larger chips by player. */
    final int[] otherPoints = new int[Runner.MOST];
    /** A bit per star space a runner was paid for, by runner. */
    final int[] starsPaid = new int[Runner.MOST];

    void copyFrom(Board other) {
        System.arraycopy(other.space, 0, space, 0, Runner.MOST);
        lying = other.lying;
        racing = other.racing;
        System.arraycopy(other.outInOrder, 0, outInOrder, 0, Runner.MOST);
        outCount = other.outCount;
        places[0] = other.places[0];
        places[1] = other.places[1];
        placed = other.placed;
        System.arraycopy(other.points, 0, points, 0, Runner.MOST);
        System.arraycopy(other.otherPoints, 0, otherPoints, 0, Runner.MOST);
        System.arraycopy(other.starsPaid, 0, starsPaid, 0, Runner.MOST);
    }

    /** The situation as R4.7 compares it: all spaces, who lies, who is out or across. Chips do not count. */
    long key() {
        long key = lying | (long) racing << Runner.MOST;
        for (int i = 0; i < Runner.MOST; i++) {
            key = key << 5 | space[i];
        }
        return key;
    }

    /** Those still in the race who stand on {@code where}. */
    int on(int where) {
        int bits = 0;
        for (int left = racing; left != 0; left &= left - 1) {
            int i = Integer.numberOfTrailingZeros(left);
            if (space[i] == where) {
                bits |= 1 << i;
            }
        }
        return bits;
    }

    int leaders() {
        int best = -1;
        int bits = 0;
        for (int left = racing; left != 0; left &= left - 1) {
            int i = Integer.numberOfTrailingZeros(left);
            if (space[i] > best) {
                best = space[i];
                bits = 0;
            }
            if (space[i] == best) {
                bits |= 1 << i;
            }
        }
        return bits;
    }

    int last() {
        int worst = Track.FINISH;
        int bits = 0;
        for (int left = racing; left != 0; left &= left - 1) {
            int i = Integer.numberOfTrailingZeros(left);
            if (space[i] < worst) {
                worst = space[i];
                bits = 0;
            }
            if (space[i] == worst) {
                bits |= 1 << i;
            }
        }
        return bits;
    }
}
