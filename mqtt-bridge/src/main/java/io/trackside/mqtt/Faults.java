package io.trackside.mqtt;

import io.trackside.rules.BadInput;
import io.trackside.table.Keys;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** Collects what is wrong in a file of YAML, so that all of it can be told at once. */
final class Faults {
    static final YAMLMapper YAML = YAMLMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private final List<BadInput> faults = new ArrayList<>();

    private Faults() {}

    /** What {@code reading} makes of {@code file}. */
    static <T> Checked<T> in(Path file, Function<Keys, Function<Faults, T>> reading) {
        try {
            return in(Files.readString(file), reading);
        } catch (IOException unreadable) {
            return new Checked.Bad<>(List.of(BadInput.of("mqtt-unreadable", "file", file.toString())));
        }
    }

    /** What {@code reading} makes of {@code text}. */
    static <T> Checked<T> in(String text, Function<Keys, Function<Faults, T>> reading) {
        JsonNode root;
        try {
            root = YAML.readTree(text);
        } catch (JacksonException malformed) {
            int line = malformed.getLocation() == null
                    ? 1
                    : malformed.getLocation().getLineNr();
            return new Checked.Bad<>(List.of(BadInput.of("mqtt-malformed", "row", line)));
        }
        if (root.isMissingNode() || root.isNull()) {
            root = YAML.createObjectNode();
        }
        if (!root.isObject()) {
            return new Checked.Bad<>(List.of(BadInput.of("mqtt-malformed", "row", 1)));
        }
        Faults faults = new Faults();
        T read = reading.apply(new Keys("", root)).apply(faults);
        return faults.faults.isEmpty() ? new Checked.Good<>(read) : new Checked.Bad<>(faults.faults);
    }

    void add(BadInput fault) {
        faults.add(fault);
    }

    void only(Keys keys, Set<String> known) {
        for (String key : keys.node().propertyNames()) {
            if (!known.contains(key)) {
                String where = keys.path().isEmpty() ? key : keys.path() + "." + key;
                add(BadInput.of("key-unknown", "key", where, "known", String.join(", ", new TreeSet<>(known))));
            }
        }
    }

    /** The objects under {@code key}; one that is none does not hide what is wrong with the others. */
    List<Keys> elements(Keys keys, String key) {
        List<Keys> elements = new ArrayList<>();
        if (keys.has(key)) {
            JsonNode list = keys.node().get(key);
            if (!list.isArray()) {
                add(BadInput.of("key-list", "key", key));
            }
            for (JsonNode one : list) {
                String path = key + "[" + elements.size() + "]";
                tried(() -> new Keys(path, one)).ifPresent(elements::add);
            }
        }
        return elements;
    }

    /** The text under {@code key}, if it is there and one. */
    Optional<String> text(Keys keys, String key) {
        return tried(() -> keys.optionalText(key)).flatMap(read -> read);
    }

    <T> T tried(Supplier<T> reading, T otherwise) {
        return tried(reading).orElse(otherwise);
    }

    /** What {@code reading} gives; what it finds wrong is noted. */
    <T> Optional<T> tried(Supplier<T> reading) {
        try {
            return Optional.of(reading.get());
        } catch (BadInput fault) {
            add(fault);
            return Optional.empty();
        }
    }
}
