package io.trackside.rules;

import static io.trackside.rules.Chip.ONE;
import static io.trackside.rules.Chip.THREE;
import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.rules.Handing.Changes;
import io.trackside.rules.Handing.GivesBack;
import io.trackside.rules.Handing.Owes;
import io.trackside.rules.Handing.RanOut;
import io.trackside.rules.Handing.Takes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Which real chips go over the table (R1.4). */
class BankTest {
    private static final Chip GOLD = new Chip(Chip.Metal.GOLD, 4);

    @Test
    void four_points_are_a_three_and_a_one() {
        Bank.Settled paid = box(16, 9).settle(List.of(4, 0), List.of(0, 0));
        assertThat(paid.handings()).containsExactly(new Takes(0, THREE, 1), new Takes(0, ONE, 1));
        assertThat(paid.bank().ones()).isEqualTo(15);
        assertThat(paid.bank().threes()).isEqualTo(8);
    }

    @Test
    void who_loses_a_point_and_has_only_a_three_gets_two_ones_for_it() {
        Bank bank = box(16, 9).settle(List.of(3, 0), List.of(0, 0)).bank();
        assertThat(bank.settle(List.of(2, 0), List.of(0, 0)).handings())
                .containsExactly(new GivesBack(0, THREE, 1), new Takes(0, ONE, 2));
    }

    @Test
    void who_gains_a_point_when_the_bank_has_no_ones_gives_two_ones_for_a_three() {
        Bank bank = holding(2, 9, 2, 0);
        assertThat(bank.settle(List.of(3, 0), List.of(0, 0)).handings())
                .containsExactly(new Takes(0, THREE, 1), new GivesBack(0, ONE, 2));
    }

    @Test
    void another_player_changes_three_ones_for_a_three_when_the_bank_has_no_ones() {
        Bank bank = holding(4, 9, 0, 4);
        Bank.Settled paid = bank.settle(List.of(1, 4), List.of(0, 0));
        assertThat(paid.handings()).containsExactly(new Changes(1), new Takes(0, ONE, 1));
        assertThat(paid.bank().purses()).extracting(Purse::bronze).containsExactly(1, 4);
    }

    @Test
    void the_bank_tells_when_it_has_run_out_of_a_kind() {
        assertThat(box(2, 9).settle(List.of(2, 0), List.of(0, 0)).handings())
                .containsExactly(new Takes(0, ONE, 2), new RanOut(ONE));
        assertThat(box(16, 1).settle(List.of(3, 0), List.of(0, 0)).handings())
                .containsExactly(new Takes(0, THREE, 1), new RanOut(THREE));
    }

    @Test
    void an_empty_bank_limits_no_score_and_pays_as_soon_as_it_can() {
        Bank.Settled tooFew = box(2, 0).settle(List.of(5, 0), List.of(0, 0));
        assertThat(tooFew.handings()).containsExactly(new Takes(0, ONE, 2), new Owes(0, 3), new RanOut(ONE));
        assertThat(tooFew.bank().points()).containsExactly(5, 0);

        Bank both = box(2, 1).settle(List.of(2, 3), List.of(0, 0)).bank();
        Bank owing = both.settle(List.of(4, 3), List.of(0, 0)).bank();
        assertThat(owing.purses().get(0).owed()).isEqualTo(2);
        Bank.Settled later = owing.settle(List.of(4, 0), List.of(0, 0));
        assertThat(later.handings())
                .containsExactly(
                        new GivesBack(1, THREE, 1),
                        new Takes(0, THREE, 1),
                        new GivesBack(0, ONE, 1),
                        new Owes(0, 0),
                        new RanOut(THREE));
        assertThat(later.bank().points()).containsExactly(4, 0);
    }

    @Test
    void a_larger_chip_is_broken_for_a_point_and_the_change_is_bronze() {
        Bank.Settled paid = box(16, 9).pay(0, GOLD).settle(List.of(0, 0), List.of(3, 0));
        assertThat(paid.handings()).containsExactly(new GivesBack(0, GOLD, 1), new Takes(0, THREE, 1));
        assertThat(paid.bank().points()).containsExactly(3, 0);
        assertThat(paid.bank().purses().get(0).others()).isZero();
    }

    @Test
    void the_smallest_chip_that_is_enough_is_broken() {
        Chip silver = new Chip(Chip.Metal.SILVER, 1);
        Bank.Settled paid = box(16, 9).pay(0, GOLD).pay(0, silver).settle(List.of(0, 0), List.of(4, 0));
        assertThat(paid.handings()).containsExactly(new GivesBack(0, silver, 1));
        assertThat(paid.bank().purses().get(0).cups()).containsExactly(GOLD);
    }

    @Test
    void whatever_happens_points_are_right_and_no_chip_appears_or_vanishes() {
        Random chance = new Random(1);
        for (int game = 0; game < 200; game++) {
            Bank bank = box(chance.nextInt(8), chance.nextInt(4));
            List<Integer> points = new ArrayList<>(List.of(0, 0));
            for (int step = 0; step < 20; step++) {
                int player = chance.nextInt(2);
                points.set(player, Math.max(0, points.get(player) + chance.nextInt(9) - 4));
                bank = bank.settle(points, List.of(0, 0)).bank();
                assertThat(bank.points()).isEqualTo(points);
                assertThat(bank.ones()).isBetween(0, bank.chips().ones());
                assertThat(bank.threes()).isBetween(0, bank.chips().threes());
                assertThat(bank.purses()).allMatch(purse -> purse.ones() >= 0 && purse.threes() >= 0);
            }
        }
    }

    private static Bank box(int ones, int threes) {
        return Bank.full(new Chips(List.of(3, 4, 4, 5), List.of(1, 2, 2, 3), ones, threes), 2);
    }

    /** A bank from whose box each player holds that many ones. */
    private static Bank holding(int ones, int threes, int... onesHeld) {
        List<Purse> purses = Arrays.stream(onesHeld)
                .mapToObj(held -> new Purse(List.of(), held, 0, 0))
                .toList();
        return new Bank(box(ones, threes).chips(), purses);
    }
}
