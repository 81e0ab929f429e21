package io.trackside.kiosk;

import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import javafx.scene.transform.Scale;

/** One line of text that shrinks before it would be cut. */
final class Line extends Region {
    /** What is smaller than this part of its size is better said in a {@link Para}. */
    static final double LEAST = 0.5;

    private final Text text;
    private final Pos place;
    private final Scale scale = new Scale(1, 1);

    Line(String words, Weight weight, double size, Pos place, String... looks) {
        this.text = new Text(words);
        this.place = place;
        text.setFont(weight.at(size));
        text.setTextOrigin(VPos.BASELINE);
        text.setManaged(false);
        text.getStyleClass().addAll(looks.length == 0 ? new String[] {"ink"} : looks);
        text.getTransforms().add(scale);
        setMouseTransparent(true);
        getChildren().add(text);
    }

    static Line left(String words, Weight weight, double size, String... looks) {
        return new Line(words, weight, size, Pos.CENTER_LEFT, looks);
    }

    static Line centred(String words, Weight weight, double size, String... looks) {
        return new Line(words, weight, size, Pos.CENTER, looks);
    }

    static Line right(String words, Weight weight, double size, String... looks) {
        return new Line(words, weight, size, Pos.CENTER_RIGHT, looks);
    }

    /** How wide the words are at their full size, in points. */
    double full() {
        return text.getLayoutBounds().getWidth();
    }

    @Override
    protected double computePrefWidth(double height) {
        return full();
    }

    @Override
    protected double computePrefHeight(double width) {
        return text.getFont().getSize() * 1.2;
    }

    @Override
    protected void layoutChildren() {
        double wide = full();
        double fits = wide <= getWidth() ? 1 : Math.max(LEAST, getWidth() / wide);
        scale.setX(fits);
        scale.setY(fits);
        double left = switch (place.getHpos()) {
            case LEFT -> 0;
            case CENTER -> (getWidth() - wide * fits) / 2;
            case RIGHT -> getWidth() - wide * fits;
        };
        // Capitals are centred, as the line leaves room for marks of other scripts above and below.
        double capitals = 0.65 * text.getFont().getSize() * fits;
        text.relocate(0, 0);
        text.setLayoutX(left);
        text.setLayoutY((getHeight() + capitals) / 2);
    }
}
