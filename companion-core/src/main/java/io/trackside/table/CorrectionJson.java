package io.trackside.table;

import io.trackside.rules.Correction;
import io.trackside.rules.Racer;
import io.trackside.rules.Runner;
import io.trackside.rules.Runners;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Corrections as JSON objects: {@code set} says which, runners are their places in the line-up, from 0. */
final class CorrectionJson {
    private static final String TAG = "set";
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private CorrectionJson() {}

    static ObjectNode write(Correction correction) {
        ObjectNode node = NODES.objectNode();
        node.put(TAG, RecordJson.kebab(correction.getClass().getSimpleName()));
        for (RecordJson.Part part : RecordJson.parts(correction.getClass())) {
            node.set(part.key(), node(part.of(correction)));
        }
        return node;
    }

    static Correction read(Keys keys, Box box) {
        Map<String, Class<?>> kinds = RecordJson.kinds(Correction.class);
        Class<?> kind = kinds.get(keys.text(TAG));
        if (kind == null) {
            throw RecordJson.unknown(TAG, keys.text(TAG), kinds.keySet());
        }
        Object[] values = RecordJson.parts(kind).stream()
                .map(part -> value(keys, part.key(), part.component().getType(), box))
                .toArray();
        return (Correction) RecordJson.made(kind, values);
    }

    private static JsonNode node(Object value) {
        return switch (value) {
            case Runner runner -> NODES.numberNode(runner.index());
            case Racer racer -> NODES.stringNode(racer.id());
            case Runners runners -> {
                ArrayNode array = NODES.arrayNode();
                runners.forEach(runner -> array.add(runner.index()));
                yield array;
            }
            case Integer number -> NODES.numberNode(number);
            default -> throw new IllegalArgumentException(value.getClass() + " is in no correction");
        };
    }

    private static Object value(Keys keys, String key, Class<?> type, Box box) {
        if (type == Runner.class) {
            return Runner.of(keys.number(key));
        }
        if (type == Racer.class) {
            String id = keys.text(key);
            return id.equals(Racer.NONE.id()) ? Racer.NONE : box.racer(id);
        }
        if (type == Runners.class) {
            Runners runners = Runners.NOBODY;
            for (Keys place : keys.places(key)) {
                runners = runners.with(Runner.of(place.number(Keys.IT)));
            }
            return runners;
        }
        return keys.number(key);
    }
}
