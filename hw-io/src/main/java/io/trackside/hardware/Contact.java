package io.trackside.hardware;

import java.util.Optional;

/**
 * One button's contact: levels that bounce become presses. Knows no clock: every time, in nanoseconds of any one clock,
 * comes from outside. For one thread.
 */
final class Contact {
    /** What somebody did with the button. */
    enum Press {
        SHORT,
        LONG
    }

    private static final long HELD = 800_000_000L;

    private final long rest;
    private final boolean tellsHolding;
    private final long deafUntil;
    /** What the pin says, bounces and all, and since when. */
    private boolean level;

    private long since;
    /** What counts: the level after it has rested. */
    private boolean down;

    private long downSince;
    /** The press under way means nothing any more: it was told, or it began before anybody listened. */
    private boolean spent;

    /**
     * A contact as it is found at {@code now}: one that is held then means nothing until it is let go, nor does a press
     * that begins before {@code deafUntil}.
     *
     * @param rest nanoseconds after which a level counts
     * @param tellsHolding whether a long press means something else: a short one is then told when it ends
     */
    Contact(long rest, boolean tellsHolding, boolean pressed, long now, long deafUntil) {
        this.rest = rest;
        this.tellsHolding = tellsHolding;
        this.level = pressed;
        this.since = now;
        this.down = pressed;
        this.spent = pressed;
        this.deafUntil = deafUntil;
    }

    /** The pin says {@code pressed} at {@code now}; said again it is no news. */
    void level(boolean pressed, long now) {
        if (pressed != level) {
            level = pressed;
            since = now;
        }
    }

    /** What is certain by {@code now}, no level having changed since it was told last; to be asked again by {@link #next}. */
    Optional<Press> by(long now) {
        if (level != down && now - since >= rest) {
            down = level;
            if (!down) {
                return spent ? Optional.empty() : told(Press.SHORT);
            }
            downSince = since;
            spent = since - deafUntil < 0;
            if (!spent && !tellsHolding) {
                return told(Press.SHORT);
            }
        }
        if (down && level && !spent && now - downSince >= HELD) {
            return told(Press.LONG);
        }
        return Optional.empty();
    }

    /** When something may be certain that is not yet; empty while nothing is under way. */
    Optional<Long> next() {
        if (level != down) {
            return Optional.of(since + rest);
        }
        return down && !spent ? Optional.of(downSince + HELD) : Optional.empty();
    }

    private Optional<Press> told(Press press) {
        spent = true;
        return Optional.of(press);
    }
}
