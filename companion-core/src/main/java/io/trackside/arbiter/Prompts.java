package io.trackside.arbiter;

import io.trackside.rules.Question;
import io.trackside.rules.Race;
import io.trackside.rules.Racer;
import io.trackside.rules.Runner;
import io.trackside.table.TableView;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;

/** Puts questions to the table in words. */
public final class Prompts {
    private static final String NO = "no";

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
        String who = race.racer(question.who()).id();
        String owner = race.racer(question.owner()).id();
        return question(question.kind(), who, owner, question.power().id());
    }

    /** One of its answers, {@link Question#NO} included, as "Yes", "Space 7" or "Nobody". */
    public String answer(Race race, Question question, int answer) {
        return phrase(Naming.of(race, words), question, answer).in(words);
    }

    /** Whether {@code kind} is that of a question of a race. */
    public static boolean isOfRace(String kind) {
        return kindOf(kind).isPresent();
    }

    /** As {@link #question(Race, Question)}, of a question of a race as the table shows it. */
    public String question(TableView.Prompt prompt) {
        String who = prompt.racer().orElse(Racer.NONE.id());
        return question(
                prompt.kind(), who, prompt.owner().orElse(who), prompt.power().orElse(Racer.NONE.id()));
    }

    /** As {@link #answer(Race, Question, int)}, of one of its options as the table shows them. */
    public String answer(TableView.Prompt prompt, String option) {
        return answer(prompt.kind(), option);
    }

    String question(String kind, String who, String owner, String power) {
        return question(kindOf(kind).orElseThrow(), who, owner, power);
    }

    String answer(String kind, String option) {
        Question.Kind asked = kindOf(kind).orElseThrow();
        if (option.equals(NO)) {
            return none(asked).in(words);
        }
        return switch (asked) {
            case MAIN_DIE, POWER_DIE, GUESS -> face(Integer.parseInt(option)).in(words);
            case MAY -> yes().in(words);
            case RACER, OWN_RACER -> racer(Naming.of(option, words)).in(words);
            case SPACE -> space(Integer.parseInt(option)).in(words);
            case DRAW, CARD -> card(Naming.of(option, words)).in(words);
        };
    }

    /** The text for the power that asks, else the general one. */
    private String question(Question.Kind kind, String who, String owner, String power) {
        String general = "question." + kind;
        String special = general + "." + power;
        return Phrase.of(
                        has.test(special) ? special : general,
                        "who",
                        Naming.of(who, words),
                        "owner",
                        Naming.of(owner, words),
                        "own",
                        who.equals(owner),
                        "power",
                        Naming.of(power, words))
                .in(words);
    }

    private static Phrase phrase(Naming names, Question question, int answer) {
        if (answer == Question.NO) {
            return none(question.kind());
        }
        return switch (question.kind()) {
            case MAIN_DIE, POWER_DIE, GUESS -> face(answer);
            case MAY -> yes();
            case RACER, OWN_RACER -> racer(names.of(Runner.of(answer)));
            case SPACE -> space(answer);
            case DRAW, CARD -> card(names.of(question.cards().get(answer)));
        };
    }

    private static Phrase none(Question.Kind kind) {
        return Phrase.of("answer.none." + kind);
    }

    private static Phrase face(int face) {
        return Phrase.of("answer.face", "face", face);
    }

    private static Phrase yes() {
        return Phrase.of("answer.yes");
    }

    private static Phrase racer(String name) {
        return Phrase.of("answer.racer", "racer", name);
    }

    private static Phrase space(int space) {
        return Phrase.of("answer.space", "space", space);
    }

    private static Phrase card(String name) {
        return Phrase.of("answer.card", "racer", name);
    }

    /** {@code MAIN_DIE} for {@code main-die}: what a text can tell apart. */
    static String keyOf(Object kind) {
        return kind.toString().toUpperCase(Locale.ROOT).replace('-', '_');
    }

    private static Optional<Question.Kind> kindOf(String kind) {
        String name = keyOf(kind);
        for (Question.Kind one : Question.Kind.values()) {
            if (one.name().equals(name)) {
                return Optional.of(one);
            }
        }
        return Optional.empty();
    }
}
