package io.trackside.kiosk.look;

import javafx.scene.image.PixelWriter;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.scene.paint.ImagePattern;
import javafx.scene.paint.Paint;

/** What tells a seat's area apart without its colour. One tile is a square that repeats. */
public enum Pattern {
    PLAIN {
        @Override
        boolean covers(double x, double y) {
            return false;
        }
    },
    DOTS {
        @Override
        boolean covers(double x, double y) {
            return Math.hypot(x - 0.5, y - 0.5) < 0.29;
        }
    },
    SLANTS {
        @Override
        boolean covers(double x, double y) {
            return (x + y) % 1 < 0.4;
        }
    },
    UPRIGHTS {
        @Override
        boolean covers(double x, double y) {
            return x < 0.4;
        }
    },
    CHECKS {
        @Override
        boolean covers(double x, double y) {
            return x < 0.5 == y < 0.5;
        }
    },
    LEVELS {
        @Override
        boolean covers(double x, double y) {
            return y < 0.4;
        }
    };

    /** Each pixel of a tile is looked at this many times across and down, which smooths its edges. */
    private static final int LOOKS = 4;

    /** Whether the pattern covers this point of its tile; both in [0, 1). */
    abstract boolean covers(double x, double y);

    /** A paint that fills any shape, with tiles of {@code tile} pixels. */
    Paint paint(Color ground, Color cover, int tile) {
        WritableImage image = new WritableImage(tile, tile);
        PixelWriter pixels = image.getPixelWriter();
        for (int y = 0; y < tile; y++) {
            for (int x = 0; x < tile; x++) {
                pixels.setColor(x, y, ground.interpolate(cover, share(x, y, tile)));
            }
        }
        return new ImagePattern(image, 0, 0, tile, tile, false);
    }

    private double share(int x, int y, int tile) {
        int covered = 0;
        for (int row = 0; row < LOOKS; row++) {
            for (int column = 0; column < LOOKS; column++) {
                double across = x + (column + 0.5) / LOOKS;
                double down = y + (row + 0.5) / LOOKS;
                covered += covers(across / tile, down / tile) ? 1 : 0;
            }
        }
        return (double) covered / (LOOKS * LOOKS);
    }
}
