package io.trackside.arbiter;

import io.trackside.table.GameView;
import io.trackside.table.Hand;
import io.trackside.table.StepView;
import io.trackside.table.TableView;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Says in words what the table shows in ids: what is asked, what was done, what hands have to do, what is wrong. */
public final class TablePhrases {
    private static final Set<String> RACERS = Set.of("racer", "who", "owner", "power", "card");
    private static final Set<String> LISTS_OF_RACERS = Set.of("racers", "cards");
    /** Parts of a step's text that not every step of its kind has. */
    private static final Map<String, Object> LEFT_OUT = Map.ofEntries(
            Map.entry("person", ""),
            Map.entry("asked", ""),
            Map.entry("who", ""),
            Map.entry("owner", ""),
            Map.entry("power", ""),
            Map.entry("right", List.of()),
            Map.entry("why", ""),
            Map.entry("reasons", 0),
            Map.entry("count", 0),
            Map.entry("edits", List.of()),
            Map.entry("racers", List.of()),
            Map.entry("cards", List.of()));

    private final Words words;
    private final Prompts prompts;

    private TablePhrases(Words words, Prompts prompts) {
        this.words = words;
        this.prompts = prompts;
    }

    /** Phrases in {@code words}; {@code has} says whether there is a text of a key. */
    public static TablePhrases in(Words words, Predicate<String> has) {
        return new TablePhrases(words, Prompts.in(words, has));
    }

    // ---- what is asked -------------------------------------------------------------------------------------------

    /** What the table waits for, as "Anna and Ben: pick your racers for race 2, in secret." */
    public String question(TableView.Prompt prompt, GameView game) {
        if (Prompts.isOfRace(prompt.kind())) {
            return prompts.question(prompt);
        }
        return Phrase.of("prompt." + prompt.kind())
                .with("people", people(prompt.seats(), game))
                .with("seats", prompt.seats().size())
                .with("count", prompt.count())
                .with("race", game.race())
                .with(
                        "decides",
                        game.rollOff().map(GameView.RollOffView::decides).orElse(""))
                .in(words);
    }

    /** One of the options of a question of a race, as "Space 7" or "Nobody". */
    public String option(TableView.Prompt prompt, String option) {
        return prompts.answer(prompt, option);
    }

    // ---- what was done -------------------------------------------------------------------------------------------

    /** What was done, as "Legs: move 5 instead of rolling? Yes", without what came of it. */
    public String step(StepView step, GameView game) {
        return step(step.kind(), step.details(), game);
    }

    private String step(String kind, Map<String, Object> details, GameView game) {
        if (kind.equals("answer")) {
            return Phrase.of("step.answer")
                    .with("question", question(details))
                    .with("answer", prompts.answer(text(details, "asked"), text(details, "option")))
                    .in(words);
        }
        Map<String, Object> named = new TreeMap<>(LEFT_OUT);
        named.putAll(named(details, game));
        named.put("own", Boolean.toString(text(details, "who").equals(text(details, "owner"))));
        named.put("asked", Prompts.keyOf(named.getOrDefault("asked", "")));
        if (kind.equals("amend")) {
            named.put("before", step(text(details, "kind"), inner(details.get("was")), game));
            named.put("after", step(text(details, "kind"), inner(details.get("is")), game));
        }
        return new Phrase("step." + kind, named).in(words);
    }

    private String question(Map<String, Object> details) {
        return prompts.question(
                text(details, "asked"), text(details, "who"), text(details, "owner"), text(details, "power"));
    }

    // ---- hands and warnings --------------------------------------------------------------------------------------

    /** What hands have to do, as "Legs from Start to space 5". */
    public String hand(Hand hand, GameView game) {
        return new Phrase("hand." + hand.kind(), named(hand.details(), game)).in(words);
    }

    /** What is wrong, and the remedy. */
    public String warning(TableView.Warning warning) {
        return new Phrase("warning." + warning.key(), warning.details()).in(words);
    }

    // ---- names in place of ids -----------------------------------------------------------------------------------

    /** Names of the people on {@code seats}. */
    public static List<String> people(List<Integer> seats, GameView game) {
        return seats.stream().map(seat -> person(seat, game)).toList();
    }

    private Map<String, Object> named(Map<String, Object> details, GameView game) {
        Map<String, Object> named = new TreeMap<>();
        details.forEach((part, value) -> {
            if (RACERS.contains(part)) {
                named.put(part, Naming.of(value.toString(), words));
            } else if (LISTS_OF_RACERS.contains(part) && isOfTexts(value)) {
                named.put(part, racers(value));
            } else if (part.equals("racers")) {
                named.put(part, String.join("; ", teams((List<?>) value, game)));
            } else {
                named.put(part, value instanceof Boolean flag ? flag.toString() : value);
            }
        });
        addPeople(details, named, game);
        if (details.get("edits") instanceof List<?> edits) {
            named.put("edits", edits(edits, game));
        }
        if (details.get("chip") instanceof Map<?, ?> chip) {
            named.put("metal", String.valueOf(chip.get("metal")));
            named.put("points", chip.get("points") instanceof Number points ? points : 0);
            int count = details.get("count") instanceof Number number ? number.intValue() : 0;
            named.put("chips", Math.abs(count));
            named.put("way", count < 0 ? "gives" : "takes");
        }
        return named;
    }

    private static void addPeople(Map<String, Object> details, Map<String, Object> named, GameView game) {
        if (details.get("seat") instanceof Number seat) {
            named.put("person", person(seat.intValue(), game));
        }
        if (details.get("right") instanceof List<?> right) {
            named.put(
                    "right",
                    right.stream()
                            .map(seat -> person(((Number) seat).intValue(), game))
                            .toList());
            named.put("count", right.size());
        }
        if (details.get("why") instanceof String why && !why.isBlank()) {
            named.put("reasons", 1);
        }
    }

    private static boolean isOfTexts(Object value) {
        return value instanceof List<?> list && list.stream().allMatch(String.class::isInstance);
    }

    private List<String> racers(Object ids) {
        return ((List<?>) ids)
                .stream().map(id -> Naming.of(id.toString(), words)).toList();
    }

    /** "Legs and Egg for Anna" each. */
    private List<String> teams(List<?> teams, GameView game) {
        List<String> named = new ArrayList<>();
        for (Object team : teams) {
            named.add(Phrase.of("step.teams.team")
                    .with("racers", racers(team))
                    .with("person", person(named.size(), game))
                    .in(words));
        }
        return named;
    }

    private List<String> edits(List<?> edits, GameView game) {
        List<String> named = new ArrayList<>();
        for (Object one : edits) {
            Map<String, Object> edit = inner(one);
            named.add(new Phrase("edit." + text(edit, "edit"), named(edit, game)).in(words));
        }
        return named;
    }

    private static String person(int seat, GameView game) {
        return seat >= 0 && seat < game.seats().size() ? game.seats().get(seat).name() : Integer.toString(seat + 1);
    }

    private static Map<String, Object> inner(@Nullable Object map) {
        Map<String, Object> inner = new LinkedHashMap<>();
        if (map instanceof Map<?, ?> parts) {
            parts.forEach((part, value) -> inner.put(part.toString(), value));
        }
        return inner;
    }

    private static String text(Map<String, Object> details, String part) {
        return details.getOrDefault(part, "none").toString();
    }
}
