package io.trackside.kiosk;

import io.trackside.table.PanelView;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import javafx.scene.layout.Pane;

/** A panel without wires at the lower edge of a window: buttons to press and lamps to see while the table is played. */
final class PanelStrip extends Pane {
    private static final double HIGH = 190;
    private static final double RIM = 8;

    private final Kiosk kiosk;
    private final double width;
    private final DoubleConsumer grown;
    private final PanelWatch watch;
    private Optional<PanelView> panel = Optional.empty();
    private boolean holds;
    private boolean closed;

    /** {@code width} in pixels; {@code grown} hears by how many pixels it has become higher, or lower if negative. */
    PanelStrip(Kiosk kiosk, double width, DoubleConsumer grown) {
        this.kiosk = kiosk;
        this.width = width;
        this.grown = grown;
        this.watch = new PanelWatch(kiosk, () -> !closed, this::changed);
        watch.look();
    }

    private void changed(Optional<PanelView> now) {
        panel = now.filter(PanelView::virtual);
        double high = panel.isPresent() ? HIGH : 0;
        double before = getHeight();
        resize(width, high);
        draw();
        if (high != before) {
            grown.accept(high - before);
        }
    }

    private void draw() {
        getChildren().clear();
        panel.ifPresent(shown -> {
            PanelPane pane = new PanelPane(
                    shown, this::press, holds, this::turnHold, kiosk.words(), width - 2 * RIM, HIGH - 2 * RIM);
            pane.setManaged(false);
            pane.resizeRelocate(RIM, RIM, width - 2 * RIM, HIGH - 2 * RIM);
            getChildren().add(pane);
        });
    }

    private void turnHold() {
        holds = !holds;
        draw();
    }

    private void press(String button, boolean hold) {
        holds = false;
        watch.press(button, hold);
        draw();
    }

    /** Looks no more. */
    void close() {
        closed = true;
    }
}
