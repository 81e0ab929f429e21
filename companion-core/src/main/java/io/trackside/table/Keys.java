package io.trackside.table;

import io.trackside.rules.BadInput;
import io.trackside.rules.Track;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The keys of a JSON object, read with messages that name the key.
 *
 * @param path where the object stands, such as {@code setup[2]}; empty for the outermost one
 */
public record Keys(String path, JsonNode node) {
    /** The one key of what {@link #places} gives. */
    static final String IT = "";

    public Keys {
        if (!node.isObject()) {
            throw BadInput.of("key-object", "key", path);
        }
    }

    /** Throws {@link BadInput} when there is a key that is not {@code known}. */
    public void only(Set<String> known) {
        for (String key : node.propertyNames()) {
            if (!known.contains(key)) {
                throw BadInput.of("key-unknown", "key", at(key), "known", String.join(", ", new TreeSet<>(known)));
            }
        }
    }

    /** Whether {@code key} is there and not null. */
    public boolean has(String key) {
        return node.hasNonNull(key);
    }

    /** The text under {@code key}, which must be there. */
    public String text(String key) {
        JsonNode value = node.get(key);
        if (value == null || !value.isString()) {
            throw BadInput.of("key-text", "key", at(key));
        }
        return value.stringValue();
    }

    /** The text under {@code key}, if it is there. */
    public Optional<String> optionalText(String key) {
        return has(key) ? Optional.of(text(key)) : Optional.empty();
    }

    /** Whether {@code key} is true; no when it is not there. */
    public boolean flag(String key) {
        JsonNode value = node.get(key);
        if (value == null || value.isNull()) {
            return false;
        }
        if (!value.isBoolean()) {
            throw BadInput.of("key-flag", "key", at(key));
        }
        return value.booleanValue();
    }

    /** The number under {@code key}, from {@code least} to {@code most}; {@code otherwise} when it is not there. */
    public int number(String key, int least, int most, int otherwise) {
        JsonNode value = node.get(key);
        if (value == null || value.isNull()) {
            return otherwise;
        }
        if (!value.isInt() || value.intValue() < least || value.intValue() > most) {
            throw BadInput.of("key-number", "key", at(key), "least", least, "most", most);
        }
        return value.intValue();
    }

    /** The space under {@code key}, 0 to 29, which must be there. */
    public int space(String key) {
        if (!has(key)) {
            throw BadInput.of("key-number", "key", at(key), "least", Track.START, "most", Track.FINISH - 1);
        }
        return number(key, Track.START, Track.FINISH - 1, Track.START);
    }

    /** The objects under {@code key}, which must be there. */
    public List<Keys> list(String key) {
        JsonNode value = node.get(key);
        if (value == null || !value.isArray()) {
            throw BadInput.of("key-list", "key", at(key));
        }
        List<Keys> list = new ArrayList<>();
        for (JsonNode one : value) {
            list.add(new Keys(at(key) + "[" + list.size() + "]", one));
        }
        return list;
    }

    /** The objects under {@code key}, none when it is not there. */
    public List<Keys> optionalList(String key) {
        return has(key) ? list(key) : List.of();
    }

    /** The whole number under {@code key}, which must be there. */
    public int number(String key) {
        JsonNode value = node.get(key);
        if (value == null || !value.isInt()) {
            throw BadInput.of("key-whole-number", "key", at(key));
        }
        return value.intValue();
    }

    /** The object under {@code key}, which must be there. */
    public Keys object(String key) {
        JsonNode value = node.get(key);
        if (value == null) {
            throw BadInput.of("key-object", "key", at(key));
        }
        return new Keys(at(key), value);
    }

    /** The elements of the list under {@code key}, each under {@link #IT}; none when it is not there. */
    List<Keys> places(String key) {
        List<Keys> places = new ArrayList<>();
        if (has(key)) {
            JsonNode list = node.get(key);
            if (!list.isArray()) {
                throw BadInput.of("key-list", "key", at(key));
            }
            for (JsonNode one : list) {
                ObjectNode place = JsonNodeFactory.instance.objectNode();
                place.set(IT, one);
                places.add(new Keys(at(key) + "[" + places.size() + "]", place));
            }
        }
        return places;
    }

    /** The whole numbers under {@code key}; none when it is not there. */
    public List<Integer> numbers(String key) {
        return places(key).stream().map(place -> place.number(IT)).toList();
    }

    private String at(String key) {
        if (key.equals(IT)) {
            return path;
        }
        return path.isEmpty() ? key : path + "." + key;
    }
}
