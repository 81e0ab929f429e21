package io.trackside.app;

import io.trackside.table.TableClient;
import io.trackside.table.TableView;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Sees every change of the table, one after the other, as fast or slow as it wants. For one thread. */
final class Onlooker implements AutoCloseable {
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(2);

    private final TableClient client;
    private final BlockingQueue<TableView> coming = new LinkedBlockingQueue<>();
    private final TableClient.Watching watching;
    private TableView seen;

    Onlooker(TableClient client) {
        this.client = client;
        this.seen = client.view();
        this.watching = client.watch(coming::add);
    }

    /** The table as it was seen last. */
    TableView seen() {
        return seen;
    }

    /** Everything that can be seen by now and was not yet, in order. */
    List<TableView> news() {
        TableView now = client.view();
        List<TableView> news = new ArrayList<>();
        if (now.version() < seen.version()) { // the program behind the client was started anew
            seen = now;
            news.add(now);
        }
        while (seen.version() < now.version()) {
            see(soon().orElse(now), news);
        }
        return news;
    }

    private Optional<TableView> soon() {
        try {
            return Optional.ofNullable(coming.poll(LONGEST_WAIT.toMillis(), TimeUnit.MILLISECONDS));
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    /** The next change; nothing when there is none for a while. */
    Optional<TableView> next() {
        List<TableView> news = new ArrayList<>();
        Optional<TableView> coming = soon();
        if (coming.isEmpty()) {
            news.addAll(news()); // also tells whether the table is still there
        }
        coming.ifPresent(view -> see(view, news));
        return news.stream().reduce((earlier, later) -> later);
    }

    private void see(TableView next, List<TableView> news) {
        if (next.version() > seen.version()) {
            seen = next;
            news.add(next);
        }
    }

    @Override
    public void close() {
        watching.close();
    }
}
