package io.trackside.app.web;

import io.trackside.table.GameView;
import io.trackside.table.TableClient;
import io.trackside.table.TableView;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;

/** Up as long as the table answers; what it warns of is told, but people can play on. */
final class TableHealth implements HealthIndicator {
    private static final int PATIENCE_SECONDS = 5;

    private final TableClient table;

    TableHealth(TableClient table) {
        this.table = table;
    }

    @Override
    public Health health() {
        TableView view = table.view();
        try {
            // Answered by the table's own thread, which is asked so whether it lives.
            CompletableFuture.supplyAsync(table::history, Thread::startVirtualThread)
                    .get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException dead) {
            return Health.down().withDetail("number", view.number()).build();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return Health.unknown().build();
        }
        return Health.up()
                .withDetail("number", view.number())
                .withDetail("game", view.game().map(GameView::id).orElse(""))
                .withDetail("warnings", view.warnings())
                .build();
    }
}
