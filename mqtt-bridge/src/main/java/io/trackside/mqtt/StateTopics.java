package io.trackside.mqtt;

import io.trackside.table.GameView;
import io.trackside.table.OddsView;
import io.trackside.table.Person;
import io.trackside.table.RulingView;
import io.trackside.table.TableView;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What is said of a view, topic by topic. A pure function. */
final class StateTopics {
    /** Facts that are throws. */
    private static final Map<String, String> THROWS = Map.of("rolled", "main-move", "rolled-for-power", "power");

    private final String base;

    /** {@code base}: the topic above all others. */
    StateTopics(String base) {
        this.base = base;
    }

    String availability() {
        return below("availability");
    }

    String below(String last) {
        return base + "/" + last;
    }

    /** The text of each topic that tells a state; empty for one that has nothing to tell now. */
    Map<String, String> states(TableView view) {
        Map<String, String> states = new LinkedHashMap<>();
        states.put(base + "/view", Json.write(view));
        states.put(base + "/turn", Json.write(turn(view)));
        states.put(base + "/prompt", view.prompt().map(Json::write).orElse("{}"));
        states.put(base + "/alerts", Json.write(alerts(view)));
        Optional<GameView> game = view.game();
        states.put(base + "/result", Json.write(game.map(StateTopics::result).orElse(Map.of())));
        List<GameView.Seat> seats = game.map(GameView::seats).orElse(List.of());
        for (int seat = 0; seat < Person.COLOURS.size(); seat++) {
            String text = seat < seats.size() ? Json.write(seat(seats.get(seat), game.orElseThrow())) : "";
            states.put(base + "/seats/" + (seat + 1), text);
        }
        return states;
    }

    /** The odds, and beside them each seat's points to come; nothing while nobody wants to see any. */
    Said odds(OddsView odds) {
        return Said.state(
                base + "/odds",
                odds.on() ? Json.write(odds.chances().map(StateTopics::odds).orElse(Map.of())) : "");
    }

    private static Map<String, Object> odds(OddsView.Chances chances) {
        Map<String, Object> told = new TreeMap<>();
        told.put("chances", chances);
        Map<String, Double> first = new TreeMap<>();
        for (OddsView.RacerChances racer : chances.racers()) {
            first.merge(Integer.toString(racer.seat() + 1), racer.first(), Double::sum);
        }
        told.put("first", first);
        return told;
    }

    /** What happened between two views, each a moment; what is taken back or put right does not happen again. */
    List<Said> moments(TableView before, TableView now) {
        if (now.history().done() <= before.history().done()) {
            return List.of();
        }
        List<Said> moments = new ArrayList<>();
        for (RulingView ruling : now.rulings()) {
            moments.add(Said.moment(base + "/facts", Json.write(ruling)));
            String what = THROWS.get(ruling.fact());
            if (what != null) {
                Map<String, Object> thrown = new TreeMap<>(ruling.details());
                thrown.put("event_type", "rolled");
                thrown.put("for", what);
                moments.add(Said.moment(base + "/throw", Json.write(thrown)));
            }
        }
        return moments;
    }

    private static Map<String, Object> turn(TableView view) {
        Map<String, Object> turn = new TreeMap<>();
        view.game().ifPresent(game -> {
            turn.put("phase", game.phase());
            turn.put("race", game.race());
            game.onTrack().ifPresent(race -> {
                turn.put("turn", race.turn());
                turn.put("track", race.track());
                turn.put("racer", race.current());
                race.figures().stream()
                        .filter(figure -> figure.racer().equals(race.current()))
                        .findFirst()
                        .ifPresent(figure -> person(turn, game.seats().get(figure.seat())));
            });
        });
        return turn;
    }

    private static void person(Map<String, Object> told, GameView.Seat seat) {
        told.put("seat", seat.seat() + 1);
        told.put("name", seat.name());
        told.put("colour", seat.colour());
    }

    private static Map<String, Object> seat(GameView.Seat seat, GameView game) {
        Map<String, Object> told = new TreeMap<>();
        person(told, seat);
        told.put("points", seat.points());
        told.put("bronze", seat.bronze());
        List<Map<String, Object>> figures = new ArrayList<>();
        game.onTrack()
                .ifPresent(race -> race.figures().stream()
                        .filter(figure -> figure.seat() == seat.seat())
                        .forEach(figure -> figures.add(new TreeMap<>(Map.of(
                                "racer", figure.racer(),
                                "space", figure.space(),
                                "state", figure.state(),
                                "lying", figure.state().equals("lies"))))));
        told.put("figures", figures);
        // With two racers the first one stands here too, for those who show one only.
        if (!figures.isEmpty()) {
            told.putAll(figures.getFirst());
        }
        return told;
    }

    private static Map<String, Object> result(GameView game) {
        Map<String, Object> result = new TreeMap<>();
        if (!game.finished().isEmpty()) {
            result.put("race", game.finished().getLast());
        }
        result.put("ranking", game.ranking());
        result.put("over", game.phase().equals("over"));
        return result;
    }

    private static Map<String, Object> alerts(TableView view) {
        Map<String, Object> alerts = new TreeMap<>();
        alerts.put("warnings", view.warnings());
        view.ignored().ifPresent(ignored -> alerts.put("ignored", ignored));
        return alerts;
    }
}
