package io.trackside.kiosk.look;

import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Paint;
import javafx.scene.shape.Circle;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.Shape;
import javafx.scene.text.Text;
import javafx.scene.transform.Scale;

/**
 * The sign of one racer: a silhouette in one colour with cut-outs, drawn in a box of 24 by 24 units. Needs a started
 * toolkit.
 */
public final class Emblem {

    static final double BOX = 24;

    private static final Map<String, Emblem> KNOWN = new ConcurrentHashMap<>();

    /** SVG path data, with cut-outs and pen strokes already worked into one outline. */
    private final String outline;

    private Emblem(Shape shape) {
        this.outline = Outline.of(shape);
    }

    /** The emblem of a racer's id; a racer that we have not drawn, such as a home-made one, gets a disc with letters. */
    public static Emblem of(String racer) {
        return KNOWN.computeIfAbsent(
                racer, id -> new Emblem(Drawings.drawing(id).map(Drawing::shape).orElseGet(() -> lettered(id))));
    }

    /** Whether there is a drawing for this racer's id. */
    public static boolean isDrawn(String racer) {
        return Drawings.drawing(racer).isPresent();
    }

    /** A node of exactly {@code size} by {@code size} pixels that takes no mouse and no touch. */
    public Pane at(double size, Paint colour) {
        SVGPath path = new SVGPath();
        path.setContent(outline);
        path.setFill(colour);
        path.setManaged(false);
        path.getTransforms().add(new Scale(size / BOX, size / BOX));

        Pane box = new Pane(path);
        box.setMinSize(size, size);
        box.setPrefSize(size, size);
        box.setMaxSize(size, size);
        box.setMouseTransparent(true);
        return box;
    }

    private static Shape lettered(String racer) {
        Text letters = new Text(initials(racer));
        letters.setFont(Fonts.display(13));
        // Centred by its ink, not by its line: the line leaves room for Thai and Vietnamese marks.
        letters.setX(BOX / 2 - letters.getLayoutBounds().getCenterX());
        letters.setY(BOX / 2 + Fonts.capHeight(13) / 2);
        return Shape.subtract(new Circle(BOX / 2, BOX / 2, 11.2), letters);
    }

    /** The first letters of the first two words, or of a single word its first two: "gold-fish" GF, "snail" SN. */
    static String initials(String racer) {
        String[] words = racer.split("[^\\p{L}\\p{M}\\p{N}]+", -1);
        String letters = Stream.of(words)
                .filter(word -> !word.isEmpty())
                .limit(2)
                .map(word -> first(word, 1))
                .collect(Collectors.joining());
        String both = letters.codePointCount(0, letters.length()) == 1 ? first(racer, 2) : letters;
        return both.isEmpty() ? "?" : both.toUpperCase(Locale.ROOT);
    }

    private static String first(String word, int letters) {
        return word.codePoints()
                .filter(Character::isLetterOrDigit)
                .limit(letters)
                .mapToObj(Character::toString)
                .collect(Collectors.joining());
    }
}
