package io.trackside.mqtt;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/**
 * Decides which of the things one die says are throws that count: live, settled, fair, a face it has, not said before,
 * and awaited. It is told the time, in nanoseconds that never go back, and has no clock. For one thread.
 */
final class Judge {
    /** People do not throw twice within it, and senders that say a throw twice are done. */
    private static final long WINDOW = TimeUnit.MILLISECONDS.toNanos(1_500);
    /** A die that somebody waits for and that says nothing new for so long may have fallen on the same face. */
    private static final long UNCHANGED = TimeUnit.SECONDS.toNanos(8);

    private static final long ARMED = TimeUnit.SECONDS.toNanos(60);
    private static final int MOST_NAMES = 64;
    private static final Verdict NOTHING = new Verdict.Nothing();

    private final Die die;
    private final Set<String> named = new LinkedHashSet<>();
    private Optional<Map<String, Integer>> learning = Optional.empty();
    private Motion motion = Motion.QUIET;
    private boolean rolled;
    private boolean left;
    private OptionalLong armedAt = OptionalLong.empty();
    private Optional<String> shown = Optional.empty();
    private Optional<String> fair = Optional.empty();
    private long fairAt;
    private OptionalInt lastThrow = OptionalInt.empty();

    Judge(Die die) {
        this.die = die;
    }

    Die die() {
        return die;
    }

    /** What it did last. */
    Motion motion() {
        return motion;
    }

    /** Its last throw that counted. */
    OptionalInt lastThrow() {
        return lastThrow;
    }

    boolean isArmed(long now) {
        return armedAt.isPresent() && now - armedAt.getAsLong() < ARMED;
    }

    /** The face it has to show next to be known; none when it is known. */
    OptionalInt wanted() {
        return learning.map(learnt -> OptionalInt.of(learnt.size() + 1)).orElse(OptionalInt.empty());
    }

    /** Somebody throws it now: the next new thing it says is a throw. */
    void arm(long now) {
        armedAt = OptionalLong.of(now);
    }

    /** It was thrown already, before it was anybody's: said again, that is no throw. */
    void lies(String raw, long now) {
        shown = Optional.of(raw);
        fair = Optional.of(raw);
        fairAt = now;
    }

    /** From now on it is shown 1, 2, 3 … */
    void calibrate() {
        learning = Optional.of(new LinkedHashMap<>());
    }

    /** Nobody knows what it did meanwhile. */
    void disconnected() {
        rolled = false;
        left = false;
        armedAt = OptionalLong.empty();
    }

    Verdict hears(Reading reading, boolean live, long now, Awaited awaited) {
        if (!live) {
            return reading.raw().isPresent() ? traced("die-old") : NOTHING;
        }
        if (reading.motion() != Motion.QUIET) {
            motion = reading.motion();
        }
        return switch (reading.motion()) {
            case QUIET -> NOTHING;
            case ROLLING -> rolls();
            case HANDLED -> {
                rolled = false;
                left = true;
                yield NOTHING;
            }
            case COCKED -> {
                rolled = false;
                yield traced("die-cocked");
            }
            case NUDGED -> {
                rolled = false;
                yield traced("die-nudged");
            }
            case SETTLED, SHOWS -> rests(reading, now, awaited);
        };
    }

    private Verdict rolls() {
        rolled = true;
        left = true;
        return NOTHING;
    }

    private Verdict rests(Reading reading, long now, Awaited awaited) {
        if (reading.raw().isEmpty()) {
            return NOTHING;
        }
        String raw = reading.raw().get();
        if (learning.isPresent()) {
            return learns(raw, learning.get());
        }
        if (!reading.sixSided()) {
            return traced("die-not-six");
        }
        if (die.faces().isEmpty()) {
            return traced("die-unknown-faces");
        }
        OptionalInt face = die.faces().get().of(raw);
        if (face.isEmpty()) {
            return Verdict.traced("die-face-unknown", "die", die.name(), "shows", raw);
        }
        if (isRepeated(reading, raw, now)) {
            return NOTHING;
        }
        Optional<Verdict> unfair = reading.motion() == Motion.SHOWS
                ? unfairLevel(raw, face.getAsInt(), now)
                : unfairEvent(face.getAsInt());
        rolled = false;
        left = false;
        shown = Optional.of(raw);
        return unfair.orElseGet(() -> {
            fair = Optional.of(raw);
            fairAt = now;
            armedAt = OptionalLong.empty();
            return awaits(face.getAsInt(), awaited);
        });
    }

    /** A named throw by its name; any other by its time, unless the die says that it rolled in between. */
    private boolean isRepeated(Reading reading, String raw, long now) {
        if (reading.named().isPresent()) {
            boolean again = !named.add(reading.named().get());
            if (named.size() > MOST_NAMES) {
                named.remove(named.iterator().next());
            }
            return again;
        }
        boolean within = fair.isPresent() && now - fairAt < WINDOW;
        boolean same = fair.equals(Optional.of(raw));
        if (within && same) {
            fairAt = now;
        }
        return within && (same || !rolled);
    }

    private Optional<Verdict> unfairEvent(int face) {
        return die.dialect().tellsRolling() && !rolled
                ? Optional.of(Verdict.traced("die-not-thrown", "die", die.name(), "face", face))
                : Optional.empty();
    }

    private Optional<Verdict> unfairLevel(String raw, int face, long now) {
        boolean changed = !shown.equals(Optional.of(raw));
        if (left) {
            return Optional.empty();
        }
        if (!isArmed(now)) {
            boolean first = shown.isEmpty();
            return Optional.of(
                    changed && !first ? Verdict.traced("die-not-armed", "die", die.name(), "face", face) : NOTHING);
        }
        if (changed) {
            return Optional.empty();
        }
        return Optional.of(
                now - armedAt.orElse(now) > UNCHANGED
                        ? Verdict.traced("die-unchanged", "die", die.name(), "face", face)
                        : NOTHING);
    }

    private Verdict awaits(int face, Awaited awaited) {
        if (awaited.seats().isEmpty()) {
            return Verdict.traced("die-none-awaited", "die", die.name(), "face", face);
        }
        if (die.seat().isPresent() && !awaited.seats().contains(die.seat().getAsInt())) {
            return Verdict.traced("die-other-awaited", "die", die.name(), "face", face, "awaited", awaited.who());
        }
        lastThrow = OptionalInt.of(face);
        return new Verdict.Counts(die.seat(), face);
    }

    private Verdict learns(String raw, Map<String, Integer> learnt) {
        if (learnt.containsKey(raw)) {
            return NOTHING;
        }
        learnt.put(raw, learnt.size() + 1);
        if (learnt.size() < FaceMap.FACES) {
            return NOTHING;
        }
        learning = Optional.empty();
        return new Verdict.Learnt(new FaceMap(learnt));
    }

    private Verdict traced(String key) {
        return Verdict.traced(key, "die", die.name());
    }
}
