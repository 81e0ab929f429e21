package io.trackside.mqtt;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.JsonPointer;

/** Payloads as real senders write them, and what is understood: "id MOTION raw battery", or nothing. */
class DialectsTest {
    static Stream<Arguments> payloads() {
        return Stream.of(
                // Our own.
                of("trackside", "trackside/table/dice/red", "4", "red SETTLED 4"),
                of("trackside", "trackside/table/dice/red", "\"4\"", "red SETTLED 4"),
                of("trackside", "trackside/table/dice/red", "{\"face\":4,\"battery\":80}", "red SETTLED 4 80%"),
                of("trackside", "trackside/table/dice/red", "{\"state\":\"cocked\"}", "red COCKED"),
                of("trackside", "trackside/table/dice/red", "{\"battery\":8}", "red QUIET 8%"),
                of("trackside", "trackside/table/dice/red", "{\"face\":4,\"state\":\"dancing\"}", ""),
                of("trackside", "trackside/table/dice/red", "{\"face\":null}", "red QUIET"),
                of("trackside", "trackside/table/dice/red", "4.5", ""),
                of("trackside", "trackside/table/dice/red", "NaN", ""),
                of("trackside", "trackside/table/dice/red", "", ""),
                of("trackside", "trackside/table/dice/red", "[4]", ""),
                // WLED's tray: every state has a val.
                of(
                        "pixels",
                        "wled/e5a658/dice/roll",
                        "{\"name\":\"Brian PD6\",\"state\":1,\"val\":4,\"time\":183422}",
                        "Brian PD6 SETTLED 4"),
                of(
                        "pixels",
                        "wled/e5a658/dice/roll",
                        "{\"name\":\"Brian PD6\",\"state\":3,\"val\":2,\"time\":183000}",
                        "Brian PD6 ROLLING 2"),
                of(
                        "pixels",
                        "wled/e5a658/dice/roll",
                        "{\"name\":\"Brian PD6\",\"state\":2,\"val\":2,\"time\":1}",
                        "Brian PD6 HANDLED 2"),
                of(
                        "pixels",
                        "wled/e5a658/dice/roll",
                        "{\"name\":\"Brian PD6\",\"state\":4,\"val\":2,\"time\":1}",
                        "Brian PD6 COCKED 2"),
                of(
                        "pixels",
                        "wled/e5a658/dice/roll",
                        "{\"name\":\"Brian PD6\",\"state\":0,\"val\":1,\"time\":1}",
                        "Brian PD6 QUIET 1"),
                of("pixels", "wled/e5a658/dice/roll", "{\"name\":\"Brian PD6\",\"state\":5,\"val\":1,\"time\":1}", ""),
                of("pixels", "wled/e5a658/dice/roll", "{\"name\":\"The \"fast\" one\",\"state\":1,\"val\":4}", ""),
                of(
                        "pixels",
                        "wled/e5a658/dice/roll",
                        "{\"name\":\"Big\",\"state\":1,\"val\":17,\"time\":9}",
                        "Big SETTLED 17"),
                // The example and the gateway for the ESP32.
                of("pixels", "/dice/roll", "{\"name\":\"Red\",\"state\":1,\"val\":6,\"time\":12}", "Red SETTLED 6"),
                of(
                        "pixels",
                        "/76B865E4/dice_rolls",
                        "{\"name\":\"Red\",\"state\":1,\"val\":6,\"time\":12}",
                        "Red SETTLED 6"),
                // Their JavaScript library: other numbers.
                of("pixels-js", "pixels/red", "{\"state\":\"rolled\",\"face\":4,\"faceIndex\":3}", "red SETTLED 4"),
                of("pixels-js", "pixels/red", "{\"state\":1,\"face\":4,\"faceIndex\":3}", "red SETTLED 4"),
                of("pixels-js", "pixels/red", "{\"state\":\"onFace\",\"face\":4,\"faceIndex\":3}", "red NUDGED 4"),
                of("pixels-js", "pixels/red", "{\"state\":5,\"face\":4}", "red NUDGED 4"),
                of("pixels-js", "pixels/red", "{\"state\":2,\"face\":4}", "red HANDLED 4"),
                of("pixels-js", "pixels/red", "{\"state\":\"crooked\",\"face\":4}", "red COCKED 4"),
                of("pixels-js", "pixels/red", "{\"state\":\"rolled\",\"faceIndex\":3}", ""),
                of(
                        "pixels-js",
                        "pixels/red",
                        "{\"state\":\"rolled\",\"face\":12,\"dieType\":\"d20\"}",
                        "red SETTLED 12 no-d6"),
                // The phone app's web request, new and old.
                of(
                        "pixels-app",
                        "pixels/app",
                        "{\"timestamp\":\"2026-11-30T20:15:00Z\",\"appVersion\":\"2.3\",\"profileName\":\"p\",\"actionValue\":\"a\",\"pixelName\":\"Red\",\"pixelId\":1234,\"faceValue\":5,\"faceIndex\":4,\"ledCount\":6,\"dieType\":\"d6pipped\",\"rssi\":-60,\"batteryLevel\":71,\"isCharging\":false,\"rollState\":\"rolled\"}",
                        "1234 SETTLED 5 71% #2026-11-30T20:15:00Z"),
                of(
                        "pixels-app",
                        "pixels/app",
                        "{\"value1\":\"Red\",\"value2\":\"act\",\"value3\":\"5\",\"value4\":\"prof\"}",
                        "Red SETTLED 5"),
                of("pixels-app", "pixels/app", "{\"pixelName\":\"Red\",\"faceIndex\":4,\"rollState\":\"rolled\"}", ""),
                of(
                        "pixels-app",
                        "pixels/app",
                        "{\"pixelName\":\"Red\",\"faceValue\":4,\"rollState\":\"onFace\"}",
                        "Red NUDGED 4"),
                // Home Assistant, said again.
                of("pixels-home-assistant", "homeassistant/sensor/red_state/state", "Landed: 6", "red_state SETTLED 6"),
                of("pixels-home-assistant", "homeassistant/sensor/red_state/state", "Rolling", "red_state ROLLING"),
                of("pixels-home-assistant", "homeassistant/sensor/red_state/state", "Handling", "red_state HANDLED"),
                of("pixels-home-assistant", "homeassistant/sensor/red_face/state", "6", ""),
                of("pixels-home-assistant", "homeassistant/sensor/red_state/state", "unavailable", ""),
                // A roll server: a sum is no die.
                of(
                        "roll-feathers",
                        "roll-feathers/roll",
                        "{\"rule\":\"r\",\"timestamp\":\"t1\",\"aggregate\":7,\"matched_range\":{},\"result_dice\":[{\"id\":\"a\",\"name\":\"Red\",\"type\":\"d6\",\"value\":4,\"battery\":80},{\"id\":\"b\",\"name\":\"Blue\",\"type\":\"d20\",\"value\":3,\"battery\":9}],\"all_dice\":[],\"actions\":[]}",
                        "a SETTLED 4 80% #t1, b SETTLED 3 9% #t1 no-d6"),
                of("roll-feathers", "roll-feathers/roll", "{\"aggregate\":5,\"result_dice\":null}", ""),
                // GoDice.
                of(
                        "godice",
                        "godice/K1",
                        "{\"event\":\"stable\",\"value\":5,\"color\":3,\"battery\":71}",
                        "K1 SETTLED 5 71%"),
                of("godice", "godice/K1", "{\"event\":2,\"value\":5}", "K1 SETTLED 5"),
                of("godice", "godice/K1", "{\"event\":\"rolling\",\"value\":0}", "K1 ROLLING 0"),
                of("godice", "godice/K1", "{\"event\":\"tiltStable\",\"value\":5}", "K1 COCKED 5"),
                of("godice", "godice/K1", "{\"event\":\"fake_stable\",\"value\":5}", "K1 NUDGED 5"),
                of("godice", "godice/K1", "{\"event\":\"move stable\",\"value\":5}", "K1 NUDGED 5"),
                of("godice", "godice/K1", "{\"event\":2}", ""),
                // The companion of another game.
                of(
                        "last-drop",
                        "lastdrop/table",
                        "{\"command\":\"roll\",\"playerId\":0,\"playerName\":\"A\",\"diceValue\":4,\"currentTile\":3,\"expectedTile\":7,\"color\":\"red\"}",
                        "0 SETTLED 4"),
                of(
                        "last-drop",
                        "lastdrop/table",
                        "{\"command\":\"undo\",\"playerId\":0,\"fromTile\":7,\"toTile\":3}",
                        ""),
                // A digit every two seconds.
                of("plain-digit", "dice/pink", "4", "pink SHOWS 4"),
                of("plain-digit", "dice/pink", "0", "pink QUIET"),
                of("plain-digit", "dice/pink", "verbunden", ""),
                of("plain-digit", "dice/pink", "44", ""),
                // Cubes through Zigbee2MQTT: sides from 0 and from 1.
                of(
                        "zigbee-cube",
                        "zigbee2mqtt/Würfel/rot",
                        "{\"action\":\"flip90\",\"action_from_side\":0,\"action_to_side\":3,\"action_side\":3,\"side\":3,\"from_side\":0,\"to_side\":3,\"battery\":37,\"voltage\":2975,\"device_temperature\":24,\"power_outage_count\":5,\"linkquality\":102}",
                        "Würfel/rot SETTLED 3 37%"),
                of(
                        "zigbee-cube",
                        "zigbee2mqtt/cube",
                        "{\"action\":\"flip_to_side\",\"side\":6,\"battery\":90}",
                        "cube SETTLED 6 90%"),
                of("zigbee-cube", "zigbee2mqtt/cube", "{\"action\":\"shake\",\"side\":3}", "cube ROLLING 3"),
                of(
                        "zigbee-cube",
                        "zigbee2mqtt/cube",
                        "{\"action\":\"rotate_left\",\"action_angle\":-20,\"side\":3}",
                        "cube HANDLED 3"),
                of("zigbee-cube", "zigbee2mqtt/cube", "{\"action\":\"wakeup\",\"side\":3}", "cube QUIET 3"),
                of("zigbee-cube", "zigbee2mqtt/cube", "{\"action\":\"1_min_inactivity\",\"side\":3}", "cube QUIET 3"),
                of(
                        "zigbee-cube",
                        "zigbee2mqtt/cube",
                        "{\"action\":\"\",\"side\":3,\"battery\":37}",
                        "cube QUIET 3 37%"),
                of("zigbee-cube", "zigbee2mqtt/cube", "{\"side\":3,\"battery\":37}", "cube QUIET 3 37%"),
                of(
                        "zigbee-cube",
                        "zigbee2mqtt/cube",
                        "{\"action\":null,\"side\":null,\"battery\":37}",
                        "cube QUIET 37%"),
                of("zigbee-cube", "zigbee2mqtt/cube/action", "flip90", ""),
                of("zigbee-cube", "zigbee2mqtt/cube/availability", "{\"state\":\"online\"}", ""),
                of("zigbee-cube", "zigbee2mqtt/bridge/state", "{\"state\":\"online\"}", ""),
                of("zigbee-cube", "zigbee2mqtt/lamp", "{\"state\":\"ON\",\"brightness\":20}", ""),
                of(
                        "zigbee-cube",
                        "zigbee2mqtt/tuya",
                        "{\"action\":\"side_3\",\"battery\":50}",
                        "tuya SETTLED 3 50% no-d6"));
    }

    private static Arguments of(String kind, String topic, String payload, String understood) {
        return Arguments.of(kind, topic, payload, understood);
    }

    @ParameterizedTest(name = "{0}: {2}")
    @MethodSource("payloads")
    void every_known_payload(String kind, String topic, String payload, String understood) {
        Dialect dialect = Dialects.of(kind).orElseThrow();
        assertThat(told(dialect.read(topic, payload))).isEqualTo(understood);
        assertThat(dialect.topics("trackside/table")).anyMatch(filter -> Topics.matches(filter, topic));
    }

    @Test
    void the_label_of_the_tray_is_no_roll() {
        for (Dialect dialect : Dialects.ALL) {
            assertThat(dialect.topics("trackside/table"))
                    .noneMatch(filter -> Topics.matches(filter, "wled/e5a658/dice/roll_label"))
                    .noneMatch(filter -> Topics.matches(filter, "wled/e5a658/dice/settings->roll_label"))
                    .noneMatch(filter -> Topics.matches(filter, "dice/pink/status"));
        }
    }

    @Test
    void nothing_that_strangers_say_breaks_a_dialect() {
        List<String> strange = List.of(
                "",
                " ",
                "null",
                "true",
                "{",
                "{}",
                "[]",
                "[[[[[[[[[[[[[[[[[[[[[[1]]",
                "{\"face\":1e400}",
                "{\"face\":NaN}",
                "{\"state\":[],\"val\":{},\"name\":1}",
                "9".repeat(5000),
                "{\"result_dice\":[1,null,{}]}",
                "\u0000",
                "{} {}");
        for (Dialect dialect : Dialects.ALL) {
            for (String text : strange) {
                assertThat(dialect.read("a", text).stream()
                                .filter(reading -> reading.motion() == Motion.SETTLED)
                                .flatMap(reading -> reading.raw().stream())
                                .filter(raw -> FaceMap.PLAIN.of(raw).isPresent()))
                        .as("%s: %s", dialect.kind(), text)
                        .isEmpty();
            }
        }
    }

    @Test
    void any_other_die_is_told_by_its_file() {
        Generic generic = new Generic(
                "home/+/die",
                Dialect.Source.EVENT,
                JsonPointer.compile("/roll/up"),
                Optional.of(JsonPointer.compile("/who")),
                Optional.of(JsonPointer.compile("/roll/how")),
                Map.of("done", Motion.SETTLED, "spinning", Motion.ROLLING),
                Optional.of(JsonPointer.compile("/bat")));
        assertThat(told(generic.read(
                        "home/x/die", "{\"who\":\"r\",\"roll\":{\"up\":\"six\",\"how\":\"done\"},\"bat\":9}")))
                .isEqualTo("r SETTLED six 9%");
        assertThat(told(generic.read("home/x/die", "{\"who\":\"r\",\"roll\":{\"up\":2,\"how\":\"spinning\"}}")))
                .isEqualTo("r ROLLING 2");
        assertThat(told(generic.read("home/x/die", "{\"who\":\"r\",\"roll\":{\"up\":2,\"how\":\"odd\"}}")))
                .isEqualTo("r QUIET 2");
        assertThat(generic.read("home/x/die", "{\"roll\":{\"up\":2,\"how\":\"done\"}}"))
                .isEmpty();
        assertThat(generic.tellsRolling()).isTrue();
    }

    @Test
    void a_number_alone_can_be_another_die_too() {
        Generic generic = new Generic(
                "d",
                Dialect.Source.LEVEL,
                JsonPointer.empty(),
                Optional.empty(),
                Optional.empty(),
                Map.of(),
                Optional.empty());
        assertThat(told(generic.read("d", "3"))).isEqualTo("d SHOWS 3");
    }

    private static String told(List<Reading> readings) {
        return readings.stream().map(DialectsTest::told).collect(Collectors.joining(", "));
    }

    private static String told(Reading reading) {
        return reading.id() + " " + reading.motion()
                + reading.raw().map(raw -> " " + raw).orElse("")
                + (reading.battery().isPresent() ? " " + reading.battery().getAsInt() + "%" : "")
                + reading.named().map(name -> " #" + name).orElse("")
                + (reading.sixSided() ? "" : " no-d6");
    }
}
