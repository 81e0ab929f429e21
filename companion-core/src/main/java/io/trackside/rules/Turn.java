package io.trackside.rules;

import java.util.Arrays;

/** One racer's turn, in the seven steps of R4.4. {@link #take} reads like the rule. */
final class Turn {
    /** What stands for the main move. */
    private enum MainMove {
        ROLLS,
        REPLACED,
        STOOD_IN
    }

    private static final int BITS_PER_COUNT = 4;
    private static final int COUNT = (1 << BITS_PER_COUNT) - 1;
    private static final int NO_DIE = 0;

    private final Race race;
    private Runner current;
    private int hadATurn;
    private int beganOn;
    /** The situation in which the turn began. */
    private long beganWith;

    private MainMove mainMove = MainMove.ROLLS;
    private int number;
    private boolean tripsWithIt;
    private Racer replacedBy = Racer.NONE;
    private int guess = Question.NO;
    private int thrown = NO_DIE;
    /** Number of the ruling that this turn began. */
    private int turnRuling;

    private boolean cancelled;
    private boolean underWay;
    /** Whether a correction took the turn away from the current racer. */
    private boolean endsAtOnce;
    /** By runner, four bits per power: how often it used the power that runner number k runs with. */
    private final int[] uses = new int[Runner.MOST];

    Turn(Race race) {
        this.race = race;
        this.current = race.order.fromPlayer(race.lineUp().firstPlayer())[0];
        race.order.turnOf(current);
    }

    void copyFrom(Turn other) {
        current = other.current;
        race.order.turnOf(current);
        hadATurn = other.hadATurn;
        beganOn = other.beganOn;
        beganWith = other.beganWith;
        clear();
    }

    // ---- the seven steps -------------------------------------------------------------------------------------------

    void take(Runner who) {
        begins(who); // 1
        if (goesOn()) {
            beforeMainMove(); // 2
        }
        if (goesOn() && !losesMainMove()) { // 3
            mainMove(); // 4 to 6
        }
        race.resolution().dieIsInTheAir(false);
        if (!race.isOver()) {
            ends(); // 7
        }
        clear();
    }

    // ---- the steps, one by one -------------------------------------------------------------------------------------

    private void begins(Runner who) {
        current = who;
        underWay = true;
        race.order.turnOf(who);
        beganOn = race.space(who);
        beganWith = race.board.key();
        race.resolution().dieIsInTheAir(false);
        race.telling.because = 0;
        turnRuling = race.tells() ? race.tell(Rules.TURN, new Fact.TurnBegan(who)) : 0;
        race.telling.because = turnRuling;
        if ((hadATurn & who.bit) == 0) {
            if (race.heeds(Moment.MY_FIRST_TURN_BEGINS, who)) {
                act(Moment.MY_FIRST_TURN_BEGINS, who);
            }
            hadATurn |= who.bit;
        }
        offerSharing();
    }

    /** Before and after a turn whoever shares a space may act, if its power does. */
    private void offerSharing() {
        if (!race.isOver() && !endsAtOnce && race.heeds(Moment.SHARING_MY_SPACE) != 0) {
            race.resolution().offerSharing();
            settle();
        }
    }

    private void clear() {
        mainMove = MainMove.ROLLS;
        number = 0;
        tripsWithIt = false;
        cancelled = false;
        underWay = false;
        endsAtOnce = false;
        guess = Question.NO;
        thrown = NO_DIE;
        Arrays.fill(uses, 0);
        race.guard.clear();
    }

    /** A power gained while this lasts still has its moment; each name once (R3.12). */
    private void beforeMainMove() {
        while (goesOn() && race.heeds(Moment.BEFORE_MY_MAIN_MOVE, current) && uses(current) == 0) {
            use(current);
            act(Moment.BEFORE_MY_MAIN_MOVE, current);
        }
    }

    private boolean losesMainMove() {
        if (standsUp()) {
            return true;
        }
        if (race.heeds(Moment.LOSES_MY_MAIN_MOVE, current)) {
            Racer card = race.holds(current);
            race.telling.considers(current);
            LosesMyMainMove power = (LosesMyMainMove) card.power();
            if (power.losesMyMainMove(race, current)) {
                act(Moment.LOSES_MY_MAIN_MOVE, current);
                return true;
            }
        }
        return false;
    }

    private void mainMove() {
        if (race.heeds(Moment.INSTEAD_OF_ROLLING, current)) {
            act(Moment.INSTEAD_OF_ROLLING, current);
        }
        if (mainMove == MainMove.ROLLS && goesOn()) {
            if (race.heeds(Moment.BEFORE_MY_ROLL, current)) {
                act(Moment.BEFORE_MY_ROLL, current);
            }
            if (!goesOn() || !rolls()) {
                return;
            }
        }
        if (mainMove != MainMove.STOOD_IN && goesOn() && !cancelled) {
            countNumber();
            if (goesOn()) {
                moves();
            }
        }
    }

    /** Whether the current racer still has a turn to play on. */
    private boolean goesOn() {
        return !race.isOver() && !endsAtOnce && race.isRacing(current);
    }

    /** Tripped before the main move begins, that main move is the lost one (R3.8). */
    private boolean standsUp() {
        if (!race.lies(current)) {
            return false;
        }
        race.board.lying &= ~current.bit;
        if (race.tells()) {
            race.tell(
                    Board.lies(beganWith, current) ? Rules.STAND_UP : Rules.TRIPPED_BEFORE_MAIN,
                    new Fact.StoodUp(current));
        }
        return true;
    }

    /** Rolls, through all reroll windows, and lets the final die be reacted to; whether the turn still goes on. */
    private boolean rolls() {
        int face = throwDie(NO_DIE);
        while (face != NO_DIE && rerolls()) {
            face = throwDie(face);
        }
        if (face == NO_DIE || !goesOn()) {
            return false;
        }
        number = face;
        if (race.heeds(Moment.MAIN_ROLLED) != 0) {
            race.resolution().mainRolled(current, face);
            settle();
        }
        return goesOn();
    }

    /** The face; {@link #NO_DIE} when the current racer lies before its first one (R3.8), or the die is skipped. */
    private int throwDie(int before) {
        while (goesOn() && !(before == NO_DIE && standsUp())) {
            race.resolution().dieIsInTheAir(true);
            try {
                thrown = race.asking().mainDie(current);
                if (race.tells()) {
                    race.telling.because = race.tell(Rules.MAIN_MOVE, new Fact.Rolled(current, thrown));
                }
                return thrown;
            } catch (Interrupted signal) {
                if (signal.then == Interruption.Then.SKIPS) {
                    race.tell(Rules.TABLE_WINS, new Fact.MainMoveLost(current));
                    return NO_DIE;
                }
            }
        }
        return NO_DIE;
    }

    /** Whether a reroll was used; after a correction all are offered again. */
    private boolean rerolls() {
        while (race.heeds(Moment.GRANTS_REROLLS) != 0 && goesOn()) {
            try {
                return offersRerolls();
            } catch (Interrupted signal) {
                // the corrected table is looked at from the beginning
            }
        }
        return false;
    }

    /** Offers each power that grants a reroll, of two of one name the first clockwise; whether one was used. */
    private boolean offersRerolls() {
        int offered = 0;
        for (Runner owner : race.inOrder(race.heeds(Moment.GRANTS_REROLLS))) {
            int name = 1 << slot(race.holds(owner));
            if ((offered & name) == 0 && grants(owner)) {
                offered |= name;
                if (race.may(current, owner)) {
                    reroll(owner);
                    return true;
                }
            }
        }
        return false;
    }

    private boolean grants(Runner owner) {
        race.telling.considers(owner);
        return ((GrantsRerolls) race.holds(owner).power()).grantsReroll(race, owner, current);
    }

    private void reroll(Runner owner) {
        use(owner);
        if (race.tells()) {
            race.telling.because = race.tell(Rules.REROLL, new Fact.Rerolled(current, owner));
        }
        act(Moment.GRANTS_REROLLS, owner);
    }

    /** The die or what replaced it, all plus and minus together, never below 0 (R3.3); the happenings come first. */
    private void countNumber() {
        number = Math.max(0, number + adjustments());
        if (race.tells()) {
            race.tell(Rules.NUMBER, new Fact.MainMoveCounted(current, number));
        }
        if (race.agenda.hasAdded()) {
            settle();
        }
    }

    /** After a correction they are counted again; those whose question is skipped are none. */
    private int adjustments() {
        while (goesOn()) {
            try {
                int sum = 0;
                for (Runner owner : race.inOrder(race.heeds(Moment.ADJUSTS_MAIN_MOVES))) {
                    sum += adjustment(owner);
                }
                return sum;
            } catch (Interrupted signal) {
                race.resolution().takeBack();
                if (signal.then == Interruption.Then.SKIPS) {
                    return 0;
                }
            }
        }
        return 0;
    }

    private int adjustment(Runner owner) {
        race.telling.considers(owner);
        Racer card = race.holds(owner);
        int spaces = ((AdjustsMainMoves) card.power()).adjustment(race, owner, current);
        if (spaces != 0) {
            if (race.tells()) {
                race.tell(card.card(), new Fact.Adjusted(current, owner, spaces));
            }
            race.happenedTo(current, owner, Moment.ADJUSTS_MAIN_MOVES);
        }
        return spaces;
    }

    private void moves() {
        race.resolution().dieIsInTheAir(false);
        makeMainMove();
        settle();
    }

    /** A correction that ends what is under way says where hands have put the racer: it is not made again then. */
    private void makeMainMove() {
        race.resolution().beginsEffect();
        int effect = race.resolution().effects();
        long key = race.board.key();
        try {
            moveByNumber();
        } catch (Interrupted signal) {
            if (isMadeAgain(signal, effect, key) && signal.then == Interruption.Then.ASKS_AGAIN) {
                makeMainMove();
            }
        }
    }

    private void moveByNumber() {
        if (race.move(current, number) == 0 && number == 0 && race.tells()) {
            race.tell(Rules.NO_MOVE, new Fact.Moved(current, race.space(current), race.space(current), 0));
        }
        if (tripsWithIt && !race.isOver()) {
            Racer card = replacedBy;
            race.telling.acting = card;
            race.trip(current);
            race.telling.acting = Racer.NONE;
            race.resolution().happened(current, card, Reaction.happening(Reaction.Kind.MAIN_ROLLED, current), 1);
        }
    }

    private void ends() {
        race.telling.because = turnRuling;
        offerSharing();
        if (goesOn() && race.heeds(Moment.TURN_ENDS) != 0) {
            race.resolution().turnEnds(current);
            settle();
        }
        offerSharing();
        if (race.tells() && !race.isOver()) {
            Rule rule = endsAtOnce ? Rules.TABLE_WINS : Rules.TURN_OVER;
            race.tell(rule, new Fact.TurnEnded(current, beganOn, race.space(current)));
        }
    }

    private void settle() {
        race.resolution().settleStep();
    }

    /** The power of {@code me} acts at a moment of the turn; what that causes is resolved. */
    private void act(Moment moment, Runner me) {
        Racer card = race.holds(me);
        int times = act(moment, me, card);
        race.telling.acting = Racer.NONE;
        race.happened(me, card, moment, times);
        settle();
    }

    private int act(Moment moment, Runner me, Racer card) {
        race.resolution().beginsEffect();
        race.telling.considers(me);
        race.telling.acting = card;
        int effect = race.resolution().effects();
        long key = race.board.key();
        try {
            return act(moment, card.power(), me);
        } catch (Interrupted signal) {
            boolean again = isMadeAgain(signal, effect, key) && race.isRacing(me) && race.holds(me) == card;
            return again ? act(moment, me, card) : 0;
        }
    }

    /**
     * After people interrupted a step of the turn, not a reaction: whether it is made again, because it has not changed
     * the table yet. Otherwise it is abandoned, and with it what waits, unless that is to be asked again.
     */
    private boolean isMadeAgain(Interrupted signal, int effect, long key) {
        Resolution resolution = race.resolution();
        race.telling.acting = Racer.NONE;
        if (signal.then == Interruption.Then.SKIPS) {
            return false;
        }
        if (goesOn() && !signal.inReaction && resolution.hasLeftTable(signal, effect, key)) {
            resolution.takeBack();
            return true;
        }
        if (!goesOn() || signal.then == Interruption.Then.ENDS_RESOLUTION) {
            int because = race.telling.because;
            resolution.drop();
            race.telling.because = because;
        }
        return false;
    }

    private int act(Moment moment, Power power, Runner me) {
        return switch (moment) {
            case MY_FIRST_TURN_BEGINS -> ((WhenMyFirstTurnBegins) power).whenMyFirstTurnBegins(race, me);
            case BEFORE_MY_MAIN_MOVE -> ((BeforeMyMainMove) power).beforeMyMainMove(race, me);
            case LOSES_MY_MAIN_MOVE -> ((LosesMyMainMove) power).whenMyMainMoveIsLost(race, me);
            case INSTEAD_OF_ROLLING -> ((InsteadOfRolling) power).insteadOfRolling(race, me);
            case BEFORE_MY_ROLL -> ((BeforeMyRoll) power).beforeMyRoll(race, me);
            case GRANTS_REROLLS -> ((GrantsRerolls) power).whenRerolled(race, me, current);
            default -> throw new IllegalStateException(moment + " is no moment of a turn");
        };
    }

    // ---- what powers say about it ----------------------------------------------------------------------------------

    void replaceRoll(int spaces) {
        mainMove = MainMove.REPLACED;
        race.resolution().dieIsInTheAir(true);
        number = spaces;
        tellReplaced(spaces);
    }

    void standIn() {
        mainMove = MainMove.STOOD_IN;
    }

    void replaceNumber(int spaces, boolean trips) {
        number = spaces;
        tripsWithIt = trips;
        replacedBy = race.telling.acting;
        tellReplaced(spaces);
    }

    void guessed(int face) {
        guess = face;
    }

    /** The face that shows now, {@link #NO_DIE} before the first throw. */
    int thrown() {
        return thrown;
    }

    int guess() {
        return guess;
    }

    void cancel() {
        cancelled = true;
    }

    private void tellReplaced(int spaces) {
        if (race.tells()) {
            race.tell(race.telling.by(Rules.NUMBER), new Fact.MainMoveReplaced(current, spaces));
        }
    }

    // ---- what it remembers -----------------------------------------------------------------------------------------

    Runner current() {
        return current;
    }

    int beganOn() {
        return beganOn;
    }

    /** Looked up in the remembered situation: few ever ask. */
    boolean beganAloneInLead() {
        for (int left = Board.racing(beganWith) & ~current.bit; left != 0; left &= left - 1) {
            if (Board.space(beganWith, Integer.numberOfTrailingZeros(left)) >= beganOn) {
                return false;
            }
        }
        return true;
    }

    /** Whether the table is as it was when the turn began. */
    boolean leftTableUnchanged() {
        return beganWith == race.board.key();
    }

    void hadATurn(Runner who) {
        hadATurn |= who.bit;
    }

    boolean hasHadATurn(Runner who) {
        return (hadATurn & who.bit) != 0;
    }

    boolean isUnderWay() {
        return underWay;
    }

    /** Whether a correction took the turn away, so that it is over where it is. */
    boolean endsAtOnce() {
        return endsAtOnce;
    }

    void endsAtOnceIf(boolean condition) {
        endsAtOnce |= underWay && condition;
    }

    /** It is over where it is, as if it had not been begun. */
    void breakOff() {
        clear();
    }

    int uses(Runner owner) {
        return uses[owner.index] >> shift(owner) & COUNT;
    }

    private void use(Runner owner) {
        uses[owner.index] += 1 << shift(owner);
    }

    private int shift(Runner owner) {
        return slot(race.holds(owner)) * BITS_PER_COUNT;
    }

    /** Powers are told apart by the first racer that runs with them, so one used under one name is used (R5). */
    private int slot(Racer card) {
        for (int i = 0; i < race.count(); i++) {
            if (race.runsWith(Runner.of(i)) == card) {
                return i;
            }
        }
        return Runner.MOST - 1; // a power nobody runs with has no uses to tell apart
    }

    String inTurn() {
        return " turn of " + current.index + " from " + beganOn + " " + mainMove + " " + number + " " + tripsWithIt
                + " " + cancelled + " " + guess + " " + Arrays.toString(uses);
    }

    @Override
    public String toString() {
        return " had " + hadATurn;
    }
}
