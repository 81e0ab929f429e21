package io.trackside.app.web;

import io.trackside.rules.BadInput;
import io.trackside.table.CommandJson;
import io.trackside.table.ControlPanel;
import io.trackside.table.DiceTray;
import io.trackside.table.GameStory;
import io.trackside.table.GameSummary;
import io.trackside.table.OddsView;
import io.trackside.table.Reply;
import io.trackside.table.Sent;
import io.trackside.table.StepView;
import io.trackside.table.TableClient;
import io.trackside.table.TableView;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import tools.jackson.core.JacksonException;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.JsonNode;

/**
 * The table of another program on this machine. What cannot be reached throws {@link java.io.UncheckedIOException};
 * watching goes on by itself when it can be reached again. Commands arrive in the order they were sent.
 */
public final class HttpTableClient implements TableClient {
    private static final WatchedStream.Kind<TableView> VIEWS =
            new WatchedStream.Kind<>("/api/table/stream", "view", TableView.class);
    private static final WatchedStream.Kind<OddsView> ODDS =
            new WatchedStream.Kind<>("/api/odds/stream", "odds", OddsView.class);
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final int OK = 200;
    private static final int CONFLICT = 409;
    private static final TypeReference<Map<String, Object>> DETAILS = new TypeReference<>() {};
    private static final TypeReference<List<StepView>> STEPS = new TypeReference<>() {};
    private static final TypeReference<List<GameSummary>> SUMMARIES = new TypeReference<>() {};
    private static final TypeReference<List<String>> REASONS = new TypeReference<>() {};

    private final URI server;
    private final HttpClient http = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .proxy(HttpClient.Builder.NO_PROXY)
            .connectTimeout(PATIENCE)
            .build();
    private final Set<WatchedStream<?>> streams = ConcurrentHashMap.newKeySet();
    private CompletableFuture<?> lastSent = CompletableFuture.completedFuture(null);

    private HttpTableClient(URI server) {
        this.server = server;
    }

    /** The table at {@code server}, such as {@code http://localhost:8080}; it need not be there yet. */
    public static HttpTableClient at(URI server) {
        return new HttpTableClient(server);
    }

    @Override
    public TableView view() {
        return WireJson.MAPPER.treeToValue(get("/api/table"), TableView.class);
    }

    @Override
    public Watching watch(Consumer<TableView> viewer) {
        return follow(VIEWS, viewer);
    }

    private <T> Watching follow(WatchedStream.Kind<T> kind, Consumer<T> viewer) {
        WatchedStream<T> stream = WatchedStream.begin(http, server, kind, viewer, streams::remove);
        streams.add(stream);
        return stream;
    }

    @Override
    public synchronized CompletionStage<Reply> send(Sent sent) {
        HttpRequest request = posting("/api/commands", CommandJson.write(sent));
        CompletableFuture<Reply> reply = lastSent.handle((before, failed) -> request)
                .thenCompose(next -> http.sendAsync(next, BodyHandlers.ofByteArray()))
                .thenApply(HttpTableClient::reply);
        lastSent = reply;
        return reply;
    }

    @Override
    public List<StepView> history() {
        return read(get("/api/table/history"), STEPS);
    }

    @Override
    public List<GameSummary> games() {
        return read(get("/api/games"), SUMMARIES);
    }

    @Override
    public GameStory game(String id) {
        return WireJson.MAPPER.treeToValue(ask(getting(game(id, ""))), GameStory.class);
    }

    @Override
    public byte[] exported(String id) {
        return answered(getting(game(id, "/export"))).body();
    }

    @Override
    public String imported(byte[] exported) {
        return ask(posting("/api/games", GamesController.JSON_LINES, exported))
                .path("id")
                .asString("");
    }

    @Override
    public JsonNode arbiter(JsonNode question, Locale language) {
        return ask(in(language, posting("/api/arbiter", question)));
    }

    @Override
    public List<String> whyNot(String racer, Locale language) {
        JsonNode asked = WireJson.MAPPER.createObjectNode().put("racer", racer);
        return read(ask(in(language, posting("/api/table/why-not", asked))).path("reasons"), REASONS);
    }

    @Override
    public OddsView odds() {
        return WireJson.MAPPER.treeToValue(get("/api/odds"), OddsView.class);
    }

    @Override
    public Watching watchOdds(Consumer<OddsView> viewer) {
        return follow(ODDS, viewer);
    }

    @Override
    public void showOdds(boolean on) {
        ask(posting("/api/odds", WireJson.MAPPER.createObjectNode().put("on", on)));
    }

    /** There are some where the address answers; a table without answers that nobody knows it. */
    @Override
    public Optional<DiceTray> dice() {
        return answers(HttpDiceTray.PATH)
                ? Optional.of(new HttpDiceTray(() -> get(HttpDiceTray.PATH), (path, body) -> ask(posting(path, body))))
                : Optional.empty();
    }

    /** There is one where the address answers. */
    @Override
    public Optional<ControlPanel> panel() {
        return answers(HttpControlPanel.PATH)
                ? Optional.of(new HttpControlPanel(
                        () -> get(HttpControlPanel.PATH), (path, body) -> ask(posting(path, body))))
                : Optional.empty();
    }

    private boolean answers(String path) {
        try {
            get(path);
            return true;
        } catch (BadInput | IllegalStateException none) {
            return false;
        }
    }

    @Override
    public void close() {
        streams.forEach(WatchedStream::close);
        http.shutdownNow();
    }

    // ---- asking ----------------------------------------------------------------------------------------------------

    private URI game(String id, String below) {
        String path = URLEncoder.encode(id, StandardCharsets.UTF_8).replace("+", "%20");
        return server.resolve("/api/games/" + path + below);
    }

    private JsonNode get(String path) {
        return ask(getting(server.resolve(path)));
    }

    private static HttpRequest getting(URI address) {
        return HttpRequest.newBuilder(address).timeout(PATIENCE).build();
    }

    private HttpRequest posting(String path, JsonNode body) {
        return posting(path, "application/json", WireJson.write(body));
    }

    private HttpRequest posting(String path, String type, byte[] body) {
        return HttpRequest.newBuilder(server.resolve(path))
                .timeout(PATIENCE)
                .header("Content-Type", type)
                .POST(BodyPublishers.ofByteArray(body))
                .build();
    }

    private static HttpRequest in(Locale language, HttpRequest request) {
        return HttpRequest.newBuilder(request, (name, value) -> true)
                .header("Accept-Language", language.toLanguageTag())
                .build();
    }

    private JsonNode ask(HttpRequest request) {
        return json(answered(request));
    }

    /** The answer, when it is what was asked for. */
    private HttpResponse<byte[]> answered(HttpRequest request) {
        try {
            HttpResponse<byte[]> response = http.send(request, BodyHandlers.ofByteArray());
            if (response.statusCode() != OK) {
                throw problem(json(response));
            }
            return response;
        } catch (IOException unreachable) {
            throw new Unreachable(unreachable);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new Unreachable(new InterruptedIOException());
        }
    }

    private static <T> T read(JsonNode json, TypeReference<T> type) {
        return WireJson.MAPPER.readerFor(type).readValue(json);
    }

    // ---- understanding ---------------------------------------------------------------------------------------------

    private static Reply reply(HttpResponse<byte[]> response) {
        JsonNode body = json(response);
        return switch (response.statusCode()) {
            case OK -> new Reply.Accepted(body.path("accepted").path("number").longValue());
            case CONFLICT -> new Reply.Refused(key(body), details(body));
            default -> throw problem(body);
        };
    }

    private static RuntimeException problem(JsonNode body) {
        String key = key(body);
        if (key.equals("http-failed") || key.equals("http-unreachable")) {
            return new IllegalStateException(body.path("detail").asString(key));
        }
        BadInput bad = BadInput.of(key);
        for (Map.Entry<String, Object> detail : details(body).entrySet()) {
            bad = bad.with(detail.getKey(), detail.getValue());
        }
        return bad;
    }

    private static JsonNode json(HttpResponse<byte[]> response) {
        try {
            return WireJson.MAPPER.readTree(response.body());
        } catch (JacksonException strange) {
            throw new IllegalStateException(
                    response.uri() + " answers with something else than JSON: it is not Trackside", strange);
        }
    }

    private static String key(JsonNode problem) {
        return problem.path("key").asString("http-failed");
    }

    private static Map<String, Object> details(JsonNode problem) {
        JsonNode details = problem.path("details");
        return details.isObject() ? read(details, DETAILS) : Map.of();
    }
}
