package io.trackside.app;

import io.trackside.rules.BadInput;
import io.trackside.rules.LineUp;
import io.trackside.rules.Question;
import io.trackside.rules.Race;
import io.trackside.rules.Recorded;
import io.trackside.rules.Runner;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.OptionalInt;

/**
 * What was typed in a race: kept in its file, taken back, put back. Whatever changes, the race is played again from its
 * start. A line of the file says what was asked, whom, and the answer: {@code MAIN_DIE legs 4}.
 */
final class RaceInputs {
    private static final String UNDO = "undo";
    private static final String REDO = "redo";

    private final LineUp lineUp;
    private final RaceFile file;
    private final List<Integer> answers = new ArrayList<>();
    private final Deque<Integer> takenBack = new ArrayDeque<>();
    private Played played;

    /** Goes on where the file ends; throws {@link BadInput} naming a line that does not fit. */
    RaceInputs(LineUp lineUp, RaceFile file) {
        this.lineUp = lineUp;
        this.file = file;
        this.played = replay();
        int number = 1;
        for (String line : file.lines()) {
            number++;
            if (!follow(line)) {
                throw BadInput.of("race-file-line", "file", file.path().toString(), "line", number, "text", line);
            }
        }
    }

    Played played() {
        return played;
    }

    /** How many answers count now. */
    int size() {
        return answers.size();
    }

    /** Answers the question that is asked now. */
    void answer(int answer) {
        Question question = played.question().orElseThrow();
        file.append(line(played.race(), question, answer));
        add(answer);
    }

    /** Takes back the last answer, if there is one; it answers what is asked now. */
    OptionalInt undo() {
        if (answers.isEmpty()) {
            return OptionalInt.empty();
        }
        file.append(UNDO);
        return OptionalInt.of(takeBack());
    }

    /** Puts back what was taken back last; whether there was anything. */
    boolean redo() {
        if (takenBack.isEmpty()) {
            return false;
        }
        file.append(REDO);
        putBack();
        return true;
    }

    private boolean follow(String line) {
        if (line.equals(UNDO) && !answers.isEmpty()) {
            takeBack();
            return true;
        }
        if (line.equals(REDO) && !takenBack.isEmpty()) {
            putBack();
            return true;
        }
        OptionalInt answer = answerOf(line);
        answer.ifPresent(this::add);
        return answer.isPresent();
    }

    private OptionalInt answerOf(String line) {
        if (played.isOver()) {
            return OptionalInt.empty();
        }
        Question question = played.question().orElseThrow();
        List<Integer> possible = new ArrayList<>(question.choices());
        if (question.optional()) {
            possible.add(Question.NO);
        }
        return possible.stream()
                .mapToInt(Integer::intValue)
                .filter(answer -> line(played.race(), question, answer).equals(line))
                .findFirst();
    }

    private void add(int answer) {
        takenBack.clear();
        answers.add(answer);
        played = replay();
    }

    private int takeBack() {
        int answer = answers.removeLast();
        takenBack.push(answer);
        played = replay();
        return answer;
    }

    private void putBack() {
        answers.add(takenBack.pop());
        played = replay();
    }

    private Played replay() {
        Recorded recorded = new Recorded();
        answers.forEach(recorded::add);
        return Played.of(lineUp, recorded, Integer.MAX_VALUE);
    }

    private static String line(Race race, Question question, int answer) {
        return question.kind() + " " + race.racer(question.who()) + " " + word(race, question, answer);
    }

    private static String word(Race race, Question question, int answer) {
        if (answer == Question.NO) {
            return "no";
        }
        return switch (question.kind()) {
            case MAY -> "yes";
            case MAIN_DIE, POWER_DIE, GUESS, SPACE -> Integer.toString(answer);
            case RACER, OWN_RACER -> race.racer(Runner.of(answer)).id();
            case DRAW, CARD -> question.cards().get(answer).id();
        };
    }
}
