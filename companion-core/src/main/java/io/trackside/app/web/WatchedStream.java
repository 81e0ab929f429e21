package io.trackside.app.web;

import io.trackside.table.TableClient;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Follows a stream of a table's, and takes it up again where it broke off. */
final class WatchedStream<T> implements TableClient.Watching {
    private static final Logger LOG = LoggerFactory.getLogger(WatchedStream.class);
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final Duration FIRST_PAUSE = Duration.ofMillis(100);
    private static final Duration LONGEST_PAUSE = Duration.ofSeconds(5);
    private static final int OK = 200;

    private final HttpClient http;
    private final URI address;
    private final Kind<T> kind;
    private final Consumer<T> viewer;
    private final Consumer<WatchedStream<?>> gone;
    private final Thread thread = Thread.ofVirtual().name("watching the table").unstarted(this::follow);

    private Duration pause = FIRST_PAUSE;
    private String last = "";
    private String run = "";
    private long version;
    private volatile boolean closed;

    /**
     * What is followed.
     *
     * @param event the name of its events
     */
    record Kind<T>(String path, String event, Class<T> type) {}

    private WatchedStream(
            HttpClient http, URI server, Kind<T> kind, Consumer<T> viewer, Consumer<WatchedStream<?>> gone) {
        this.http = http;
        this.address = server.resolve(kind.path());
        this.kind = kind;
        this.viewer = viewer;
        this.gone = gone;
    }

    static <T> WatchedStream<T> begin(
            HttpClient http, URI server, Kind<T> kind, Consumer<T> viewer, Consumer<WatchedStream<?>> gone) {
        WatchedStream<T> stream = new WatchedStream<>(http, server, kind, viewer, gone);
        stream.thread.start();
        return stream;
    }

    private void follow() {
        try {
            while (!closed) {
                try {
                    connect();
                } catch (IOException broken) {
                    // Taken up again below; what was missed comes then.
                }
                Thread.sleep(pause);
                Duration twice = pause.multipliedBy(2);
                pause = twice.compareTo(LONGEST_PAUSE) < 0 ? twice : LONGEST_PAUSE;
            }
        } catch (InterruptedException end) {
            // Closed.
        }
    }

    private void connect() throws IOException, InterruptedException {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(address).timeout(PATIENCE).header("Accept", "text/event-stream");
        if (!last.isEmpty()) {
            request.header("Last-Event-ID", last);
        }
        HttpResponse<InputStream> response = http.send(request.build(), BodyHandlers.ofInputStream());
        try (InputStream stream = response.body()) {
            if (response.statusCode() == OK) {
                ServerSentEvents.read(stream, this::take);
            }
        }
    }

    private void take(ServerSentEvents.Event event) {
        if (closed || !event.name().equals(kind.event())) {
            return;
        }
        pause = FIRST_PAUSE;
        last = event.id();
        int dot = last.lastIndexOf('.') + 1;
        String itsRun = last.substring(0, dot);
        long itsVersion = Long.parseLong(last.substring(dot));
        if (itsRun.equals(run) && itsVersion <= version) {
            return;
        }
        run = itsRun;
        version = itsVersion;
        T view = WireJson.MAPPER.readValue(event.data(), kind.type());
        try {
            viewer.accept(view);
        } catch (RuntimeException fault) {
            // As the table itself does.
            LOG.error("Somebody who looks on failed, and looks on no more", fault);
            close();
        }
    }

    @Override
    public void close() {
        closed = true;
        thread.interrupt();
        gone.accept(this);
    }
}
