package io.trackside.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import io.trackside.rules.BadInput;
import io.trackside.table.Command;
import io.trackside.table.Reply;
import io.trackside.table.Sent;
import io.trackside.table.TableClient;
import io.trackside.table.TableView;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;

/** What every way to the table keeps. */
public abstract class TableClientContract {
    protected static final Sent ACCEPTED = Sent.of(new Command.HandsDone(), "test");
    protected static final Sent REFUSED = Sent.of(new Command.Undo(), "test");

    /** A client of a table on which hands-done is accepted and undo is refused. */
    protected abstract TableClient client();

    @Test
    void an_accepted_command_is_in_the_next_view() {
        Reply reply = sent(ACCEPTED);

        assertThat(reply).isInstanceOf(Reply.Accepted.class);
        assertThat(client().view().number()).isEqualTo(((Reply.Accepted) reply).number());
    }

    @Test
    void a_refused_command_says_why_and_changes_nothing() {
        long before = client().view().number();

        assertThat(sent(REFUSED)).isInstanceOf(Reply.Refused.class);
        assertThat(client().view().number()).isEqualTo(before);
    }

    @Test
    void who_watches_sees_the_table_as_it_is_and_then_every_change_in_order() {
        List<TableView> seen = new CopyOnWriteArrayList<>();
        long before = client().view().number();

        try (TableClient.Watching _ = client().watch(seen::add)) {
            await().untilAsserted(() -> assertThat(seen).hasSize(1));
            for (int i = 0; i < 20; i++) {
                sent(ACCEPTED);
            }
            await().untilAsserted(() -> assertThat(seen).hasSize(21));
        }

        assertThat(seen).extracting(TableView::version).isSorted().doesNotHaveDuplicates();
        assertThat(seen.getFirst().number()).isEqualTo(before);
        assertThat(seen.getLast()).isEqualTo(client().view());
    }

    @Test
    void who_has_stopped_watching_sees_nothing_more() {
        List<TableView> seen = new CopyOnWriteArrayList<>();
        List<TableView> others = new CopyOnWriteArrayList<>();
        try (TableClient.Watching _ = client().watch(others::add)) {
            TableClient.Watching watching = client().watch(seen::add);
            await().untilAsserted(() -> assertThat(seen).isNotEmpty());
            await().untilAsserted(() -> assertThat(others).isNotEmpty());
            watching.close();
            int before = seen.size();

            sent(ACCEPTED);

            await().untilAsserted(() -> assertThat(others).hasSizeGreaterThan(1));
            assertThat(seen).hasSize(before);
        }
    }

    @Test
    void commands_arrive_in_the_order_they_were_sent() {
        List<CompletionStage<Reply>> replies = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            replies.add(client().send(ACCEPTED));
        }

        assertThat(replies.stream()
                        .map(reply -> reply.toCompletableFuture().join())
                        .map(reply -> ((Reply.Accepted) reply).number()))
                .isSorted()
                .doesNotHaveDuplicates();
    }

    @Test
    void a_game_that_is_not_there_is_named() {
        assertThatThrownBy(() -> client().game("no-such-game")).isInstanceOfSatisfying(BadInput.class, bad -> {
            assertThat(bad.key()).isEqualTo("game-unknown");
            assertThat(bad.details()).containsEntry("id", "no-such-game");
        });
    }

    private Reply sent(Sent sent) {
        return client().send(sent).toCompletableFuture().join();
    }
}
