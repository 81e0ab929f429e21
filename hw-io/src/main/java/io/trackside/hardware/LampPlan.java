package io.trackside.hardware;

import io.trackside.hardware.Look.Colour;
import io.trackside.hardware.Look.Pattern;
import io.trackside.table.GameView;
import io.trackside.table.TableView;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What every lamp shows of a view. A seat's lamp tells one thing, the most urgent: it must answer (quick), it must throw
 * (slow), it is its turn (steady), its racer lies (a double wink). One lamp cannot tell chips.
 */
record LampPlan(TableView view) {
    private static final Set<String> THROWS = Set.of("roll-off", "main-die", "power-die");
    private static final Set<String> ANYBODY = Set.of("row", "reveal", "next-race", "over", "begin", "restore", "free");

    Look of(Shows shows) {
        return switch (shows) {
            case Shows.Seat(int seat) -> seat(seat);
            case Shows.Points(int seat, int points) ->
                lit(player(seat).filter(is -> is.points() >= points).isPresent());
            case Shows.Chips(int seat, String metal, int count) ->
                lit(player(seat).filter(is -> chips(is, metal) >= count).isPresent());
            case Shows.Space(int space) -> space(space);
            case Shows.Warning() -> warning();
        };
    }

    private Look seat(int seat) {
        Optional<TableView.Prompt> prompt =
                view.prompt().filter(asked -> asked.seats().contains(seat) && !ANYBODY.contains(asked.kind()));
        if (prompt.isPresent()) {
            boolean throwsDie = THROWS.contains(prompt.get().kind());
            return new Look(throwsDie ? Pattern.SLOW : Pattern.QUICK, throwsDie ? Colour.GREEN : Colour.BLUE);
        }
        if (figures().stream().anyMatch(figure -> figure.seat() == seat && isCurrent(figure))) {
            return new Look(Pattern.STEADY, Colour.GREEN);
        }
        if (figures().stream()
                .anyMatch(figure -> figure.seat() == seat && figure.state().equals("lies"))) {
            return new Look(Pattern.WINK, Colour.AMBER);
        }
        return Look.DARK;
    }

    private Look space(int space) {
        List<GameView.Figure> there = figures().stream()
                .filter(figure -> figure.space() == space
                        && (figure.state().equals("stands") || figure.state().equals("lies")))
                .toList();
        if (there.isEmpty()) {
            return Look.DARK;
        }
        return new Look(there.stream().anyMatch(this::isCurrent) ? Pattern.SLOW : Pattern.STEADY, Colour.WHITE);
    }

    private Look warning() {
        if (!view.warnings().isEmpty()) {
            return new Look(Pattern.SLOW, Colour.RED);
        }
        return view.ignored().isPresent() ? new Look(Pattern.WINK, Colour.RED) : Look.DARK;
    }

    private static Look lit(boolean is) {
        return is ? new Look(Pattern.STEADY, Colour.AMBER) : Look.DARK;
    }

    private static int chips(GameView.Seat seat, String metal) {
        if (metal.equals("bronze")) {
            return seat.bronze();
        }
        return (int)
                seat.cups().stream().filter(cup -> cup.metal().equals(metal)).count();
    }

    private Optional<GameView.Seat> player(int seat) {
        return view.game().stream()
                .flatMap(game -> game.seats().stream())
                .filter(is -> is.seat() == seat)
                .findFirst();
    }

    private boolean isCurrent(GameView.Figure figure) {
        return view.game()
                .flatMap(GameView::onTrack)
                .filter(race -> race.current().equals(figure.racer()))
                .isPresent();
    }

    private List<GameView.Figure> figures() {
        return view.game()
                .flatMap(GameView::onTrack)
                .map(GameView.RaceView::figures)
                .orElse(List.of());
    }
}
