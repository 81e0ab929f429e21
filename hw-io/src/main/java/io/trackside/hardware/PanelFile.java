package io.trackside.hardware;

import io.trackside.rules.BadInput;
import io.trackside.table.Keys;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** Reads {@code panel.yml}, and finds everything that is wrong in it at once. */
final class PanelFile {
    private static final YAMLMapper YAML = YAMLMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();
    private static final Set<String> KEYS = Set.of("buttons", "lamps", "chain");
    private static final Set<String> BUTTON_KEYS =
            Set.of("name", "pin", "pull", "pressed", "press", "hold", "debounce");
    private static final Set<String> LAMP_KEYS = Set.of("name", "pin", "rgb", "output", "outputs", "lit", "shows");
    private static final Set<String> CHAIN_KEYS = Set.of("data", "clock", "latch", "outputs");
    private static final List<String> DRIVERS = List.of("pin", "rgb", "output", "outputs");
    private static final Map<String, Panel.Pull> PULLS =
            Map.of("up", Panel.Pull.UP, "down", Panel.Pull.DOWN, "none", Panel.Pull.NONE);
    private static final Map<String, Boolean> LOW_OR_HIGH = Map.of("low", true, "high", false);
    private static final int COLOURS = 3;
    private static final int OUTPUTS_OF_ONE = 8;
    private static final int HIGHEST_PIN = 27;
    /** The computer reads a board's own memory over these at every start. */
    private static final Set<Integer> RESERVED = Set.of(0, 1);

    private static final int USUAL_DEBOUNCE = 30;
    private static final int LONGEST_DEBOUNCE = 500;
    private static final int MOST_OUTPUTS = 256;

    private final List<BadInput> faults = new ArrayList<>();
    private final Map<Integer, String> pins = new TreeMap<>();
    private final Map<Integer, String> outputs = new TreeMap<>();
    private final Set<String> names = new TreeSet<>();

    /** A panel, or everything that is wrong. */
    sealed interface Read {}

    record Good(Panel panel) implements Read {}

    record Bad(List<BadInput> faults) implements Read {
        Bad {
            faults = List.copyOf(faults);
        }
    }

    private PanelFile() {}

    /** The panel that {@code file} describes. */
    static Read read(Path file) {
        try {
            return read(Files.readString(file));
        } catch (IOException unreadable) {
            return new Bad(List.of(BadInput.of("panel-unreadable", "file", file.toString())));
        }
    }

    /** The panel that {@code text} describes. */
    static Read read(String text) {
        JsonNode root;
        try {
            root = YAML.readTree(text);
        } catch (JacksonException malformed) {
            int line = malformed.getLocation() == null
                    ? 1
                    : malformed.getLocation().getLineNr();
            return new Bad(List.of(BadInput.of("panel-malformed", "line", line)));
        }
        return new PanelFile().panel(root);
    }

    private Read panel(JsonNode root) {
        if (!root.isObject()) {
            return new Bad(List.of(BadInput.of("panel-malformed", "line", 1)));
        }
        Keys keys = new Keys("", root);
        only(keys, KEYS);
        Optional<Panel.Chain> chain =
                keys.has("chain") ? tried(() -> keys.object("chain")).map(this::chain) : Optional.empty();
        List<Panel.Button> buttons =
                elements(keys, "buttons").stream().map(this::button).toList();
        int wired = chain.map(Panel.Chain::outputs).orElse(0);
        List<Panel.Lamp> lamps =
                elements(keys, "lamps").stream().map(lamp -> lamp(lamp, wired)).toList();
        return faults.isEmpty() ? new Good(new Panel(buttons, lamps, chain)) : new Bad(faults);
    }

    /** One that is none of ours does not hide what is wrong with the others. */
    private List<Keys> elements(Keys keys, String key) {
        List<Keys> elements = new ArrayList<>();
        if (keys.has(key)) {
            JsonNode list = keys.node().get(key);
            if (!list.isArray()) {
                faults.add(BadInput.of("key-list", "key", key));
            }
            for (JsonNode one : list) {
                String path = key + "[" + elements.size() + "]";
                tried(() -> new Keys(path, one)).ifPresent(elements::add);
            }
        }
        return elements;
    }

    private Panel.Chain chain(Keys keys) {
        only(keys, CHAIN_KEYS);
        int data = pin(keys, "data", "chain data");
        int clock = pin(keys, "clock", "chain clock");
        int latch = pin(keys, "latch", "chain latch");
        int outputs = tried(() -> keys.number("outputs", 1, MOST_OUTPUTS, OUTPUTS_OF_ONE), OUTPUTS_OF_ONE);
        return new Panel.Chain(data, clock, latch, outputs);
    }

    private Panel.Button button(Keys keys) {
        only(keys, BUTTON_KEYS);
        String name = name(keys);
        int pin = pin(keys, "pin", name);
        Panel.Pull pull = word(keys, "pull", "up", PULLS);
        boolean low = word(keys, "pressed", "low", LOW_OR_HIGH);
        Action press = tried(() -> Action.of(keys.text("press"), name)).orElseGet(Action.No::new);
        Optional<Action> hold = keys.has("hold") ? tried(() -> Action.of(keys.text("hold"), name)) : Optional.empty();
        int debounce = tried(() -> keys.number("debounce", 0, LONGEST_DEBOUNCE, USUAL_DEBOUNCE), USUAL_DEBOUNCE);
        return new Panel.Button(name, pin, pull, low, press, hold, debounce);
    }

    private Panel.Lamp lamp(Keys keys, int wired) {
        only(keys, LAMP_KEYS);
        String name = name(keys);
        boolean high = !word(keys, "lit", "high", LOW_OR_HIGH);
        Panel.Wiring wiring = wiring(keys, name, high, wired);
        Shows shows = tried(() -> Shows.of(keys.text("shows"), name)).orElseGet(Shows.Warning::new);
        return new Panel.Lamp(name, wiring, shows);
    }

    private Panel.Wiring wiring(Keys keys, String name, boolean high, int wired) {
        List<String> driven = DRIVERS.stream().filter(keys::has).toList();
        if (driven.size() != 1) {
            faults.add(BadInput.of("panel-driver", "lamp", name, "known", String.join(", ", DRIVERS)));
            return new Panel.Single(HIGHEST_PIN, high);
        }
        return switch (driven.getFirst()) {
            case "rgb" -> {
                List<Integer> pins = three(keys, "rgb", name, pin -> takePin(name, pin));
                yield new Panel.Rgb(pins.get(0), pins.get(1), pins.get(2), high);
            }
            case "output" -> {
                int output = tried(() -> keys.number("output"), 0);
                takeOutput(name, output, wired);
                yield new Panel.Chained(output, high);
            }
            case "outputs" -> {
                List<Integer> three = three(keys, "outputs", name, output -> takeOutput(name, output, wired));
                yield new Panel.ChainedRgb(three.get(0), three.get(1), three.get(2), high);
            }
            default -> new Panel.Single(pin(keys, "pin", name), high);
        };
    }

    /** Red, green, blue. */
    private List<Integer> three(Keys keys, String key, String name, IntConsumer take) {
        List<Integer> three = tried(() -> keys.numbers(key), List.of());
        if (three.size() == COLOURS) {
            three.forEach(take::accept);
            return three;
        }
        faults.add(BadInput.of("panel-rgb", "lamp", name, "key", key));
        return Collections.nCopies(COLOURS, HIGHEST_PIN);
    }

    private String name(Keys keys) {
        String name = tried(() -> keys.text("name"), keys.path());
        if (!names.add(name)) {
            faults.add(BadInput.of("panel-name-twice", "name", name));
        }
        return name;
    }

    private int pin(Keys keys, String key, String name) {
        Optional<Integer> pin = tried(() -> keys.number(key));
        pin.ifPresent(said -> takePin(name, said));
        return pin.orElse(HIGHEST_PIN);
    }

    private void takePin(String name, int pin) {
        if (RESERVED.contains(pin)) {
            faults.add(BadInput.of("panel-pin-reserved", "name", name, "pin", pin));
        } else if (pin < 0 || pin > HIGHEST_PIN) {
            faults.add(BadInput.of("panel-pin", "name", name, "pin", pin, "highest", HIGHEST_PIN));
        } else {
            String other = pins.putIfAbsent(pin, name);
            if (other != null) {
                faults.add(BadInput.of("panel-pin-twice", "name", name, "pin", pin, "other", other));
            }
        }
    }

    private void takeOutput(String name, int output, int wired) {
        if (output < 0 || output >= wired) {
            faults.add(BadInput.of("panel-output", "lamp", name, "output", output, "outputs", wired));
        } else {
            String other = outputs.putIfAbsent(output, name);
            if (other != null) {
                faults.add(BadInput.of("panel-output-twice", "lamp", name, "output", output, "other", other));
            }
        }
    }

    private void only(Keys keys, Set<String> known) {
        for (String key : keys.node().propertyNames()) {
            if (!known.contains(key)) {
                String where = keys.path().isEmpty() ? key : keys.path() + "." + key;
                faults.add(BadInput.of("key-unknown", "key", where, "known", String.join(", ", new TreeSet<>(known))));
            }
        }
    }

    private <T> T word(Keys keys, String key, String usual, Map<String, T> words) {
        String word = tried(() -> keys.optionalText(key).orElse(usual), usual);
        T meant = words.get(word);
        if (meant != null) {
            return meant;
        }
        String known = String.join(", ", new TreeSet<>(words.keySet()));
        faults.add(BadInput.of("panel-word", "key", key, "word", word, "known", known));
        return Objects.requireNonNull(words.get(usual));
    }

    private <T> T tried(Supplier<T> reading, T otherwise) {
        return tried(reading).orElse(otherwise);
    }

    /** What {@code reading} gives; what it finds wrong is noted. */
    private <T> Optional<T> tried(Supplier<T> reading) {
        try {
            return Optional.of(reading.get());
        } catch (BadInput fault) {
            faults.add(fault);
            return Optional.empty();
        }
    }
}
