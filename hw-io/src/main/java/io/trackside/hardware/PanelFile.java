package io.trackside.hardware;

import io.trackside.rules.BadInput;
import io.trackside.table.Keys;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** Reads {@code panel.yml}, and finds everything that is wrong in it at once. */
final class PanelFile {
    private static final YAMLMapper YAML = new YAMLMapper();
    private static final Set<String> KEYS = Set.of("buttons", "lamps", "chain");
    private static final Set<String> BUTTON_KEYS =
            Set.of("name", "pin", "pull", "pressed", "press", "hold", "debounce");
    private static final Set<String> LAMP_KEYS = Set.of("name", "pin", "rgb", "output", "lit", "shows");
    private static final Set<String> CHAIN_KEYS = Set.of("data", "clock", "latch", "outputs");
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
        List<Panel.Button> buttons = new ArrayList<>();
        List<Panel.Lamp> lamps = new ArrayList<>();
        Optional<Panel.Chain> chain = Optional.empty();
        Optional<Keys> keys = tried(() -> new Keys("panel", root));
        if (keys.isPresent()) {
            Keys all = keys.get();
            tried(() -> {
                all.only(KEYS);
                return all;
            });
            chain = all.has("chain") ? tried(() -> all.object("chain")).flatMap(this::chain) : Optional.empty();
            for (Keys button : tried(() -> all.optionalList("buttons")).orElse(List.of())) {
                button(button).ifPresent(buttons::add);
            }
            int wired = chain.map(Panel.Chain::outputs).orElse(0);
            for (Keys lamp : tried(() -> all.optionalList("lamps")).orElse(List.of())) {
                lamp(lamp, wired).ifPresent(lamps::add);
            }
        }
        return faults.isEmpty() ? new Good(new Panel(buttons, lamps, chain)) : new Bad(faults);
    }

    private Optional<Panel.Chain> chain(Keys keys) {
        return tried(() -> {
            keys.only(CHAIN_KEYS);
            Panel.Chain chain = new Panel.Chain(
                    keys.number("data"),
                    keys.number("clock"),
                    keys.number("latch"),
                    keys.number("outputs", 1, MOST_OUTPUTS, 8));
            takePin("chain data", chain.data());
            takePin("chain clock", chain.clock());
            takePin("chain latch", chain.latch());
            return chain;
        });
    }

    private Optional<Panel.Button> button(Keys keys) {
        return tried(() -> {
            keys.only(BUTTON_KEYS);
            String name = name(keys);
            int pin = keys.number("pin");
            takePin(name, pin);
            Panel.Pull pull = word(
                    keys, "pull", "up", Map.of("up", Panel.Pull.UP, "down", Panel.Pull.DOWN, "none", Panel.Pull.NONE));
            boolean low = word(keys, "pressed", "low", Map.of("low", true, "high", false));
            Optional<Action> press = tried(() -> Action.of(keys.text("press")), name);
            Optional<Action> hold =
                    keys.has("hold") ? tried(() -> Action.of(keys.text("hold")), name) : Optional.empty();
            int debounce = keys.number("debounce", 0, LONGEST_DEBOUNCE, USUAL_DEBOUNCE);
            return new Panel.Button(name, pin, pull, low, press.orElseGet(Action.No::new), hold, debounce);
        });
    }

    private Optional<Panel.Lamp> lamp(Keys keys, int wired) {
        return tried(() -> {
            keys.only(LAMP_KEYS);
            String name = name(keys);
            boolean high = word(keys, "lit", "high", Map.of("high", true, "low", false));
            Panel.Wiring wiring = wiring(keys, name, high, wired);
            Optional<Shows> shows = tried(() -> Shows.of(keys.text("shows")), name);
            return new Panel.Lamp(name, wiring, shows.orElseGet(Shows.Warning::new));
        });
    }

    private Panel.Wiring wiring(Keys keys, String name, boolean high, int wired) {
        if (keys.has("rgb")) {
            List<Integer> three = keys.numbers("rgb");
            if (three.size() != 3) {
                throw BadInput.of("panel-rgb", "lamp", name);
            }
            three.forEach(pin -> takePin(name, pin));
            return new Panel.Rgb(three.get(0), three.get(1), three.get(2), high);
        }
        if (keys.has("output")) {
            int output = keys.number("output");
            if (output < 0 || output >= wired) {
                throw BadInput.of("panel-output", "lamp", name, "output", output, "outputs", wired);
            }
            String other = outputs.putIfAbsent(output, name);
            if (other != null) {
                throw BadInput.of("panel-output-twice", "lamp", name, "output", output, "other", other);
            }
            return new Panel.Chained(output);
        }
        int pin = keys.number("pin");
        takePin(name, pin);
        return new Panel.Single(pin, high);
    }

    private String name(Keys keys) {
        String name = keys.text("name");
        if (!names.add(name)) {
            faults.add(BadInput.of("panel-name-twice", "name", name));
        }
        return name;
    }

    private void takePin(String name, int pin) {
        if (pin < 0 || pin > HIGHEST_PIN) {
            faults.add(BadInput.of("panel-pin", "name", name, "pin", pin, "highest", HIGHEST_PIN));
        } else if (RESERVED.contains(pin)) {
            faults.add(BadInput.of("panel-pin-reserved", "name", name, "pin", pin));
        } else {
            String other = pins.putIfAbsent(pin, name);
            if (other != null) {
                faults.add(BadInput.of("panel-pin-twice", "name", name, "pin", pin, "other", other));
            }
        }
    }

    private static <T> T word(Keys keys, String key, String usual, Map<String, T> words) {
        String word = keys.optionalText(key).orElse(usual);
        T meant = words.get(word);
        if (meant == null) {
            throw BadInput.of(
                    "panel-word", "key", key, "word", word, "known", String.join(", ", new TreeSet<>(words.keySet())));
        }
        return meant;
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

    private <T> Optional<T> tried(Supplier<T> reading, String name) {
        return tried(() -> {
            try {
                return reading.get();
            } catch (BadInput fault) {
                throw fault.with("name", name);
            }
        });
    }
}
