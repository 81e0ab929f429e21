package io.trackside.kiosk;

import javafx.scene.Node;
import javafx.scene.layout.Pane;

/** Parts put at places of their own, in points. Nothing on it ever moves or grows by itself. */
class Sheet extends Pane {
    Sheet(String... looks) {
        getStyleClass().addAll(looks);
    }

    /** The same with {@code part} at {@code x}, {@code y}. */
    Sheet put(Node part, double x, double y, double width, double height) {
        part.setManaged(false);
        part.resizeRelocate(x, y, width, height);
        getChildren().add(part);
        return this;
    }
}
