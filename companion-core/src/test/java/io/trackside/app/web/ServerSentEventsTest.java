package io.trackside.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ServerSentEventsTest {
    @Test
    void an_event_ends_with_an_empty_line_and_may_have_several_lines_of_data() throws IOException {
        assertThat(read("event: view\nid: a.1\ndata: one\ndata:two\n\n"))
                .containsExactly(new ServerSentEvents.Event("view", "a.1", "one\ntwo"));
    }

    @Test
    void the_last_id_stays_and_the_name_does_not() throws IOException {
        assertThat(read("event: view\r\nid: a.1\r\ndata: x\r\n\r\ndata: ü\r\n\r\n"))
                .containsExactly(
                        new ServerSentEvents.Event("view", "a.1", "x"),
                        new ServerSentEvents.Event("message", "a.1", "ü"));
    }

    @Test
    void comments_unknown_fields_and_half_events_are_nothing() throws IOException {
        assertThat(read(": hello\n\nretry: 10\n\nevent: view\n\ndata: cut off\n"))
                .isEmpty();
    }

    private static List<ServerSentEvents.Event> read(String stream) throws IOException {
        List<ServerSentEvents.Event> events = new ArrayList<>();
        ServerSentEvents.read(new ByteArrayInputStream(stream.getBytes(StandardCharsets.UTF_8)), events::add);
        return events;
    }
}
