package io.trackside.rules;

/** Who cares about which moment: a mask per moment, so that the hot path makes no useless call. */
final class Heeding {
    private final Race race;
    private final int[] who = new int[Moment.ALL.length];

    Heeding(Race race) {
        this.race = race;
    }

    int who(Moment moment) {
        return who[moment.ordinal()];
    }

    void copyFrom(Heeding other) {
        System.arraycopy(other.who, 0, who, 0, who.length);
    }

    /** To be called when a power, or who is in the race, has changed. */
    void refresh() {
        java.util.Arrays.fill(who, 0);
        for (int left = race.board.racing; left != 0; left &= left - 1) {
            int index = Integer.numberOfTrailingZeros(left);
            for (int moments = race.borrowing.moments(index); moments != 0; moments &= moments - 1) {
                who[Integer.numberOfTrailingZeros(moments)] |= 1 << index;
            }
        }
    }
}
