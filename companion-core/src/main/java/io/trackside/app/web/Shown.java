package io.trackside.app.web;

import io.trackside.table.TableView;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A view as every client gets it: written as JSON once, by the first who wants it, so that the table never waits for
 * that.
 */
final class Shown {
    private final String event;
    private final long version;
    private final String id;
    private final Supplier<byte[]> writing;
    private byte @Nullable [] json;

    /**
     * Wraps what can be written.
     *
     * @param event its name
     * @param id of the event: the run of the program and the view's version
     */
    Shown(String event, long version, String id, Supplier<byte[]> writing) {
        this.event = event;
        this.version = version;
        this.id = id;
        this.writing = writing;
    }

    static Shown of(TableView view, String run) {
        return new Shown("view", view.version(), run + "." + view.version(), () -> WireJson.write(view));
    }

    long version() {
        return version;
    }

    String id() {
        return id;
    }

    synchronized byte[] json() {
        byte[] written = json;
        if (written == null) {
            written = writing.get();
            json = written;
        }
        return written;
    }

    /** As a server-sent event. JSON has no line breaks of its own here, so it is one line of data. */
    void writeTo(OutputStream out) throws IOException {
        out.write(("event: " + event + "\nid: " + id + "\ndata: ").getBytes(StandardCharsets.US_ASCII));
        out.write(json());
        out.write('\n');
        out.write('\n');
    }
}
