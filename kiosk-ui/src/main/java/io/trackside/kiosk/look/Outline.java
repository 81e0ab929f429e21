package io.trackside.kiosk.look;

import java.util.Locale;
import java.util.stream.Collectors;
import javafx.scene.shape.ClosePath;
import javafx.scene.shape.CubicCurveTo;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.PathElement;
import javafx.scene.shape.QuadCurveTo;
import javafx.scene.shape.Shape;

/** A shape as SVG path data, so that it is worked out once and drawn many times. */
final class Outline {

    private Outline() {}

    /** Fill and pen stroke together. */
    static String of(Shape shape) {
        // A union, even with itself, is a path of plain absolute elements with holes wound the other way.
        Path path = (Path) Shape.union(shape, new Path());
        return path.getElements().stream().map(Outline::text).collect(Collectors.joining());
    }

    private static String text(PathElement element) {
        return switch (element) {
            case MoveTo to -> text("M", to.getX(), to.getY());
            case LineTo to -> text("L", to.getX(), to.getY());
            case QuadCurveTo to -> text("Q", to.getControlX(), to.getControlY(), to.getX(), to.getY());
            case CubicCurveTo to ->
                text(
                        "C",
                        to.getControlX1(),
                        to.getControlY1(),
                        to.getControlX2(),
                        to.getControlY2(),
                        to.getX(),
                        to.getY());
            case ClosePath _ -> "Z";
            default -> throw new IllegalStateException("No union of shapes has " + element);
        };
    }

    private static String text(String letter, double... numbers) {
        StringBuilder text = new StringBuilder(letter);
        for (double number : numbers) {
            text.append(String.format(Locale.ROOT, "%.3f ", number));
        }
        return text.toString();
    }
}
