package io.trackside.rules;

import java.util.List;

/**
 * What the table is asked. An answer is a number: the face of a die (1 to 6), {@link #YES}, the index of a runner, a
 * space, the index of a card in {@code cards}, or {@link #NO} for "no" and "none of them".
 *
 * @param kind what is asked
 * @param who the runner whose owner answers; for {@link Kind#OWN_RACER} the first of the choices
 * @param owner who holds the power that asks; {@code who} itself for a main-move die and an own racer
 * @param power the power that asks, {@link Racer#NONE} for the rules themselves
 * @param choices the numbers that can be answered, without {@link #NO}
 * @param optional whether {@link #NO} is an answer (R3.12)
 * @param cards for the questions about cards the cards that {@code choices} point into, else empty
 */
public record Question(
        Kind kind, Runner who, Runner owner, Racer power, List<Integer> choices, boolean optional, List<Racer> cards) {
    public static final int YES = 1;
    public static final int NO = -1;

    static final List<Integer> FACES = List.of(1, 2, 3, 4, 5, 6);

    /** What is asked. */
    public enum Kind {
        /** A die for the main move. */
        MAIN_DIE,
        /** A die that belongs to a power, not to the main move. */
        POWER_DIE,
        /** Use the power, yes or no. */
        MAY,
        RACER,
        SPACE,
        /** The face of a die still to be thrown. */
        GUESS,
        /** Which of a player's own racers plays first (R2.8). */
        OWN_RACER,
        /** A card drawn from those nobody drafted: chance, not choice. */
        DRAW,
        CARD;

        /** Whether chance answers, not a person. */
        public boolean isChance() {
            return this == MAIN_DIE || this == POWER_DIE || this == DRAW;
        }
    }

    /** Whether {@code answer} is one of the choices, or {@link #NO} to an optional question. */
    public boolean accepts(int answer) {
        return choices.contains(answer) || (optional && answer == NO);
    }
}
