package io.trackside.table;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A saved game in the list of games.
 *
 * @param begun when it was begun, as far as the clock was right: a label, not an order
 * @param people their names, clockwise; nobody when it cannot be read
 * @param colours theirs, of {@link Person#COLOURS}
 * @param entries how many entries its journal has
 * @param races how many races are over
 * @param over whether the game is over
 * @param points of each seat so far, by its last record
 * @param whole whether nothing of it is damaged
 * @param trouble why it cannot be resumed here, a key of a text under {@code warning.}
 */
public record GameSummary(
        String id,
        Optional<Instant> begun,
        List<String> people,
        List<String> colours,
        long entries,
        int races,
        boolean over,
        List<Integer> points,
        boolean whole,
        Optional<String> trouble) {
    public GameSummary {
        people = List.copyOf(people);
        colours = List.copyOf(colours);
        points = List.copyOf(points);
    }
}
