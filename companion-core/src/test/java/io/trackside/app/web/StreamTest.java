package io.trackside.app.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The stream as it goes over the wire. */
@Timeout(60)
class StreamTest {
    @Test
    void events_are_named_and_numbered_by_run_and_version() throws Exception {
        FakeTable table = new FakeTable();
        try (Web web = Web.of(table)) {
            HttpResponse<InputStream> stream =
                    web.http().send(web.to("/api/table/stream").build(), BodyHandlers.ofInputStream());
            List<ServerSentEvents.Event> events = following(stream.body());

            await().untilAsserted(() -> assertThat(events).hasSize(1));
            table.change();
            await().untilAsserted(() -> assertThat(events).hasSize(2));

            assertThat(stream.headers().firstValue("Content-Type")).hasValue("text/event-stream;charset=UTF-8");
            assertThat(events).allSatisfy(event -> {
                assertThat(event.name()).isEqualTo("view");
                assertThat(event.id()).matches("[0-9a-f]{12}\\.[0-9]+");
            });
            assertThat(events.getLast().data()).isEqualTo(web.get("/api/table").body());
        }
    }

    @Test
    void an_id_of_another_run_gets_the_present_view() throws Exception {
        FakeTable table = new FakeTable();
        try (Web web = Web.of(table)) {
            table.change();
            table.change();
            HttpResponse<InputStream> stream = web.http()
                    .send(
                            web.to("/api/table/stream")
                                    .header("Last-Event-ID", "0123456789ab.2")
                                    .build(),
                            BodyHandlers.ofInputStream());
            List<ServerSentEvents.Event> events = following(stream.body());

            await().untilAsserted(() -> assertThat(events).hasSize(1));
            assertThat(events.getFirst().id()).endsWith(".3");
        }
    }

    @Test
    void a_client_that_never_reads_blocks_neither_the_table_nor_the_others() throws Exception {
        FakeTable table = new FakeTable("x".repeat(100_000));
        try (Web web = Web.of(table);
                Socket deaf = new Socket(
                        InetAddress.getLoopbackAddress(), web.server().address().getPort())) {
            deaf.getOutputStream()
                    .write("GET /api/table/stream HTTP/1.1\r\nHost: localhost\r\n\r\n"
                            .getBytes(StandardCharsets.US_ASCII));
            HttpResponse<InputStream> stream =
                    web.http().send(web.to("/api/table/stream").build(), BodyHandlers.ofInputStream());
            List<ServerSentEvents.Event> events = following(stream.body());
            await().untilAsserted(() -> assertThat(events).hasSize(1));

            // 100 MB, more than the connection and the queue hold
            for (int i = 0; i < 1000; i++) {
                table.change();
            }

            String newest = "." + table.view().version();
            await().atMost(30, TimeUnit.SECONDS)
                    .untilAsserted(() -> assertThat(events.getLast().id()).endsWith(newest));
        }
    }

    @Test
    void streams_end_with_the_server_at_once() throws Exception {
        Web web = Web.of(new FakeTable());
        HttpResponse<Stream<String>> stream =
                web.http().send(web.to("/api/table/stream").build(), BodyHandlers.ofLines());
        Thread closing = Thread.startVirtualThread(web.server()::close);

        assertThat(stream.body().toList()).contains("event: view");
        closing.join();
        web.http().close();
    }

    private static List<ServerSentEvents.Event> following(InputStream stream) {
        List<ServerSentEvents.Event> events = new CopyOnWriteArrayList<>();
        Thread.startVirtualThread(() -> {
            try (stream) {
                ServerSentEvents.read(stream, events::add);
            } catch (java.io.IOException ended) {
                // With the test.
            }
        });
        return events;
    }
}
