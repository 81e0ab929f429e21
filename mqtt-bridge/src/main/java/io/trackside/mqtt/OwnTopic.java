package io.trackside.mqtt;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * Our own: {@code 4}, or {@code {"face":4}} with, as far as they are known, {@code "state"}, {@code "throw"} (a name for
 * this throw), {@code "battery"} and {@code "signal"}, on the topic that ends with the die's name.
 */
final class OwnTopic implements Dialect {
    private static final Map<String, Motion> STATES = Map.of(
            "settled", Motion.SETTLED,
            "rolling", Motion.ROLLING,
            "handled", Motion.HANDLED,
            "cocked", Motion.COCKED,
            "nudged", Motion.NUDGED,
            "quiet", Motion.QUIET);

    @Override
    public String kind() {
        return "trackside";
    }

    @Override
    public Source source() {
        return Source.EVENT;
    }

    @Override
    public boolean tellsRolling() {
        return false;
    }

    @Override
    public List<String> topics(String own) {
        return List.of(own + "/dice/+");
    }

    @Override
    public List<Reading> read(String topic, String text) {
        String id = Topics.last(topic);
        Optional<JsonNode> value = Json.value(text);
        if (value.isEmpty()) {
            return List.of();
        }
        JsonNode node = value.get();
        if (!node.isObject()) {
            return Json.word(node).map(raw -> Reading.of(id, Motion.SETTLED, raw)).stream()
                    .toList();
        }
        Optional<String> raw = Json.word(node.path("face"));
        Motion motion = STATES.get(Json.word(node.path("state")).orElse(raw.isPresent() ? "settled" : "quiet"));
        if (motion == null || (motion == Motion.SETTLED && raw.isEmpty())) {
            return List.of();
        }
        return List.of(Reading.of(id, motion)
                .withRaw(raw)
                .withBattery(Json.percent(node.path("battery")))
                .withSignal(Json.whole(node.path("signal")))
                .asThrow(Json.word(node.path("throw"))));
    }
}
