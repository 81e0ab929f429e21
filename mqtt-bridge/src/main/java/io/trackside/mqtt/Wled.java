package io.trackside.mqtt;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a WLED controller is told: JSON on {@code /api} only, as its plain topics take almost any word for a switch; only
 * what differs from what it was told last, in messages small enough for its memory.
 */
final class Wled {
    /** Each light takes some 13 bytes; controllers ran out of memory with long messages. */
    static final int LIGHTS_A_MESSAGE = 48;

    private final StripLayout layout;
    private Map<Integer, String> told = Map.of();

    Wled(StripLayout layout) {
        this.layout = layout;
    }

    /** Where it says that it is there. */
    String status() {
        return layout.topic() + "/status";
    }

    /** It has forgotten everything. */
    void forget() {
        told = Map.of();
    }

    /** What is to be said so that it shows {@code lights}. */
    List<Said> show(Map<Integer, String> lights) {
        List<Said> said = new ArrayList<>();
        if (told.isEmpty()) {
            said.add(api(Map.of(
                    "on",
                    true,
                    "bri",
                    layout.brightness(),
                    "transition",
                    0,
                    "seg",
                    List.of(new TreeMap<>(Map.of("id", 0, "start", 0, "stop", layout.highest() + 1, "fx", 0))))));
        }
        List<Object> differences = new ArrayList<>();
        for (Map.Entry<Integer, String> light : new TreeMap<>(lights).entrySet()) {
            if (!light.getValue().equals(told.get(light.getKey()))) {
                differences.add(light.getKey());
                differences.add(light.getValue());
            }
            if (differences.size() == 2 * LIGHTS_A_MESSAGE) {
                said.add(lights(differences));
                differences = new ArrayList<>();
            }
        }
        if (!differences.isEmpty()) {
            said.add(lights(differences));
        }
        told = new TreeMap<>(lights);
        return said;
    }

    private Said lights(List<Object> differences) {
        return api(Map.of("seg", List.of(new TreeMap<>(Map.of("id", 0, "i", differences)))));
    }

    private Said api(Map<String, Object> told) {
        return Said.moment(layout.topic() + "/api", Json.write(new TreeMap<>(told)));
    }
}
