package io.trackside.rules;

/**
 * A racer in a line-up.
 *
 * @param player number of its owner, 0 to 5, clockwise
 */
public record Entrant(Racer racer, int player) {}
