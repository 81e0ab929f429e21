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
 * (slow), its racer is the one that would be picked (short gaps), it is its turn (steady), its racer lies (a double wink).
 * One lamp cannot tell chips.
 *
 * @param meant the option that somebody points at with the buttons
 */
record LampPlan(TableView view, Optional<String> meant) {
    private static final Set<String> RACING = Set.of("stands", "lies");
    /** What is answered with a die. */
    static final Set<String> THROWS = Set.of("roll-off", "main-die", "power-die");

    private static final Set<String> ANYBODY = Set.of("row", "reveal", "next-race", "over", "begin", "restore", "free");

    Look of(Shows shows) {
        return switch (shows) {
            case Shows.Seat(int seat) -> seat(seat);
            case Shows.Done(int seat) -> done(seat);
            case Shows.Points(int seat, int points) ->
                player(seat).filter(is -> is.points() >= points).isPresent()
                        ? new Look(Pattern.STEADY, Colour.AMBER)
                        : Look.DARK;
            case Shows.Chips(int seat, String metal, int count) ->
                player(seat).filter(is -> chips(is, metal) >= count).isPresent()
                        ? new Look(Pattern.STEADY, metal.equals("silver") ? Colour.WHITE : Colour.AMBER)
                        : Look.DARK;
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
        List<GameView.Figure> own = figuresOf(seat);
        if (own.stream().anyMatch(figure -> meant.equals(Optional.of(figure.racer())))) {
            return new Look(Pattern.GAP, Colour.BLUE);
        }
        if (own.stream().anyMatch(this::isCurrent)) {
            return new Look(Pattern.STEADY, Colour.GREEN);
        }
        return own.stream().anyMatch(figure -> figure.state().equals("lies"))
                ? new Look(Pattern.WINK, Colour.AMBER)
                : Look.DARK;
    }

    private Look done(int seat) {
        List<GameView.Figure> own = figuresOf(seat);
        if (own.isEmpty() || own.stream().anyMatch(figure -> RACING.contains(figure.state()))) {
            return Look.DARK;
        }
        return own.stream().anyMatch(figure -> figure.state().equals("out"))
                ? new Look(Pattern.WINK, Colour.RED)
                : new Look(Pattern.STEADY, Colour.GREEN);
    }

    private Look space(int space) {
        if (isAsked("space") && meant.equals(Optional.of(Integer.toString(space)))) {
            return new Look(Pattern.GAP, Colour.BLUE);
        }
        List<GameView.Figure> there = figures().stream()
                .filter(figure -> figure.space() == space && RACING.contains(figure.state()))
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

    private boolean isAsked(String kind) {
        return view.prompt().filter(prompt -> prompt.kind().equals(kind)).isPresent();
    }

    private List<GameView.Figure> figuresOf(int seat) {
        return figures().stream().filter(figure -> figure.seat() == seat).toList();
    }

    private List<GameView.Figure> figures() {
        return view.game()
                .flatMap(GameView::onTrack)
                .map(GameView.RaceView::figures)
                .orElse(List.of());
    }
}
