package io.trackside.kiosk;

import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Circle;

/** A chip as it lies on the table: its metal and its points. */
final class Coin {
    private Coin() {}

    /** {@code metal}: {@code gold}, {@code silver} or {@code bronze}. */
    static Node of(String metal, int points, double size) {
        Circle rim = new Circle(size / 2, size / 2, size / 2);
        rim.getStyleClass().add("coin-rim");
        Circle face = new Circle(size / 2, size / 2, size / 2 - Math.max(1.5, size / 14));
        face.getStyleClass().addAll("coin", metal);
        Pane coin = new Pane(rim, face);
        Line value = Line.centred(Integer.toString(points), Weight.POSTER, size * 0.62, "on-coin");
        value.setManaged(false);
        value.resizeRelocate(0, 0, size, size);
        coin.getChildren().add(value);
        coin.setMouseTransparent(true);
        coin.setMinSize(size, size);
        coin.setPrefSize(size, size);
        return coin;
    }
}
