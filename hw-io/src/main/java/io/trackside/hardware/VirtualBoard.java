package io.trackside.hardware;

import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;

/** A board for people without one: buttons are pressed over HTTP or on a screen, and lamps can be looked at there. */
final class VirtualBoard implements Board {
    private static final long TAPPED = 30;
    private static final long HELD = 900;

    private final Map<Integer, Boolean> levels = new ConcurrentHashMap<>();
    private volatile Listener listener = (pin, high, nanos) -> {};

    /** A board whose buttons all are as nobody presses them. */
    VirtualBoard(Panel panel) {
        panel.buttons().forEach(button -> levels.put(button.pin(), button.pressedIsLow()));
    }

    /** Somebody presses {@code button} at {@code nanos}, or lets it go. */
    void press(Panel.Button button, boolean pressed, long nanos) {
        boolean high = pressed != button.pressedIsLow();
        levels.put(button.pin(), high);
        listener.changed(button.pin(), high, nanos);
    }

    /** A finger presses {@code button} shortly, or holds it; ends when it has let go and may press again. */
    CompletableFuture<Void> tap(Panel.Button button, boolean holds) {
        press(button, true, System.nanoTime());
        return CompletableFuture.runAsync(
                        () -> press(button, false, System.nanoTime()),
                        after(button.debounce() + (holds ? HELD : TAPPED)))
                .thenRunAsync(() -> {}, after(button.debounce() + 1));
    }

    private static Executor after(long milliseconds) {
        return CompletableFuture.delayedExecutor(milliseconds, TimeUnit.MILLISECONDS);
    }

    @Override
    public void listen(Listener others) {
        listener = others;
    }

    @Override
    public boolean isHigh(int pin) {
        return levels.getOrDefault(pin, false);
    }

    @Override
    public void put(int pin, boolean high) {
        levels.put(pin, high);
    }

    @Override
    public void close() {
        levels.clear();
    }
}
