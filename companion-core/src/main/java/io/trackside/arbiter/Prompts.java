package io.trackside.arbiter;

import io.trackside.rules.Question;
import io.trackside.rules.Race;
import io.trackside.rules.Runner;
import java.util.function.Predicate;

/** Puts questions to the table in words. */
public final class Prompts {
    private final Words words;
    private final Predicate<String> has;

    private Prompts(Words words, Predicate<String> has) {
        this.words = words;
        this.has = has;
    }

    /** Prompts in {@code words}; {@code has} says whether there is a text of a key. */
    public static Prompts in(Words words, Predicate<String> has) {
        return new Prompts(words, has);
    }

    /** The question, as "Legs: move 5 instead of rolling?" */
    public String question(Race race, Question question) {
        return phrase(new Naming(race, words), question).in(words);
    }

    /** One of its answers, {@link Question#NO} included, as "Yes", "Space 7" or "Nobody". */
    public String answer(Race race, Question question, int answer) {
        return phrase(new Naming(race, words), question, answer).in(words);
    }

    /** The text for the power that asks, else the general one. */
    private Phrase phrase(Naming names, Question question) {
        String general = "question." + question.kind();
        String special = general + "." + question.power().id();
        return Phrase.of(
                has.test(special) ? special : general,
                "who",
                names.of(question.who()),
                "owner",
                names.of(question.owner()),
                "own",
                question.who() == question.owner(),
                "power",
                names.of(question.power()));
    }

    private static Phrase phrase(Naming names, Question question, int answer) {
        if (answer == Question.NO) {
            return Phrase.of("answer.none." + question.kind());
        }
        return switch (question.kind()) {
            case MAIN_DIE, POWER_DIE, GUESS -> Phrase.of("answer.face", "face", answer);
            case MAY -> Phrase.of("answer.yes");
            case RACER, OWN_RACER -> Phrase.of("answer.racer", "racer", names.of(Runner.of(answer)));
            case SPACE -> Phrase.of("answer.space", "space", answer);
            case DRAW, CARD ->
                Phrase.of("answer.card", "racer", names.of(question.cards().get(answer)));
        };
    }
}
