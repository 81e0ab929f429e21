package io.trackside.mqtt;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a message says of one die.
 *
 * @param id what its sender calls it
 * @param raw the face as its sender counts it
 * @param battery percent
 * @param signal strength in dBm, or what its sender takes for it
 * @param named the sender's own name for this throw: under the same one it is the same throw
 * @param sixSided no if the sender says that it is another kind of die
 */
record Reading(
        String id,
        Motion motion,
        Optional<String> raw,
        OptionalInt battery,
        OptionalInt signal,
        Optional<String> named,
        boolean sixSided) {
    static Reading of(String id, Motion motion) {
        return new Reading(
                id, motion, Optional.empty(), OptionalInt.empty(), OptionalInt.empty(), Optional.empty(), true);
    }

    static Reading of(String id, Motion motion, String raw) {
        return of(id, motion).withRaw(Optional.of(raw));
    }

    Reading withRaw(Optional<String> shown) {
        return new Reading(id, motion, shown, battery, signal, named, sixSided);
    }

    Reading withBattery(OptionalInt percent) {
        return new Reading(id, motion, raw, percent, signal, named, sixSided);
    }

    Reading withSignal(OptionalInt strength) {
        return new Reading(id, motion, raw, battery, strength, named, sixSided);
    }

    Reading asThrow(Optional<String> name) {
        return new Reading(id, motion, raw, battery, signal, name, sixSided);
    }

    Reading sixSided(boolean six) {
        return new Reading(id, motion, raw, battery, signal, named, six);
    }
}
