package io.trackside.kiosk;

import io.trackside.table.PrintedView;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Rectangle;

/** The board without figures: spaces with their numbers, what is printed on them, Start, the second corner, the line. */
final class BoardPane extends Pane {
    private static final double GAP = 1.5;
    /** The least size of a word that is worth its place, in points. */
    private static final double LEAST = 8.5;

    private static final double ROOM_FOR_WORDS = 42;

    BoardPane(PrintedView printed, Loop loop, Wording words) {
        setMouseTransparent(true);
        setCache(true); // it never changes, and its many outlines are half of what a frame costs
        Map<Integer, PrintedView.Special> specials =
                printed.specials().stream().collect(Collectors.toMap(PrintedView.Special::space, Function.identity()));
        for (int space = 0; space <= Loop.LINE; space++) {
            Rectangle2D box = loop.box(space);
            getChildren().add(tile(space, box, space == printed.secondCorner()));
            PrintedView.Special special = specials.get(space);
            if (space == Loop.LINE) {
                line(box);
            } else if (special != null) {
                special(special, box);
            }
            label(space, box, words, special != null);
        }
    }

    private static Node tile(int space, Rectangle2D box, boolean corner) {
        Rectangle tile = new Rectangle(
                box.getMinX() + GAP, box.getMinY() + GAP, box.getWidth() - 2 * GAP, box.getHeight() - 2 * GAP);
        tile.setArcWidth(14);
        tile.setArcHeight(14);
        tile.getStyleClass().add("space");
        if (space == 0) {
            tile.getStyleClass().add("start");
        } else if (corner) {
            tile.getStyleClass().add("corner");
        }
        return tile;
    }

    private void line(Rectangle2D box) {
        double side = (box.getWidth() - 8) / 6;
        for (int i = 0; i < 12; i++) {
            int row = i / 6;
            if ((i % 6 + row) % 2 == 0) {
                Rectangle check =
                        new Rectangle(box.getMinX() + 4 + (i % 6) * side, box.getMinY() + 4 + row * side, side, side);
                check.getStyleClass().add("check");
                getChildren().add(check);
            }
        }
    }

    private void special(PrintedView.Special special, Rectangle2D box) {
        double x = box.getMinX();
        double y = box.getMinY();
        double c = box.getWidth();
        if (special.kind().equals("star")) {
            getChildren().add(star(x + c / 2, y + c / 2, c * 0.36));
        } else if (special.kind().equals("rock")) {
            Polygon rock = new Polygon(
                    x + c * 0.16,
                    y + c * 0.80,
                    x + c * 0.24,
                    y + c * 0.42,
                    x + c * 0.44,
                    y + c * 0.24,
                    x + c * 0.62,
                    y + c * 0.34,
                    x + c * 0.80,
                    y + c * 0.50,
                    x + c * 0.86,
                    y + c * 0.80);
            rock.getStyleClass().add("rock");
            getChildren().add(rock);
        } else {
            int by = special.spaces();
            Line arrow =
                    Line.centred((by > 0 ? "+" : "−") + Math.abs(by), Weight.POSTER, c * 0.46, by > 0 ? "good" : "bad");
            arrow.setManaged(false);
            arrow.resizeRelocate(x, y + c * 0.14, c, c * 0.72);
            getChildren().add(arrow);
        }
    }

    private static Polygon star(double x, double y, double radius) {
        Polygon star = new Polygon();
        for (int point = 0; point < 10; point++) {
            double far = point % 2 == 0 ? radius : radius * 0.48;
            double angle = Math.PI * (point / 5.0 - 0.5);
            star.getPoints().addAll(x + far * Math.cos(angle), y + far * Math.sin(angle));
        }
        star.getStyleClass().add("star");
        return star;
    }

    private void label(int space, Rectangle2D box, Wording words, boolean special) {
        double c = box.getHeight();
        Line label;
        if (space == 0) {
            label = Line.centred(words.say("start"), Weight.POSTER, c * 0.34, "on-start");
        } else if (space == Loop.LINE) {
            label = Line.centred(words.say("finish"), Weight.STRONG, c * 0.24, "ink");
            if (c < ROOM_FOR_WORDS || c * 0.24 * (c - 8) < LEAST * label.full()) {
                return; // the checks say it
            }
            label.setManaged(false);
            label.resizeRelocate(box.getMinX() + 4, box.getMinY() + c * 0.5, c - 8, c * 0.4);
            getChildren().add(label);
            return;
        } else if (special) {
            label = Line.left(Integer.toString(space), Weight.STRONG, c * 0.22, "quiet");
            label.setManaged(false);
            label.resizeRelocate(box.getMinX() + 5, box.getMinY() + 3, c * 0.4, c * 0.26);
            getChildren().add(label);
            return;
        } else {
            label = Line.centred(Integer.toString(space), Weight.STRONG, c * 0.34, "quiet");
        }
        label.setManaged(false);
        double rim = space == 0 ? 6 : 2;
        label.resizeRelocate(box.getMinX() + rim, box.getMinY() + 2, box.getWidth() - 2 * rim, c - 4);
        getChildren().add(label);
    }
}
