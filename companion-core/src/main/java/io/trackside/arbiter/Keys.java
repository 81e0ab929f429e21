package io.trackside.arbiter;

import io.trackside.rules.BadInput;
import io.trackside.rules.Track;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;

/**
 * The keys of a JSON object, read with messages that name the key.
 *
 * @param path where the object stands, such as {@code setup[2]}; empty for the case itself
 */
record Keys(String path, JsonNode node) {
    Keys {
        if (!node.isObject()) {
            throw BadInput.of("case-key-object", "key", path);
        }
    }

    void only(Set<String> known) {
        for (String key : node.propertyNames()) {
            if (!known.contains(key)) {
                throw BadInput.of("case-key-unknown", "key", at(key), "known", String.join(", ", new TreeSet<>(known)));
            }
        }
    }

    boolean has(String key) {
        return node.hasNonNull(key);
    }

    String text(String key) {
        JsonNode value = node.get(key);
        if (value == null || !value.isString()) {
            throw BadInput.of("case-key-text", "key", at(key));
        }
        return value.stringValue();
    }

    Optional<String> optionalText(String key) {
        return has(key) ? Optional.of(text(key)) : Optional.empty();
    }

    boolean flag(String key) {
        JsonNode value = node.get(key);
        if (value == null || value.isNull()) {
            return false;
        }
        if (!value.isBoolean()) {
            throw BadInput.of("case-key-flag", "key", at(key));
        }
        return value.booleanValue();
    }

    int number(String key, int least, int most, int otherwise) {
        JsonNode value = node.get(key);
        if (value == null || value.isNull()) {
            return otherwise;
        }
        if (!value.isInt() || value.intValue() < least || value.intValue() > most) {
            throw BadInput.of("case-key-number", "key", at(key), "least", least, "most", most);
        }
        return value.intValue();
    }

    int space(String key) {
        if (!has(key)) {
            throw BadInput.of("case-key-number", "key", at(key), "least", Track.START, "most", Track.FINISH - 1);
        }
        return number(key, Track.START, Track.FINISH - 1, Track.START);
    }

    List<Keys> list(String key) {
        JsonNode value = node.get(key);
        if (value == null || !value.isArray()) {
            throw BadInput.of("case-key-list", "key", at(key));
        }
        List<Keys> list = new ArrayList<>();
        for (JsonNode one : value) {
            list.add(new Keys(at(key) + "[" + list.size() + "]", one));
        }
        return list;
    }

    List<Keys> optionalList(String key) {
        return has(key) ? list(key) : List.of();
    }

    private String at(String key) {
        return path.isEmpty() ? key : path + "." + key;
    }
}
