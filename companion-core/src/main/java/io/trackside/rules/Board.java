package io.trackside.rules;

import java.util.Arrays;

/** What stands and lies on the table during a race: spaces, who lies, who is out, places, bronze points. Flat, cheap to copy. */
final class Board {
    private static final int BITS_PER_SPACE = 5;
    private static final int KEY_SPACES = BITS_PER_SPACE * Runner.MOST;

    /** By runner; changed by {@link #put} only. */
    final int[] space = new int[Runner.MOST];
    /** By space: a bit per figure there, also of those out of the race. */
    private final int[] figures = new int[Track.FINISH + 1];
    /** All spaces in one number, five bits each, kept along with them: it is asked for at every reaction. */
    private long spaces;

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

    Board(int count) {
        racing = (1 << count) - 1;
        figures[Track.START] = racing;
    }

    /** Puts figure number {@code index} on space {@code to}, 30 for across the line. */
    void put(int index, int to) {
        figures[space[index]] &= ~(1 << index);
        spaces += (long) (to - space[index]) << (index * BITS_PER_SPACE);
        space[index] = to;
        figures[to] |= 1 << index;
    }

    /** {@code who} takes no part in the race any more (R3.11). */
    void leave(Runner who) {
        racing &= ~who.bit;
        lying &= ~who.bit;
    }

    /** {@code who} is out, behind those who are out already. */
    void goOut(Runner who) {
        leave(who);
        outInOrder[outCount++] = who.index;
    }

    /** {@code who} has place {@code at}, 0 for the first one; whoever has it or comes behind is a place further down. */
    void takePlace(Runner who, int at) {
        leave(who);
        System.arraycopy(places, at, places, at + 1, placed - at);
        places[at] = who.index;
        placed++;
    }

    /** {@code who} takes part again, as if it had never been out or across. */
    void comeBack(Runner who) {
        racing |= who.bit;
        outCount = without(outInOrder, outCount, who.index);
        placed = without(places, placed, who.index);
    }

    boolean isOut(Runner who) {
        for (int i = 0; i < outCount; i++) {
            if (outInOrder[i] == who.index) {
                return true;
            }
        }
        return false;
    }

    private static int without(int[] list, int count, int index) {
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (list[i] != index) {
                list[kept++] = list[i];
            }
        }
        return kept;
    }

    /** Whether everything on the table is as on {@code other}, chips too. */
    boolean isLike(Board other) {
        return key() == other.key()
                && Arrays.equals(points, other.points)
                && Arrays.equals(otherPoints, other.otherPoints)
                && Arrays.equals(starsPaid, other.starsPaid);
    }

    void copyFrom(Board other) {
        System.arraycopy(other.space, 0, space, 0, Runner.MOST);
        System.arraycopy(other.figures, 0, figures, 0, figures.length);
        spaces = other.spaces;
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

    /** Who is racing in the situation {@code key}. */
    static int racing(long key) {
        return (int) (key >>> (KEY_SPACES + Runner.MOST)) & ((1 << Runner.MOST) - 1);
    }

    static boolean lies(long key, Runner who) {
        return (key >>> KEY_SPACES & who.bit) != 0;
    }

    /** Where runner number {@code index} is in the situation {@code key}. */
    static int space(long key, int index) {
        return (int) (key >>> (index * BITS_PER_SPACE)) & ((1 << BITS_PER_SPACE) - 1);
    }

    /** The situation as R4.7 compares it: all spaces, who lies, who is out or across. Chips do not count. */
    long key() {
        return spaces | (long) lying << KEY_SPACES | (long) racing << (KEY_SPACES + Runner.MOST);
    }

    /** Those still in the race who stand on {@code where}. */
    int on(int where) {
        return figures[where] & racing;
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
