package io.trackside.kiosk;

import io.trackside.table.Reply;
import io.trackside.table.Sent;
import io.trackside.table.TableClient;
import io.trackside.table.TableView;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.application.Platform;

/**
 * The screen's line to its table. What comes is told on the thread of JavaFX, the newest only when it comes faster than it
 * can be drawn; asking never holds that thread up. Looks now and then whether the table is still there.
 */
final class Link implements Wire {
    private static final System.Logger LOG = System.getLogger(Link.class.getName());
    private static final long BEAT = 1500;

    private final TableClient client;
    private final Told told;
    private final ScheduledExecutorService thread;
    private final AtomicReference<Optional<TableView>> coming = new AtomicReference<>(Optional.empty());
    private volatile TableView newest;
    private final TableClient.Watching watching;
    private final TableClient.Watching watchingOdds;

    /** {@code first} is what the table showed last. */
    Link(TableClient client, TableView first, Told told) {
        this.client = client;
        this.told = told;
        this.newest = first;
        this.thread = new ScheduledThreadPoolExecutor(1, task -> {
            Thread made = new Thread(task, "screen");
            made.setDaemon(true);
            return made;
        });
        this.watching = client.watch(this::came);
        this.watchingOdds = client.watchOdds(odds -> Platform.runLater(() -> told.odds(odds)));
        var beating = thread.scheduleWithFixedDelay(this::beat, 0, BEAT, TimeUnit.MILLISECONDS);
        LOG.log(System.Logger.Level.TRACE, "the heart beats: {0}", beating);
    }

    private void came(TableView view) {
        newest = view;
        if (coming.getAndSet(Optional.of(view)).isEmpty()) {
            Platform.runLater(() -> coming.getAndSet(Optional.empty()).ifPresent(told::view));
        }
    }

    /** The stream takes itself up again; this finds out that it is broken, and what a table started anew shows. */
    private void beat() {
        TableView before = newest;
        try {
            TableView now = client.view();
            boolean anew = now.version() < before.version();
            if (anew || now.version() > newest.version()) {
                came(now);
            } else {
                Platform.runLater(() -> told.view(newest));
            }
        } catch (UncheckedIOException away) {
            LOG.log(System.Logger.Level.DEBUG, "the table is away", away);
            Platform.runLater(told::gone);
        } catch (RuntimeException broken) {
            LOG.log(System.Logger.Level.WARNING, "the table does not answer as it should", broken);
            Platform.runLater(told::gone);
        }
    }

    @Override
    public void send(Sent sent, Consumer<Reply> then) {
        try {
            client.send(sent).whenComplete((reply, failed) -> {
                if (failed == null) {
                    Platform.runLater(() -> then.accept(reply));
                } else {
                    lose(failed);
                }
            });
        } catch (RejectedExecutionException | UncheckedIOException closing) {
            lose(closing);
        }
    }

    private void lose(Throwable failed) {
        Throwable cause =
                failed instanceof CompletionException && failed.getCause() != null ? failed.getCause() : failed;
        if (!(cause instanceof IOException)) {
            LOG.log(System.Logger.Level.WARNING, "a command got lost", cause);
        }
        Platform.runLater(told::gone);
    }

    @Override
    public <T> void ask(Function<TableClient, T> question, Consumer<T> then) {
        try {
            thread.execute(() -> {
                try {
                    T answer = question.apply(client);
                    Platform.runLater(() -> then.accept(answer));
                } catch (RuntimeException failed) {
                    lose(failed);
                }
            });
        } catch (RejectedExecutionException closing) {
            lose(closing);
        }
    }

    @Override
    public void close() {
        watching.close();
        watchingOdds.close();
        thread.shutdownNow();
    }
}
