package io.trackside.rules;

import java.util.Arrays;

/**
 * The only place that knows whose power a runner has: its own, one taken before the race, or the leader's. No power
 * knows that it is borrowed.
 */
final class Borrowing {
    private static final int NOBODY = -1;

    private final Race race;
    private final Racer[] runsWith = new Racer[Runner.MOST];
    private final Racer[] holds = new Racer[Runner.MOST];
    /** Whom a runner that copies the lead copies. */
    private final int[] copied = new int[Runner.MOST];

    private int copiers;
    /** Runners whose copied racer was picked among several: that pick is kept while it shares the lead (R5). */
    private int picked;

    Borrowing(Race race, LineUp lineUp) {
        this.race = race;
        Arrays.fill(runsWith, Racer.NONE);
        Arrays.fill(holds, Racer.NONE);
        Arrays.fill(copied, NOBODY);
        for (int i = 0; i < lineUp.entrants().size(); i++) {
            enter(i, lineUp.entrants().get(i).racer());
        }
    }

    void copyFrom(Borrowing other) {
        System.arraycopy(other.runsWith, 0, runsWith, 0, Runner.MOST);
        System.arraycopy(other.holds, 0, holds, 0, Runner.MOST);
        System.arraycopy(other.copied, 0, copied, 0, Runner.MOST);
        copiers = other.copiers;
        picked = other.picked;
    }

    Racer holds(Runner who) {
        return holds[who.index];
    }

    Racer runsWith(Runner who) {
        return runsWith[who.index];
    }

    /** Moments of the power a runner has now; a runner that copies the lead goes on doing so. */
    int moments(int index) {
        return holds[index].moments & ~Moment.COPIES_THE_LEAD.bit;
    }

    /** "Before my race" powers of {@code me}, one after the other where one is taken by another (R2.6). */
    void beforeRace(Runner me) {
        Racer card;
        do {
            card = runsWith[me.index];
            if (card.power() instanceof BeforeRace power && race.isRacing(me) && !race.isOver()) {
                race.telling.acting = card;
                race.telling.considers(me);
                int times = beforeRace(me, card, power);
                if (!race.rules().beforeRaceIsSilent) {
                    race.happened(me, card, Moment.BEFORE_RACE, times);
                }
                race.telling.acting = Racer.NONE;
                race.resolution().settleStep();
            }
        } while (card != runsWith[me.index]);
    }

    /** After a correction it is asked again, unless that ended the race. */
    private int beforeRace(Runner me, Racer card, BeforeRace power) {
        while (!race.isOver()) {
            try {
                return power.beforeRace(race, me);
            } catch (Interrupted signal) {
                if (signal.then == Interruption.Then.SKIPS || runsWith[me.index] != card) {
                    return 0;
                }
            }
        }
        return 0;
    }

    void runWith(Runner me, Racer card) {
        enter(me.index, card);
        if (race.tells()) {
            race.tell(race.racer(me).card(), new Fact.RunsWith(me, card));
        }
        race.powersChanged();
        followTheLead();
    }

    /** The lead may have changed: whoever copies it has another power now, before anything reacts (R4.5). */
    void followTheLead() {
        if ((copiers & race.board.racing) == 0) {
            return;
        }
        try {
            follow();
        } catch (Interrupted signal) {
            // To ask again is done: the correction has followed the lead of the corrected table.
            if (race.leavesResolution(signal)) {
                throw signal;
            }
        }
    }

    private void follow() {
        int left = copiers & race.board.racing;
        int leaders = race.board.leaders();
        for (; left != 0; left &= left - 1) {
            int copier = Integer.numberOfTrailingZeros(left);
            int others = leaders & ~(1 << copier);
            if (Integer.bitCount(others) <= 1) {
                copied[copier] = others == 0 ? NOBODY : Integer.numberOfTrailingZeros(others);
                picked &= ~(1 << copier);
            } else if ((picked & 1 << copier) == 0 || (others & 1 << copied[copier]) == 0) {
                copied[copier] = choice(Runner.of(copier), Runners.of(others));
                picked |= 1 << copier;
            }
        }
        boolean changed = false;
        for (left = copiers & race.board.racing; left != 0; left &= left - 1) {
            changed |= take(Integer.numberOfTrailingZeros(left));
        }
        if (changed) {
            race.powersChanged();
        }
    }

    /** In a contradiction with one of {@code others} the original wins: its own card before one taken, that before a copy. */
    boolean yieldsToOriginal(Runner me, Runners others) {
        for (Runner other : others.without(me)) {
            if (holds[other.index] == holds[me.index] && isNearerToOriginal(other, me)) {
                return true;
            }
        }
        return false;
    }

    boolean isNearerToOriginal(Runner one, Runner other) {
        return distance(one.index) < distance(other.index);
    }

    /** Whether {@code me} has its power only as long as another one leads. */
    boolean onlyCopies(Runner me) {
        return (copiers & me.bit) != 0;
    }

    private int distance(int index) {
        if ((copiers & 1 << index) != 0) {
            return 2;
        }
        return race.racer(Runner.of(index)) == runsWith[index] ? 0 : 1;
    }

    /** Nobody when the question is skipped: then the next change of the lead asks again. */
    private int choice(Runner me, Runners leaders) {
        CopiesTheLead power = (CopiesTheLead) runsWith[me.index].power();
        try {
            return power.choose(race, me, leaders).index;
        } catch (Interrupted signal) {
            if (signal.then != Interruption.Then.SKIPS) {
                throw signal;
            }
            return NOBODY;
        }
    }

    /** {@code me} picked {@code leader} of several in the lead; that holds while it shares the lead (R5). */
    void pick(Runner me, Runner leader) {
        copied[me.index] = leader.index;
        picked |= me.bit;
    }

    boolean hasPicked(Runner me) {
        return (picked & me.bit) != 0 && copied[me.index] != NOBODY;
    }

    /** Whom {@code me} picked; only if it {@link #hasPicked}. */
    Runner copied(Runner me) {
        return Runner.of(copied[me.index]);
    }

    /** From now on the runner has the power of {@code card}; the caller refreshes what follows from it. */
    void enter(int index, Racer card) {
        runsWith[index] = card;
        copied[index] = NOBODY;
        picked &= ~(1 << index);
        if (card.caresAbout(Moment.COPIES_THE_LEAD)) {
            copiers |= 1 << index;
            holds[index] = Racer.NONE;
        } else {
            copiers &= ~(1 << index);
            holds[index] = card;
        }
    }

    private boolean take(int copier) {
        Racer card = source(copier);
        if (holds[copier] == card) {
            return false;
        }
        holds[copier] = card;
        if (race.tells()) {
            race.tell(runsWith[copier].card(), new Fact.RunsWith(Runner.of(copier), card));
        }
        return true;
    }

    /** Two that copy each other have nothing to copy. */
    private Racer source(int copier) {
        int index = copier;
        for (int steps = 0; steps < Runner.MOST; steps++) {
            index = copied[index];
            if (index == NOBODY) {
                return Racer.NONE;
            }
            if ((copiers & 1 << index) == 0) {
                return runsWith[index];
            }
        }
        return Racer.NONE;
    }
}
