package io.trackside.kiosk.look;

import javafx.scene.shape.SVGPath;
import javafx.scene.shape.Shape;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;

/** The outline of a seat's figures. Drawn in a box of 24 by 24 units. */
public enum Form {
    DISC("M12 .8A11.2 11.2 0 0 1 12 23.2A11.2 11.2 0 0 1 12 .8Z", 12, 15.4),
    SQUARE(
            "M4.2 1.6H19.8A2.6 2.6 0 0 1 22.4 4.2V19.8A2.6 2.6 0 0 1 19.8 22.4H4.2A2.6 2.6 0 0 1 1.6 19.8V4.2A2.6 2.6 0"
                    + " 0 1 4.2 1.6Z",
            12,
            16.4),
    DIAMOND(
            "M10.6 .8A2 2 0 0 1 13.4 .8L23.2 10.6A2 2 0 0 1 23.2 13.4L13.4 23.2A2 2 0 0 1 10.6 23.2L.8 13.4A2 2 0 0 1"
                    + " .8 10.6Z",
            12,
            12.6),
    TRIANGLE(
            "M10.2 1.2A2.1 2.1 0 0 1 13.8 1.2L23.7 19.6A2.2 2.2 0 0 1 21.8 22.9H2.2A2.2 2.2 0 0 1 .3 19.6Z",
            15.4,
            11.6),
    CROSS("M7.2 .3H16.8V7.2H23.7V16.8H16.8V23.7H7.2V16.8H.3V7.2H7.2Z", 12, 11.8),
    STAR(
            "M12.0 0.0L15.1 4.4L20.5 3.5L19.6 8.9L24.0 12.0L19.6 15.1L20.5 20.5L15.1 19.6L12.0 24.0L8.9 19.6"
                    + "L3.5 20.5L4.4 15.1L0.0 12.0L4.4 8.9L3.5 3.5L8.9 4.4Z",
            12,
            12.4);

    private final String outline;
    private final double emblemCentre;
    private final double emblemSize;

    Form(String outline, double emblemCentre, double emblemSize) {
        this.outline = outline;
        this.emblemCentre = emblemCentre;
        this.emblemSize = emblemSize;
    }

    /** A shape of {@code size} by {@code size} pixels, its corner at 0, 0. */
    public Shape at(double size) {
        SVGPath path = new SVGPath();
        path.setContent(outline);
        path.setStrokeLineJoin(StrokeLineJoin.ROUND);
        path.getTransforms().add(new Scale(size / Emblem.BOX, size / Emblem.BOX));
        return path;
    }

    /** The same form, smaller, around the place of the emblem: {@code part} is 1 for the whole form. */
    Shape inner(double size, double part) {
        Shape shape = at(size);
        double across = size / 2 * (1 - part);
        double down = size * emblemCentre / Emblem.BOX * (1 - part);
        shape.getTransforms()
                .setAll(new Translate(across, down), new Scale(part * size / Emblem.BOX, part * size / Emblem.BOX));
        return shape;
    }

    /** How far down the emblem's centre is, in pixels; across it is in the middle. */
    double emblemCentre(double size) {
        return size * emblemCentre / Emblem.BOX;
    }

    double emblemSize(double size) {
        return size * emblemSize / Emblem.BOX;
    }
}
