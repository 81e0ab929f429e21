package io.trackside.kiosk;

import javafx.scene.layout.Region;
import javafx.scene.shape.Polygon;

/** Up or down. */
final class Arrow extends Region {
    private static final double SIZE = 12;

    private final Polygon shape;

    Arrow(boolean up) {
        double way = up ? -1 : 1;
        shape = new Polygon(-SIZE, -way * SIZE / 2, SIZE, -way * SIZE / 2, 0, way * SIZE / 2);
        shape.getStyleClass().add("pip");
        shape.setManaged(false);
        getChildren().add(shape);
    }

    @Override
    protected void layoutChildren() {
        shape.setLayoutX(getWidth() / 2);
        shape.setLayoutY(getHeight() / 2);
    }
}
