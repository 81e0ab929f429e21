package io.trackside.mqtt;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * GoDice by a program around their library: {@code {"event":"stable","value":5,"color":3,"battery":71}}, the event a word
 * or a number. Only "stable" is a fair throw; "rolling" comes with 0.
 */
final class GoDice implements Dialect {
    private static final Map<String, Motion> EVENTS = Map.ofEntries(
            Map.entry("roll start", Motion.ROLLING),
            Map.entry("rolling", Motion.ROLLING),
            Map.entry("1", Motion.ROLLING),
            Map.entry("stable", Motion.SETTLED),
            Map.entry("2", Motion.SETTLED),
            Map.entry("tilt stable", Motion.COCKED),
            Map.entry("tilt", Motion.COCKED),
            Map.entry("3", Motion.COCKED),
            Map.entry("fake stable", Motion.NUDGED),
            Map.entry("fake", Motion.NUDGED),
            Map.entry("4", Motion.NUDGED),
            Map.entry("move stable", Motion.NUDGED),
            Map.entry("move", Motion.NUDGED),
            Map.entry("5", Motion.NUDGED));

    @Override
    public String kind() {
        return "godice";
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
        return List.of("godice/+");
    }

    @Override
    public List<Reading> read(String topic, String text) {
        return Json.object(text).map(node -> read(topic, node)).orElse(List.of());
    }

    private static List<Reading> read(String topic, JsonNode node) {
        Optional<Motion> motion = Json.word(node, "event", "type", "rollState")
                .map(event -> spaced(event))
                .map(EVENTS::get);
        Optional<String> value = Json.word(node, "value", "number", "face");
        if (motion.isEmpty() || (motion.get() == Motion.SETTLED && value.isEmpty())) {
            return List.of();
        }
        return List.of(Reading.of(Topics.last(topic), motion.get())
                .withRaw(value)
                .withBattery(Json.percent(node.path("battery")))
                .sixSided(Json.word(node, "dieType", "shell")
                        .filter(type -> !type.equalsIgnoreCase("d6"))
                        .isEmpty()));
    }

    /** {@code tiltStable}, {@code tilt_stable} and {@code tilt stable} are the same. */
    private static String spaced(String event) {
        return event.replaceAll("([a-z])([A-Z])", "$1 $2").replace('_', ' ').toLowerCase(Locale.ROOT);
    }
}
