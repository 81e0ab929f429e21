package io.trackside.app.web;

import io.trackside.table.TableView;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** A view as every client gets it: written as JSON once. */
final class Shown {
    private final long version;
    private final String id;
    private final byte[] json;

    /**
     * Wraps what is written already.
     *
     * @param id of the event: the run of the program and the view's version
     */
    Shown(long version, String id, byte[] json) {
        this.version = version;
        this.id = id;
        this.json = json;
    }

    static Shown of(TableView view, String run) {
        return new Shown(view.version(), run + "." + view.version(), WireJson.write(view));
    }

    long version() {
        return version;
    }

    String id() {
        return id;
    }

    byte[] json() {
        return json;
    }

    /** As a server-sent event. JSON has no line breaks of its own here, so it is one line of data. */
    void writeTo(OutputStream out) throws IOException {
        out.write(("event: view\nid: " + id + "\ndata: ").getBytes(StandardCharsets.US_ASCII));
        out.write(json);
        out.write('\n');
        out.write('\n');
    }
}
