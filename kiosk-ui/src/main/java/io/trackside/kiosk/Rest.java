package io.trackside.kiosk;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;

/**
 * Darkens a screen that nobody needs, and lights it again when somebody taps or the table changes. The tap that wakes it
 * does nothing else. The system must not do it: screens it has switched off do not always come back.
 */
final class Rest {
    private static final int RESTING = 8;
    private static final Executor SCREEN = Platform::runLater;

    private final LongSupplier clock;
    private final Optional<Backlight> lamp;
    private final Region veil = new Region();
    private long stirred;
    private Prefs prefs = Prefs.STILL;
    private boolean rests;
    private boolean waking;
    /** Alarms that were set before do not count. */
    private int alarm;

    Rest(Machine machine) {
        this.clock = machine.clock();
        this.lamp = machine.lamp();
        this.stirred = clock.getAsLong();
        veil.setMouseTransparent(true);
        veil.setManaged(false);
        veil.getStyleClass().add("rest");
    }

    /** What lies over everything and makes it darker, for displays whose lamp cannot be set. */
    Region veil() {
        return veil;
    }

    /** Before any other filter of {@code root}. */
    void over(Node root) {
        root.addEventFilter(MouseEvent.MOUSE_PRESSED, this::pressed);
        root.addEventFilter(MouseEvent.MOUSE_RELEASED, this::after);
        root.addEventFilter(MouseEvent.MOUSE_CLICKED, this::after);
    }

    void as(Prefs wanted) {
        boolean other = wanted.rest() != prefs.rest();
        prefs = wanted;
        shine();
        if (other) {
            alarm++;
            stir();
            await(minutes());
        }
    }

    /** Something has happened that people want to see. */
    void stir() {
        stirred = clock.getAsLong();
        if (rests) {
            rests = false;
            shine();
            await(minutes());
        }
    }

    boolean rests() {
        return rests;
    }

    /** Nobody will tap any more. */
    void end() {
        alarm++;
    }

    private long minutes() {
        return TimeUnit.MINUTES.toNanos(prefs.rest());
    }

    private void await(long nanos) {
        if (prefs.rest() > 0) {
            int mine = ++alarm;
            CompletableFuture.delayedExecutor(nanos, TimeUnit.NANOSECONDS, SCREEN)
                    .execute(() -> {
                        if (mine == alarm) {
                            due();
                        }
                    });
        }
    }

    /** Looks whether it is time to rest, and how much is left if it is not. */
    void due() {
        long left = stirred + minutes() - clock.getAsLong();
        if (left > 0) {
            await(left);
        } else {
            rests = true;
            shine();
        }
    }

    private void shine() {
        int percent = rests ? RESTING : prefs.bright();
        boolean lit = lamp.filter(set -> set.set(percent)).isPresent();
        veil.setOpacity(lit ? 0 : 1 - percent / 100.0);
        veil.setVisible(veil.getOpacity() > 0);
    }

    private void pressed(MouseEvent press) {
        waking = rests;
        stir();
        if (waking) {
            press.consume();
        }
    }

    private void after(MouseEvent event) {
        if (waking) {
            event.consume();
        }
    }
}
