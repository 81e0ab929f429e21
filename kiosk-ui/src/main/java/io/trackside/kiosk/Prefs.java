package io.trackside.kiosk;

import io.trackside.kiosk.look.Theme;

/**
 * How this screen likes to be.
 *
 * @param motion whether figures are seen to move
 * @param cursor whether there is a mouse to be seen
 */
record Prefs(Theme theme, boolean motion, boolean cursor) {
    static final Prefs USUAL = new Prefs(Theme.LIGHT, true, false);

    Prefs with(Theme other) {
        return new Prefs(other, motion, cursor);
    }

    Prefs moving(boolean moves) {
        return new Prefs(theme, moves, cursor);
    }

    Prefs pointing(boolean points) {
        return new Prefs(theme, motion, points);
    }
}
