package io.trackside.kiosk;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.VPos;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;
import javafx.scene.text.TextFlow;

/**
 * Text that wraps, and shrinks before it would be cut. The only one on the screens: what JavaFX wraps by itself it draws
 * wrongly in Thai and inside words with a hyphen, so there each piece between two {@link LineEnds} is a text of its own.
 */
final class Para extends Region {
    /** The least size of text at arm's length, in points. */
    static final double LEAST = 11;

    private static final double STEP = 0.94;

    private final TextFlow flow = new TextFlow();
    private final List<String> words;
    private final List<Text> pieces = new ArrayList<>();
    /** How wide the pieces are at full size, in points. */
    private final List<Double> widths = new ArrayList<>();

    private final Weight weight;
    private final double size;
    private final VPos place;
    private final Text ruler = new Text();

    Para(String said, Weight weight, double size, TextAlignment along, VPos place, String... looks) {
        this.weight = weight;
        this.size = size;
        this.place = place;
        this.words = LineEnds.pieces(said);
        ruler.setFont(weight.at(size));
        for (String piece : words) {
            Text text = new Text(piece);
            text.getStyleClass().addAll(looks.length == 0 ? new String[] {"ink"} : looks);
            pieces.add(text);
            widths.add(width(piece));
        }
        flow.getChildren().addAll(pieces);
        flow.setTextAlignment(along);
        flow.setManaged(false);
        setMouseTransparent(true);
        getChildren().add(flow);
        setSize(size);
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

    private void setSize(double now) {
        pieces.forEach(piece -> piece.setFont(weight.at(now)));
        flow.setLineSpacing(-0.26 * now);
    }

    /** Ends the lines so that each is at most {@code width} points wide; a single piece JavaFX wraps by itself. */
    private void endLines(double width, double now) {
        double room = width * size / now - 1;
        double line = 0;
        for (int i = 0; i < pieces.size() && pieces.size() > 1; i++) {
            line += widths.get(i);
            boolean last = i + 1 == pieces.size();
            boolean ends = !last && line + width(words.get(i + 1).stripTrailing()) > room;
            pieces.get(i).setText(ends ? words.get(i).stripTrailing() + "\n" : words.get(i));
            line = ends ? 0 : line;
        }
    }

    private double width(String piece) {
        ruler.setText(piece);
        return ruler.getLayoutBounds().getWidth();
    }

    /** Its height in points when it is {@code width} points wide and not shrunk. */
    double full(double width) {
        return height(width, size);
    }

    private double height(double width, double now) {
        setSize(now);
        endLines(width, now);
        return flow.prefHeight(width);
    }

    /** How large the type may be before the longest word would have to be broken. */
    private double largest() {
        double widest = 0;
        for (String piece : words) {
            for (String word : piece.split("\\s+", -1)) {
                widest = Math.max(widest, width(word));
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
        double high = height(getWidth(), now);
        while (high > getHeight() + 0.5 && now * STEP >= LEAST) {
            now *= STEP;
            high = height(getWidth(), now);
        }
        double top = place == VPos.TOP ? 0 : Math.max(0, (getHeight() - high) / 2);
        flow.resizeRelocate(0, top, getWidth(), high);
    }
}
