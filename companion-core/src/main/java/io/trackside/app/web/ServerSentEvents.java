package io.trackside.app.web;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Reads a stream of server-sent events (WHATWG HTML, section 9.2). Comments and retry times say nothing to us. */
final class ServerSentEvents {
    private static final String UNNAMED = "message";

    private String name = UNNAMED;
    private String id = "";
    private StringBuilder data = new StringBuilder();

    private ServerSentEvents() {}

    /** @param id of this event, or of the last one that had any; empty for none */
    record Event(String name, String id, String data) {}

    /** Gives {@code reader} every whole event, until the stream ends. */
    static void read(InputStream stream, Consumer<Event> reader) throws IOException {
        ServerSentEvents events = new ServerSentEvents();
        BufferedReader lines = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8));
        for (@Nullable String line = lines.readLine(); line != null; line = lines.readLine()) {
            events.take(line, reader);
        }
    }

    private void take(String line, Consumer<Event> reader) {
        if (line.isEmpty()) {
            if (!data.isEmpty()) {
                reader.accept(new Event(name, id, data.substring(0, data.length() - 1)));
            }
            data = new StringBuilder();
            name = UNNAMED;
            return;
        }
        int colon = line.indexOf(':');
        String field = colon < 0 ? line : line.substring(0, colon);
        String value = colon < 0 ? "" : line.substring(colon + 1);
        value = value.startsWith(" ") ? value.substring(1) : value;
        switch (field) {
            case "event" -> name = value;
            case "id" -> id = value;
            case "data" -> data.append(value).append('\n');
            default -> {}
        }
    }
}
