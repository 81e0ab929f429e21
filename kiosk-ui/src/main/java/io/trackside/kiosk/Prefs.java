package io.trackside.kiosk;

import io.trackside.kiosk.look.Theme;
import java.util.List;
import java.util.Optional;

/**
 * How this screen likes to be.
 *
 * @param motion whether figures are seen to move
 * @param cursor whether there is a mouse to be seen
 * @param bright how bright, in percent, one of {@link #BRIGHT}
 * @param rest minutes without a tap after which the screen darkens, one of {@link #RESTS}; 0 for never
 * @param sound whether it makes sounds
 * @param readsOut whether it reads out whose turn it is and what is asked
 * @param language tag of the one it speaks, such as {@code th}; that of the program if nobody has chosen one
 */
record Prefs(
        Theme theme,
        boolean motion,
        boolean cursor,
        int bright,
        int rest,
        boolean sound,
        boolean readsOut,
        Optional<String> language) {
    /** From the brightest on. */
    static final List<Integer> BRIGHT = List.of(100, 75, 50);

    static final List<Integer> RESTS = List.of(0, 2, 5, 15);
    static final Prefs USUAL = new Prefs(Theme.LIGHT, true, false, 100, 5, true, false, Optional.empty());
    /** For pictures and measurements: nothing moves by itself. */
    static final Prefs STILL = new Prefs(Theme.LIGHT, false, false, 100, 0, false, false, Optional.empty());

    Prefs with(Theme other) {
        return new Prefs(other, motion, cursor, bright, rest, sound, readsOut, language);
    }

    Prefs moving(boolean moves) {
        return new Prefs(theme, moves, cursor, bright, rest, sound, readsOut, language);
    }

    Prefs pointing(boolean points) {
        return new Prefs(theme, motion, points, bright, rest, sound, readsOut, language);
    }

    Prefs brightness(int percent) {
        return new Prefs(theme, motion, cursor, percent, rest, sound, readsOut, language);
    }

    Prefs resting(int minutes) {
        return new Prefs(theme, motion, cursor, bright, minutes, sound, readsOut, language);
    }

    Prefs sounding(boolean sounds) {
        return new Prefs(theme, motion, cursor, bright, rest, sounds, readsOut, language);
    }

    Prefs readingOut(boolean reads) {
        return new Prefs(theme, motion, cursor, bright, rest, sound, reads, language);
    }

    Prefs speaking(String tag) {
        return new Prefs(theme, motion, cursor, bright, rest, sound, readsOut, Optional.of(tag));
    }
}
