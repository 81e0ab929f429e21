package io.trackside.kiosk;

import io.trackside.rules.Track;
import io.trackside.table.Person;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * A board, figures and chips that people move as they like.
 *
 * @param wild whether the wild side lies up
 * @param spaces of each seat's figure, 0 for Start to {@link Track#FINISH}
 * @param chips of each seat: gold, silver, bronze, 0 or more of each
 */
record FreeTable(boolean wild, List<Integer> spaces, List<List<Integer>> chips) {
    static final int SEATS = Person.COLOURS.size();
    static final List<String> METALS = List.of("gold", "silver", "bronze");
    /** R1.4: so many chips of each metal are in the box, in the order of {@link #METALS}. */
    private static final List<Integer> IN_THE_BOX = List.of(4, 4, 25);

    static final FreeTable EMPTY = new FreeTable(
            false,
            Stream.generate(() -> 0).limit(SEATS).toList(),
            Stream.generate(() -> List.of(0, 0, 0)).limit(SEATS).toList());

    FreeTable {
        spaces = List.copyOf(spaces);
        chips = chips.stream().map(List::copyOf).toList();
        if (spaces.size() != SEATS
                || chips.size() != SEATS
                || spaces.stream().anyMatch(space -> space < 0 || space > Track.FINISH)
                || chips.stream()
                        .anyMatch(hand ->
                                hand.size() != METALS.size() || hand.stream().anyMatch(count -> count < 0))) {
            throw new IllegalArgumentException("no such table");
        }
    }

    FreeTable turnedOver() {
        return new FreeTable(!wild, spaces, chips);
    }

    /** The figure of {@code seat} on {@code space}. */
    FreeTable put(int seat, int space) {
        List<Integer> then = new ArrayList<>(spaces);
        then.set(seat, space);
        return new FreeTable(wild, then, chips);
    }

    int has(int seat, int metal) {
        return chips.get(seat).get(metal);
    }

    /** What the bank has left. */
    int bank(int metal) {
        return IN_THE_BOX.get(metal)
                - chips.stream().mapToInt(hand -> hand.get(metal)).sum();
    }

    /** One chip from the bank, or back to it; the same table if there is none. */
    FreeTable take(int seat, int metal, int by) {
        int then = has(seat, metal) + by;
        if (then < 0 || (by > 0 && bank(metal) == 0)) {
            return this;
        }
        List<Integer> hand = new ArrayList<>(chips.get(seat));
        hand.set(metal, then);
        List<List<Integer>> all = new ArrayList<>(chips);
        all.set(seat, hand);
        return new FreeTable(wild, spaces, all);
    }

    // ---- as a line of words ----------------------------------------------------------------------------------------

    /** {@code wild 0,3,0,0,0,0 1,0,2 0,0,0 …}. */
    String written() {
        return String.join(
                " ",
                Stream.concat(
                                Stream.of(wild ? "wild" : "mild", numbers(spaces)),
                                chips.stream().map(FreeTable::numbers))
                        .toList());
    }

    private static String numbers(List<Integer> numbers) {
        return String.join(",", numbers.stream().map(String::valueOf).toList());
    }

    /** The table that {@link #written} wrote; throws {@link IllegalArgumentException} if it is none. */
    static FreeTable parse(String written) {
        List<String> words = List.of(written.split(" "));
        if (words.size() != SEATS + 2) {
            throw new IllegalArgumentException(written);
        }
        List<List<Integer>> numbers =
                words.stream().skip(1).map(FreeTable::parsed).toList();
        return new FreeTable(words.getFirst().equals("wild"), numbers.getFirst(), numbers.subList(1, numbers.size()));
    }

    private static List<Integer> parsed(String numbers) {
        return Arrays.stream(numbers.split(",")).map(Integer::parseInt).toList();
    }
}
