package io.trackside.app.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import io.trackside.app.TableClientContract;
import io.trackside.rules.racers.Catalogue;
import io.trackside.table.TableClient;
import io.trackside.table.TableView;
import io.trackside.text.Texts;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The table in another program, over a connection that breaks. */
class HttpTableClientTest extends TableClientContract {
    private final FakeTable table = new FakeTable();
    private static final Locale THAI = Locale.of("th");

    private final WebServer server = WebServer.start(table, Catalogue.load(), Texts.in("en"), 0);
    private final Cable cable = cableTo(server);
    private final HttpTableClient client = HttpTableClient.at(cable.address());

    private static Cable cableTo(WebServer server) {
        try {
            return new Cable(server.address());
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    @AfterEach
    void end() throws IOException {
        client.close();
        cable.close();
        server.close();
    }

    @Override
    protected TableClient client() {
        return client;
    }

    @Test
    void everything_comes_over_as_it_is_there() {
        assertThat(client.view()).isEqualTo(table.view());
        assertThat(client.history()).isEqualTo(table.history());
        assertThat(client.games()).isEqualTo(table.games());
        assertThat(client.game("0001")).isEqualTo(table.game("0001"));
        assertThat(client.exported("0001")).isEqualTo(table.exported("0001"));
        assertThat(client.imported(table.exported("0001"))).isEqualTo("0002");
        assertThat(client.whyNot("banana", THAI)).isEqualTo(table.whyNot("banana", THAI));
        assertThat(client.arbiter(WireJson.MAPPER.readTree("{\"id\":\"a\",\"spaces\":{\"legs\":3}}"), THAI))
                .isEqualTo(WireJson.MAPPER.readTree("{\"id\":\"a\",\"spaces\":{\"legs\":3}}"));
    }

    @Test
    void what_was_missed_while_the_cable_was_cut_comes_when_it_is_mended() throws Exception {
        List<TableView> seen = new CopyOnWriteArrayList<>();
        try (TableClient.Watching _ = client.watch(seen::add)) {
            await().untilAsserted(() -> assertThat(seen).hasSize(1));
            cable.cut();
            table.change();
            table.change();
            table.change();
            cable.mend();
            await().untilAsserted(() -> assertThat(seen).hasSize(4));
            table.change();
            await().untilAsserted(() -> assertThat(seen).hasSize(5));
        }
        assertThat(seen).extracting(TableView::version).containsExactly(1L, 2L, 3L, 4L, 5L);
    }

    @Test
    void who_missed_too_much_goes_on_with_the_newest() throws Exception {
        List<TableView> seen = new CopyOnWriteArrayList<>();
        try (TableClient.Watching _ = client.watch(seen::add)) {
            await().untilAsserted(() -> assertThat(seen).hasSize(1));
            cable.cut();
            for (int i = 0; i < Views.KEPT + 1; i++) {
                table.change();
            }
            cable.mend();
            await().untilAsserted(() -> assertThat(seen).hasSize(2));
        }
        assertThat(seen.getLast()).isEqualTo(table.view());
    }

    @Test
    void watching_begins_when_the_server_is_there() throws Exception {
        List<TableView> seen = new CopyOnWriteArrayList<>();
        cable.cut();
        try (TableClient.Watching _ = client.watch(seen::add)) {
            assertThatThrownBy(client::view).isInstanceOf(UncheckedIOException.class);
            cable.mend();
            await().untilAsserted(() -> assertThat(seen).hasSize(1));
        }
    }

    @Test
    void a_command_that_cannot_be_delivered_fails_and_the_next_one_does_not() throws Exception {
        cable.cut();
        assertThat(client.send(ACCEPTED).toCompletableFuture())
                .failsWithin(10, TimeUnit.SECONDS)
                .withThrowableThat()
                .withCauseInstanceOf(IOException.class);
        cable.mend();
        assertThat(client.send(ACCEPTED).toCompletableFuture()).succeedsWithin(10, TimeUnit.SECONDS);
    }

    @Test
    void a_viewer_that_fails_looks_on_no_more() {
        List<TableView> seen = new CopyOnWriteArrayList<>();
        List<TableView> others = new CopyOnWriteArrayList<>();
        try (TableClient.Watching _ = client.watch(view -> {
                    seen.add(view);
                    throw new IllegalStateException("as the test wants");
                });
                TableClient.Watching _ = client.watch(others::add)) {
            await().untilAsserted(() -> assertThat(seen).hasSize(1));
            await().untilAsserted(() -> assertThat(others).hasSize(1));
            table.change();
            await().untilAsserted(() -> assertThat(others).hasSize(2));
            assertThat(seen).hasSize(1);
        }
    }
}
