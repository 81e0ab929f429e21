package io.trackside.kiosk;

import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.layout.Pane;

/** A place for a part that is drawn again only when what it shows has changed. */
final class Slot extends Pane {
    private Object shown = new Object();

    Slot() {
        setPickOnBounds(false);
    }

    void show(Object what, Supplier<? extends Node> drawing) {
        if (!what.equals(shown)) {
            shown = what;
            Node part = drawing.get();
            part.setManaged(false);
            part.resizeRelocate(0, 0, getWidth(), getHeight());
            getChildren().setAll(part);
        }
    }
}
