package io.trackside.app;

import io.trackside.arbiter.Prompts;
import io.trackside.rules.BadInput;
import io.trackside.rules.Question;
import io.trackside.rules.Race;
import io.trackside.rules.Racer;
import io.trackside.rules.Runner;
import io.trackside.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Asks the questions of a race in words that say what can be typed, and understands what was typed. */
final class Replies {
    private final Texts texts;
    private final Prompts prompts;
    private final RacerNames names;

    Replies(Texts texts) {
        this.texts = texts;
        this.prompts = Prompts.in(texts::text, texts::has);
        this.names = new RacerNames(texts);
    }

    /** The question and what can be typed, as "Legs: move 5 instead of rolling? (y or n, Enter: no)". */
    String prompt(Race race, Question question) {
        return prompts.question(race, question) + " (" + choices(race, question) + ")";
    }

    /** Question and answer in words. */
    String said(Race race, Question question, int answer) {
        String words = prompts.answer(race, question, answer);
        return prompts.question(race, question) + " "
                + (question.kind().isChance() && question.kind() != Question.Kind.DRAW
                        ? texts.text("race.said.face", Map.of("face", words))
                        : words);
    }

    /** The answer that {@code typed} gives; throws {@link BadInput} that says what could be typed instead. */
    int read(Race race, Question question, String typed) {
        if (question.optional() && (typed.isEmpty() || isWord("no", typed))) {
            return Question.NO;
        }
        if (typed.isEmpty()) {
            throw BadInput.of("reply-missing", "choices", choices(race, question));
        }
        return switch (question.kind()) {
            case MAY -> yes(race, question, typed);
            case MAIN_DIE, POWER_DIE, GUESS -> number(race, question, typed);
            case SPACE -> isWord("start", typed) ? checked(race, question, typed, 0) : number(race, question, typed);
            case RACER, OWN_RACER, DRAW, CARD -> named(race, question, typed);
        };
    }

    private String choices(Race race, Question question) {
        String choices = switch (question.kind()) {
            case MAY -> texts.text("race.choices.may");
            case MAIN_DIE, POWER_DIE, GUESS -> texts.text("race.choices.face");
            case DRAW -> texts.text("race.choices.draw");
            case SPACE -> texts.text("race.choices.space", Map.of("spaces", question.choices()));
            case RACER, OWN_RACER, CARD -> numbered(race, question);
        };
        return question.optional()
                ? texts.text(
                        "race.choices.optional",
                        Map.of("choices", choices, "none", prompts.answer(race, question, Question.NO)))
                : choices;
    }

    private String numbered(Race race, Question question) {
        List<String> choices = new ArrayList<>();
        for (int choice : question.choices()) {
            choices.add(Conversation.fixed((choices.size() + 1) + " " + prompts.answer(race, question, choice)));
        }
        return String.join(", ", choices);
    }

    private int yes(Race race, Question question, String typed) {
        if (!isWord("yes", typed)) {
            throw unknown(race, question, typed);
        }
        return Question.YES;
    }

    private int number(Race race, Question question, String typed) {
        if (!typed.matches("\\d{1,2}")) {
            throw unknown(race, question, typed);
        }
        return checked(race, question, typed, Integer.parseInt(typed));
    }

    private int checked(Race race, Question question, String typed, int answer) {
        if (!question.choices().contains(answer)) {
            throw unknown(race, question, typed);
        }
        return answer;
    }

    /** By its number in the list, unless it is a card drawn from a long one, or by its name. */
    private int named(Race race, Question question, String typed) {
        if (typed.matches("\\d") && question.kind() != Question.Kind.DRAW) {
            int number = Integer.parseInt(typed);
            if (number < 1 || number > question.choices().size()) {
                throw unknown(race, question, typed);
            }
            return question.choices().get(number - 1);
        }
        List<Racer> racers = question.choices().stream()
                .map(choice -> racer(race, question, choice))
                .toList();
        List<Racer> meant = names.meant(typed, racers);
        if (meant.isEmpty()) {
            throw unknown(race, question, typed);
        }
        if (meant.size() > 1) {
            throw names.unclear(typed, meant);
        }
        return question.choices().get(racers.indexOf(meant.getFirst()));
    }

    private static Racer racer(Race race, Question question, int choice) {
        return switch (question.kind()) {
            case DRAW, CARD -> question.cards().get(choice);
            default -> race.racer(Runner.of(choice));
        };
    }

    private BadInput unknown(Race race, Question question, String typed) {
        if (question.kind() == Question.Kind.DRAW) {
            String nearest = names.nearest(typed, question.cards()).orElse("none");
            return BadInput.of("reply-card-unknown", "typed", typed, "nearest", nearest);
        }
        return BadInput.of("reply-unknown", "typed", typed, "choices", choices(race, question));
    }

    /** Whether {@code typed} is one of the words under race.word. */
    boolean isWord(String word, String typed) {
        return List.of(texts.text("race.word." + word).split(", ", -1)).contains(typed.toLowerCase(Locale.ROOT));
    }
}
