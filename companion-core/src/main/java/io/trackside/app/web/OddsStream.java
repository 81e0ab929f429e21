package io.trackside.app.web;

import io.trackside.table.OddsView;
import io.trackside.table.TableClient;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.springframework.context.SmartLifecycle;

/** The odds for everybody who looks on over HTTP; only the newest count. Stops before the server, as {@link Views} does. */
final class OddsStream implements SmartLifecycle {
    private static final Duration HEARTBEAT = Duration.ofSeconds(15);

    private final TableClient table;
    private final String run;
    private final Set<Viewer> viewers = ConcurrentHashMap.newKeySet();
    private TableClient.@Nullable Watching watching;
    private long count;
    private boolean over;
    private @Nullable Shown newest;

    /** {@code run}: tells this run of the program from others. */
    OddsStream(TableClient table, String run) {
        this.run = run;
        this.table = table;
    }

    /** Somebody looks on, and gets the present odds first. */
    synchronized Viewer open() {
        Viewer viewer = new Viewer(HEARTBEAT, viewers::remove);
        if (newest != null) {
            viewer.offer(newest);
        }
        if (over) {
            viewer.end();
        } else {
            viewers.add(viewer);
        }
        return viewer;
    }

    private synchronized void show(OddsView odds) {
        Shown shown = new Shown("odds", ++count, run + "." + count, () -> WireJson.write(odds));
        newest = shown;
        viewers.forEach(viewer -> viewer.offer(shown));
    }

    @Override
    public void start() {
        TableClient.Watching begun = table.watchOdds(this::show);
        synchronized (this) {
            watching = begun;
        }
    }

    @Override
    public void stop() {
        TableClient.@Nullable Watching ended;
        synchronized (this) {
            over = true;
            viewers.forEach(Viewer::end);
            ended = watching;
            watching = null;
        }
        if (ended != null) {
            ended.close();
        }
    }

    @Override
    public synchronized boolean isRunning() {
        return watching != null;
    }
}
