package io.trackside.hardware;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.trackside.app.web.HttpTableClient;
import io.trackside.app.web.WebServer;
import io.trackside.rules.BadInput;
import io.trackside.rules.racers.Catalogue;
import io.trackside.table.ControlPanel;
import io.trackside.table.PanelView;
import io.trackside.text.Texts;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The virtual panel, as a browser or a script meets it. */
@Timeout(60)
class PanelOverHttpTest {
    private static final String SETTING = "trackside.panel";
    private static final String PANEL = """
        buttons:
          - {name: four, pin: 5, press: face 4}
          - {name: no, pin: 6, press: "no", hold: undo}
        lamps:
          - {name: one, pin: 17, shows: seat 1}
          - {name: two, pin: 18, shows: seat 2}
        """;

    private final HttpClient http = HttpClient.newHttpClient();

    @TempDir
    private Path folder = Path.of("");

    @AfterEach
    void forget_the_panel() {
        System.clearProperty(SETTING);
    }

    @Test
    void buttons_are_pressed_and_lamps_are_seen() throws Exception {
        try (Evening evening = new Evening(folder.resolve("games"));
                WebServer server = serverWith(PANEL, evening)) {
            evening.race("banana", "coach", "hare");
            awaitLamp(server, 0, "slow");
            JsonNode panel = panel(server);
            assertThat(panel.path("virtual").booleanValue()).isTrue();
            assertThat(panel.path("line-up").stringValue()).isEqualTo("open");
            assertThat(panel.at("/buttons/1/hold").stringValue()).isEqualTo("undo");
            assertThat(panel.at("/buttons/0/hold").isMissingNode()
                            || panel.at("/buttons/0/hold").isNull())
                    .isTrue();
            assertThat(press(server, "{\"button\":\"four\"}").statusCode()).isEqualTo(200);
            awaitLamp(server, 1, "slow");
            assertThat(press(server, "{\"button\":\"no\",\"hold\":true}").statusCode())
                    .isEqualTo(200);
            awaitLamp(server, 0, "slow");
        }
    }

    @Test
    void what_is_not_there_cannot_be_pressed() throws Exception {
        try (Evening evening = new Evening(folder.resolve("games"));
                WebServer server = serverWith(PANEL, evening)) {
            awaitLamp(server, 0, "off");
            HttpResponse<String> unknown = press(server, "{\"button\":\"five\"}");
            assertThat(unknown.statusCode()).isEqualTo(400);
            assertThat(unknown.body()).contains("panel-button", "four and no");
            assertThat(press(server, "{\"button\":\"four\",\"finger\":1}").body())
                    .contains("key-unknown");
        }
    }

    @Test
    void pages_from_elsewhere_press_nothing() throws Exception {
        try (Evening evening = new Evening(folder.resolve("games"));
                WebServer server = serverWith(PANEL, evening)) {
            HttpRequest foreign = pressing(server, "{\"button\":\"four\"}")
                    .header("Origin", "http://example.org")
                    .build();
            assertThat(http.send(foreign, HttpResponse.BodyHandlers.ofString()).statusCode())
                    .isEqualTo(403);
        }
    }

    @Test
    void a_screen_elsewhere_sees_and_presses_it_by_the_same_door() throws Exception {
        try (Evening evening = new Evening(folder.resolve("games"));
                WebServer server = serverWith(PANEL, evening);
                HttpTableClient screen = HttpTableClient.at(server.address())) {
            Awaitility.await()
                    .atMost(Duration.ofSeconds(20))
                    .until(() -> screen.panel().isPresent());
            ControlPanel panel = screen.panel().orElseThrow();
            assertThat(panel.view().virtual()).isTrue();
            assertThat(panel.view().buttons())
                    .extracting(PanelView.ButtonView::name)
                    .containsExactly("four", "no");
            evening.race("banana", "coach", "hare");
            awaitLamp(server, 0, "slow");
            panel.press("four", false);
            awaitLamp(server, 1, "slow");
            assertThat(panel.view().lamps().get(1).pattern()).isEqualTo("slow");
            assertThatExceptionOfType(BadInput.class)
                    .isThrownBy(() -> panel.press("five", false))
                    .satisfies(none -> assertThat(none.key()).isEqualTo("panel-button"));
        }
    }

    @Test
    void a_faulty_panel_leaves_the_table_at_work() throws Exception {
        try (Evening evening = new Evening(folder.resolve("games"));
                WebServer server = serverWith("buttons: [{name: one}]", evening)) {
            HttpResponse<String> none = get(server, "/api/panel");
            assertThat(none.statusCode()).isEqualTo(400);
            assertThat(none.body()).contains("panel-none");
            assertThat(get(server, "/api/table").statusCode()).isEqualTo(200);
        }
    }

    @Test
    void without_a_panel_there_is_nothing_of_it() throws Exception {
        try (Evening evening = new Evening(folder.resolve("games"));
                WebServer server = WebServer.start(evening, Catalogue.load(), Texts.in("en"), 0)) {
            assertThat(get(server, "/api/panel").statusCode()).isEqualTo(404);
        }
    }

    @Test
    void a_panel_that_is_off_is_none() throws Exception {
        System.setProperty(SETTING, "off");
        try (Evening evening = new Evening(folder.resolve("games"));
                WebServer server = WebServer.start(evening, Catalogue.load(), Texts.in("en"), 0)) {
            assertThat(get(server, "/api/panel").statusCode()).isEqualTo(404);
        }
    }

    private WebServer serverWith(String panel, Evening evening) throws IOException {
        System.setProperty(
                SETTING, Files.writeString(folder.resolve("panel.yml"), panel).toString());
        return WebServer.start(evening, Catalogue.load(), Texts.in("en"), 0);
    }

    private void awaitLamp(WebServer server, int place, String pattern) {
        Awaitility.await()
                .atMost(Duration.ofSeconds(20))
                .until(() -> panel(server)
                        .at("/lamps/" + place + "/pattern")
                        .asString("")
                        .equals(pattern));
    }

    private JsonNode panel(WebServer server) throws Exception {
        return JsonMapper.shared().readTree(get(server, "/api/panel").body());
    }

    private HttpResponse<String> get(WebServer server, String path) throws Exception {
        URI address = server.address().resolve(path);
        return http.send(HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofString());
    }

    private HttpResponse<String> press(WebServer server, String body) throws Exception {
        return http.send(pressing(server, body).build(), HttpResponse.BodyHandlers.ofString());
    }

    private static HttpRequest.Builder pressing(WebServer server, String body) {
        return HttpRequest.newBuilder(server.address().resolve("/api/panel/press"))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body));
    }
}
