package io.trackside.app;

import io.trackside.arbiter.Prompts;
import io.trackside.arbiter.TablePhrases;
import io.trackside.rules.BadInput;
import io.trackside.table.Deed;
import io.trackside.table.GameView;
import io.trackside.table.TableView;
import io.trackside.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import tools.jackson.databind.node.JsonNodeFactory;

/** Asks what the table waits for in words that say what can be typed, and understands what was typed. */
final class Replies {
    private static final String NO = "no";
    private static final String YES = "yes";
    private static final Set<String> DICE = Set.of("main-die", "power-die", "roll-off");
    private static final Set<String> NUMBERED = Set.of("racer", "own-racer", "card", "draft");

    private final Texts texts;
    private final TablePhrases phrases;
    private final RacerNames names;

    Replies(Texts texts) {
        this.texts = texts;
        this.phrases = TablePhrases.in(texts::text, texts::has);
        this.names = new RacerNames(texts);
    }

    /** The question and what can be typed, as "Legs: move 5 instead of rolling? (y or n, Enter: no)". */
    String prompt(TableView.Prompt prompt, GameView game) {
        String question = phrases.question(prompt, game);
        if (Prompts.isOfRace(prompt.kind())) {
            question = texts.text(
                    "table.asked",
                    Map.of("question", question, "people", People.of(game).of(prompt.seats())));
        }
        return question + " (" + choices(prompt, game) + ")";
    }

    /** Whom of a line-up {@code seat} can pick, as {@link #prompt} says it. */
    String pick(int seat, TableView.Prompt prompt, GameView game) {
        return texts.text(
                "table.pick",
                Map.of(
                        "person", game.seats().get(seat).name(),
                        "count", prompt.count(),
                        "race", game.race(),
                        "choices", numbered(names.of(game.seats().get(seat).unused()))));
    }

    /** Whether {@code typed} names one of the racers that can be answered. */
    boolean namesAnOption(TableView.Prompt prompt, String typed) {
        return (NUMBERED.contains(prompt.kind()) || prompt.kind().equals("draw"))
                && !names.meant(typed, racers(prompt)).isEmpty();
    }

    // ---- what can be typed ---------------------------------------------------------------------------------------

    private String choices(TableView.Prompt prompt, GameView game) {
        String choices = NUMBERED.contains(prompt.kind())
                ? numbered(names.of(racers(prompt)))
                : texts.text(
                        "table.choices." + prompt.kind(),
                        Map.of(
                                "spaces", racers(prompt),
                                "first",
                                        People.of(game)
                                                .of(
                                                        prompt.seats().isEmpty()
                                                                ? 0
                                                                : prompt.seats().getFirst())));
        return prompt.optional()
                ? texts.text("table.choices.optional", Map.of("choices", choices, "none", phrases.option(prompt, NO)))
                : choices;
    }

    private static String numbered(List<String> names) {
        List<String> choices = new ArrayList<>();
        for (String name : names) {
            choices.add(Conversation.fixed((choices.size() + 1) + " " + name));
        }
        return String.join(", ", choices);
    }

    /** The options but for no. */
    private static List<String> racers(TableView.Prompt prompt) {
        return prompt.options().stream().filter(option -> !option.equals(NO)).toList();
    }

    // ---- what was typed ------------------------------------------------------------------------------------------

    /** What {@code typed} does about {@code prompt}; throws {@link BadInput} that says what could be typed instead. */
    Deed read(TableView.Prompt prompt, GameView game, String typed) {
        List<String> words = Order.wordsOf(typed);
        OptionalInt by = words.size() > 1 ? People.of(game).named(words.getFirst()) : OptionalInt.empty();
        String said = by.isPresent() ? String.join(" ", words.subList(1, words.size())) : typed;
        if (DICE.contains(prompt.kind())) {
            return new Deed.Die(by.isPresent() ? by : die(prompt), OptionalInt.of(face(prompt, game, said)));
        }
        return switch (prompt.kind()) {
            case "row" -> new Deed.Row(typed.isEmpty() ? List.of() : names.several(words, prompt.options()));
            case "draft" -> new Deed.Draft(by.orElse(prompt.seats().getFirst()), named(prompt, game, said));
            case "reveal" -> confirmed(prompt, game, typed, new Deed.Reveal());
            case "next-race" -> confirmed(prompt, game, typed, new Deed.NextRace());
            case "restore" -> confirmed(prompt, game, typed, new Deed.Restore(JsonNodeFactory.instance.objectNode()));
            case "free" -> new Deed.Correct(new Corrections(names, game).read(words), false);
            case "draw" -> new Deed.Draw(drawn(prompt, words, typed));
            default -> new Deed.Answer(by, option(prompt, game, said));
        };
    }

    /** The die of several people is that of the first who has not thrown; of a race that of whoever's is awaited. */
    private static OptionalInt die(TableView.Prompt prompt) {
        return prompt.kind().equals("roll-off") ? OptionalInt.of(prompt.seats().getFirst()) : OptionalInt.empty();
    }

    private int face(TableView.Prompt prompt, GameView game, String typed) {
        if (!typed.matches("[1-6]")) {
            throw unknown(prompt, game, typed);
        }
        return Integer.parseInt(typed);
    }

    private Deed confirmed(TableView.Prompt prompt, GameView game, String typed, Deed deed) {
        if (!typed.isEmpty() && !isWord(YES, typed)) {
            throw unknown(prompt, game, typed);
        }
        return deed;
    }

    private List<String> drawn(TableView.Prompt prompt, List<String> words, String typed) {
        if (words.isEmpty()) {
            throw BadInput.of("reply-missing", "choices", texts.text("table.choices.draw"));
        }
        List<String> cards = racers(prompt);
        if (names.meant(String.join(" ", words), cards).isEmpty() && words.size() == 1) {
            String nearest = names.nearest(typed, cards).orElse("none");
            throw BadInput.of("reply-card-unknown", "typed", typed, "nearest", nearest);
        }
        return names.several(words, cards);
    }

    /** The option of a question that {@code typed} means. */
    private String option(TableView.Prompt prompt, GameView game, String typed) {
        if (prompt.optional() && (typed.isEmpty() || isWord(NO, typed))) {
            return NO;
        }
        if (typed.isEmpty()) {
            throw BadInput.of("reply-missing", "choices", choices(prompt, game));
        }
        if (NUMBERED.contains(prompt.kind())) {
            return named(prompt, game, typed);
        }
        String option = prompt.kind().equals("may") && isWord(YES, typed) ? YES : typed;
        if (prompt.kind().equals("space") && isWord("start", typed)) {
            option = "0";
        }
        if (!prompt.options().contains(option)) {
            throw unknown(prompt, game, typed);
        }
        return option;
    }

    /** By its number in the list, or by its name. */
    private String named(TableView.Prompt prompt, GameView game, String typed) {
        List<String> racers = racers(prompt);
        if (typed.matches("\\d{1,2}")) {
            int number = Integer.parseInt(typed);
            if (number < 1 || number > racers.size()) {
                throw unknown(prompt, game, typed);
            }
            return racers.get(number - 1);
        }
        if (names.meant(typed, racers).isEmpty()) {
            throw unknown(prompt, game, typed);
        }
        return names.one(typed, racers);
    }

    /**
     * Those of {@code seat}'s racers that {@code typed} picks, by numbers or names. What is wrong with it is not said: it
     * would tell what was meant to be secret.
     */
    List<String> picked(int seat, String typed, GameView game) {
        List<String> unused = game.seats().get(seat).unused();
        List<String> words = Order.wordsOf(typed.replace(',', ' '));
        List<String> picked;
        try {
            picked = words.stream().allMatch(word -> word.matches("\\d{1,2}"))
                    ? words.stream().map(word -> numbered(word, unused)).toList()
                    : names.several(words, unused);
        } catch (BadInput secret) {
            picked = List.of();
        }
        if (picked.isEmpty()) {
            throw BadInput.of("reply-missing", "choices", numbered(names.of(unused)));
        }
        return picked;
    }

    private static String numbered(String number, List<String> racers) {
        int place = Order.number(number);
        if (place > racers.size()) {
            throw BadInput.of("order-number", "typed", number);
        }
        return racers.get(place - 1);
    }

    private BadInput unknown(TableView.Prompt prompt, GameView game, String typed) {
        return typed.isEmpty()
                ? BadInput.of("reply-missing", "choices", choices(prompt, game))
                : BadInput.of("reply-unknown", "typed", typed, "choices", choices(prompt, game));
    }

    /** Whether {@code typed} is one of the words under word. */
    boolean isWord(String word, String typed) {
        return List.of(texts.text("word." + word).split(", ", -1)).contains(typed.toLowerCase(Locale.ROOT));
    }
}
