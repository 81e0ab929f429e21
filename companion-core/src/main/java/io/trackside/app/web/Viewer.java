package io.trackside.app.web;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Somebody who looks on over HTTP. Views wait here until it takes them; who is too slow for them misses some and goes on
 * with the newest.
 */
final class Viewer implements AutoCloseable {
    private static final byte[] HEARTBEAT = ":\n\n".getBytes(StandardCharsets.US_ASCII);
    private static final Shown END = new Shown("", -1, "", () -> new byte[0]);

    private final BlockingQueue<Shown> waiting = new LinkedBlockingQueue<>(Views.KEPT);
    private final Duration silence;
    private final Consumer<Viewer> gone;

    /**
     * @param silence after which it gets a sign of life
     * @param gone is told when this is closed
     */
    Viewer(Duration silence, Consumer<Viewer> gone) {
        this.silence = silence;
        this.gone = gone;
    }

    /** Never blocks. */
    void offer(Shown shown) {
        while (!waiting.offer(shown)) {
            waiting.clear();
        }
    }

    /** No more views come. */
    void end() {
        offer(END);
    }

    /** Writes views as they come, and a sign of life when none does, until the end. */
    void writeTo(OutputStream out) throws IOException, InterruptedException {
        out.write(HEARTBEAT);
        out.flush();
        for (Shown next = take(); next != END; next = take()) {
            if (next == null) {
                out.write(HEARTBEAT);
            } else {
                next.writeTo(out);
            }
            if (waiting.isEmpty()) {
                out.flush();
            }
        }
    }

    private @Nullable Shown take() throws InterruptedException {
        return waiting.poll(silence.toMillis(), TimeUnit.MILLISECONDS);
    }

    @Override
    public void close() {
        gone.accept(this);
    }
}
