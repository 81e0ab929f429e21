package io.trackside.rules;

import java.util.Optional;

/**
 * A race people play: answers are recorded one by one, and after each the turn is re-executed from its beginning. Undo
 * is the same race with fewer answers. For one thread.
 */
public final class PlayedRace {
    private final Race race;
    private final Race atTurnsBeginning;
    private final Race atStart;
    private final Recorded answers = new Recorded();
    private int answersBeforeTurn;
    private Optional<Question> question = Optional.empty();

    /** Begins the race of {@code lineUp} and goes on to its first question. */
    public PlayedRace(LineUp lineUp) {
        this(new Race(lineUp, new Recorded()));
    }

    /** Goes on from {@code start}, a race that has not begun or stands between two turns; it is copied. */
    public PlayedRace(Race start) {
        this.race = new Race(start.lineUp(), answers);
        this.atTurnsBeginning = new Race(start.lineUp(), answers);
        this.atStart = new Race(start.lineUp(), answers);
        this.atStart.copyFrom(start);
        this.atTurnsBeginning.copyFrom(start);
        goOn();
    }

    /** The table as it is: between two turns, or in mid-turn where {@link #question} is asked. To be looked at only. */
    public Race race() {
        return race;
    }

    /** What the table is asked; nothing when the race is over. */
    public Optional<Question> question() {
        return question;
    }

    /** How many answers were given. */
    public int answered() {
        return answers.size();
    }

    /** The answers given so far. */
    public int[] answers() {
        return answers.toArray();
    }

    /**
     * Answers the question asked and goes on to the next one.
     *
     * @throws BadInput when the race is over, or the answer is not one of the choices; nothing has changed then
     */
    public void answer(int answer) {
        Question asked = question.orElseThrow(() -> BadInput.of("race-over"));
        if (!asked.accepts(answer)) {
            throw BadInput.of(
                    "answer-not-offered",
                    "answer",
                    answer,
                    "choices",
                    asked.choices().toString());
        }
        answers.add(answer);
        goOn();
    }

    /** Takes the last {@code count} answers back, all of them if there are fewer. */
    public void undo(int count) {
        int left = Math.max(0, answers.size() - count);
        answers.cutTo(left);
        if (left < answersBeforeTurn) {
            atTurnsBeginning.copyFrom(atStart);
            answersBeforeTurn = 0;
        }
        goOn();
    }

    /** Re-executes the turn, and whole turns after it that need no more than the answers there are. */
    private void goOn() {
        race.copyFrom(atTurnsBeginning);
        answers.rewindTo(answersBeforeTurn);
        question = Optional.empty();
        try {
            while (!race.isOver()) {
                if (race.hasBegun()) {
                    race.takeTurn();
                } else {
                    race.begin();
                }
                if (!race.isOver()) {
                    atTurnsBeginning.copyFrom(race);
                    answersBeforeTurn = answers.read();
                }
            }
        } catch (Awaiting awaiting) {
            question = Optional.of(awaiting.question());
        }
    }
}
