package io.trackside.table;

import io.trackside.rules.BadInput;
import io.trackside.rules.PlayedRace;
import io.trackside.rules.Question;
import io.trackside.rules.Race;
import io.trackside.rules.Racer;
import io.trackside.rules.Runner;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** An open question of a race, in ids. */
record OpenQuestion(Race race, Question question) {
    private static final String YES = "yes";
    private static final String NO = "no";

    /** What {@code race} asks now. */
    static Optional<OpenQuestion> of(PlayedRace race) {
        return race.question().map(question -> new OpenQuestion(race.race(), question));
    }

    /** The seat that answers. */
    int seat() {
        return race.player(question.who());
    }

    boolean isDie() {
        return question.kind() == Question.Kind.MAIN_DIE || question.kind() == Question.Kind.POWER_DIE;
    }

    /** What can be answered, {@code no} last. */
    List<String> options() {
        List<String> options = new ArrayList<>();
        question.choices().forEach(choice -> options.add(option(choice)));
        if (question.optional()) {
            options.add(NO);
        }
        return options;
    }

    String option(int answer) {
        if (answer == Question.NO) {
            return NO;
        }
        return switch (question.kind()) {
            case MAIN_DIE, POWER_DIE, GUESS, SPACE -> Integer.toString(answer);
            case MAY -> YES;
            case RACER, OWN_RACER -> id(Runner.of(answer));
            case DRAW, CARD -> question.cards().get(answer).id();
        };
    }

    /** The answer that {@code option} stands for. */
    int answer(String option) {
        if (question.optional() && option.equals(NO)) {
            return Question.NO;
        }
        for (int choice : question.choices()) {
            if (option(choice).equals(option)) {
                return choice;
            }
        }
        throw BadInput.of("option-unknown", "option", option, "known", String.join(", ", options()));
    }

    TableView.Prompt prompt(int declinesIn) {
        return new TableView.Prompt(
                RecordJson.kebab(question.kind().name()),
                List.of(seat()),
                Optional.of(id(question.who())),
                Optional.of(id(question.owner())),
                power(),
                question.optional(),
                options(),
                1,
                question.optional() ? declinesIn : 0);
    }

    Optional<String> power() {
        return question.power() == Racer.NONE
                ? Optional.empty()
                : Optional.of(question.power().id());
    }

    /** What tells this question from others: an answer to it is none to another one. */
    String label() {
        return RecordJson.kebab(question.kind().name()) + " " + id(question.who()) + " " + id(question.owner()) + " "
                + question.power().id();
    }

    private String id(Runner runner) {
        return race.racer(runner).id();
    }
}
