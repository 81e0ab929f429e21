package io.trackside.kiosk;

/**
 * The size of a display and of the sheet that is drawn on it. A sheet is measured in points: a display of 800×480 shows
 * one point as one pixel, any other one the whole sheet magnified, so that a finger of 9 mm is 48 points everywhere.
 * Assumed are 5.2 pixels in a millimetre on the 7" display of 800×480, and 8 on the 7" one of 720×1280.
 *
 * @param pixelsWide of the display
 * @param pixelsHigh of the display
 */
public record Format(double pixelsWide, double pixelsHigh) {
    /** The first official display, lying. */
    public static final Format WIDE = new Format(800, 480);
    /** The second official display, standing. */
    public static final Format TALL = new Format(720, 1280);

    /** The least that a finger can hit, in points. */
    static final double FINGER = 48;

    private static final double SHORT_SIDE = 480;
    private static final double LONG_SIDE = 800;

    boolean isTall() {
        return pixelsHigh > pixelsWide;
    }

    /** Pixels of one point. */
    double magnified() {
        return isTall()
                ? Math.min(pixelsWide / SHORT_SIDE, pixelsHigh / LONG_SIDE)
                : Math.min(pixelsWide / LONG_SIDE, pixelsHigh / SHORT_SIDE);
    }

    /** Points across. */
    double width() {
        return pixelsWide / magnified();
    }

    /** Points down. */
    double height() {
        return pixelsHigh / magnified();
    }
}
