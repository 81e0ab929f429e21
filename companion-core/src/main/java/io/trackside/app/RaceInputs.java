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
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What was typed in a race: kept in its file, taken back, put back. Whatever changes, the race is played again from its
 * start. A line of the file says what was asked, whom, and the answer: {@code MAIN_DIE legs 4}.
 */
final class RaceInputs {
    private static final String UNDO = "undo";
    private static final String REDO = "redo";
    private static final String CALL_OFF = "call-off";

    private final LineUp lineUp;
    private final RaceFile file;
    private final List<Input> inputs = new ArrayList<>();
    private final Deque<Input> takenBack = new ArrayDeque<>();
    private Played played;

    /** What the table says. */
    sealed interface Input {
        /** To what is asked. */
        record Answer(int answer) implements Input {}

        /** The race ends here (R4.8). */
        record CallOff() implements Input {}
    }

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

    /** How many inputs count now. */
    int size() {
        return inputs.size();
    }

    /** Answers the question that is asked now. */
    void answer(int answer) {
        Question question = played.question().orElseThrow();
        file.append(line(played.race(), question, answer));
        add(new Input.Answer(answer));
    }

    /** Ends a race that is not over. */
    void callOff() {
        file.append(CALL_OFF);
        add(new Input.CallOff());
    }

    /** Takes back the last input, if there is one; it is about what is asked now. */
    Optional<Input> undo() {
        if (inputs.isEmpty()) {
            return Optional.empty();
        }
        file.append(UNDO);
        return Optional.of(takeBack());
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
        if (line.equals(UNDO) && !inputs.isEmpty()) {
            takeBack();
            return true;
        }
        if (line.equals(REDO) && !takenBack.isEmpty()) {
            putBack();
            return true;
        }
        if (line.equals(CALL_OFF) && !played.isOver()) {
            add(new Input.CallOff());
            return true;
        }
        OptionalInt answer = answerOf(line);
        answer.ifPresent(number -> add(new Input.Answer(number)));
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

    private void add(Input input) {
        takenBack.clear();
        inputs.add(input);
        played = replay();
    }

    private Input takeBack() {
        Input input = inputs.removeLast();
        takenBack.push(input);
        played = replay();
        return input;
    }

    private void putBack() {
        inputs.add(takenBack.pop());
        played = replay();
    }

    /** A race called off takes no more answers, so that can only be the last input. */
    private Played replay() {
        Recorded recorded = new Recorded();
        boolean calledOff = false;
        for (Input input : inputs) {
            switch (input) {
                case Input.Answer(int answer) -> recorded.add(answer);
                case Input.CallOff() -> calledOff = true;
            }
        }
        return calledOff ? Played.calledOff(lineUp, recorded) : Played.of(lineUp, recorded, Integer.MAX_VALUE);
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
