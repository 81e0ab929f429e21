package io.trackside.app.web;

import io.trackside.table.TableClient;
import io.trackside.table.TableView;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.springframework.context.SmartLifecycle;

/**
 * The last views, for everybody who looks on over HTTP. Stops before the server does: it would wait for the streams, which
 * never end by themselves.
 */
final class Views implements SmartLifecycle {
    static final int KEPT = 256;

    private static final Duration HEARTBEAT = Duration.ofSeconds(15);

    private final TableClient table;
    private final String run;
    private final Deque<Shown> recent = new ArrayDeque<>();
    private final Set<Viewer> viewers = ConcurrentHashMap.newKeySet();
    private TableClient.@Nullable Watching watching;
    private boolean over;

    /** {@code run}: tells this run of the program from others. */
    Views(TableClient table, String run) {
        this.table = table;
        this.run = run;
    }

    /** The present view as JSON. */
    byte[] now() {
        TableView view = table.view();
        synchronized (this) {
            Shown newest = recent.peekLast();
            if (newest != null && newest.version() == view.version()) {
                return newest.json();
            }
        }
        return WireJson.write(view);
    }

    /**
     * Somebody looks on, and gets the views after {@code last} if they are all still here, else the present one first.
     *
     * @param last id of the event seen last
     */
    synchronized Viewer open(Optional<String> last) {
        Viewer viewer = new Viewer(HEARTBEAT, viewers::remove);
        missedSince(last).forEach(viewer::offer);
        if (over) {
            viewer.end();
        } else {
            viewers.add(viewer);
        }
        return viewer;
    }

    private List<Shown> missedSince(Optional<String> last) {
        List<Shown> kept = List.copyOf(recent);
        for (int i = 0; i < kept.size(); i++) {
            if (last.isPresent() && kept.get(i).id().equals(last.get())) {
                return kept.subList(i + 1, kept.size());
            }
        }
        return kept.isEmpty() ? List.of() : List.of(kept.getLast());
    }

    private void show(TableView view) {
        Shown shown = Shown.of(view, run);
        synchronized (this) {
            recent.addLast(shown);
            if (recent.size() > KEPT) {
                recent.removeFirst();
            }
            viewers.forEach(viewer -> viewer.offer(shown));
        }
    }

    @Override
    public void start() {
        // Not under the lock: the table may show itself at once, and holds a lock of its own then.
        TableClient.Watching begun = table.watch(this::show);
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
