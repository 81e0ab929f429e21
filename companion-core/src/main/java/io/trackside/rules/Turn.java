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
    /** Number of the ruling that this turn began. */
    private int turnRuling;

    private boolean cancelled;
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

    private void begins(Runner who) {
        current = who;
        race.order.turnOf(who);
        beganOn = race.space(who);
        beganWith = race.board.key();
        race.resolution().dieIsInTheAir(false);
        race.telling.because = 0;
        turnRuling = race.tells() ? race.tell(Rules.TURN, new Fact.TurnBegan(who)) : 0;
        race.telling.because = turnRuling;
        if ((hadATurn & who.bit) == 0) {
            hadATurn |= who.bit;
            if (race.heeds(Moment.MY_FIRST_TURN_BEGINS, who)) {
                act(Moment.MY_FIRST_TURN_BEGINS);
            }
        }
        offerSharing();
    }

    /** Before and after a turn whoever shares a space may act, if its power does. */
    private void offerSharing() {
        if (!race.isOver() && race.heeds(Moment.SHARING_MY_SPACE) != 0) {
            race.resolution().offerSharing();
            race.settle();
        }
    }

    private void clear() {
        mainMove = MainMove.ROLLS;
        number = 0;
        tripsWithIt = false;
        cancelled = false;
        guess = Question.NO;
        Arrays.fill(uses, 0);
        race.guard.clear();
    }

    /** A power gained while this lasts still has its moment; each name once (R3.12). */
    private void beforeMainMove() {
        while (goesOn() && race.heeds(Moment.BEFORE_MY_MAIN_MOVE, current) && uses(current) == 0) {
            use(current);
            act(Moment.BEFORE_MY_MAIN_MOVE);
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
                act(Moment.LOSES_MY_MAIN_MOVE);
                return true;
            }
        }
        return false;
    }

    private void mainMove() {
        if (race.heeds(Moment.INSTEAD_OF_ROLLING, current)) {
            act(Moment.INSTEAD_OF_ROLLING);
        }
        if (mainMove == MainMove.ROLLS && goesOn()) {
            if (race.heeds(Moment.BEFORE_MY_ROLL, current)) {
                act(Moment.BEFORE_MY_ROLL);
            }
            if (!goesOn() || standsUp() || !rolls()) {
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
        return !race.isOver() && race.isRacing(current);
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
        race.resolution().dieIsInTheAir(true);
        int face = throwDie();
        while (rerolls()) {
            if (!goesOn()) {
                return false;
            }
            face = throwDie();
        }
        number = face;
        if (race.heeds(Moment.MAIN_ROLLED) != 0) {
            race.resolution().mainRolled(current, face);
            race.settle();
        }
        return goesOn();
    }

    private int throwDie() {
        int face = race.asking().mainDie(current);
        if (race.tells()) {
            race.telling.because = race.tell(Rules.MAIN_MOVE, new Fact.Rolled(current, face));
        }
        return face;
    }

    /** Offers each power that grants a reroll, of two of one name the first clockwise; whether one was used. */
    private boolean rerolls() {
        int able = race.heeds(Moment.GRANTS_REROLLS);
        if (able == 0) {
            return false;
        }
        int offered = 0;
        for (Runner owner : race.inOrder(able)) {
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
        race.resolution().beginsEffect();
        use(owner);
        Racer card = race.holds(owner);
        if (race.tells()) {
            race.telling.because = race.tell(Rules.REROLL, new Fact.Rerolled(current, owner));
        }
        race.telling.acting = card;
        int times = ((GrantsRerolls) card.power()).whenRerolled(race, owner, current);
        race.telling.acting = Racer.NONE;
        race.happened(owner, card, Moment.GRANTS_REROLLS, times);
        race.settle();
    }

    /** The die or what replaced it, all plus and minus together, never below 0 (R3.3); the happenings come first. */
    private void countNumber() {
        int sum = number;
        int able = race.heeds(Moment.ADJUSTS_MAIN_MOVES);
        for (Runner owner : race.inOrder(able)) {
            sum += adjustment(owner);
        }
        number = Math.max(0, sum);
        if (race.tells()) {
            race.tell(Rules.NUMBER, new Fact.MainMoveCounted(current, number));
        }
        if (able != 0) {
            race.settle();
        }
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
        race.resolution().beginsEffect();
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
        race.settle();
    }

    private void ends() {
        race.telling.because = turnRuling;
        offerSharing();
        if (goesOn() && race.heeds(Moment.TURN_ENDS) != 0) {
            race.resolution().turnEnds(current);
            race.settle();
        }
        offerSharing();
        if (race.tells() && !race.isOver()) {
            race.tell(Rules.TURN_OVER, new Fact.TurnEnded(current, beganOn, race.space(current)));
        }
    }

    /** The current racer's own power acts at a moment of its turn; what that causes is resolved. */
    private void act(Moment moment) {
        Runner me = current;
        Racer card = race.holds(me);
        race.resolution().beginsEffect();
        race.telling.considers(me);
        race.telling.acting = card;
        int times = act(moment, card.power(), me);
        race.telling.acting = Racer.NONE;
        race.happened(me, card, moment, times);
        race.settle();
    }

    private int act(Moment moment, Power power, Runner me) {
        return switch (moment) {
            case MY_FIRST_TURN_BEGINS -> ((WhenMyFirstTurnBegins) power).whenMyFirstTurnBegins(race, me);
            case BEFORE_MY_MAIN_MOVE -> ((BeforeMyMainMove) power).beforeMyMainMove(race, me);
            case LOSES_MY_MAIN_MOVE -> ((LosesMyMainMove) power).whenMyMainMoveIsLost(race, me);
            case INSTEAD_OF_ROLLING -> ((InsteadOfRolling) power).insteadOfRolling(race, me);
            case BEFORE_MY_ROLL -> ((BeforeMyRoll) power).beforeMyRoll(race, me);
            default -> throw new IllegalStateException(moment + " is no moment of one's own turn");
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
        return " " + mainMove + " " + number + " " + tripsWithIt + " " + cancelled + " " + guess + " "
                + Arrays.toString(uses);
    }

    @Override
    public String toString() {
        return " turn of " + current.index + " from " + beganOn + " had " + hadATurn;
    }
}
