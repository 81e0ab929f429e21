package io.trackside.kiosk.look;

import java.util.List;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Ellipse;
import javafx.scene.shape.Path;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.Shape;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;

/** A drawing as its layers, the first painted first. */
record Drawing(List<Layer> layers) {

    Drawing {
        layers = List.copyOf(layers);
    }

    /**
     * @param cuts cuts out of what is there, instead of painting
     * @param pen width of a round pen that follows the figure; 0 fills it
     * @param figure SVG path data, or {@code circle}, {@code oval} or {@code box} with its numbers
     */
    record Layer(boolean cuts, double pen, String figure) {

        /** From a line like {@code -1.2 circle 12 12 5}. */
        static Layer of(String line) {
            int space = line.indexOf(' ');
            String width = line.substring(1, space);
            return new Layer(
                    line.startsWith("-"),
                    width.isEmpty() ? 0 : Double.parseDouble(width),
                    line.substring(space + 1).strip());
        }

        private Shape shape() {
            Shape shape = bare();
            if (pen > 0) {
                shape.setFill(null);
                shape.setStroke(Color.BLACK);
                shape.setStrokeWidth(pen);
                shape.setStrokeLineCap(StrokeLineCap.ROUND);
                shape.setStrokeLineJoin(StrokeLineJoin.ROUND);
            } else {
                shape.setFill(Color.BLACK);
                shape.setStroke(null);
            }
            return shape;
        }

        private Shape bare() {
            String[] words = figure.split(" ", -1);
            return switch (words[0]) {
                case "circle" -> new Circle(number(words[1]), number(words[2]), number(words[3]));
                case "oval" -> new Ellipse(number(words[1]), number(words[2]), number(words[3]), number(words[4]));
                case "box" -> {
                    Rectangle box =
                            new Rectangle(number(words[1]), number(words[2]), number(words[3]), number(words[4]));
                    box.setArcWidth(2 * number(words[5]));
                    box.setArcHeight(2 * number(words[5]));
                    yield box;
                }
                default -> {
                    SVGPath path = new SVGPath();
                    path.setContent(figure);
                    yield path;
                }
            };
        }

        private static double number(String word) {
            return Double.parseDouble(word);
        }
    }

    /** All layers worked into one shape. */
    Shape shape() {
        Shape sum = new Path();
        for (Layer layer : layers) {
            sum = layer.cuts() ? Shape.subtract(sum, layer.shape()) : Shape.union(sum, layer.shape());
        }
        return sum;
    }
}
