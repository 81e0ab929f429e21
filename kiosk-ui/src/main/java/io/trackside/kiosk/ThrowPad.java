package io.trackside.kiosk;

import java.util.OptionalInt;
import java.util.function.Consumer;

/** Six faces to tap, and a key for people without a die. In one row, in two where there is more height than width. */
final class ThrowPad extends Sheet {
    private static final double GAP = 5;
    private static final int FACES = 6;
    private static final double FOR_US = 0.8;

    /** {@code then} gets the face, none when Trackside shall throw. */
    ThrowPad(Wording words, double width, double height, Consumer<OptionalInt> then) {
        int across = height > width / 4 ? FACES / 2 : FACES;
        int down = FACES / across;
        double unit = (width - across * GAP) / (across + (down == 1 ? FOR_US : FOR_US / 1.2));
        double high = (height - (down - 1) * GAP) / down;
        for (int face = 1; face <= FACES; face++) {
            int shown = face;
            put(
                    Tap.of("die-" + face, new DieFace(face), () -> then.accept(OptionalInt.of(shown)), "die"),
                    ((face - 1) % across) * (unit + GAP),
                    Math.floorDiv(face - 1, across) * (high + GAP),
                    unit,
                    high);
        }
        double left = across * (unit + GAP);
        put(
                Tap.of("die-any", words.say("throw-for-me"), 16, () -> then.accept(OptionalInt.empty())),
                left,
                0,
                width - left,
                height);
    }
}
