package io.trackside.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The bank while chips go over its counter; {@link Bank#settle} says in which order. */
final class Counter {
    private final Bank before;
    private final List<Handing> handings = new ArrayList<>();
    private Bank bank;

    Counter(Bank bank) {
        this.before = bank;
        this.bank = bank;
    }

    Purse purse(int player) {
        return bank.purses().get(player);
    }

    /** Bronze points of the chips a player holds, whether or not they count. */
    int inHand(int player) {
        return purse(player).bronze() - purse(player).owed();
    }

    /** Gives back the smallest cup that is enough, else the largest and then more, until no more than {@code points} are left. */
    void breakCups(int player, int points) {
        while (purse(player).others() > points) {
            int tooMany = purse(player).others() - points;
            List<Chip> bySize = purse(player).cups().stream()
                    .sorted(Comparator.comparingInt(Chip::points))
                    .toList();
            Chip cup = bySize.stream()
                    .filter(one -> one.points() >= tooMany)
                    .findFirst()
                    .orElse(bySize.getLast());
            bank = bank.with(player, purse(player).without(cup));
            handings.add(new Handing.GivesBack(player, cup, 1));
        }
    }

    /** Brings the chips of {@code player} to {@code due} points, as near as chips allow. */
    void hand(int player, int due) {
        int missing = due - inHand(player);
        Trade trade = best(player, missing);
        while (trade.leaves(missing) > 0 && somebodyChanges(player, missing, trade)) {
            trade = best(player, missing);
        }
        make(player, trade);
        owe(player, due - inHand(player));
    }

    Bank.Settled closed() {
        if (!handings.isEmpty()) {
            tellRunOut(Chip.ONE, bank.ones(), before.chips().ones());
            tellRunOut(Chip.THREE, bank.threes(), before.chips().threes());
        }
        return new Bank.Settled(bank, List.copyOf(handings));
    }

    /** Of all trades that do not overshoot: the nearest, then with the fewest chips, then the fewest threes. */
    private Trade best(int player, int missing) {
        Trade best = new Trade(0, 0);
        for (int threes = -purse(player).threes(); threes <= bank.threes(); threes++) {
            for (int ones = -purse(player).ones(); ones <= bank.ones(); ones++) {
                Trade trade = new Trade(ones, threes);
                if (trade.isTowards(missing) && trade.isBetterThan(best, missing)) {
                    best = trade;
                }
            }
        }
        return best;
    }

    /** Another player changes three ones for a three, if that helps {@code player}. */
    private boolean somebodyChanges(int player, int missing, Trade soFar) {
        Bank unchanged = bank;
        for (int other = 0; other < bank.purses().size(); other++) {
            if (other != player && bank.threes() > 0 && purse(other).ones() >= Chips.THREE) {
                move(other, new Trade(-Chips.THREE, 1));
                if (best(player, missing).leaves(missing) < soFar.leaves(missing)) {
                    handings.add(new Handing.Changes(other));
                    return true;
                }
                bank = unchanged;
            }
        }
        return false;
    }

    private void make(int player, Trade trade) {
        tellHanded(player, Chip.THREE, trade.threes);
        tellHanded(player, Chip.ONE, trade.ones);
        move(player, trade);
    }

    private void move(int player, Trade trade) {
        Purse purse = purse(player);
        bank = bank.with(
                player,
                new Purse(purse.cups(), purse.ones() + trade.ones, purse.threes() + trade.threes, purse.owed()));
    }

    private void owe(int player, int points) {
        Purse purse = purse(player);
        if (purse.owed() != points) {
            bank = bank.with(player, new Purse(purse.cups(), purse.ones(), purse.threes(), points));
            handings.add(new Handing.Owes(player, points));
        }
    }

    private void tellHanded(int player, Chip chip, int count) {
        if (count > 0) {
            handings.add(new Handing.Takes(player, chip, count));
        } else if (count < 0) {
            handings.add(new Handing.GivesBack(player, chip, -count));
        }
    }

    private void tellRunOut(Chip chip, int left, int inTheBox) {
        if (left == 0 && inTheBox > 0) {
            handings.add(new Handing.RanOut(chip));
        }
    }

    /** Chips that go from the bank to a player; negative: back. */
    private record Trade(int ones, int threes) {
        int points() {
            return ones + threes * Chips.THREE;
        }

        int leaves(int missing) {
            return Math.abs(missing - points());
        }

        boolean isTowards(int missing) {
            return missing < 0 ? points() <= 0 && points() >= missing : points() >= 0 && points() <= missing;
        }

        boolean isBetterThan(Trade other, int missing) {
            if (leaves(missing) != other.leaves(missing)) {
                return leaves(missing) < other.leaves(missing);
            }
            int moved = Math.abs(ones) + Math.abs(threes);
            int otherMoved = Math.abs(other.ones) + Math.abs(other.threes);
            return moved < otherMoved || (moved == otherMoved && Math.abs(threes) < Math.abs(other.threes));
        }
    }
}
