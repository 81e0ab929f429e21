package io.trackside.kiosk;

import io.trackside.table.TableView;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Point2D;

/** Whether fingers arrive where the picture is: a mark in each corner to be tapped. */
final class TouchPage extends Framed {
    /** How far from a mark's middle a finger may come down, in points. */
    private static final double NEAR = 60;

    private static final double SIZE = 76;

    private final List<Point2D> taps = new ArrayList<>();

    TouchPage(Kiosk kiosk) {
        super(kiosk);
        node().setOnMousePressed(press -> tapped(new Point2D(press.getX(), press.getY())));
    }

    @Override
    String title(TableView view) {
        return say("touch");
    }

    /** From the upper left one, clockwise. The back key has a corner of its own, so the marks stand below the title. */
    List<Point2D> corners() {
        double half = SIZE / 2 + GAP;
        double low = top() + half;
        return List.of(
                new Point2D(half, low),
                new Point2D(width() - half, low),
                new Point2D(width() - half, height() - half),
                new Point2D(half, height() - half));
    }

    private void tapped(Point2D at) {
        if (taps.size() < corners().size() && at.getY() > HEAD) {
            taps.add(at);
            again();
        }
    }

    @Override
    void fill(Sheet sheet, TableView view) {
        List<Point2D> corners = corners();
        int next = taps.size();
        if (next < corners.size()) {
            Point2D corner = corners.get(next);
            Sheet mark = new Sheet("now");
            mark.put(Line.centred(Integer.toString(next + 1), Weight.POSTER, 40, "ink"), 0, 0, SIZE, SIZE);
            mark.setMouseTransparent(true);
            sheet.put(mark, corner.getX() - SIZE / 2, corner.getY() - SIZE / 2, SIZE, SIZE);
        }
        sheet.put(
                Para.centred(say("touch." + state()), Weight.STRONG, 24),
                SIZE + 3 * GAP,
                top() + down() / 2 - 90,
                width() - 2 * SIZE - 6 * GAP,
                120);
        if (next == corners.size()) {
            double wide = Math.min(260, across());
            sheet.put(
                    Tap.of("again", say("touch.again"), 20, this::anew),
                    (width() - wide) / 2,
                    top() + down() / 2 + 50,
                    wide,
                    64);
        }
    }

    private void anew() {
        taps.clear();
        again();
    }

    /** {@code tap} until all are, then {@code good}, {@code turned} or {@code off}. */
    String state() {
        if (taps.size() < corners().size()) {
            return "tap";
        }
        return are(corners()) ? "good" : isTurned() ? "turned" : "off";
    }

    private boolean are(List<Point2D> places) {
        for (int i = 0; i < places.size(); i++) {
            if (taps.get(i).distance(places.get(i)) > NEAR) {
                return false;
            }
        }
        return true;
    }

    /** Each finger came down in a corner, but in another one: the touch layer is turned against the picture. */
    private boolean isTurned() {
        return taps.stream().allMatch(tap -> corners().stream().anyMatch(corner -> corner.distance(tap) <= NEAR))
                && taps.stream().distinct().count() == taps.size();
    }
}
