package io.trackside.rules;

import java.util.List;

/**
 * The chips of the box (R1.4).
 *
 * @param gold points of the gold chips, in race order
 * @param silver points of the silver chips, in race order
 * @param ones how many bronze chips worth 1 point there are
 * @param threes how many bronze chips worth 3 points there are
 */
public record Chips(List<Integer> gold, List<Integer> silver, int ones, int threes) {
    /** Points of the larger bronze chip. */
    public static final int THREE = 3;

    public Chips {
        gold = List.copyOf(gold);
        silver = List.copyOf(silver);
        if (gold.isEmpty() || gold.size() != silver.size()) {
            throw BadInput.of("chips-stacks", "gold", gold.size(), "silver", silver.size());
        }
    }
}
