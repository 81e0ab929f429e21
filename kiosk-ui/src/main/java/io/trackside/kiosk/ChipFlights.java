package io.trackside.kiosk;

import io.trackside.table.GameView;
import javafx.animation.Interpolator;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.Timeline;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.util.Duration;

/** Chips on their way to who has won them, above everything and in nobody's way: where they go they are counted already. */
final class ChipFlights extends Pane {
    private static final Duration WAY = Duration.millis(800);
    private static final double SIZE = 40;

    ChipFlights() {
        setMouseTransparent(true);
        setManaged(false);
    }

    /** Those that {@code now} has more than {@code before} fly from {@code place} to its {@code hand}; lost ones back. */
    void between(GameView.Seat before, GameView.Seat now, Point2D place, Point2D hand) {
        for (int cup = before.cups().size(); cup < now.cups().size(); cup++) {
            GameView.ChipView chip = now.cups().get(cup);
            fly(chip.metal(), chip.points(), place, hand);
        }
        int bronze = now.bronze() - before.bronze();
        if (bronze > 0) {
            fly("bronze", bronze, place, hand);
        } else if (bronze < 0) {
            fly("bronze", -bronze, hand, place);
        }
    }

    void fly(String metal, int points, Point2D from, Point2D to) {
        Node chip = Coin.of(metal, points, SIZE);
        chip.setId("flies-" + metal + "-" + points);
        chip.setManaged(false);
        chip.resizeRelocate(to.getX() - SIZE / 2, to.getY() - SIZE / 2, SIZE, SIZE);
        Point2D way = from.subtract(to);
        chip.setTranslateX(way.getX());
        chip.setTranslateY(way.getY());
        getChildren().add(chip);
        Timeline flight = new Timeline(new KeyFrame(
                WAY,
                new KeyValue(chip.translateXProperty(), 0, Interpolator.EASE_BOTH),
                new KeyValue(chip.translateYProperty(), 0, Interpolator.EASE_BOTH)));
        flight.setOnFinished(there -> getChildren().remove(chip));
        flight.play();
    }
}
