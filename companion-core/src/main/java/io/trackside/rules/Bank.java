package io.trackside.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Where the chips are: what the players do not have is in the bank. It never limits the score (R1.4). Immutable.
 *
 * @param purses a purse per player
 */
public record Bank(Chips chips, List<Purse> purses) {
    /** A bank and what hands have to do to come to it. */
    public record Settled(Bank bank, List<Handing> handings) {}

    public Bank {
        purses = List.copyOf(purses);
    }

    /** All chips are in the bank. */
    public static Bank full(Chips chips, int players) {
        return new Bank(chips, Collections.nCopies(players, Purse.EMPTY));
    }

    /** Bronze chips worth 1 point that the bank has left. */
    public int ones() {
        return chips.ones() - purses.stream().mapToInt(Purse::ones).sum();
    }

    /** Bronze chips worth 3 points that the bank has left. */
    public int threes() {
        return chips.threes() - purses.stream().mapToInt(Purse::threes).sum();
    }

    /** Every player's points. */
    public List<Integer> points() {
        return purses.stream().map(Purse::points).toList();
    }

    /**
     * Hands chips over until everyone has its points, with as few chips as possible: first whoever loses points, then
     * the others, in seat order.
     *
     * @param bronze bronze points each player is to have
     * @param others points of gold and silver chips each player is to have; of fewer than it has, chips are broken
     */
    public Settled settle(List<Integer> bronze, List<Integer> others) {
        Counter counter = new Counter(this);
        List<Integer> due = new ArrayList<>();
        for (int player = 0; player < purses.size(); player++) {
            counter.breakCups(player, others.get(player));
            due.add(bronze.get(player)
                    + others.get(player)
                    - counter.purse(player).others());
        }
        for (int player = 0; player < purses.size(); player++) {
            if (due.get(player) < counter.inHand(player)) {
                counter.hand(player, due.get(player));
            }
        }
        for (int player = 0; player < purses.size(); player++) {
            counter.hand(player, due.get(player));
        }
        return counter.closed();
    }

    /** {@code player} takes a gold or silver chip. */
    Bank pay(int player, Chip cup) {
        return with(player, purses.get(player).with(cup));
    }

    /** {@code player} takes {@code count} of the gold or silver chip {@code cup}, or gives back what it has of it. */
    Bank taken(int player, Chip cup, int count) {
        Purse purse = purses.get(player);
        for (int taken = 0; taken < count; taken++) {
            purse = purse.with(cup);
        }
        for (int given = 0; given > count; given--) {
            if (!purse.cups().contains(cup)) {
                throw BadInput.of("chip-not-there", "player", player, "points", cup.points());
            }
            purse = purse.without(cup);
        }
        return with(player, purse);
    }

    Bank with(int player, Purse purse) {
        List<Purse> changed = new ArrayList<>(purses);
        changed.set(player, purse);
        return new Bank(chips, changed);
    }
}
