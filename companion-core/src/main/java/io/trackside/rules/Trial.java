package io.trackside.rules;

import java.util.Optional;

/**
 * A turn played for trial, on a race of its own.
 *
 * @param race where it stopped
 * @param question what is asked there; nothing when the turn is over
 */
public record Trial(Race race, Optional<Question> question) {
    /** Plays the next turn of {@code race}, or what comes before the first one, as far as its answers lead. */
    public static Trial ofNextTurn(Race race) {
        try {
            if (race.hasBegun()) {
                race.takeTurn();
            } else {
                race.begin();
            }
            return new Trial(race, Optional.empty());
        } catch (Awaiting awaiting) {
            return new Trial(race, Optional.of(awaiting.question()));
        }
    }
}
