package io.trackside.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A race people play at a table. It stands always at a question, until it is over; each input leads it on to the next
 * one. Inputs are recorded and the turn is re-executed from its beginning, so the same inputs lead to the same race. An
 * input that cannot be is a {@link BadInput} and changes nothing. For one thread.
 */
public final class PlayedRace {
    private final Recorded record;
    private final Race race;
    /** Where re-execution begins. */
    private final Race atTurnsBeginning;
    /** Where the turn before began: people ask why about that one too. */
    private final Race atLastTurnsBeginning;
    /** Corrections of that table, not written into it as long as they make somebody choose. */
    private Optional<List<Correction>> correcting = Optional.empty();
    /** How many entries of the record led there. */
    private int recordBefore;

    private int recordBeforeLast;
    private boolean hasLastTurn;

    private int turnsBefore;
    private boolean free;
    private Optional<Question> question = Optional.empty();
    /** Number of the last ruling told. */
    private int lastTold;

    private List<Ruling> news = List.of();

    /** Begins the race of {@code lineUp} and goes on to its first question. */
    public PlayedRace(LineUp lineUp) {
        this(new Race(lineUp, new Recorded()));
    }

    /** Goes on from {@code start}, a race that has not begun or stands between two turns; it is copied. */
    public PlayedRace(Race start) {
        this(start, new Recorded());
        atTurnsBeginning.copyFrom(start);
        atLastTurnsBeginning.copyFrom(start);
        lastTold = start.telling.rulings();
        goOn();
    }

    private PlayedRace(Race start, Recorded record) {
        this.record = record;
        this.race = new Race(start.lineUp(), record);
        this.atTurnsBeginning = new Race(start.lineUp(), record);
        this.atLastTurnsBeginning = new Race(start.lineUp(), record);
    }

    // ---- looking -------------------------------------------------------------------------------------------------

    /** The table as it is: between two turns, or in mid-turn where {@link #question} is asked. To be looked at only. */
    public Race race() {
        return race;
    }

    /** The table as the present turn began, or as it was before the race. To be looked at only. */
    public Race atTurnsBeginning() {
        return atTurnsBeginning;
    }

    /** What the table is asked; nothing when the race is over, and in the free mode. */
    public Optional<Question> question() {
        return question;
    }

    /** Number of the turn played now, or of the last one when the race is over; 0 before the first. */
    public int turn() {
        return turnsBefore + (race.hasBegun() ? 1 : 0);
    }

    /** What the last input led to, in order; nothing that was told before it. */
    public List<Ruling> news() {
        return news;
    }

    /** Whether no power acts and nothing is asked. */
    public boolean isFree() {
        return free;
    }

    /** A race of its own at the same point, for trials. */
    public PlayedRace fork() {
        PlayedRace fork = new PlayedRace(race, new Recorded(record));
        fork.atTurnsBeginning.copyFrom(atTurnsBeginning);
        fork.correcting = correcting;
        fork.recordBefore = recordBefore;
        fork.atLastTurnsBeginning.copyFrom(atLastTurnsBeginning);
        fork.recordBeforeLast = recordBeforeLast;
        fork.hasLastTurn = hasLastTurn;
        fork.turnsBefore = turnsBefore;
        fork.free = free;
        fork.lastTold = lastTold;
        if (question.isPresent()) {
            fork.goOn();
        } else {
            fork.race.copyFrom(race);
            fork.record.rewindTo(record.read());
        }
        fork.news = news;
        return fork;
    }

    /**
     * The present turn as it would go if {@code more} were answered from here, on a race of its own. What comes before
     * the race counts as a turn.
     */
    public Trial tried(int... more) {
        asked();
        Recorded longer = new Recorded(record);
        for (int answer : more) {
            longer.add(answer);
        }
        return presentTurn(again(atTurnsBeginning, longer, recordBefore, Chronicle.SILENT));
    }

    /** The race from here, to be played on as often as wanted; only while something is asked. */
    public Onward onward() {
        asked();
        return new Onward(atTurnsBeginning, record.from(recordBefore), correcting);
    }

    /** Tells {@code chronicle} the present turn as far as it has come, and the one before it, as they would be told anew. */
    public void tellLately(Chronicle chronicle) {
        if (hasLastTurn) {
            Trial.ofNextTurn(again(atLastTurnsBeginning, new Recorded(record), recordBeforeLast, chronicle));
        }
        if (!free) {
            presentTurn(again(atTurnsBeginning, new Recorded(record), recordBefore, chronicle));
        }
    }

    private Trial presentTurn(Race again) {
        try {
            correcting.ifPresent(again::correct);
        } catch (Awaiting awaiting) {
            return new Trial(again, Optional.of(awaiting.question()));
        }
        return Trial.ofNextTurn(again);
    }

    private Race again(Race from, Recorded answers, int read, Chronicle chronicle) {
        Race again = new Race(from.lineUp(), answers);
        again.copyFrom(from);
        again.tellTo(chronicle);
        answers.rewindTo(read);
        return again;
    }

    // ---- inputs --------------------------------------------------------------------------------------------------

    /** Answers the question asked; what is not one of its choices is refused. */
    public void answer(int answer) {
        Question asked = asked();
        if (!asked.accepts(answer)) {
            throw BadInput.of(
                    "answer-not-offered",
                    "answer",
                    answer,
                    "choices",
                    asked.choices().toString());
        }
        record.add(answer);
        goOn();
    }

    /** The question is dropped: nothing comes of what asks, or the main move of a die not thrown is lost. */
    public void skip() {
        asked();
        interrupt(Interruption.SKIP);
    }

    /**
     * The table is otherwise, and it wins: nothing stops, passes or happens by {@code edits}. As long as the turn has
     * changed nothing and nobody has answered in it, it begins anew on the corrected table; in the free mode nothing
     * follows from a correction.
     *
     * @param then what becomes of what is under way; not {@link Interruption.Then#SKIPS}
     */
    public void correct(List<Correction> edits, Interruption.Then then) {
        if (then == Interruption.Then.SKIPS) {
            throw new IllegalArgumentException("a correction skips nothing");
        }
        checkNotOver();
        if (free) {
            correctFreely(edits);
        } else if (isTurnUntouched()) {
            correctBeforeTurn(edits);
        } else {
            interrupt(new Interruption(edits, then));
        }
    }

    /** The race ends here; open places stay unpaid (R4.8). */
    public void callOff() {
        checkNotOver();
        List<Ruling> telling = listen();
        race.callOff();
        question = Optional.empty();
        told(telling);
    }

    /** From now on no power acts and nothing is asked; a turn under way is broken off, its racer is next. */
    public void free() {
        checkNotOver();
        if (!free) {
            List<Ruling> telling = listen();
            race.breakOff();
            free = true;
            standFree(telling);
        }
    }

    /** The rules count again, and the turn of who is next begins on the table as it is. */
    public void enforce() {
        checkNotOver();
        if (free) {
            free = false;
            correcting = Optional.of(List.of()); // whoever copies the lead has not done so yet
            goOn();
        }
    }

    private Question asked() {
        checkNotOver();
        return question.orElseThrow(() -> BadInput.of("nothing-asked"));
    }

    private void checkNotOver() {
        if (race.isOver()) {
            throw BadInput.of("race-over");
        }
    }

    /** So that what the turn remembers of its beginning is of the corrected table (R4.4 step 1). */
    private boolean isTurnUntouched() {
        return race.hasBegun()
                && correcting.isEmpty()
                && record.size() == recordBefore
                && race.board.isLike(atTurnsBeginning.board);
    }

    /** The turn told so far was another one: what is told from now on has numbers of its own. */
    private void correctBeforeTurn(List<Correction> edits) {
        int rulings = atTurnsBeginning.telling.rulings();
        atTurnsBeginning.telling.goOnFrom(lastTold);
        correcting = Optional.of(List.copyOf(edits));
        goOnOr(() -> {
            atTurnsBeginning.telling.goOnFrom(rulings);
            correcting = Optional.empty();
        });
    }

    private void interrupt(Interruption interruption) {
        int size = record.size();
        record.add(interruption);
        goOnOr(() -> record.cutTo(size));
    }

    private void correctFreely(List<Correction> edits) {
        List<Ruling> telling = listen();
        try {
            race.write(edits);
        } catch (RuntimeException refused) {
            race.copyFrom(atTurnsBeginning);
            throw refused;
        }
        standFree(telling);
    }

    private void standFree(List<Ruling> telling) {
        correcting = Optional.empty();
        question = Optional.empty();
        hasLastTurn = false;
        stands();
        told(telling);
    }

    // ---- re-executing --------------------------------------------------------------------------------------------

    /** Goes on; what was said last is taken back by {@code undo} if it cannot be, and everything is as before. */
    private void goOnOr(Runnable undo) {
        List<Ruling> before = news;
        try {
            goOn();
        } catch (RuntimeException refused) {
            undo.run();
            goOn();
            news = before;
            throw refused;
        }
    }

    /** Re-executes the turn, and goes on from there as far as the record leads. */
    private void goOn() {
        List<Ruling> telling = listen();
        race.copyFrom(atTurnsBeginning);
        record.rewindTo(recordBefore);
        question = Optional.empty();
        try {
            playOn();
        } catch (Awaiting awaiting) {
            question = Optional.of(awaiting.question());
        }
        told(telling);
    }

    private void playOn() {
        if (correcting.isPresent()) {
            race.correct(correcting.get());
            correcting = Optional.empty();
            hasLastTurn = false;
            stands();
        }
        while (!race.isOver()) {
            int turns = turn();
            if (race.hasBegun()) {
                race.takeTurn();
            } else {
                race.begin();
            }
            if (!race.isOver()) {
                turnsBefore = turns;
                atLastTurnsBeginning.copyFrom(atTurnsBeginning);
                recordBeforeLast = recordBefore;
                hasLastTurn = true;
                stands();
            }
        }
    }

    /** The race stands between two turns: what led there need not be executed again. */
    private void stands() {
        atTurnsBeginning.copyFrom(race);
        recordBefore = record.read();
    }

    private List<Ruling> listen() {
        List<Ruling> telling = new ArrayList<>();
        race.tellTo(ruling -> {
            if (ruling.number() > lastTold) {
                telling.add(ruling);
            }
        });
        return telling;
    }

    private void told(List<Ruling> telling) {
        news = List.copyOf(telling);
        lastTold = race.telling.rulings();
    }
}
