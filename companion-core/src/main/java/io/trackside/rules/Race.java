package io.trackside.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * One race: the table as powers see it, with the rulebook's verbs. Each verb changes the table, wakes whatever reacts
 * to the change, and returns how many racers it changed; it never lets a reaction act (that is {@link #settle}).
 *
 * <p>Mutable, for one thread. Between two turns a race can be copied with {@link #copyFrom}; in mid-turn it can only be
 * looked at, and is re-executed from the last turn's beginning with one answer more.
 */
public final class Race {
    private final LineUp lineUp;
    private final int count;
    private final int[] players = new int[Runner.MOST];
    final Board board;
    final Agenda agenda = new Agenda();
    final LoopGuard guard = new LoopGuard();
    final Borrowing borrowing;
    final Movement movement;
    final Turn turn;
    final TurnOrder order;
    private final Resolution resolution;
    private final Heeding heeding;
    /** Index of the winner a runner foretold, plus one; 0 for none. */
    private final int[] foretold = new int[Runner.MOST];

    private final Asking asking;
    final Telling telling;
    final Places places;
    private final Correcting correcting;
    private boolean begun;

    /** A race about to begin: everybody stands on Start. */
    public Race(LineUp lineUp, Answers answers) {
        this.lineUp = lineUp;
        this.asking = new Asking(this, answers);
        this.telling = new Telling(this);
        this.count = lineUp.entrants().size();
        this.board = new Board(count);
        for (int i = 0; i < count; i++) {
            players[i] = lineUp.entrants().get(i).player();
        }
        for (int p = 0; p < lineUp.players(); p++) {
            board.points[p] = lineUp.points().get(p);
            board.otherPoints[p] = lineUp.otherPoints().get(p);
        }
        this.places = new Places(this);
        this.order = new TurnOrder(this, lineUp);
        this.heeding = new Heeding(this);
        this.borrowing = new Borrowing(this, lineUp);
        this.movement = new Movement(this);
        this.turn = new Turn(this);
        this.resolution = new Resolution(this);
        this.correcting = new Correcting(this);
        heeding.refresh();
    }

    // ---- running a race ------------------------------------------------------------------------------------------

    /** Plays to the end; leaves by {@link Awaiting} where an answer is missing. */
    public void run() {
        begin();
        while (!isOver()) {
            takeTurn();
        }
    }

    /** The reveal: who copies the lead copies it, and "before my race" powers act in seat order (R2.6). */
    public void begin() {
        if (begun) {
            return;
        }
        followTheLead();
        for (Runner me : order.fromPlayer(lineUp.firstPlayer())) {
            borrowing.beforeRace(me);
        }
        resolution.settleStep();
        guard.clear();
        skipGone();
        begun = true;
    }

    /** Plays the next turn to its end (R4.4), whoever's it is; nothing when the race is over. */
    public void takeTurn() {
        if (isOver()) {
            return;
        }
        Runner who = order.next();
        if (isOver()) {
            return;
        }
        turn.take(who);
        if (!isOver()) {
            order.passOn(who);
            if (order.stalled(turn.leftTableUnchanged()) && Stalemate.holds(this)) {
                places.end(Rules.STALLED);
            }
        }
    }

    /** The table calls the race off; open places stay unpaid (R4.8). */
    public void callOff() {
        places.end(Rules.CALLED_OFF);
    }

    /**
     * Puts the table as it is said to be; nothing stops, passes or happens by it. Between two turns only. What cannot be
     * is a {@link BadInput}, and the race of no use then.
     */
    public void correct(List<Correction> corrections) {
        write(corrections);
        if (!isOver()) {
            followTheLead();
            skipGone();
        }
    }

    /** As {@link #correct}, but nobody follows the lead: no power acts. */
    void write(List<Correction> corrections) {
        begun = true;
        writeOver(corrections);
        skipGone();
    }

    /**
     * Corrections that make a fresh race of the same line-up stand where this one stands, which has begun and is not
     * over. In mid-turn: with that turn about to begin. How long the table has stood still (R4.8) is left out.
     */
    public List<Correction> asCorrections() {
        if (!turn.isUnderWay()) {
            return correcting.read();
        }
        Race brokenOff = new Race(lineUp, new Recorded());
        brokenOff.copyFrom(this);
        brokenOff.order.resume(turn.current());
        return brokenOff.correcting.read();
    }

    /** What is under way ends where it is, and what waits is dropped; whose turn it was is next. No power acts by it. */
    void breakOff() {
        resolution.drop();
        if (turn.isUnderWay()) {
            order.resume(turn.current());
            turn.breakOff();
        }
        begun = true;
        guard.clear();
        heeding.refresh();
        telling.becauseOfPeople();
    }

    /** People interrupted the question asked: corrects the table, in mid-turn; the signal is to be thrown. */
    Interrupted interrupted(Interruption interruption) {
        Interrupted signal = new Interrupted(interruption.then(), key());
        if (interruption.then() == Interruption.Then.SKIPS) {
            return signal;
        }
        writeOver(interruption.edits());
        turn.endsAtOnceIf(interruption.saysWhoIsNext() || isOver() || !isRacing(turn.current()));
        if (!isOver()) {
            try {
                borrowing.followTheLead();
            } catch (Interrupted again) {
                return new Interrupted(again.then, signal.key);
            }
        }
        return signal;
    }

    /** Whether {@code signal} leads out of what is being resolved, not only out of the effect that asked. */
    boolean leavesResolution(Interrupted signal) {
        return isOver() || turn.endsAtOnce() || (begun && signal.then == Interruption.Then.ENDS_RESOLUTION);
    }

    private void skipGone() {
        if (!isOver()) {
            order.skipGone();
        }
    }

    private void writeOver(List<Correction> corrections) {
        int because = telling.because;
        Racer acting = telling.acting;
        telling.becauseOfPeople();
        correcting.write(corrections);
        guard.clear();
        heeding.refresh();
        places.endIfDecided();
        telling.because = because;
        telling.acting = acting;
    }

    /** Where nothing is under way that a correction could end: it has followed the lead itself then. */
    private void followTheLead() {
        try {
            borrowing.followTheLead();
        } catch (Interrupted signal) {
            // nothing is left to end
        }
    }

    /** Becomes a copy of {@code other}, a race of the same line-up that stands between two turns. */
    public void copyFrom(Race other) {
        board.copyFrom(other.board);
        borrowing.copyFrom(other.borrowing);
        turn.copyFrom(other.turn);
        order.copyFrom(other.order);
        System.arraycopy(other.foretold, 0, foretold, 0, Runner.MOST);
        agenda.clear();
        guard.clear();
        telling.copyFrom(other.telling);
        places.copyFrom(other.places);
        begun = other.begun;
        heeding.copyFrom(other.heeding);
    }

    /** From now on {@code answers} answer. */
    public void askInstead(Answers answers) {
        asking.instead(answers);
    }

    /** From now on {@code chronicle} listens. */
    public void tellTo(Chronicle chronicle) {
        telling.to(chronicle);
    }

    // ---- what everybody can see ----------------------------------------------------------------------------------

    public LineUp lineUp() {
        return lineUp;
    }

    public Track track() {
        return lineUp.track();
    }

    public HouseRules rules() {
        return lineUp.rules();
    }

    /** Everybody in the line-up, also those out or across. */
    public Runners entrants() {
        return Runners.of((1 << count) - 1);
    }

    /** Everybody still in the race: neither out nor across the line. */
    public Runners racing() {
        return Runners.of(board.racing);
    }

    public boolean isRacing(Runner who) {
        return (board.racing & who.bit) != 0;
    }

    /** The figure, whatever it runs with. */
    public Racer racer(Runner who) {
        return lineUp.entrants().get(who.index).racer();
    }

    /** Number of the player who owns {@code who}. */
    public int player(Runner who) {
        return players[who.index];
    }

    /** Whose power {@code who} has now; {@link Racer#NONE} for none. */
    public Racer holds(Runner who) {
        return borrowing.holds(who);
    }

    /** What {@code who} entered the race with, or took before it. */
    public Racer runsWith(Runner who) {
        return borrowing.runsWith(who);
    }

    /** Space 0 to 29; 30 across the line. For one that is out: where it was. */
    public int space(Runner who) {
        return board.space[who.index];
    }

    public boolean lies(Runner who) {
        return (board.lying & who.bit) != 0;
    }

    /** Those still in the race on {@code space}. */
    public Runners on(int space) {
        return Runners.of(board.on(space));
    }

    /** Others on the space of {@code who} (R3.2). */
    public Runners sharing(Runner who) {
        return Runners.of(board.on(board.space[who.index]) & ~who.bit);
    }

    /** All racers nearest the line (R3.2). */
    public Runners leaders() {
        return Runners.of(board.leaders());
    }

    /** All racers nearest Start (R3.2). */
    public Runners last() {
        return Runners.of(board.last());
    }

    /** Those out of the race, first one first. */
    public List<Runner> eliminated() {
        return runners(board.outInOrder, board.outCount);
    }

    /** Who took the first and the second place, so far. */
    public List<Runner> placed() {
        return runners(board.places, board.placed);
    }

    /** How many places are taken, so far. */
    public int places() {
        return board.placed;
    }

    /** Who took place {@code place}, 0 for the first. */
    public Runner placed(int place) {
        return Runner.of(board.places[place]);
    }

    /** Bronze points of a player. */
    public int points(int player) {
        return board.points[player];
    }

    /** Points a player has in larger chips, less what it had to break (R6). */
    public int otherPoints(int player) {
        return board.otherPoints[player];
    }

    /** Whether the reveal and the "before my race" powers are done. */
    public boolean hasBegun() {
        return begun;
    }

    public boolean isOver() {
        return places.isOver();
    }

    /** The runner whose turn it is, or was last. */
    public Runner current() {
        return turn.current();
    }

    /** Those of whom one takes the next turn: one, or the open racers of a player who may choose; nobody when over. */
    public Runners next() {
        return isOver() ? Runners.NOBODY : order.upNext();
    }

    /** Where the current turn began. */
    public int turnBeganOn() {
        return turn.beganOn();
    }

    /** Whether the current racer was alone in the lead when its turn began. */
    public boolean turnBeganAloneInLead() {
        return turn.beganAloneInLead();
    }

    /** The situation in one number: spaces, who lies, who is out or across (R4.7). */
    public long key() {
        return board.key();
    }

    /** Everything that decides how the race goes on from between two turns, but for a standstill (R4.8), to compare. */
    public String state() {
        StringBuilder state = new StringBuilder();
        state.append(Long.toHexString(board.key()))
                .append(' ')
                .append(isOver())
                .append(' ')
                .append(begun);
        for (int p = 0; p < lineUp.players(); p++) {
            state.append(' ').append(board.points[p]).append('/').append(board.otherPoints[p]);
        }
        for (int i = 0; i < count; i++) {
            Runner who = Runner.of(i);
            state.append(' ').append(borrowing.runsWith(who));
            if (isRacing(who)) {
                state.append('>').append(holds(who));
                state.append(borrowing.hasPicked(who) ? " of " + borrowing.copied(who) : "");
            }
            state.append(':').append(foretold[i]).append(':').append(board.starsPaid[i]);
        }
        return state.append(placed())
                .append(eliminated())
                .append(turn)
                .append(order)
                .toString();
    }

    /** {@link #state}, everything that only matters until the turn is over, and how long the table stands still. */
    String stateInTurn() {
        return state() + turn.inTurn() + order.inTurn() + agenda.waiting();
    }

    /** What still waits, next first: whose power, {@link Racer#NONE} for a track space. */
    public List<Waiting> waiting() {
        List<Waiting> waiting = new ArrayList<>();
        for (Reaction reaction : agenda.waiting()) {
            waiting.add(new Waiting(reaction.owner, reaction.power, reaction.because));
        }
        return waiting;
    }

    /**
     * A reaction that still waits.
     *
     * @param because number of the ruling that woke it
     */
    public record Waiting(Runner owner, Racer power, int because) {}

    // ---- asking --------------------------------------------------------------------------------------------------

    /** Whether {@code me} uses its own power (R3.12). */
    public boolean may(Runner me) {
        return asking.may(me, me);
    }

    /** Whether {@code who} uses {@code owner}'s power (R3.12). */
    public boolean may(Runner who, Runner owner) {
        return asking.may(who, owner);
    }

    /** One of {@code options} or nobody; nobody without asking when there are none. */
    public Runners mayPick(Runner me, Runners options) {
        return asking.mayPick(me, options);
    }

    /** One of {@code options}, which holds at least one; a single one without asking. */
    public Runner mustPick(Runner me, Runners options) {
        return asking.mustPick(me, options);
    }

    /** Whose power {@code me} takes while several share the lead. */
    public Runner pickLeader(Runner me, Runners leaders) {
        return asking.leader(me, leaders);
    }

    /** One of {@code spaces}, or {@link Question#NO}; that without asking when there are none. */
    public int mayPickSpace(Runner me, List<Integer> spaces) {
        return asking.maySpace(me, spaces);
    }

    /** The face {@code me} expects of its next die, or {@link Question#NO}. */
    public int mayGuess(Runner me) {
        int face = asking.mayGuess(me);
        turn.guessed(face);
        if (tells() && face != Question.NO) {
            tell(holds(me).card(), new Fact.Guessed(me, face));
        }
        return face;
    }

    /** {@code roller} throws a die because of {@code owner}'s power; the face, 1 to 6. No main-move die. */
    public int roll(Runner roller, Runner owner) {
        int face = asking.powerDie(roller, owner);
        if (tells()) {
            tell(holds(owner).card(), new Fact.RolledForPower(roller, owner, face));
        }
        return face;
    }

    /** Draws a card from {@code deck}, which is not empty. */
    public Racer draw(Runner me, List<Racer> deck) {
        Racer card = asking.draw(me, deck);
        if (tells()) {
            tell(holds(me).card(), new Fact.Drew(me, card));
        }
        return card;
    }

    /** One of {@code cards}, at least one; a single one without asking. */
    public Racer mustPickCard(Runner me, List<Racer> cards) {
        return asking.mustPickCard(me, cards);
    }

    /** One of {@code cards}, or {@link Racer#NONE}; that without asking when there are none. */
    public Racer mayPickCard(Runner me, List<Racer> cards) {
        return asking.mayPickCard(me, cards);
    }

    // ---- verbs ---------------------------------------------------------------------------------------------------

    /** Moves {@code who} by {@code spaces}, negative backward (R3.4, R4.5). Returns 1 if it moved. */
    public int move(Runner who, int spaces) {
        return movement.move(Runners.just(who), spaces);
    }

    /** Moves all of {@code group} by {@code spaces} at the same time. Returns how many moved. */
    public int moveTogether(Runners group, int spaces) {
        return movement.move(group, spaces);
    }

    /** Moves all of {@code group} one space towards {@code space} at the same time. Returns how many moved. */
    public int pullTogether(Runners group, int space) {
        return movement.pull(group, space);
    }

    /** Puts {@code who} on {@code space}: no move, but a stop (R3.5). Returns 1 if its space changed. */
    public int warp(Runner who, int space) {
        return movement.warp(who, space);
    }

    /** {@code one} and {@code other} warp to each other's space at the same time. Returns 2 if that changed anything. */
    public int swap(Runner one, Runner other) {
        return movement.swap(one, other);
    }

    /** Lays {@code who} down (R3.8). Returns 1 if it stood before and is in the race. */
    public int trip(Runner who) {
        if (!isRacing(who)) {
            return 0;
        }
        if (lies(who)) {
            telling.unmet(Rules.LYING_ALREADY);
            return 0;
        }
        board.lying |= who.bit;
        if (tells()) {
            tell(telling.by(Rules.TRIP), new Fact.Tripped(who));
        }
        return 1;
    }

    /** Lays down all of {@code group}. Returns how many of them stood before. */
    public int tripAll(Runners group) {
        int tripped = 0;
        for (Runner who : group) {
            tripped += trip(who);
        }
        return tripped;
    }

    /** {@code who} is out of the race. Returns 1 if it was in. */
    public int eliminate(Runner who) {
        if (!isRacing(who)) {
            return 0;
        }
        board.leave(who);
        board.outInOrder[board.outCount++] = who.index;
        if (tells()) {
            tell(telling.by(Rules.POWERS_END), new Fact.Eliminated(who));
        }
        heeding.refresh();
        places.endIfDecided();
        if (!isOver()) {
            borrowing.followTheLead();
        }
        return 1;
    }

    /** The owner of {@code who} takes {@code points} bronze points (R1.4). Returns 1. */
    public int takeChips(Runner who, int points) {
        resolution.changesChips();
        board.points[player(who)] += points;
        if (tells()) {
            tell(holds(who).card(), new Fact.ChipsTaken(who, points));
        }
        return 1;
    }

    /** The owner of {@code who} gives back a bronze point if it has one. Returns 1 if it had. */
    public int loseChip(Runner who) {
        if (board.points[player(who)] == 0) {
            return 0;
        }
        board.points[player(who)]--;
        lost(who);
        return 1;
    }

    /** Like {@link #loseChip}, but breaks a larger chip when there is no bronze. Returns 1 if the owner had a point. */
    public int losePoint(Runner who) {
        if (board.points[player(who)] > 0) {
            return loseChip(who);
        }
        if (board.otherPoints[player(who)] == 0) {
            return 0;
        }
        board.otherPoints[player(who)]--;
        lost(who);
        return 1;
    }

    /** Instead of rolling the current racer makes a main move of {@code spaces} (R4.4 step 4). */
    public void mainMoveOf(int spaces) {
        turn.replaceRoll(spaces);
    }

    /** What just happened stood in the place of the current racer's main move (R4.4 step 4). */
    public void noMainMove() {
        turn.standIn();
    }

    /** The die's number no longer counts: the current main move is one of {@code spaces} (R3.3). */
    public void replaceMainMove(int spaces) {
        turn.replaceNumber(spaces, false);
    }

    /** As {@link #replaceMainMove}, and the current racer trips with that move: all one happening of its power. */
    public void replaceMainMoveAndTrip(int spaces) {
        turn.replaceNumber(spaces, true);
    }

    /** The current main move is skipped, though its die was thrown. */
    public void cancelMainMove() {
        turn.cancel();
        if (tells()) {
            tell(telling.by(Rules.MAIN_MOVE), new Fact.MainMoveLost(turn.current()));
        }
    }

    /** {@code me} does without its main move this turn (R4.4 step 3). */
    public void skipMainMove(Runner me) {
        if (tells()) {
            tell(telling.by(Rules.MAIN_MOVE), new Fact.MainMoveLost(me));
        }
    }

    /** {@code me} takes the next turn, then play goes on at its left (R4.4 step 7). Returns 1 unless another one does already. */
    public int goNext(Runner me) {
        if (!met(order.goNext(me), Rules.ORIGINAL_WINS)) {
            return 0;
        }
        if (tells()) {
            tell(holds(me).card(), new Fact.GoesNext(me));
        }
        return 1;
    }

    /** {@code me} has another turn after this one (R4.4 step 7). */
    public void earnExtraTurn(Runner me) {
        order.earnExtraTurn(me);
        if (tells()) {
            tell(holds(me).card(), new Fact.ExtraTurnEarned(me));
        }
    }

    /** From now on {@code me} runs with the power of {@code card}, "before my race" ones included (R2.6). */
    public void runWith(Runner me, Racer card) {
        borrowing.runWith(me, card);
    }

    /** {@code me} foretells that {@code winner} will be first. */
    public void foretell(Runner me, Runner winner) {
        foretold[me.index] = winner.index + 1;
        if (tells()) {
            tell(holds(me).card(), new Fact.Foretold(me, winner));
        }
    }

    /** Whether {@code me} foretold that {@code winner} would be first. */
    public boolean foretold(Runner me, Runner winner) {
        return foretold[me.index] == winner.index + 1;
    }

    /** The face the current racer guessed for its die this turn, or {@link Question#NO}. */
    public int guess() {
        return turn.guess();
    }

    /** The face of this turn's main-move die as it shows now; 0 before it is thrown. */
    public int mainDie() {
        return turn.thrown();
    }

    /** While those who follow a move are asked: where {@code who}, who is in it, will be put. */
    public int heading(Runner who) {
        return movement.heading(who);
    }

    /** How often the power of {@code owner} was used this turn, also under another holder of the same name (R3.12). */
    public int usesThisTurn(Runner owner) {
        return turn.uses(owner);
    }

    /** Resolves everything that waits (R4.2); for the step between two moves of one power. */
    public void settle() {
        resolution.settle();
    }

    // ---- conditions ----------------------------------------------------------------------------------------------

    /** {@code condition}; and if it is not met, and somebody asks why not, {@code rule} is noted as the reason. */
    public boolean met(boolean condition, Rule rule) {
        if (!condition) {
            telling.unmet(rule);
        }
        return condition;
    }

    /** Whether {@code me} only copies a power whose original is in the race too: in a contradiction the original wins. */
    public boolean yieldsToOriginal(Runner me) {
        return borrowing.yieldsToOriginal(me, racing());
    }

    // ---- inside the engine ---------------------------------------------------------------------------------------

    int count() {
        return count;
    }

    Asking asking() {
        return asking;
    }

    Resolution resolution() {
        return resolution;
    }

    /** Whether anybody listens to what happens. */
    boolean tells() {
        return telling.isOn;
    }

    /** Number of the ruling, 0 when nobody listens. */
    int tell(Rule rule, Fact fact) {
        return telling.tell(rule, fact);
    }

    /** Those still in the race whose power cares about {@code moment}. */
    int heeds(Moment moment) {
        return heeding.who(moment);
    }

    boolean heeds(Moment moment, Runner who) {
        return (heeding.who(moment) & who.bit) != 0;
    }

    void powersChanged() {
        heeding.refresh();
    }

    /** Those of {@code bits} in the order of R4.1: the current racer, its player's second, the others clockwise. */
    Runner[] inOrder(int bits) {
        return order.inOrder(bits);
    }

    /** {@code owner}'s power happened {@code times} at {@code moment}: whoever heeds that is woken (R5.1). */
    void happened(Runner owner, Racer power, Moment moment, int times) {
        resolution.happened(owner, power, Reaction.happening(moment, owner), times);
    }

    /** As above, to {@code target}. */
    void happenedTo(Runner target, Runner owner, Moment moment) {
        resolution.happened(owner, holds(owner), Reaction.happening(moment, target), 1);
    }

    int rank(Runner who) {
        return order.rank(who);
    }

    private void lost(Runner who) {
        resolution.changesChips();
        if (tells()) {
            tell(holds(who).card(), new Fact.ChipsTaken(who, -1));
        }
    }

    private static List<Runner> runners(int[] indexes, int count) {
        List<Runner> runners = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            runners.add(Runner.of(indexes[i]));
        }
        return runners;
    }
}
