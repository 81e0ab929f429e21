package io.trackside.mqtt;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.app.DemoDice;
import io.trackside.app.web.WebServer;
import io.trackside.rules.racers.Catalogue;
import io.trackside.table.Deed;
import io.trackside.text.Texts;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.OptionalInt;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The dice, as a screen or a script meets them. */
@Timeout(60)
class DiceOverHttpTest {
    private static final String MQTT = "trackside.mqtt";
    private static final String DICE = "trackside.dice";

    private final HttpClient http = HttpClient.newHttpClient();

    @TempDir
    private Path folder = Path.of("");

    @AfterEach
    void forget_the_files() {
        System.clearProperty(MQTT);
        System.clearProperty(DICE);
    }

    @Test
    void a_cube_is_bound_calibrated_thrown_and_unbound() throws Exception {
        try (RealBroker broker = RealBroker.in(folder);
                Evening evening = new Evening(folder.resolve("games")).race("banana", "legs", "hare");
                Line cube = Line.up(broker.address())) {
            System.setProperty(
                    MQTT,
                    Files.writeString(folder.resolve("mqtt.yml"), "broker: mqtt://127.0.0.1:" + broker.port())
                            .toString());
            System.setProperty(DICE, folder.resolve("dice.yml").toString());
            try (WebServer server = WebServer.start(evening, Catalogue.load(), Texts.in("en"), 0)) {
                await(server, "/connected", "true");
                assertThat(post(server, "bind", "{\"die\":\"cube\",\"seat\":0}").body())
                        .contains("die-no-offer");
                post(server, "pair", "{}");
                Awaitility.await().until(() -> {
                    turn(cube, 3);
                    return dice(server).at("/offer/id").asString("").equals("cube");
                });
                assertThat(post(server, "bind", "{\"die\":\"cube\",\"seat\":0}").body())
                        .contains("\"kept\":true");
                assertThat(post(server, "calibrate", "{\"die\":\"cube\"}").body())
                        .contains("\"wanted\":1");
                for (int side = 0; side < 6; side++) {
                    turn(cube, side);
                    await(server, "/dice/0/wanted", side < 5 ? Integer.toString(side + 2) : "");
                }
                turn(cube, 4);
                Awaitility.await().until(() -> evening.thrown() == 1);
                await(server, "/dice/0/last-throw", "5");
                assertThat(Files.readString(folder.resolve("dice.yml"))).contains("cube", "faces");
                assertThat(post(server, "arm", "{\"die\":\"cube\"}").body()).contains("\"armed\":true");
                assertThat(post(server, "arm", "{\"die\":\"ball\"}").body()).contains("die-unknown", "cube");
                assertThat(post(server, "unbind", "{\"die\":\"cube\"}").statusCode())
                        .isEqualTo(200);
                assertThat(dice(server).path("dice")).isEmpty();
            }
        }
    }

    @Test
    void with_nothing_configured_there_is_a_broker_of_our_own_and_with_off_nothing() throws Exception {
        try (Evening evening = new Evening(folder.resolve("games"))) {
            try (WebServer server = WebServer.start(evening, Catalogue.load(), Texts.in("en"), 0)) {
                await(server, "/connected", "true");
            }
            System.setProperty(MQTT, "off");
            try (WebServer server = WebServer.start(evening, Catalogue.load(), Texts.in("en"), 0)) {
                assertThat(get(server, "/api/dice").statusCode()).isEqualTo(404);
            }
        }
    }

    @Test
    void the_dice_of_a_demo_are_thrown_over_the_private_broker_in_three_shapes() throws Exception {
        try (Evening evening = new Evening(folder.resolve("games")).race("banana", "legs", "hare");
                WebServer server = WebServer.start(evening, Catalogue.load(), Texts.in("en"), 0)) {
            DemoDice dice = server.brought(DemoDice.class).orElseThrow();
            assertThat(dice.areReady(3, Duration.ofSeconds(20))).isTrue();
            for (int seat = 0; seat < 3; seat++) {
                while (!evening.view().prompt().orElseThrow().kind().equals("main-die")) {
                    evening.does(new Deed.Answer(OptionalInt.empty(), "no"));
                }
                long number = evening.view().number();
                dice.show(seat, 3, number);
                dice.show(seat, 3, number);
                long thrown = seat + 1L;
                Awaitility.await().until(() -> evening.thrown() == thrown);
            }
            assertThat(evening.history().stream().filter(step -> step.kind().equals("die")))
                    .hasSize(3);
        }
    }

    @Test
    void a_faulty_file_leaves_the_table_at_work() throws Exception {
        System.setProperty(
                DICE, Files.writeString(folder.resolve("dice.yml"), "dice: 7").toString());
        try (Evening evening = new Evening(folder.resolve("games"));
                WebServer server = WebServer.start(evening, Catalogue.load(), Texts.in("en"), 0)) {
            assertThat(get(server, "/api/dice").body()).contains("mqtt-none");
            assertThat(get(server, "/api/table").statusCode()).isEqualTo(200);
        }
    }

    @Test
    void a_server_whose_broker_is_not_there_is_ready_all_the_same() throws Exception {
        System.setProperty(
                MQTT,
                Files.writeString(folder.resolve("mqtt.yml"), "broker: mqtt://192.0.2.1:1883")
                        .toString());
        try (Evening evening = new Evening(folder.resolve("games"))) {
            long start = System.nanoTime();
            try (WebServer server = WebServer.start(evening, Catalogue.load(), Texts.in("en"), 0)) {
                assertThat(get(server, "/api/table").statusCode()).isEqualTo(200);
            }
            assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(20));
        }
    }

    @Test
    void the_view_is_the_same_over_mqtt_and_http() throws Exception {
        System.setProperty(MQTT, "off");
        try (Evening evening = new Evening(folder.resolve("games")).race("banana", "legs", "hare");
                WebServer server = WebServer.start(evening, Catalogue.load(), Texts.in("en"), 0)) {
            assertThat(new StateTopics("t").states(evening.view()).get("t/view"))
                    .isEqualTo(get(server, "/api/table").body());
        }
    }

    private static void turn(Line cube, int side) {
        cube.says("zigbee2mqtt/cube", "{\"action\":\"shake\",\"side\":0,\"battery\":90}");
        cube.says("zigbee2mqtt/cube", "{\"action\":\"flip90\",\"side\":" + side + ",\"battery\":90}");
    }

    private void await(WebServer server, String place, String text) {
        Awaitility.await()
                .atMost(Duration.ofSeconds(20))
                .untilAsserted(
                        () -> assertThat(dice(server).at(place).asString("")).isEqualTo(text));
    }

    private JsonNode dice(WebServer server) throws Exception {
        return JsonMapper.shared().readTree(get(server, "/api/dice").body());
    }

    private HttpResponse<String> get(WebServer server, String path) throws Exception {
        URI address = server.address().resolve(path);
        return http.send(HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofString());
    }

    private HttpResponse<String> post(WebServer server, String verb, String body) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(server.address().resolve("/api/dice/" + verb))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
        return http.send(request, HttpResponse.BodyHandlers.ofString());
    }
}
