package io.trackside.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The dice as they can be seen, for screens; as JSON it is what {@code /api/dice} serves.
 *
 * @param connected whether the broker is reached
 * @param broker where it is
 * @param pairing whether the next throw of an unknown die is offered for binding
 */
public record DiceView(boolean connected, String broker, List<OneDie> dice, boolean pairing, Optional<Offer> offer) {
    public DiceView {
        dice = List.copyOf(dice);
    }

    /**
     * A die of the table.
     *
     * @param seat counted from 0; none for a shared one
     * @param state {@code settled}, {@code shows}, {@code rolling}, {@code handled}, {@code cocked}, {@code nudged} or
     *     {@code quiet}
     * @param lastThrow the last one that counted
     * @param armed whether somebody throws it now
     * @param wanted while it is calibrated, the face it has to show next
     * @param battery percent
     * @param trace why the last thing it said was no throw
     */
    public record OneDie(
            String name,
            Optional<Integer> seat,
            String kind,
            String state,
            Optional<Integer> lastThrow,
            boolean armed,
            Optional<Integer> wanted,
            Optional<Integer> battery,
            Optional<Integer> signal,
            Optional<Trace> trace) {}

    /** A text under {@code bad.} and the key. */
    public record Trace(String key, Map<String, Object> details) {}

    /**
     * A die that is nobody's was thrown.
     *
     * @param shows in its sender's words
     */
    public record Offer(String kind, String topic, String id, String shows) {}
}
