package io.trackside.odds;

import io.trackside.rules.Answers;
import io.trackside.rules.BadInput;

/** How people choose in play-outs. */
public enum Policy {
    /** Every choice with equal chances. */
    RANDOM,
    /** A small greedy choice for each power. */
    SENSIBLE;

    /** The one called {@code id}; throws {@link BadInput} with those there are. */
    public static Policy of(String id) {
        return switch (id) {
            case "random" -> RANDOM;
            case "sensible" -> SENSIBLE;
            default -> throw BadInput.of("odds-policy", "policy", id, "known", "random, sensible");
        };
    }

    /** Chance and these people, reproducible by {@code seed}; for one thread. */
    Answers answers(long seed) {
        return this == RANDOM ? new RandomAnswers(seed) : new Sensible(seed);
    }
}
