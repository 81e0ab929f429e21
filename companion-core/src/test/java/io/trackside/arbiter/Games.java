package io.trackside.arbiter;

import io.trackside.table.GameView;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Games as the table shows them. */
final class Games {
    private static final List<String> NAMES = List.of("Anna", "Ben", "Cleo");

    private Games() {}

    /** A game of Anna, Ben and Cleo between two races. */
    static GameView with(List<GameView.FinishedView> finished) {
        return new GameView(
                "0001",
                "between-races",
                2,
                "first-printing",
                1,
                Map.of(),
                List.of("mild", "wild", "mild", "wild"),
                NAMES.stream().map(Games::seat).toList(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                new GameView.BankView(16, 9, 4, 2),
                finished,
                List.of(),
                List.of(),
                0);
    }

    private static GameView.Seat seat(String name) {
        return new GameView.Seat(
                NAMES.indexOf(name), name, "red", List.of(), List.of(), false, 0, 0, List.of(), 0, 0, 0, 0, List.of());
    }
}
