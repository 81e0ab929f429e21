package io.trackside.arbiter;

import java.util.Optional;

/** What happened at the table in a worked case. {@code number} 1, 2, 3 … in the order of the case. */
sealed interface CaseInput {
    int number();

    /** A die of {@code by}, if said; {@code power} for one that belongs to a power, such as {@code duel}. */
    record Die(int number, int face, Optional<String> by, Optional<String> power) implements CaseInput {}

    /** {@code by} (a racer or a player) took an option of {@code power}. */
    record Choice(int number, String by, String power, String choose, boolean everyTime) implements CaseInput {}

    /** What it says, for messages. */
    default Phrase phrase() {
        return switch (this) {
            case Die(int number, int face, Optional<String> by, Optional<String> power) ->
                Phrase.of("input.die", "number", number, "face", face)
                        .with("named", by.isPresent())
                        .with("by", by.orElse(""))
                        .with("special", power.isPresent())
                        .with("power", power.orElse(""));
            case Choice(int number, String by, String power, String choose, boolean everyTime) ->
                Phrase.of("input.choice", "number", number, "by", by, "power", power, "choose", choose);
        };
    }
}
