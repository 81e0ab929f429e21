package io.trackside.mqtt;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import tools.jackson.core.JsonPointer;
import tools.jackson.databind.JsonNode;

/**
 * Any other die, told by {@code dice.yml} alone.
 *
 * @param topic filter
 * @param face where in the JSON the face is; the whole of it for {@code ""}
 * @param id where its name is; without one the topic is its name
 * @param state where its state is; without one every message is a throw, or shows what lies there
 * @param states what the words there mean; others mean nothing
 * @param battery where that is
 */
record Generic(
        String topic,
        Source source,
        JsonPointer face,
        Optional<JsonPointer> id,
        Optional<JsonPointer> state,
        Map<String, Motion> states,
        Optional<JsonPointer> battery)
        implements Dialect {
    Generic {
        states = Map.copyOf(states);
    }

    @Override
    public String kind() {
        return "generic";
    }

    @Override
    public boolean tellsRolling() {
        return states.containsValue(Motion.ROLLING);
    }

    @Override
    public List<String> topics(String own) {
        return List.of(topic);
    }

    @Override
    public List<Reading> read(String said, String text) {
        Optional<JsonNode> value = Json.value(text);
        if (value.isEmpty()) {
            return List.of();
        }
        JsonNode node = value.get();
        Optional<String> name = id.isEmpty() ? Optional.of(said) : Json.word(node.at(id.get()));
        Motion otherwise = source == Source.LEVEL ? Motion.SHOWS : Motion.SETTLED;
        Optional<Motion> motion = state.isEmpty()
                ? Optional.of(otherwise)
                : Json.word(node.at(state.get())).map(word -> states.getOrDefault(word, Motion.QUIET));
        Optional<String> raw = Json.word(node.at(face));
        if (name.isEmpty() || motion.isEmpty() || (raw.isEmpty() && motion.get() == otherwise)) {
            return List.of();
        }
        OptionalInt percent = battery.isEmpty() ? OptionalInt.empty() : Json.percent(node.at(battery.get()));
        return List.of(Reading.of(name.get(), motion.get()).withRaw(raw).withBattery(percent));
    }
}
