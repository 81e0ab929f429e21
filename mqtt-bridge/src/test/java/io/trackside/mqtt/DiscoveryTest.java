package io.trackside.mqtt;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.text.Texts;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The device as Home Assistant's documentation wants it. */
class DiscoveryTest {
    private static final Set<String> ROOT = Set.of("dev", "o", "cmps", "availability_topic", "qos");
    private static final Set<String> SHARED = Set.of(
            "p",
            "unique_id",
            "default_entity_id",
            "name",
            "state_topic",
            "value_template",
            "json_attributes_topic",
            "availability_topic",
            "entity_category",
            "device_class");
    private static final Map<String, Set<String>> OF_PLATFORM = Map.of(
            "sensor", Set.of("unit_of_measurement", "state_class"),
            "event", Set.of("event_types"),
            "binary_sensor", Set.of("payload_on", "payload_off"));

    private final Said present = new Discovery(
                    "homeassistant", "trackside/table", key -> Texts.in("en").text("mqtt.home." + key, Map.of()))
            .present();
    private final JsonNode device = Json.object(present.text()).orElseThrow();

    @Test
    void the_device_is_kept_where_it_is_looked_for() {
        assertThat(present.topic()).matches("homeassistant/device/[A-Za-z0-9_-]+/config");
        assertThat(present.retained()).isTrue();
        assertThat(device.at("/dev/ids/0").stringValue()).isEqualTo("trackside_table");
        assertThat(device.at("/o/name").stringValue()).isNotBlank();
        assertThat(ROOT).containsAll(device.propertyNames());
    }

    @Test
    void every_component_has_only_keys_of_its_platform_and_an_id_of_its_own() {
        Set<String> ids = new HashSet<>();
        List<String> platforms = new ArrayList<>();
        for (JsonNode component : device.path("cmps")) {
            String platform = component.path("p").stringValue();
            platforms.add(platform);
            Set<String> allowed = new HashSet<>(SHARED);
            allowed.addAll(OF_PLATFORM.get(platform));
            assertThat(allowed).containsAll(component.propertyNames());
            assertThat(ids.add(component.path("unique_id").stringValue())).isTrue();
            assertThat(component.path("default_entity_id").stringValue()).matches(platform + "\\.[a-z0-9_]+");
            assertThat(component.path("state_topic").stringValue()).startsWith("trackside/table/");
            assertThat(component.has("object_id")).isFalse();
        }
        assertThat(platforms).contains("sensor", "event", "binary_sensor");
    }

    @Test
    void a_throw_is_an_event_of_a_type_it_names() {
        JsonNode thrown = device.at("/cmps/throw");
        assertThat(thrown.path("event_types").get(0).stringValue()).isEqualTo("rolled");
        assertThat(thrown.has("value_template")).isFalse();
    }

    @Test
    void whether_it_is_connected_can_be_seen_also_when_it_is_not() {
        assertThat(device.at("/cmps/connection").has("availability_topic")).isFalse();
        assertThat(device.at("/cmps/turn/availability_topic").stringValue()).isEqualTo("trackside/table/availability");
    }

    @Test
    void each_seat_has_a_sensor_for_its_chance() {
        JsonNode odds = device.at("/cmps/odds_2");
        assertThat(odds.path("state_topic").stringValue()).isEqualTo("trackside/table/odds");
        assertThat(odds.path("value_template").stringValue()).contains("first.get('2'");
        assertThat(odds.path("name").stringValue()).isEqualTo("Chance of seat 2");
    }
}
