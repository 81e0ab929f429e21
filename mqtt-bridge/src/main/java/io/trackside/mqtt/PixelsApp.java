package io.trackside.mqtt;

import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * The web request of the Pixels app, handed on: {@code pixelName}, {@code pixelId}, {@code faceValue}, {@code rollState}
 * and more; from an older app {@code value1} (the die) and {@code value3} (the face), all of them text.
 */
final class PixelsApp implements Dialect {
    @Override
    public String kind() {
        return "pixels-app";
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
        return List.of("pixels/app/#");
    }

    @Override
    public List<Reading> read(String topic, String text) {
        return Json.object(text).map(PixelsApp::read).orElse(List.of());
    }

    private static List<Reading> read(JsonNode node) {
        Optional<String> id = Json.word(node, "pixelId", "pixelName", "value1");
        Optional<String> face = Json.word(node, "faceValue", "value3");
        Optional<Motion> motion = node.hasNonNull("rollState")
                ? Json.word(node.path("rollState")).flatMap(PixelsScript::motion)
                : Optional.of(Motion.SETTLED);
        if (id.isEmpty() || face.isEmpty() || motion.isEmpty()) {
            return List.of();
        }
        return List.of(Reading.of(id.get(), motion.get())
                .withRaw(face)
                .withBattery(Json.percent(node.path("batteryLevel")))
                .withSignal(Json.whole(node.path("rssi")))
                // The phone's clock: no time to go by, but the same request has the same.
                .asThrow(Json.word(node.path("timestamp")))
                .sixSided(PixelsScript.isSix(node)));
    }
}
