package io.trackside.kiosk;

import java.util.function.LongSupplier;
import javafx.scene.Node;
import javafx.scene.input.MouseEvent;

/**
 * Swallows the second of two taps on one control or one place within 300 ms: touch panels report some taps twice, and by
 * then another question may stand where the first one was.
 */
final class TapGuard {
    private static final long CLOSE = 300_000_000;
    private static final double NEAR = 40;

    private final LongSupplier clock;
    private long last;
    private double x = Double.NEGATIVE_INFINITY;
    private double y = Double.NEGATIVE_INFINITY;
    private boolean swallows;

    /** {@code clock} gives nanoseconds and never goes back. */
    TapGuard(LongSupplier clock) {
        this.clock = clock;
        this.last = clock.getAsLong() - 2 * CLOSE;
    }

    void over(Node root) {
        root.addEventFilter(MouseEvent.MOUSE_PRESSED, this::pressed);
        root.addEventFilter(MouseEvent.MOUSE_RELEASED, this::after);
        root.addEventFilter(MouseEvent.MOUSE_CLICKED, this::after);
    }

    private void pressed(MouseEvent press) {
        long now = clock.getAsLong();
        swallows = now - last < CLOSE && Math.hypot(press.getSceneX() - x, press.getSceneY() - y) < NEAR;
        if (swallows) {
            press.consume();
            return;
        }
        last = now;
        x = press.getSceneX();
        y = press.getSceneY();
    }

    private void after(MouseEvent event) {
        if (swallows) {
            event.consume();
        }
    }
}
