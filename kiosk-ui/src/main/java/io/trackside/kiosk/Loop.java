package io.trackside.kiosk;

import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;

/**
 * Where the spaces of a track lie: round a rectangle, Start at the lower left, on to the right, the second corner at the
 * upper right, and down on the left to the line. Columns and rows together are 18, as space 15 is that corner.
 */
record Loop(int columns, int rows, double cell) {
    static final int LINE = 30;
    private static final int AROUND = 18;

    Loop {
        if (columns + rows != AROUND) {
            throw new IllegalArgumentException("columns and rows have to be " + AROUND + " together");
        }
    }

    double width() {
        return columns * cell;
    }

    double height() {
        return rows * cell;
    }

    /** The middle of a space; 30 is the line. */
    Point2D middle(int space) {
        Rectangle2D box = box(space);
        return new Point2D(box.getMinX() + box.getWidth() / 2, box.getMinY() + box.getHeight() / 2);
    }

    /** A point of a space nearer the inside of the loop: a way may be drawn there without hiding what is printed. */
    Point2D inner(int space) {
        Point2D middle = middle(space);
        double x = Math.max(1.16 * cell, Math.min(width() - 1.16 * cell, middle.getX()));
        double y = Math.max(0.86 * cell, Math.min(height() - 0.86 * cell, middle.getY()));
        return new Point2D(
                Math.max(middle.getX() - 0.36 * cell, Math.min(middle.getX() + 0.36 * cell, x)),
                Math.max(middle.getY() - 0.36 * cell, Math.min(middle.getY() + 0.36 * cell, y)));
    }

    /** The place of a space. Start has the corner beside it too: everybody begins there. */
    Rectangle2D box(int space) {
        if (space == 0) {
            return new Rectangle2D(0, (rows - 1) * cell, 2 * cell, cell);
        }
        int firstCorner = columns - 2;
        int secondCorner = firstCorner + rows - 1;
        int thirdCorner = secondCorner + columns - 1;
        int column;
        int row;
        if (space <= firstCorner) {
            column = space + 1;
            row = rows - 1;
        } else if (space <= secondCorner) {
            column = columns - 1;
            row = rows - 1 - (space - firstCorner);
        } else if (space <= thirdCorner) {
            column = columns - 1 - (space - secondCorner);
            row = 0;
        } else {
            column = 0;
            row = space - thirdCorner;
        }
        return new Rectangle2D(column * cell, row * cell, cell, cell);
    }

    /** Which space is at a point, 30 for the line; -1 for none. */
    int at(double x, double y) {
        for (int space = 0; space <= LINE; space++) {
            if (box(space).contains(x, y)) {
                return space;
            }
        }
        return -1;
    }

    /** Inside of the loop. */
    Rectangle2D inside() {
        return new Rectangle2D(cell, cell, width() - 2 * cell, height() - 2 * cell);
    }

    /** The place of figure number {@code place} of {@code count} on a space, its size as the width. */
    Rectangle2D stand(int space, int place, int count) {
        Rectangle2D box = box(space);
        int across = space == 0 ? Math.max(2, (count + 1) / 2) : count == 1 ? 1 : count <= 4 ? 2 : 3;
        int down = (count + across - 1) / across;
        double size = Math.min(cell * 0.88, Math.max(cell * 0.6, Math.min(box.getWidth() / across, cell / down)));
        double stepX = across == 1 ? 0 : (box.getWidth() - size - 2) / (across - 1);
        double stepY = down == 1 ? 0 : (cell - size) / (down - 1);
        double left = across == 1 ? (box.getWidth() - size) / 2 : 1;
        double top = down == 1 ? (cell - size) / 2 : 0;
        return new Rectangle2D(
                box.getMinX() + left + (place % across) * stepX,
                box.getMinY() + top + Math.floorDiv(place, across) * stepY,
                size,
                size);
    }
}
