package io.trackside.hardware;

/**
 * How a lamp looks. The pattern alone tells everything; a lamp of three colours says it in colour too.
 */
record Look(Pattern pattern, Colour colour) {
    static final Look DARK = new Look(Pattern.OFF, Colour.WHITE);
    /** Every lamp of a panel looks like this, together, when it cannot show the table. */
    static final Look FAULT = new Look(Pattern.QUICK, Colour.RED);

    static final Look TEST = new Look(Pattern.STEADY, Colour.WHITE);

    /** When a lamp is lit. All lamps of a pattern blink together. */
    enum Pattern {
        OFF,
        STEADY,
        /** Four times a second. */
        QUICK,
        /** Once a second. */
        SLOW,
        /** Two short flashes every two seconds. */
        WINK,
        /** Lit but for a short gap, twice a second. */
        GAP;

        private static final long MILLISECOND = 1_000_000L;

        /** Whether it is lit at {@code now}, nanoseconds of a clock that never goes back. */
        boolean isLit(long now) {
            long time = Math.floorMod(now / MILLISECOND, 2000L);
            return switch (this) {
                case OFF -> false;
                case STEADY -> true;
                case QUICK -> time % 250 < 125;
                case SLOW -> time % 1000 < 500;
                case WINK -> time < 100 || (time >= 200 && time < 300);
                case GAP -> time % 500 >= 100;
            };
        }
    }

    /** Which of the three colours are lit. */
    enum Colour {
        WHITE(true, true, true),
        RED(true, false, false),
        GREEN(false, true, false),
        BLUE(false, false, true),
        AMBER(true, true, false);

        final boolean red;
        final boolean green;
        final boolean blue;

        Colour(boolean red, boolean green, boolean blue) {
            this.red = red;
            this.green = green;
            this.blue = blue;
        }
    }
}
