package io.trackside.rules;

/** I may do something else instead of rolling (R4.4 step 4). */
public interface InsteadOfRolling extends Power {
    /**
     * Asks, and if I do: calls {@link Race#mainMoveOf} or {@link Race#noMainMove}. Returns how often the power happened.
     */
    int insteadOfRolling(Race race, Runner me);
}
