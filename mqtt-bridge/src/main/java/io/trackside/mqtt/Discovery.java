package io.trackside.mqtt;

import io.trackside.table.Person;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/** The table as one device of Home Assistant. A pure function. */
final class Discovery {
    private static final String PLATFORM = "p";
    private static final String NAME = "name";
    private static final String STATE = "state_topic";
    private static final String VALUE = "value_template";
    private static final String ATTRIBUTES = "json_attributes_topic";
    private static final String SENSOR = "sensor";

    private final String prefix;
    private final String base;
    private final String device;
    private final UnaryOperator<String> texts;

    /**
     * @param prefix Home Assistant's own topic
     * @param base ours
     * @param texts gives the names of things by key
     */
    Discovery(String prefix, String base, UnaryOperator<String> texts) {
        this.prefix = prefix;
        this.base = base;
        this.device = base.replaceAll("[^A-Za-z0-9]", "_").toLowerCase(Locale.ROOT);
        this.texts = texts;
    }

    /** Where Home Assistant says that it has come. */
    String status() {
        return prefix + "/status";
    }

    Said present() {
        return Said.state(topic(), Json.write(payload()));
    }

    /** Takes the device away. */
    Said absent() {
        return Said.state(topic(), "");
    }

    private String topic() {
        return prefix + "/device/" + device + "/config";
    }

    private Map<String, Object> payload() {
        Map<String, Object> components = new TreeMap<>();
        component(
                components,
                "turn",
                SENSOR,
                Map.of(STATE, base + "/turn", VALUE, "{{ value_json.name }}", ATTRIBUTES, base + "/turn"));
        component(
                components,
                "prompt",
                SENSOR,
                Map.of(STATE, base + "/prompt", VALUE, "{{ value_json.kind }}", ATTRIBUTES, base + "/prompt"));
        component(components, "race", SENSOR, Map.of(STATE, base + "/turn", VALUE, "{{ value_json.race }}"));
        component(
                components,
                "leader",
                SENSOR,
                Map.of(
                        STATE, base + "/result",
                        VALUE, "{{ value_json.ranking[0].points if value_json.ranking else 0 }}",
                        ATTRIBUTES, base + "/result"));
        component(components, "throw", "event", Map.of(STATE, base + "/throw", "event_types", List.of("rolled")));
        component(
                components,
                "warning",
                "binary_sensor",
                Map.of(
                        STATE,
                        base + "/alerts",
                        VALUE,
                        "{{ 'ON' if value_json.warnings else 'OFF' }}",
                        "device_class",
                        "problem",
                        ATTRIBUTES,
                        base + "/alerts"));
        component(
                components,
                "connection",
                "binary_sensor",
                Map.of(
                        STATE,
                        base + "/availability",
                        "payload_on",
                        "online",
                        "payload_off",
                        "offline",
                        "device_class",
                        "connectivity",
                        "entity_category",
                        "diagnostic"));
        for (int seat = 1; seat <= Person.COLOURS.size(); seat++) {
            component(
                    components,
                    "seat_" + seat,
                    SENSOR,
                    Map.of(
                            STATE,
                            base + "/seats/" + seat,
                            VALUE,
                            "{{ value_json.points }}",
                            ATTRIBUTES,
                            base + "/seats/" + seat));
            component(
                    components,
                    "odds_" + seat,
                    SENSOR,
                    Map.of(
                            STATE,
                            base + "/odds",
                            VALUE,
                            "{{ (value_json.first.get('" + seat
                                    + "', 0) * 100) | round(1) if value_json.first else 0 }}",
                            "unit_of_measurement",
                            "%"));
        }
        Map<String, Object> payload = new TreeMap<>();
        payload.put("dev", Map.of("ids", List.of(device), NAME, texts.apply("device"), "mf", "Trackside", "sw", "0.1"));
        payload.put("o", Map.of(NAME, "Trackside", "sw", "0.1"));
        payload.put("cmps", components);
        return payload;
    }

    private void component(Map<String, Object> components, String id, String platform, Map<String, Object> more) {
        Map<String, Object> component = new TreeMap<>(more);
        component.put(PLATFORM, platform);
        // Whether the table is there is no question of its own availability: then it would never say no.
        if (!id.equals("connection")) {
            component.put("availability_topic", base + "/availability");
        }
        component.put("unique_id", device + "_" + id);
        component.put("default_entity_id", platform + "." + device + "_" + id);
        component.put(
                NAME,
                texts.apply(id.replaceFirst("_\\d$", ""))
                        + (id.matches(".*_\\d") ? " " + id.substring(id.length() - 1) : ""));
        components.put(id, component);
    }
}
