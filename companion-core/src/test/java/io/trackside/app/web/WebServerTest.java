package io.trackside.app.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.trackside.rules.BadInput;
import io.trackside.rules.racers.Catalogue;
import io.trackside.text.Texts;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** What the server answers, over a real port. */
class WebServerTest {
    private static final String ACCEPTED = "{\"do\":\"hands-done\"}";

    private static Web web;

    @BeforeAll
    static void start() {
        web = Web.of(new FakeTable());
    }

    @AfterAll
    static void end() {
        web.close();
    }

    @Test
    void the_table_can_be_looked_at() throws Exception {
        HttpResponse<String> table = web.get("/api/table");

        assertThat(table.statusCode()).isEqualTo(200);
        assertThat(table.headers().firstValue("Content-Type")).hasValue("application/json");
        assertThat(table.headers().firstValue("Cache-Control")).hasValue("no-store");
        assertThat(Web.json(table).get("history").has("done")).isTrue();
    }

    @Test
    void a_command_is_accepted_with_its_number() throws Exception {
        HttpResponse<String> reply = web.post("/api/commands", ACCEPTED);

        assertThat(reply.statusCode()).isEqualTo(200);
        long number = Web.json(reply).get("accepted").get("number").longValue();
        assertThat(Web.json(web.get("/api/table")).get("number").longValue()).isEqualTo(number);
    }

    @Test
    void a_refused_command_says_why_in_words_and_in_parts() throws Exception {
        HttpResponse<String> reply = web.post("/api/commands", "{\"do\":\"undo\"}");

        JsonNode problem = problem(reply, 409);
        assertThat(problem.get("key").stringValue()).isEqualTo("game-unknown");
        assertThat(problem.get("details").get("id").stringValue()).isEqualTo("none");
        assertThat(problem.get("detail").stringValue()).startsWith("There is no game “none”.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"do\":\"jump\"}   | key-value-unknown",
                "{\"do\":\"undo\",\"x\":1} | key-unknown",
                "{\"do\":\"undo\",\"do\":\"redo\"} | http-json",
                "{\"do\":            | http-json",
                "{} []               | http-json",
                "[]                  | key-object",
                "''                  | http-request",
            })
    void what_cannot_be_read_is_named(String body, String key) throws Exception {
        assertThat(problem(web.post("/api/commands", body), 400).get("key").stringValue())
                .isEqualTo(key);
    }

    @Test
    void nesting_without_end_is_refused() throws Exception {
        String deep = "[".repeat(5000);

        assertThat(problem(web.post("/api/commands", deep), 400).get("key").stringValue())
                .isEqualTo("http-json");
    }

    @Test
    void games_rules_and_racers_can_be_read_up_on() throws Exception {
        assertThat(Web.json(web.get("/api/games")).get(0).get("people").get(0).stringValue())
                .isEqualTo("Anna");
        assertThat(Web.json(web.get("/api/games/0001")).get("steps").size()).isEqualTo(1);
        assertThat(Web.json(web.get("/api/table/history")).get(0).get("kind").stringValue())
                .isEqualTo("die");
        assertThat(Web.json(web.get("/api/racers")).size()).isEqualTo(36);
        assertThat(Web.json(web.get("/api/rules/R3.8")).findValuesAsString("id"))
                .contains("R3.8.trip");
        assertThat(Web.json(web.get("/api/rules/R5%20banana"))
                        .get(0)
                        .get("heading")
                        .stringValue())
                .isEqualTo("racers-card");
        assertThat(Web.json(web.get("/")).get("table").stringValue()).isEqualTo("/api/table");
    }

    @ParameterizedTest
    @CsvSource({"en, Banana", "vi, Quả Chuối", "th, กล้วย", "pt, Banana", "pt-BR, Banana", "fr, Banana"})
    void racers_are_named_in_the_language_accepted_beside_the_printed_name(String language, String name)
            throws Exception {
        HttpResponse<String> racers = web.send(web.to("/api/racers").header("Accept-Language", language + ", *;q=0.1"));

        assertThat(named(racers, "Banana")).isEqualTo(name);
    }

    @Test
    void the_address_asks_for_a_language_before_the_header_does() throws Exception {
        HttpResponse<String> racers = web.send(web.to("/api/racers?lang=th").header("Accept-Language", "vi"));
        HttpResponse<String> rules = web.get("/api/rules/R3.8?lang=pt-BR");

        assertThat(named(racers, "Legs")).isEqualTo("ขายาว");
        assertThat(Web.json(rules).findValuesAsString("text"))
                .anySatisfy(text -> assertThat(text).contains("tropeça"));
    }

    @Test
    void a_language_there_is_not_is_a_problem_that_names_those_there_are() throws Exception {
        JsonNode problem = problem(web.get("/api/racers?lang=tlh"), 400);

        assertThat(problem.get("key").stringValue()).isEqualTo("language-unknown");
        assertThat(problem.get("detail").stringValue()).contains("tlh", "pt-BR", "th", "vi");
    }

    @Test
    void problems_are_told_in_the_language_of_who_asked() throws Exception {
        assertThat(problem(web.get("/api/rules/R9?lang=vi"), 404).get("detail").stringValue())
                .startsWith("Không có luật R9");
        assertThat(problem(web.get("/nowhere?lang=pt-BR"), 404).get("detail").stringValue())
                .startsWith("Não há nada em /nowhere");
        HttpResponse<String> refused = web.post(
                "/api/commands", "{\"do\":\"undo\"}", "Content-Type", "application/json", "Accept-Language", "th-TH");
        assertThat(problem(refused, 409).get("detail").stringValue()).startsWith("ไม่มีเกม");
    }

    @ParameterizedTest
    @ValueSource(strings = {"*", "tlh", ";;q=", "th;q=0"})
    void who_accepts_no_language_there_is_gets_the_servers_own(String header) throws Exception {
        HttpResponse<String> racers = web.send(web.to("/api/racers").header("Accept-Language", header));

        assertThat(named(racers, "Legs")).isEqualTo("Legs");
    }

    /** The name of the racer whose card says {@code printed}. */
    private static String named(HttpResponse<String> racers, String printed) {
        for (JsonNode racer : Web.json(racers)) {
            if (racer.get("printed").stringValue().equals(printed)) {
                return racer.get("name").stringValue();
            }
        }
        throw new AssertionError("No racer is printed as " + printed);
    }

    @Test
    void a_game_goes_out_as_a_file_and_comes_in_as_one() throws Exception {
        HttpResponse<String> file = web.get("/api/games/0001/export");

        assertThat(file.body()).isEqualTo(FakeTable.EXPORTED);
        assertThat(file.headers().firstValue("Content-Disposition"))
                .hasValueSatisfying(name -> assertThat(name).contains("attachment", "trackside-0001.jsonl"));
        assertThat(web.post("/api/games", file.body(), "Content-Type", "application/x-ndjson")
                        .body())
                .isEqualTo("{\"id\":\"0002\"}");
        problem(web.post("/api/games", "x".repeat(100_000), "Content-Type", "application/x-ndjson"), 404);
        problem(web.post("/api/games", file.body()), 415);
        problem(web.get("/api/games/0002/export"), 404);
    }

    @Test
    void a_table_whose_thread_is_dead_is_down() throws Exception {
        FakeTable table = new FakeTable();
        try (Web other = Web.of(table)) {
            table.die();

            HttpResponse<String> health = other.get("/actuator/health");
            assertThat(health.statusCode()).isEqualTo(503);
            assertThat(Web.json(health).get("status").stringValue()).isEqualTo("DOWN");
            assertThat(problem(other.post("/api/commands", ACCEPTED), 503)
                            .get("key")
                            .stringValue())
                    .isEqualTo("http-unreachable");
        }
    }

    @Test
    void the_arbiter_and_why_not_answer() throws Exception {
        assertThat(web.post("/api/arbiter", "{\"id\":\"x\"}").body()).isEqualTo("{\"id\":\"x\"}");
        assertThat(web.post("/api/table/why-not?lang=vi", "{\"racer\":\"banana\"}")
                        .body())
                .contains("banana, in vi");
        assertThat(problem(web.post("/api/table/why-not", "{}"), 400).get("key").stringValue())
                .isEqualTo("key-text");
    }

    @Test
    void what_is_not_there_is_a_problem_too() throws Exception {
        for (String path : List.of("/api", "/favicon.ico", "/error", "/actuator", "/actuator/env", "/index.html")) {
            assertThat(problem(web.get(path), 404).get("key").stringValue())
                    .as(path)
                    .isEqualTo("http-not-there");
        }
        assertThat(problem(web.get("/api/games/0002"), 404).get("key").stringValue())
                .isEqualTo("game-unknown");
        assertThat(problem(web.get("/api/rules/R9"), 404).get("detail").stringValue())
                .contains("/api/rules");
    }

    @Test
    void another_method_or_type_of_body_is_a_problem() throws Exception {
        HttpResponse<String> method = web.get("/api/commands");
        assertThat(problem(method, 405).get("detail").stringValue()).contains("POST");
        assertThat(method.headers().firstValue("Allow")).hasValue("POST");

        problem(web.send(web.to("/api/table").DELETE()), 405);
        problem(web.post("/api/commands", ACCEPTED, "Content-Type", "text/plain"), 415);
        problem(web.post("/api/commands", "do=undo", "Content-Type", "application/x-www-form-urlencoded"), 415);
    }

    @Test
    void a_fault_of_ours_is_not_shown() throws Exception {
        HttpResponse<String> fault = web.post("/api/commands", "{\"do\":\"redo\"}");

        assertThat(problem(fault, 500).get("key").stringValue()).isEqualTo("http-failed");
        assertThat(fault.body()).doesNotContain("nobody outside", "Exception");
    }

    @Test
    void bodies_are_limited_with_and_without_a_length() throws Exception {
        String large = " ".repeat(70_000) + ACCEPTED;
        String huge = " ".repeat(300_000) + ACCEPTED;
        InputStream chunks = new ByteArrayInputStream(large.getBytes(StandardCharsets.UTF_8));

        problem(web.post("/api/commands", large), 413);
        problem(
                web.send(web.to("/api/commands")
                        .header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofInputStream(() -> chunks))),
                413);
        assertThat(web.post("/api/arbiter", large).statusCode()).isEqualTo(200);
        problem(web.post("/api/arbiter", huge), 413);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Origin: http://evil.example",
                "Origin: null",
                "Origin: http://localhost:1",
                "Referer: http://evil.example/page",
                "Referer: nonsense",
                "Sec-Fetch-Site: cross-site",
                "Sec-Fetch-Site: same-site",
            })
    void pages_of_other_places_change_nothing(String header) throws Exception {
        long before = Web.json(web.get("/api/table")).get("number").longValue();
        String[] parts = header.split(": ", 2);

        HttpResponse<String> reply =
                web.post("/api/commands", ACCEPTED, "Content-Type", "application/json", parts[0], parts[1]);

        assertThat(problem(reply, 403).get("key").stringValue()).isEqualTo("http-origin");
        assertThat(reply.headers().map().keySet()).noneMatch(name -> name.startsWith("access-control"));
        assertThat(Web.json(web.get("/api/table")).get("number").longValue()).isEqualTo(before);
    }

    @Test
    void pages_of_our_own_and_plain_clients_may() throws Exception {
        String own = web.server().address().toString();

        for (String header : List.of("Origin: " + own, "Referer: " + own + "/x", "Sec-Fetch-Site: same-origin")) {
            String[] parts = header.split(": ", 2);
            assertThat(web.post("/api/commands", ACCEPTED, "Content-Type", "application/json", parts[0], parts[1])
                            .statusCode())
                    .as(header)
                    .isEqualTo(200);
        }
    }

    @Test
    void a_name_that_merely_leads_here_is_refused() throws Exception {
        String strange = raw("GET /api/table HTTP/1.1\r\nHost: rebound.example:80\r\nConnection: close\r\n\r\n");
        assertThat(strange).startsWith("HTTP/1.1 403").contains("application/problem+json", "http-host");
        assertThat(raw("GET /api/table HTTP/1.0\r\n\r\n")).startsWith("HTTP/1.1 403");
        assertThat(raw("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"))
                .startsWith("HTTP/1.1 200");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "GET /api/ta|ble HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
                "GET /%2e%2e%2f%zz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
                "GET /api/%2F/x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
                "GET /api//table;x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
                "GET / HTTP/1.1\r\nConnection: close\r\n\r\n",
                "TRACE / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
                "nonsense\r\n\r\n",
                "POST /api/commands HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: x\r\nConnection: close\r\n\r\n",
            })
    void requests_so_broken_that_they_reach_no_code_of_ours_are_problems_too(String request) throws Exception {
        String answer = raw(request);

        assertThat(answer)
                .containsPattern("^HTTP/1.1 (4..|501) ")
                .doesNotContainIgnoringCase("<html")
                .doesNotContain("Exception");
        if (answer.contains("\r\n\r\n{")) {
            assertThat(answer).contains("application/problem+json");
        }
    }

    @Test
    void health_and_metrics_are_there_and_nothing_else() throws Exception {
        JsonNode health = Web.json(web.get("/actuator/health"));
        assertThat(health.get("status").stringValue()).isEqualTo("UP");
        assertThat(health.get("components").propertyNames()).containsExactly("table");
        assertThat(web.get("/actuator/metrics/jvm.memory.used").statusCode()).isEqualTo(200);
        problem(web.get("/actuator/metrics/nothing"), 404);
        problem(web.get("/actuator/beans"), 404);
    }

    @Test
    void only_this_machine_can_connect() throws Exception {
        int port = web.server().address().getPort();
        List<InetAddress> others = NetworkInterface.networkInterfaces()
                .flatMap(NetworkInterface::inetAddresses)
                .filter(address -> !address.isLoopbackAddress())
                .toList();

        for (InetAddress other : others) {
            assertThatThrownBy(() -> new Socket(other, port).close())
                    .as("%s", other)
                    .isInstanceOf(IOException.class);
        }
    }

    @Test
    void a_port_in_use_is_said_with_the_remedy() {
        int port = web.server().address().getPort();

        assertThatThrownBy(() -> WebServer.start(new FakeTable(), Catalogue.load(), Texts.in("en"), port))
                .isInstanceOfSatisfying(
                        BadInput.class, taken -> assertThat(taken.key()).isEqualTo("port-taken"));
    }

    private static JsonNode problem(HttpResponse<String> response, int status) {
        assertThat(response.statusCode()).as(response.body()).isEqualTo(status);
        assertThat(response.headers().firstValue("Content-Type")).hasValue("application/problem+json");
        JsonNode problem = Web.json(response);
        assertThat(problem.get("status").intValue()).isEqualTo(status);
        assertThat(problem.get("detail").stringValue()).isNotBlank();
        return problem;
    }

    private static String raw(String request) throws IOException {
        try (Socket socket = new Socket(
                InetAddress.getLoopbackAddress(), web.server().address().getPort())) {
            OutputStream out = socket.getOutputStream();
            out.write(request.getBytes(StandardCharsets.US_ASCII));
            out.flush();
            socket.shutdownOutput();
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
