package io.trackside.kiosk;

import javafx.scene.layout.Region;
import javafx.scene.shape.Circle;

/** The pips of a die. */
final class DieFace extends Region {
    /** Of the nine places of a die, those that have a pip; by face. */
    private static final int[][] PIPS = {
        {4}, {2, 6}, {2, 4, 6}, {0, 2, 6, 8}, {0, 2, 4, 6, 8}, {0, 2, 3, 5, 6, 8},
    };

    private final int face;

    DieFace(int face) {
        this.face = face;
        for (int ignored : PIPS[face - 1]) {
            Circle pip = new Circle();
            pip.getStyleClass().add("pip");
            pip.setManaged(false);
            getChildren().add(pip);
        }
        setMouseTransparent(true);
    }

    /** As a die that lies there, not as a key. */
    static DieFace cube(int face) {
        DieFace cube = new DieFace(face);
        cube.getStyleClass().add("cube");
        return cube;
    }

    @Override
    protected void layoutChildren() {
        double side = Math.min(getWidth(), getHeight());
        double left = (getWidth() - side) / 2;
        double top = (getHeight() - side) / 2;
        for (int i = 0; i < PIPS[face - 1].length; i++) {
            Circle pip = (Circle) getChildren().get(i);
            pip.setRadius(side * 0.105);
            pip.setCenterX(left + side * (0.22 + 0.28 * (PIPS[face - 1][i] % 3)));
            pip.setCenterY(top + side * (0.22 + 0.28 * Math.floorDiv(PIPS[face - 1][i], 3)));
        }
    }
}
