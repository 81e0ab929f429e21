package io.trackside.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * The chips in front of a player.
 *
 * @param cups gold and silver chips, in the order won
 * @param ones bronze chips worth 1 point
 * @param threes bronze chips worth 3 points
 * @param owed bronze points that count though the bank had no chips for them; negative: chips held that count no more,
 *     for want of change (R1.4)
 */
public record Purse(List<Chip> cups, int ones, int threes, int owed) {
    public static final Purse EMPTY = new Purse(List.of(), 0, 0, 0);

    public Purse {
        cups = List.copyOf(cups);
    }

    /** Bronze points, owed ones included. */
    public int bronze() {
        return ones + threes * Chips.THREE + owed;
    }

    /** Points of gold and silver chips. */
    public int others() {
        return cups.stream().mapToInt(Chip::points).sum();
    }

    public int points() {
        return bronze() + others();
    }

    Purse with(Chip cup) {
        List<Chip> more = new ArrayList<>(cups);
        more.add(cup);
        return new Purse(more, ones, threes, owed);
    }

    Purse without(Chip cup) {
        List<Chip> fewer = new ArrayList<>(cups);
        fewer.remove(cup);
        return new Purse(fewer, ones, threes, owed);
    }
}
