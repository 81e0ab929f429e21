package io.trackside.kiosk;

import io.trackside.kiosk.look.Fonts;
import io.trackside.kiosk.look.Picture;
import java.awt.Font;
import java.awt.FontFormatException;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.paint.Color;
import javafx.scene.text.Text;

/** Looks a screen over as a person would: is every text whole, on its own, large and clear enough? */
final class Inspection {
    private static final double SLACK = 2.5;
    /** Points; what is smaller nobody reads across a table. */
    private static final double LEGIBLE = 8;

    /** Of light to dark, between a text and what is behind it. */
    private static final double LEGIBLE_CONTRAST = 4.5;

    private static final double CLEAR = 7;

    private static final Font SHIPPED = shipped();

    private final Scene scene;
    private final Format format;
    private final List<String> faults = new ArrayList<>();

    Inspection(Scene scene, Format format) {
        this.scene = scene;
        this.format = format;
    }

    List<String> faults() {
        List<Text> texts = new ArrayList<>();
        collect(scene.getRoot(), texts);
        for (Text text : texts) {
            isWhole(text);
            isLargeEnough(text);
            isOfOurLetters(text);
        }
        overlaps(texts);
        contrast(texts);
        targets(scene.getRoot());
        return faults;
    }

    private static void collect(Node node, List<Text> texts) {
        if (!node.isVisible() || String.valueOf(node.getId()).startsWith("figure-")) {
            return;
        }
        if (node instanceof Text text && !text.getText().isBlank()) {
            texts.add(text);
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> collect(child, texts));
        }
    }

    private static Bounds at(Node node) {
        return node.localToScene(node.getBoundsInLocal());
    }

    /** Within the screen and within the box it stands in. */
    private void isWhole(Text text) {
        Bounds ink = at(text);
        Bounds screen = at(scene.getRoot());
        Node box = text.getParent() instanceof javafx.scene.text.TextFlow flow ? flow.getParent() : text.getParent();
        Bounds room = at(box);
        double slack = SLACK * format.magnified();
        boolean wide = ink.getMinX() >= room.getMinX() - slack && ink.getMaxX() <= room.getMaxX() + slack;
        // A line's box has room for the marks of all scripts above and below, which need not lie in its place.
        double marks = text.getFont().getSize() * 0.45 * format.magnified();
        boolean high = ink.getMinY() >= room.getMinY() - marks && ink.getMaxY() <= room.getMaxY() + marks;
        boolean seen = ink.getMinX() >= -1
                && ink.getMaxX() <= screen.getWidth() + 1
                && ink.getMinY() >= -marks
                && ink.getMaxY() <= screen.getHeight() + marks;
        if (!wide || !high || !seen) {
            faults.add("cut: “" + text.getText() + "” " + show(ink) + " in " + show(room));
        }
    }

    private static String show(Bounds bounds) {
        return String.format(
                java.util.Locale.ROOT,
                "[%.0f %.0f %.0f×%.0f]",
                bounds.getMinX(),
                bounds.getMinY(),
                bounds.getWidth(),
                bounds.getHeight());
    }

    private void isLargeEnough(Text text) {
        double size = text.getFont().getSize() * text.getLocalToSceneTransform().getMxx() / format.magnified();
        if (size < LEGIBLE) {
            faults.add("tiny: “" + text.getText() + "” " + size);
        }
    }

    /** A letter that is not shipped may be a box on a machine without other fonts. */
    private void isOfOurLetters(Text text) {
        String words = text.getText().replace("\n", "");
        int strange = SHIPPED.canDisplayUpTo(words);
        if (strange >= 0) {
            faults.add("not in our fonts: “" + words.substring(strange, words.offsetByCodePoints(strange, 1)) + "” in “"
                    + words + "”");
        }
    }

    private static Font shipped() {
        try (InputStream bytes = Objects.requireNonNull(Fonts.class.getResourceAsStream("Kanit-Regular.ttf"))) {
            return Font.createFont(Font.TRUETYPE_FONT, bytes);
        } catch (IOException | FontFormatException broken) {
            throw new IllegalStateException(broken);
        }
    }

    private void overlaps(List<Text> texts) {
        for (int i = 0; i < texts.size(); i++) {
            for (int j = i + 1; j < texts.size(); j++) {
                if (!texts.get(i).getParent().equals(texts.get(j).getParent()) && cross(texts.get(i), texts.get(j))) {
                    faults.add("overlap: “" + texts.get(i).getText() + "” and “"
                            + texts.get(j).getText() + "”");
                }
            }
        }
    }

    /** The ink of capitals and small letters, not the room for marks above and below. */
    private boolean cross(Text one, Text other) {
        Bounds a = at(one);
        Bounds b = at(other);
        double down = 0.27;
        double top = Math.max(
                a.getMinY() + a.getHeight() * trim(one, down), b.getMinY() + b.getHeight() * trim(other, down));
        double bottom = Math.min(
                a.getMaxY() - a.getHeight() * trim(one, down), b.getMaxY() - b.getHeight() * trim(other, down));
        double left = Math.max(a.getMinX(), b.getMinX());
        double right = Math.min(a.getMaxX(), b.getMaxX());
        return right - left > 1.5 && bottom - top > 1.5;
    }

    private double trim(Text text, double one) {
        double lines = Math.max(1, at(text).getHeight() / (text.getFont().getSize() * 1.3 * format.magnified()));
        return one / lines;
    }

    /** The text's colour against what is behind it, as it is drawn. */
    private void contrast(List<Text> texts) {
        List<Color> colours = new ArrayList<>();
        // What was drawn once and kept would still show the words.
        scene.getRoot().lookupAll("*").forEach(node -> node.setCache(false));
        for (Text text : texts) {
            colours.add((Color) text.getFill());
            text.setOpacity(0);
        }
        // Figures and trails lie on the numbers of the board, as they do on the table.
        List<Node> figures = new ArrayList<>();
        figures(scene.getRoot(), figures);
        figures.forEach(figure -> figure.setVisible(false));
        Picture behind = Picture.of(scene);
        figures.forEach(figure -> figure.setVisible(true));
        for (int i = 0; i < texts.size(); i++) {
            Text text = texts.get(i);
            text.setOpacity(1);
            Bounds ink = at(text);
            double worst = 21;
            for (int px = 1; px < 8; px++) {
                for (int py = 1; py < 4; py++) {
                    int x = (int) (ink.getMinX() + ink.getWidth() * px / 8);
                    int y = (int) (ink.getMinY() + ink.getHeight() * (0.3 + 0.4 * py / 4));
                    if (x >= 0 && y >= 0 && x < behind.width() && y < behind.height()) {
                        worst = Math.min(worst, ratio(colours.get(i), behind.argb(x, y)));
                    }
                }
            }
            if (worst < (matters(text) ? CLEAR : LEGIBLE_CONTRAST)) {
                faults.add(String.format(java.util.Locale.ROOT, "faint: “%s” %.1f", text.getText(), worst));
            }
        }
    }

    /** What is asked and answered, whose turn it is, what hands must do: but for captions and links. */
    private static boolean matters(Text text) {
        List<String> looks = text.getStyleClass();
        boolean said = !looks.contains("quiet") && !looks.contains("acts");
        for (Node node = text; said && node != null; node = node.getParent()) {
            if (node.getStyleClass().contains("matters")) {
                return true;
            }
        }
        return false;
    }

    private static double ratio(Color text, int behind) {
        double one = luminance(text.getRed(), text.getGreen(), text.getBlue());
        double other = luminance(((behind >> 16) & 255) / 255.0, ((behind >> 8) & 255) / 255.0, (behind & 255) / 255.0);
        return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    }

    private static double luminance(double red, double green, double blue) {
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    }

    private static double linear(double part) {
        return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    }

    /** What can be tapped is no smaller than a finger, and nothing else that can be tapped lies on it. */
    private void targets(Node node) {
        List<Tap> taps = new ArrayList<>();
        taps(node, taps);
        for (Tap tap : taps) {
            double least = Format.FINGER - 2;
            if (tap.getWidth() < least || tap.getHeight() < least - 2) {
                faults.add("small: " + tap.getId() + " " + (int) tap.getWidth() + "×" + (int) tap.getHeight());
            }
        }
        for (int i = 0; i < taps.size(); i++) {
            for (int j = i + 1; j < taps.size(); j++) {
                Bounds a = at(taps.get(i));
                Bounds b = at(taps.get(j));
                double wide = Math.min(a.getMaxX(), b.getMaxX()) - Math.max(a.getMinX(), b.getMinX());
                double high = Math.min(a.getMaxY(), b.getMaxY()) - Math.max(a.getMinY(), b.getMinY());
                if (wide > 1 && high > 1) {
                    faults.add("overlap: taps " + taps.get(i).getId() + " and "
                            + taps.get(j).getId());
                }
            }
        }
    }

    static void taps(Node node, List<Tap> taps) {
        if (!node.isVisible()) {
            return;
        }
        if (node instanceof Tap tap) {
            taps.add(tap);
        } else if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> taps(child, taps));
        }
    }

    private static void figures(Node node, List<Node> figures) {
        String id = String.valueOf(node.getId());
        if (id.startsWith("figure-") || id.startsWith("free-") || id.equals("trails")) {
            figures.add(node);
        } else if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> figures(child, figures));
        }
    }
}
