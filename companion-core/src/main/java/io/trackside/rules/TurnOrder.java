package io.trackside.rules;

/** Whose turn it is: clockwise, a player's two racers in one turn, and who cuts in (R2.8, R4.4 step 7). */
final class TurnOrder {
    private static final int NOBODY = -1;

    private final Race race;
    private final int players;
    private final int[] teams;
    private final boolean firstTurnPlaysOne;
    private final Runner[][] clockwise;
    private final int[][] ranks;
    /** By current runner and set: the set in the order of R4.1, filled when first needed. */
    private final Runner[][][] ordered;
    /** The part of {@link #ordered} for the runner whose turn it is. */
    private Runner[][] orderedNow;

    private Runner currentTurn = Runner.of(0);
    private int playerUp;
    /** Racers of the player whose turn it is that are still to play this turn. */
    private int open;
    /** Who plays next whatever the order says. */
    private int forced = NOBODY;

    private int cutsIn = NOBODY;
    private int extraTurn = NOBODY;
    /** Whether somebody said who is next: then the end of this turn does not. */
    private boolean isSaid;

    private int playersWhoPlayed;
    private int quietTurns;

    TurnOrder(Race race, LineUp lineUp) {
        this.race = race;
        this.players = lineUp.players();
        this.teams = new int[players];
        int count = lineUp.entrants().size();
        for (int i = 0; i < count; i++) {
            teams[lineUp.entrants().get(i).player()] |= 1 << i;
        }
        this.firstTurnPlaysOne = playsOneFirst(lineUp);
        this.playerUp = lineUp.firstPlayer();
        this.clockwise = new Runner[count][count];
        this.ranks = new int[count][Runner.MOST];
        this.ordered = new Runner[count][1 << count][];
        this.orderedNow = ordered[0];
        for (int i = 0; i < count; i++) {
            fill(i, lineUp.entrants().get(i).player());
        }
    }

    void copyFrom(TurnOrder other) {
        playerUp = other.playerUp;
        open = other.open;
        forced = other.forced;
        cutsIn = other.cutsIn;
        extraTurn = other.extraTurn;
        isSaid = other.isSaid;
        playersWhoPlayed = other.playersWhoPlayed;
        quietTurns = other.quietTurns;
    }

    /** From now on {@code current} has its turn. */
    void turnOf(Runner current) {
        currentTurn = current;
        orderedNow = ordered[current.index];
    }

    /** Those of {@code bits} in the order of R4.1. */
    Runner[] inOrder(int bits) {
        Runner[] order = orderedNow[bits];
        if (order == null) {
            order = sorted(currentTurn, bits);
            orderedNow[bits] = order;
        }
        return order;
    }

    private Runner[] sorted(Runner current, int bits) {
        Runner[] order = new Runner[Integer.bitCount(bits)];
        int at = 0;
        for (Runner who : clockwise[current.index]) {
            if ((bits & who.bit) != 0) {
                order[at++] = who;
            }
        }
        return order;
    }

    Runner[] fromPlayer(int player) {
        return clockwise[Integer.numberOfTrailingZeros(teams[player])];
    }

    /** Place of {@code who} in the order of R4.1, 0 for the current racer. */
    int rank(Runner who) {
        return ranks[currentTurn.index][who.index];
    }

    /** Those of whom one takes the next turn. */
    Runners upNext() {
        if (forced != NOBODY) {
            return Runners.just(Runner.of(forced));
        }
        int still = open & race.board.racing;
        return Runners.of(still != 0 ? still : teams[stillRacing(playerUp)] & race.board.racing);
    }

    /**
     * Who takes the turn now; asks a player who may choose (R2.8), of the corrected table again after a correction. When
     * the question is skipped the first in order; when a correction ends the race, of no meaning.
     */
    Runner next() {
        Runners able = upNext();
        Runner who;
        try {
            who = race.asking().ownRacer(able);
        } catch (Interrupted signal) {
            if (signal.then != Interruption.Then.SKIPS && !race.isOver()) {
                return next();
            }
            who = able.first();
        }
        playerUp = race.player(who);
        boolean turnBegins = forced == NOBODY && (open & race.board.racing) == 0;
        if (turnBegins) {
            open = playsOnlyOneNow() ? 0 : able.without(who).bits;
        } else {
            open &= ~who.bit;
        }
        forced = NOBODY;
        isSaid = false;
        playersWhoPlayed |= 1 << playerUp;
        return who;
    }

    /** The turn of {@code who} is over: who cuts in, else an earned extra turn, else the order (R4.4 step 7). */
    void passOn(Runner who) {
        if (isSaid) {
            skipGone();
            return;
        }
        if (cutsIn != NOBODY && race.isRacing(Runner.of(cutsIn))) {
            forced = cutsIn;
            playerUp = race.player(Runner.of(cutsIn));
            open = 0;
        } else if (extraTurn == who.index && race.isRacing(who)) {
            forced = who.index;
        } else if ((open & race.board.racing) == 0) {
            open = 0;
            playerUp = stillRacing((playerUp + 1) % players);
        }
        cutsIn = NOBODY;
        extraTurn = NOBODY;
    }

    /** Of two that would cut in, the first one does. */
    boolean goNext(Runner me) {
        if (cutsIn != NOBODY) {
            return false;
        }
        cutsIn = me.index;
        return true;
    }

    void earnExtraTurn(Runner me) {
        extraTurn = me.index;
    }

    void hadATurn(int player) {
        playersWhoPlayed |= 1 << player;
    }

    boolean hasHadATurn(int player) {
        return (playersWhoPlayed & 1 << player) != 0;
    }

    void putNext(Runners runners) {
        Runner first = runners.first();
        playerUp = race.player(first);
        isSaid = true;
        cutsIn = NOBODY;
        extraTurn = NOBODY;
        if (runners.size() == 1 && runners.bits != (teams[playerUp] & race.board.racing)) {
            forced = first.index;
            open = playsOnlyOneNow() ? 0 : teams[playerUp] & race.board.racing & ~first.bit;
        } else {
            forced = NOBODY;
            open = 0;
        }
    }

    /** Of the player whose racer was put next only these play after it. */
    void putAfterNext(Runners runners) {
        open = runners.bits;
    }

    /** Who plays after the one that is next, in the same turn; for a player who may choose nobody yet. */
    Runners afterNext() {
        return forced == NOBODY ? Runners.NOBODY : Runners.of(open & race.board.racing & ~(1 << forced));
    }

    /** The turn of {@code current} is broken off: it is next again, if it still can be. */
    void resume(Runner current) {
        if (race.isRacing(current) && !isSaid) {
            forced = current.index;
            cutsIn = NOBODY;
            extraTurn = NOBODY;
        } else {
            passOn(current);
        }
    }

    /** A correction may have put out or across whoever was next. The race is not over. */
    void skipGone() {
        int racing = race.board.racing;
        boolean gone = forced == NOBODY ? open != 0 : (racing & 1 << forced) == 0;
        if (gone) {
            forced = NOBODY;
            if ((open & racing) == 0) {
                open = 0;
                playerUp = stillRacing((playerUp + 1) % players);
            }
        }
    }

    /** Whether a whole round of turns has left the table as it was; to be told of each turn whether it did. */
    boolean stalled(boolean unchanged) {
        quietTurns = unchanged ? quietTurns + 1 : 0;
        if (quietTurns < Integer.bitCount(race.board.racing)) {
            return false;
        }
        quietTurns = 0;
        return true;
    }

    private boolean playsOnlyOneNow() {
        return firstTurnPlaysOne && (playersWhoPlayed & 1 << playerUp) == 0;
    }

    /** {@code player}, or the next one clockwise that still has a racer in the race. */
    private int stillRacing(int player) {
        int up = player;
        while ((teams[up] & race.board.racing) == 0) {
            up = (up + 1) % players;
        }
        return up;
    }

    private static boolean playsOneFirst(LineUp lineUp) {
        boolean doubles = lineUp.entrants().size() > lineUp.players();
        boolean one = lineUp.players() == 2 || lineUp.rules().is(HouseRules.DOUBLE_THREE_FIRST_TURN, "one");
        return doubles && one;
    }

    private void fill(int current, int player) {
        int at = 0;
        clockwise[current][at++] = Runner.of(current);
        at = add(current, teams[player] & ~(1 << current), at);
        for (int step = 1; step < players; step++) {
            at = add(current, teams[(player + step) % players], at);
        }
        for (int rank = 0; rank < at; rank++) {
            ranks[current][clockwise[current][rank].index] = rank;
        }
    }

    private int add(int current, int bits, int from) {
        int at = from;
        for (int left = bits; left != 0; left &= left - 1) {
            clockwise[current][at++] = Runner.of(Integer.numberOfTrailingZeros(left));
        }
        return at;
    }

    String inTurn() {
        return " up " + playerUp + " open " + open + " forced " + forced + " cuts in " + cutsIn + " extra " + extraTurn
                + " quiet " + quietTurns;
    }

    @Override
    public String toString() {
        return " next " + race.next() + " then " + afterNext() + " played " + playersWhoPlayed;
    }
}
