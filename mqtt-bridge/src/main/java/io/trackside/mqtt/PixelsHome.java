package io.trackside.mqtt;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Pixels by Home Assistant, which says each of its states again on a topic of its own: {@code Rolling},
 * {@code Handling}, {@code Landed: 6}. The face on a topic beside it comes in no order, and is left alone.
 */
final class PixelsHome implements Dialect {
    private static final Map<String, Motion> STATES =
            Map.of("Rolling", Motion.ROLLING, "Handling", Motion.HANDLED, "Connected", Motion.QUIET);
    private static final Pattern LANDED = Pattern.compile("Landed: *(\\d+)");

    @Override
    public String kind() {
        return "pixels-home-assistant";
    }

    @Override
    public Source source() {
        return Source.EVENT;
    }

    /** After its own start Home Assistant says the last state again. */
    @Override
    public boolean tellsRolling() {
        return true;
    }

    @Override
    public List<String> topics(String own) {
        return List.of("homeassistant/sensor/+/state");
    }

    @Override
    public List<Reading> read(String topic, String text) {
        // Behind the entity's name comes only "state".
        String id = Topics.last(topic.replaceFirst("/state$", ""));
        String state = text.strip().replaceAll("^\"|\"$", "");
        Matcher landed = LANDED.matcher(state);
        if (landed.matches()) {
            return List.of(Reading.of(id, Motion.SETTLED, landed.group(1)));
        }
        return Optional.ofNullable(STATES.get(state)).map(motion -> Reading.of(id, motion)).stream()
                .toList();
    }
}
