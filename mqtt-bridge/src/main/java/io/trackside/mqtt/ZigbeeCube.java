package io.trackside.mqtt;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/**
 * Cubes through Zigbee2MQTT, on topics that end with the cube's name. Only a turn onto another side is a throw: shakes
 * and slides repeat an old side, and after a start the last side is said again without any action. One kind counts its
 * sides from 0 and one from 1, and no message says which.
 */
final class ZigbeeCube implements Dialect {
    private static final Set<String> TURNS = Set.of("flip90", "flip180", "flip_to_side");
    private static final Set<String> SHAKES = Set.of("shake", "throw", "fall");
    private static final Set<String> TOUCHES = Set.of("slide", "rotate_left", "rotate_right", "hold", "tap", "side_up");

    @Override
    public String kind() {
        return "zigbee-cube";
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
    public boolean needsFaces() {
        return true;
    }

    @Override
    public List<String> topics(String own) {
        return List.of("zigbee2mqtt/#");
    }

    /** On the twin topic, {@code …/action}, there is only a word: nothing. */
    @Override
    public List<Reading> read(String topic, String text) {
        return Json.object(text).map(node -> read(topic, node)).orElse(List.of());
    }

    private static List<Reading> read(String topic, JsonNode node) {
        if (!node.has("action") && !node.has("side")) {
            return List.of();
        }
        String id = topic.substring(topic.indexOf('/') + 1);
        String action = Json.word(node.path("action")).orElse("");
        Optional<String> side = Json.word(node, "side", "action_side", "action_to_side");
        Reading reading = Reading.of(id, motion(action, side.isPresent()))
                .withBattery(Json.percent(node.path("battery")))
                .withSignal(Json.whole(node.path("linkquality")));
        // A cube of which only four sides can be told apart.
        if (action.matches("side_\\d|knock")) {
            return List.of(new Reading(
                    id,
                    Motion.SETTLED,
                    Optional.of(Topics.last(action.replace('_', '/'))),
                    reading.battery(),
                    reading.signal(),
                    Optional.empty(),
                    false));
        }
        return List.of(reading.withRaw(side));
    }

    private static Motion motion(String action, boolean hasSide) {
        if (TURNS.contains(action)) {
            return hasSide ? Motion.SETTLED : Motion.QUIET;
        }
        if (SHAKES.contains(action)) {
            return Motion.ROLLING;
        }
        return TOUCHES.contains(action) ? Motion.HANDLED : Motion.QUIET;
    }
}
