package io.trackside.mqtt;

import java.util.List;
import java.util.OptionalInt;
import tools.jackson.databind.JsonNode;

/**
 * Pixels by WLED's dice tray and by the ESP32 gateways: {@code {"name":"Red","state":1,"val":4,"time":183422}}. Every
 * state has a {@code val}; {@code time} is uptime and no clock. The topic names the gateway: only the name tells dice
 * apart.
 */
final class PixelsGateway implements Dialect {
    private static final List<Motion> STATES =
            List.of(Motion.QUIET, Motion.SETTLED, Motion.HANDLED, Motion.ROLLING, Motion.COCKED);

    @Override
    public String kind() {
        return "pixels";
    }

    @Override
    public Source source() {
        return Source.EVENT;
    }

    @Override
    public boolean tellsRolling() {
        return true;
    }

    @Override
    public List<String> topics(String own) {
        return List.of("wled/+/dice/roll", "/dice/roll", "/+/dice_rolls");
    }

    @Override
    public List<Reading> read(String topic, String text) {
        return Json.object(text).map(PixelsGateway::read).orElse(List.of());
    }

    private static List<Reading> read(JsonNode node) {
        OptionalInt state = Json.whole(node.path("state"));
        JsonNode name = node.path("name");
        if (!name.isString()
                || state.isEmpty()
                || state.getAsInt() < 0
                || state.getAsInt() >= STATES.size()
                || Json.word(node.path("val")).isEmpty()) {
            return List.of();
        }
        return List.of(
                Reading.of(name.stringValue(), STATES.get(state.getAsInt())).withRaw(Json.word(node.path("val"))));
    }
}
