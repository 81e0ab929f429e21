package io.trackside.mqtt;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * Pixels by a program around their JavaScript library: {@code {"state":"rolled","face":4,"faceIndex":3}}. The numbers of
 * its states mean something else than a gateway's; {@code faceIndex} is never the face.
 */
final class PixelsScript implements Dialect {
    private static final Map<String, Motion> STATES = Map.ofEntries(
            Map.entry("unknown", Motion.QUIET),
            Map.entry("0", Motion.QUIET),
            Map.entry("rolled", Motion.SETTLED),
            Map.entry("1", Motion.SETTLED),
            Map.entry("handling", Motion.HANDLED),
            Map.entry("2", Motion.HANDLED),
            Map.entry("rolling", Motion.ROLLING),
            Map.entry("3", Motion.ROLLING),
            Map.entry("crooked", Motion.COCKED),
            Map.entry("4", Motion.COCKED),
            Map.entry("onface", Motion.NUDGED),
            Map.entry("5", Motion.NUDGED));

    @Override
    public String kind() {
        return "pixels-js";
    }

    @Override
    public Source source() {
        return Source.EVENT;
    }

    /** It says so, but its "rolled" is a proper roll already. */
    @Override
    public boolean tellsRolling() {
        return false;
    }

    @Override
    public List<String> topics(String own) {
        return List.of("pixels/+");
    }

    @Override
    public List<Reading> read(String topic, String text) {
        Optional<JsonNode> object = Json.object(text);
        Optional<Motion> motion = object.flatMap(node -> Json.word(node, "state", "rollState", "status"))
                .flatMap(PixelsScript::motion);
        if (object.isEmpty() || motion.isEmpty()) {
            return List.of();
        }
        JsonNode node = object.get();
        Optional<String> face = Json.word(node, "face", "currentFace");
        if (motion.get() == Motion.SETTLED && face.isEmpty()) {
            return List.of();
        }
        return List.of(Reading.of(Json.word(node, "pixelId", "id", "name").orElse(Topics.last(topic)), motion.get())
                .withRaw(face)
                .withBattery(Json.percent(node.path("batteryLevel")))
                .withSignal(Json.whole(node.path("rssi")))
                .sixSided(isSix(node)));
    }

    static Optional<Motion> motion(String state) {
        return Optional.ofNullable(STATES.get(state.toLowerCase(Locale.ROOT)));
    }

    /** Yes unless it says another type. */
    static boolean isSix(JsonNode node) {
        return Json.word(node.path("dieType"))
                .filter(type -> !type.toLowerCase(Locale.ROOT).startsWith("d6") || type.endsWith("fudge"))
                .isEmpty();
    }
}
