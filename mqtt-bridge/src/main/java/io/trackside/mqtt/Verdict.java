package io.trackside.mqtt;

import io.trackside.rules.BadInput;
import java.util.OptionalInt;

/** What becomes of something a die said. */
sealed interface Verdict {
    /** It is a throw. */
    record Counts(OptionalInt seat, int face) implements Verdict {}

    /** It is none, and people should know why. */
    record Traced(BadInput why) implements Verdict {}

    /** It is none, and nobody would ask why. */
    record Nothing() implements Verdict {}

    /** The die has shown all its faces, and is known from now on. */
    record Learnt(FaceMap faces) implements Verdict {}

    static Verdict traced(String key, Object... details) {
        return new Traced(BadInput.of(key, details));
    }
}
