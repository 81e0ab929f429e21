package io.trackside.rules;

import org.jspecify.annotations.Nullable;

/** One reaction waiting on the agenda. Pooled: the agenda fills and reuses these. */
final class Reaction {
    /** What it reacts to. */
    enum Kind {
        TRACK_SPACE,
        PASSED,
        PASSES,
        ANYONE_STOPS,
        I_STOP,
        SHARING,
        POWER_HAPPENS,
        MAIN_ROLLED,
        TURN_ENDS
    }

    private static final int KINDS = Kind.values().length;

    Kind kind = Kind.TRACK_SPACE;
    /** Whose power reacts; for a track space the racer on it. */
    Runner owner = Runner.of(0);

    Racer power = Racer.NONE;
    /** The passer, the passed, the roller, whose turn ended, whose power happened. */
    Runner subject = Runner.of(0);

    /** For the reactions to a stop. */
    @Nullable
    Stop stop;

    /** The die's face, the track space, or which happening. */
    int number;
    /** Place in the order of R4.1: smaller first. */
    int rank;
    /** Number of the ruling that woke it. */
    int because;

    Stop stop() {
        if (stop == null) {
            throw new IllegalStateException("a reaction of kind " + kind + " knows no stop");
        }
        return stop;
    }

    /** The effect as R4.7 compares it: effect, owner, target, and for a power that heeds happenings the happening. */
    int effect() {
        return effect(kind, owner, subject, number);
    }

    @Override
    public String toString() {
        return kind + " " + owner + " " + power + " " + subject + " " + number + " " + rank + " " + stop;
    }

    /** Which happening this is to those who heed happenings: the kind of effect and its target. */
    int happening() {
        return happening(kind, subject);
    }

    static int happening(Kind kind, Runner target) {
        return kind.ordinal() * Runner.MOST + target.index;
    }

    /** The same for what happens at a moment that no reaction waits for. */
    static int happening(Moment moment, Runner target) {
        return (KINDS + moment.ordinal()) * Runner.MOST + target.index;
    }

    static int effect(Kind kind, Runner owner, Runner subject, int number) {
        return ((kind.ordinal() * Runner.MOST + owner.index) * Runner.MOST + subject.index) << 16 | number;
    }
}
