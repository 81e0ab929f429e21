package io.trackside.kiosk;

import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.geometry.VPos;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;
import javafx.scene.text.TextFlow;

/**
 * Text that wraps, and shrinks before it would be cut. The only one on the screens: what JavaFX wraps by itself it draws
 * wrongly in Thai, so each piece between two places where a line may end is a text of its own there.
 */
final class Para extends Region {
    /** The least size of text at arm's length, in points. */
    static final double LEAST = 11;

    private static final double STEP = 0.94;
    private static final Locale THAI = Locale.of("th");

    private final TextFlow flow = new TextFlow();
    private final List<Text> pieces = new ArrayList<>();
    private final Weight weight;
    private final double size;
    private final VPos place;
    private final Text ruler = new Text();

    Para(String words, Weight weight, double size, TextAlignment along, VPos place, String... looks) {
        this.weight = weight;
        this.size = size;
        this.place = place;
        for (String piece : pieces(words)) {
            Text text = new Text(piece);
            text.getStyleClass().addAll(looks.length == 0 ? new String[] {"ink"} : looks);
            pieces.add(text);
        }
        flow.getChildren().addAll(pieces);
        flow.setTextAlignment(along);
        flow.setManaged(false);
        setMouseTransparent(true);
        getChildren().add(flow);
        setSize(size);
        ruler.setFont(weight.at(size));
    }

    /** From the top left corner on. */
    static Para text(String words, double size, String... looks) {
        return new Para(words, Weight.TEXT, size, TextAlignment.LEFT, VPos.TOP, looks);
    }

    static Para strong(String words, double size, String... looks) {
        return new Para(words, Weight.STRONG, size, TextAlignment.LEFT, VPos.CENTER, looks);
    }

    static Para centred(String words, Weight weight, double size, String... looks) {
        return new Para(words, weight, size, TextAlignment.CENTER, VPos.CENTER, looks);
    }

    /** Where Thai may be broken; whole, if there is none in it. */
    static List<String> pieces(String words) {
        if (words.codePoints().noneMatch(Para::isThai)) {
            return List.of(words);
        }
        BreakIterator breaks = BreakIterator.getLineInstance(THAI);
        breaks.setText(words);
        List<String> pieces = new ArrayList<>();
        int from = breaks.first();
        for (int to = breaks.next(); to != BreakIterator.DONE; to = breaks.next()) {
            pieces.add(words.substring(from, to));
            from = to;
        }
        return pieces;
    }

    private static boolean isThai(int character) {
        return Character.UnicodeScript.of(character) == Character.UnicodeScript.THAI;
    }

    private void setSize(double now) {
        pieces.forEach(piece -> piece.setFont(weight.at(now)));
        flow.setLineSpacing(-0.26 * now);
    }

    /** Its height in points when it is {@code width} points wide and not shrunk. */
    double full(double width) {
        setSize(size);
        return flow.prefHeight(width);
    }

    /** How large the type may be before the longest word would have to be broken. */
    private double largest() {
        double widest = 0;
        for (Text piece : pieces) {
            for (String word : piece.getText().split("\\s+", -1)) {
                ruler.setText(word);
                widest = Math.max(widest, ruler.getLayoutBounds().getWidth());
            }
        }
        return widest <= getWidth() ? size : Math.max(LEAST * 0.8, size * (getWidth() - 0.5) / widest);
    }

    @Override
    protected double computePrefHeight(double width) {
        return full(width < 0 ? getWidth() : width);
    }

    @Override
    protected void layoutChildren() {
        double now = largest();
        setSize(now);
        double high = flow.prefHeight(getWidth());
        while (high > getHeight() + 0.5 && now * STEP >= LEAST) {
            now *= STEP;
            setSize(now);
            high = flow.prefHeight(getWidth());
        }
        double top = place == VPos.TOP ? 0 : Math.max(0, (getHeight() - high) / 2);
        flow.resizeRelocate(0, top, getWidth(), high);
    }
}
