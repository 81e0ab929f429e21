package io.trackside.arbiter;

import io.trackside.rules.Awaiting;
import io.trackside.rules.BadInput;
import io.trackside.rules.Fact;
import io.trackside.rules.Race;
import io.trackside.rules.Ruling;
import io.trackside.rules.Runner;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Plays one worked case and compares. */
final class CasePlay {
    /** Turns without any input taken after which a case is going nowhere. */
    private static final int MOST_IDLE_TURNS = 60;

    private final WorkedCase scene;
    private final Words words;
    private final Story story;
    private final List<String> differences = new ArrayList<>();
    private final Script script;
    private Optional<Runner> inMidTurn = Optional.empty();

    CasePlay(WorkedCase scene, boolean asksWhyNot, Words words) {
        this.scene = scene;
        this.story = asksWhyNot ? Story.ofWhyNot() : Story.ofWhatHappens();
        this.words = words;
        this.script = new Script(scene);
    }

    CaseResult play() {
        Race race = scene.race(script, story);
        try {
            takeTurns(race);
        } catch (Awaiting awaiting) {
            inMidTurn = Optional.of(race.current());
        } catch (BadInput unfit) {
            differences.add(words.text("bad." + unfit.key(), unfit.details()));
        }
        if (differences.isEmpty()) {
            for (CaseInput input : script.leftOver()) {
                differences.add(Phrase.of(
                                "difference.not-asked", "input", input.phrase().in(words))
                        .in(words));
            }
        }
        Map<String, Object> result = result(race);
        compare(result);
        return new CaseResult(scene.id(), differences, result, story.rulings(), race);
    }

    private void takeTurns(Race race) {
        int idle = 0;
        do {
            int used = script.used();
            race.takeTurn();
            script.turnEnded();
            idle = script.used() == used ? idle + 1 : 0;
        } while (!race.isOver() && !script.isUsedUp() && idle < MOST_IDLE_TURNS);
    }

    private Map<String, Object> result(Race race) {
        Map<String, Object> result = CaseResult.table(race);
        result.put("chips", chips(race));
        result.put(
                "next_turn", next(race).map(runner -> race.racer(runner).id()).orElse(null));
        result.put("next_turn_player", nextPlayer(race).orElse(null));
        result.put("race_over", race.isOver());
        return result;
    }

    private Map<String, Object> chips(Race race) {
        Map<String, Integer> change = new TreeMap<>();
        for (Ruling ruling : story.rulings()) {
            if (ruling.fact() instanceof Fact.ChipsTaken(Runner runner, int points)) {
                change.merge(race.racer(runner).id(), points, Integer::sum);
            }
        }
        Map<String, Object> chips = new LinkedHashMap<>();
        change.forEach((racer, points) -> {
            if (points != 0) {
                chips.put(racer, points);
            }
        });
        return chips;
    }

    private Optional<Runner> next(Race race) {
        if (race.isOver()) {
            return Optional.empty();
        }
        return inMidTurn.isPresent() || race.next().size() != 1
                ? inMidTurn
                : Optional.of(race.next().first());
    }

    private Optional<String> nextPlayer(Race race) {
        if (race.isOver()) {
            return Optional.empty();
        }
        return Optional.of(scene.playerOf(inMidTurn.orElseGet(() -> race.next().first())));
    }

    private void compare(Map<String, Object> result) {
        scene.expected().forEach((key, expected) -> {
            Object got = result.get(key);
            if (got instanceof Map<?, ?> map) {
                compareByName(key, expected, map);
            } else if (!words(key, expected).equals(words(key, got))) {
                differences.add(difference(key, words(key, expected), words(key, got)));
            }
        });
    }

    private void compareByName(String key, JsonNode expected, Map<?, ?> got) {
        TreeSet<String> names = new TreeSet<>(expected.propertyNames());
        got.keySet().forEach(name -> names.add(String.valueOf(name)));
        String nothing = Phrase.of("difference.nothing").in(words);
        for (String name : names) {
            JsonNode wanted = expected.get(name);
            String want = wanted == null ? nothing : wanted.toString();
            Object value = got.get(name);
            String have = value == null ? nothing : value.toString();
            if (!want.equals(have)) {
                differences.add(difference(key + "." + name, want, have));
            }
        }
    }

    private String difference(String key, String expected, String got) {
        return Phrase.of("difference.value", "key", key, "expected", expected, "got", got)
                .in(words);
    }

    private static String words(String key, JsonNode expected) {
        if (expected.isArray()) {
            List<String> items = new ArrayList<>();
            expected.forEach(item -> items.add(item.asString()));
            return list(key, items);
        }
        return expected.isString() ? expected.stringValue() : expected.toString();
    }

    private static String words(String key, @Nullable Object got) {
        if (got instanceof List<?> list) {
            return list(key, list.stream().map(String::valueOf).toList());
        }
        return String.valueOf(got);
    }

    /** Who lies has no order; who is out and who finished has. */
    private static String list(String key, List<String> items) {
        return key.equals("tripped") ? items.stream().sorted().toList().toString() : items.toString();
    }
}
