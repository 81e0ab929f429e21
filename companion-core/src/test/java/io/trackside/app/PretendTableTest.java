package io.trackside.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.trackside.table.TableView;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class PretendTableTest {
    private final PretendTable table = new PretendTable();

    @Test
    void people_act_on_the_newest_view_only() {
        table.told(view(2));

        assertThat(table.mayAct(0, view(1))).isFalse();
        assertThat(table.mayAct(0, view(2))).isTrue();
    }

    @Test
    void people_wait_until_everybody_has_heard() {
        CompletableFuture<Boolean> may = new CompletableFuture<>();
        Thread person = Thread.ofPlatform().start(() -> may.complete(table.mayAct(0, view(3))));
        await().until(() -> person.getState() == Thread.State.WAITING);

        table.told(view(3));

        assertThat(may.join()).isTrue();
    }

    @Test
    void nobody_waits_for_people_who_have_gone() {
        CompletableFuture<Boolean> may = new CompletableFuture<>();
        Thread person = Thread.ofPlatform().start(() -> may.complete(table.mayAct(0, view(3))));
        await().until(() -> person.getState() == Thread.State.WAITING);
        IllegalStateException reason = new IllegalStateException("the table is gone");

        table.fail(reason);

        assertThat(may.join()).isFalse();
        assertThat(table.isOpen()).isFalse();
        assertThat(table.failure()).contains(reason);
    }

    @Test
    void what_was_said_is_heard_once() {
        PretendTable.Said said = new PretendTable.Said("demo.misread", "Anna", 4);
        table.say(said);

        assertThat(table.heard()).containsExactly(said);
        assertThat(table.heard()).isEmpty();
    }

    private static TableView view(long version) {
        return new TableView(
                version,
                version,
                Optional.empty(),
                Optional.empty(),
                List.of(),
                List.of(),
                new TableView.HistoryView(0, 0, Optional.empty(), Optional.empty(), List.of()),
                Optional.empty(),
                List.of());
    }
}
