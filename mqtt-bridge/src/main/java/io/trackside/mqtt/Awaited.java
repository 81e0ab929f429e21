package io.trackside.mqtt;

import io.trackside.table.GameView;
import io.trackside.table.TableView;
import java.util.List;
import java.util.Set;

/**
 * Whose die the table waits for.
 *
 * @param number of the entry after which it does
 * @param seats none: nobody's
 * @param people names of everybody at the table, by seat
 */
record Awaited(long number, List<Integer> seats, List<String> people) {
    private static final Set<String> DICE = Set.of("roll-off", "main-die", "power-die");

    Awaited {
        seats = List.copyOf(seats);
        people = List.copyOf(people);
    }

    static Awaited of(TableView view) {
        List<Integer> seats = view.prompt()
                .filter(prompt -> DICE.contains(prompt.kind()))
                .map(TableView.Prompt::seats)
                .orElse(List.of());
        List<String> people = view.game().map(GameView::seats).orElse(List.of()).stream()
                .map(GameView.Seat::name)
                .toList();
        return new Awaited(view.number(), seats, people);
    }

    /** The names of those it waits for. */
    List<String> who() {
        return seats.stream()
                .map(seat -> seat < people.size() ? people.get(seat) : Integer.toString(seat + 1))
                .toList();
    }
}
