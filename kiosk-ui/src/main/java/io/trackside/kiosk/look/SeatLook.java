package io.trackside.kiosk.look;

import java.util.List;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.scene.shape.Shape;

/**
 * How one seat is told from the others: by colour, by form and by pattern, each enough on its own. The colours are the
 * same in both themes, so that a player stays "the green one"; a rim of the theme's ink sets them off from the ground.
 *
 * @param colour the seat's colour
 * @param tint the pattern's colour upon it
 * @param text what is written on both
 */
public record SeatLook(Color colour, Color tint, Color text, Form form, Pattern pattern) {

    private static final Color INK = Color.web("#1d1a16");
    private static final Color PAPER = Color.web("#fffaf0");

    /** In the order of the seats. Found by a search for the greatest smallest distance, also to colour-blind eyes. */
    public static final List<SeatLook> ALL = List.of(
            new SeatLook(Color.web("#990f08"), Color.web("#6d0a05"), PAPER, Form.DISC, Pattern.SLANTS),
            new SeatLook(Color.web("#163bd9"), Color.web("#0d2594"), PAPER, Form.SQUARE, Pattern.DOTS),
            new SeatLook(Color.web("#fddc2f"), Color.web("#e0ae00"), INK, Form.TRIANGLE, Pattern.PLAIN),
            new SeatLook(Color.web("#4cbf7f"), Color.web("#86dba9"), INK, Form.DIAMOND, Pattern.CHECKS),
            new SeatLook(Color.web("#6f1774"), Color.web("#470c4b"), PAPER, Form.CROSS, Pattern.LEVELS),
            new SeatLook(Color.web("#fb7edc"), Color.web("#ffb9ee"), INK, Form.STAR, Pattern.UPRIGHTS));

    /** The look of a seat, counted from 0; at most six sit at a table. */
    public static SeatLook of(int seat) {
        return ALL.get(seat);
    }

    /** The pattern for large areas such as a banner; text on it keeps its contrast. */
    public Paint area(int tile) {
        return pattern.paint(colour, tint, tile);
    }

    /** A node of {@code size} by {@code size} pixels for lists and legends: the form with its pattern, no racer. */
    public Pane badge(double size, Theme theme) {
        return box(size, rimmed(size, theme));
    }

    /** A figure on the track, a node of {@code size} by {@code size} pixels: the racer's emblem on the seat's form. */
    public Pane figure(Emblem emblem, double size, Theme theme) {
        // The pattern shows at the rim only: under the emblem it would eat the emblem's details.
        Shape calm = form.inner(size, 0.78);
        calm.setFill(colour);
        calm.setManaged(false);
        double emblemSize = form.emblemSize(size);
        Pane sign = emblem.at(emblemSize, text);
        sign.setManaged(false);
        Pane box = box(size, rimmed(size, theme));
        box.getChildren().add(calm);
        sign.resizeRelocate((size - emblemSize) / 2, form.emblemCentre(size) - emblemSize / 2, emblemSize, emblemSize);
        box.getChildren().add(sign);
        return box;
    }

    private Shape rimmed(double size, Theme theme) {
        Shape shape = form.inner(size, 0.94);
        // No text stands on the rim, so its pattern may be bolder than that of an area.
        int tile = (int) Math.max(4, Math.round(size / 9));
        shape.setFill(pattern.paint(colour, colour.interpolate(text, 0.5), tile));
        shape.setStroke(theme.ink());
        shape.setStrokeWidth(1.3);
        return shape;
    }

    private static Pane box(double size, Shape shape) {
        shape.setManaged(false);
        Pane box = new Pane();
        box.getChildren().add(shape);
        box.setMinSize(size, size);
        box.setPrefSize(size, size);
        box.setMaxSize(size, size);
        return box;
    }
}
