package io.trackside.arbiter;

import io.trackside.rules.Asked;
import io.trackside.rules.Awaiting;
import io.trackside.rules.BadInput;
import io.trackside.rules.Question;
import io.trackside.rules.Race;
import io.trackside.rules.Racer;
import io.trackside.rules.Runner;
import java.util.ArrayList;
import java.util.List;

/**
 * The inputs of a worked case as answers: the next input answers the first question it fits, an optional question
 * without an answer is declined, and past the last input the next die is waited for.
 */
final class Script implements Asked {
    /** A player chooses which own racer plays first under this name. */
    static final String TURN = "turn";

    private static final String YES = "yes";
    private static final int NOT_THIS = Integer.MIN_VALUE;

    private final WorkedCase scene;
    private final List<CaseInput.Choice> everyTime = new ArrayList<>();
    private int next;

    Script(WorkedCase scene) {
        this.scene = scene;
    }

    boolean isUsedUp() {
        return next == scene.inputs().size();
    }

    int used() {
        return next;
    }

    /** Inputs that no question took. */
    List<CaseInput> leftOver() {
        return scene.inputs().subList(next, scene.inputs().size());
    }

    void turnEnded() {
        everyTime.clear();
    }

    @Override
    public int answer(Race race, Question question) {
        return switch (question.kind()) {
            case MAIN_DIE, POWER_DIE -> die(race, question);
            case OWN_RACER -> ownRacer(race, question);
            default -> choice(race, question);
        };
    }

    private int die(Race race, Question question) {
        if (isUsedUp()) {
            throw new Awaiting(question);
        }
        CaseInput input = scene.inputs().get(next);
        if (input instanceof CaseInput.Die die && fits(race, question, die)) {
            next++;
            return die.face();
        }
        throw BadInput.of(
                "case-input-die",
                "input",
                input.number(),
                "racer",
                race.racer(question.who()).id());
    }

    private static boolean fits(Race race, Question question, CaseInput.Die die) {
        boolean rightKind = die.power().isPresent() == (question.kind() == Question.Kind.POWER_DIE);
        return rightKind
                && (die.by().isEmpty()
                        || die.by().get().equals(race.racer(question.who()).id()));
    }

    private int choice(Race race, Question question) {
        if (!isUsedUp() && scene.inputs().get(next) instanceof CaseInput.Choice choice) {
            int answer = answer(race, question, choice);
            if (answer != NOT_THIS) {
                next++;
                if (choice.everyTime()) {
                    everyTime.add(choice);
                }
                return answer;
            }
        }
        for (CaseInput.Choice choice : everyTime) {
            int answer = answer(race, question, choice);
            if (answer != NOT_THIS) {
                return answer;
            }
        }
        return question.optional() ? Question.NO : question.choices().get(0);
    }

    private static int answer(Race race, Question question, CaseInput.Choice choice) {
        boolean asked = choice.by().equals(race.racer(question.who()).id())
                && choice.power().equals(question.power().id());
        if (!asked) {
            return NOT_THIS;
        }
        int answer = value(race, question, choice.choose());
        return question.accepts(answer) ? answer : NOT_THIS;
    }

    private static int value(Race race, Question question, String choose) {
        if (choose.equals("no")) {
            return Question.NO;
        }
        return switch (question.kind()) {
            case MAY -> choose.equals(YES) ? Question.YES : NOT_THIS;
            case RACER, OWN_RACER -> runner(race, choose);
            case SPACE, GUESS -> choose.matches("\\d{1,2}") ? Integer.parseInt(choose) : NOT_THIS;
            case CARD, DRAW -> card(question.cards(), choose);
            case MAIN_DIE, POWER_DIE -> NOT_THIS;
        };
    }

    private static int runner(Race race, String id) {
        for (Runner runner : race.entrants()) {
            if (race.racer(runner).id().equals(id)) {
                return runner.index();
            }
        }
        return NOT_THIS;
    }

    private static int card(List<Racer> cards, String id) {
        for (int i = 0; i < cards.size(); i++) {
            if (cards.get(i).id().equals(id)) {
                return i;
            }
        }
        return NOT_THIS;
    }

    /** When not said, the own racer the next input belongs to plays first. */
    private int ownRacer(Race race, Question question) {
        String player = scene.playerOf(question.who());
        if (!isUsedUp() && scene.inputs().get(next) instanceof CaseInput.Choice choice) {
            boolean asked = choice.power().equals(TURN) && choice.by().equals(player);
            if (asked && question.accepts(value(race, question, choice.choose()))) {
                next++;
                return value(race, question, choice.choose());
            }
        }
        for (CaseInput input : scene.inputs().subList(next, scene.inputs().size())) {
            int by = switch (input) {
                case CaseInput.Die die ->
                    die.power().isPresent() ? NOT_THIS : runner(race, die.by().orElse(""));
                case CaseInput.Choice choice -> runner(race, choice.by());
            };
            if (question.accepts(by)) {
                return by;
            }
        }
        return question.choices().get(0);
    }
}
