package io.trackside.mqtt;

import java.util.Optional;
import java.util.OptionalInt;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.json.JsonMapper;

/** JSON from strangers, and to them. */
final class Json {
    /** Keys in kebab-case, as over HTTP. */
    static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(16)
                            .maxNumberLength(32)
                            .build())
                    .build())
            .propertyNamingStrategy(PropertyNamingStrategies.KEBAB_CASE)
            .build();

    private Json() {}

    /** The value that {@code text} is; nothing if it is not exactly one. */
    static Optional<JsonNode> value(String text) {
        try {
            return Optional.of(MAPPER.readTree(text)).filter(node -> !node.isMissingNode());
        } catch (JacksonException malformed) {
            return Optional.empty();
        }
    }

    static Optional<JsonNode> object(String text) {
        return value(text).filter(JsonNode::isObject);
    }

    static String write(Object value) {
        return MAPPER.writeValueAsString(value);
    }

    /** Text and whole numbers as text, so that {@code 4}, {@code 4.0} and {@code "4"} are the same; nothing else. */
    static Optional<String> word(JsonNode node) {
        if (node.isString()) {
            return Optional.of(node.stringValue().strip());
        }
        OptionalInt whole = whole(node);
        return whole.isPresent() ? Optional.of(Integer.toString(whole.getAsInt())) : Optional.empty();
    }

    /** A whole number, also as text. */
    static OptionalInt whole(JsonNode node) {
        if (node.isNumber()) {
            double number = node.doubleValue();
            boolean isWhole = number == Math.rint(number) && Math.abs(number) <= Integer.MAX_VALUE;
            return isWhole ? OptionalInt.of((int) number) : OptionalInt.empty();
        }
        return node.isString() ? whole(node.stringValue()) : OptionalInt.empty();
    }

    static OptionalInt whole(String text) {
        try {
            return OptionalInt.of(Integer.parseInt(text.strip()));
        } catch (NumberFormatException none) {
            return OptionalInt.empty();
        }
    }

    /** The first of {@code keys} that has a word. */
    static Optional<String> word(JsonNode object, String... keys) {
        for (String key : keys) {
            Optional<String> word = word(object.path(key));
            if (word.isPresent()) {
                return word;
            }
        }
        return Optional.empty();
    }

    /** A share in percent; nothing if it is none. */
    static OptionalInt percent(JsonNode node) {
        OptionalInt whole = whole(node);
        return whole.isPresent() && whole.getAsInt() >= 0 && whole.getAsInt() <= 100 ? whole : OptionalInt.empty();
    }
}
