package io.trackside.mqtt;

import io.trackside.rules.Track;
import io.trackside.table.GameView;
import io.trackside.table.Hand;
import io.trackside.table.PrintedView;
import io.trackside.table.TableView;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The colour of each light along the board, as six hexadecimal digits. A pure function of the view and of the beat: on odd
 * beats what blinks is dark, and a space with several racers shows them in turn.
 */
final class TrackLight {
    static final String DARK = "000000";

    private static final Map<String, String> COLOURS = Map.of(
            "red", "FF0000",
            "blue", "0040FF",
            "yellow", "FFB000",
            "green", "00C000",
            "violet", "8000FF",
            "pink", "FF50A0");
    private static final String WHITE = "FFFFFF";
    private static final String LYING = "FF5000";
    private static final String FINISH = "404040";
    private static final String STAR = "303000";
    private static final String ROCK = "200808";
    private static final Set<String> ON_TRACK = Set.of("stands", "lies");
    private static final int DIM = 4;

    private final StripLayout layout;

    TrackLight(StripLayout layout) {
        this.layout = layout;
    }

    /** Colours by light; all lights that the layout names are in it. */
    Map<Integer, String> of(TableView view, int beat) {
        Map<Integer, String> lights = dark();
        view.game().ifPresent(game -> {
            game.onTrack().ifPresent(race -> track(lights, view, game, race, beat));
            seats(lights, view, game, beat);
        });
        return lights;
    }

    /** White on one space, and nowhere else. */
    Map<Integer, String> only(int space) {
        Map<Integer, String> lights = dark();
        lights.put(layout.spaces().get(space), WHITE);
        return lights;
    }

    private Map<Integer, String> dark() {
        Map<Integer, String> lights = new TreeMap<>();
        layout.spaces().forEach(light -> lights.put(light, DARK));
        for (int first : layout.seats()) {
            for (int i = 0; i < layout.seatLights(); i++) {
                lights.put(first + i, DARK);
            }
        }
        return lights;
    }

    private void track(Map<Integer, String> lights, TableView view, GameView game, GameView.RaceView race, int beat) {
        for (PrintedView.Special special : race.printed().specials()) {
            switch (special.kind()) {
                case "star" -> lights.put(layout.spaces().get(special.space()), STAR);
                case "rock" -> lights.put(layout.spaces().get(special.space()), ROCK);
                default -> {}
            }
        }
        lights.put(layout.spaces().get(Track.FINISH), FINISH);
        Set<Object> toPut = view.handling().stream()
                .filter(hand -> Set.of("put", "figure").contains(hand.kind()))
                .map(Hand::details)
                .map(details -> details.get("racer"))
                .collect(Collectors.toSet());
        for (int space = Track.START; space < Track.FINISH; space++) {
            List<GameView.Figure> there = standingOn(race, space);
            if (!there.isEmpty()) {
                GameView.Figure shown = there.get(beat / 2 % there.size());
                boolean dark = toPut.contains(shown.racer()) && beat % 2 == 1;
                lights.put(layout.spaces().get(space), dark ? DARK : colour(game, shown));
            }
        }
    }

    private static List<GameView.Figure> standingOn(GameView.RaceView race, int space) {
        return race.figures().stream()
                .filter(figure -> figure.space() == space && ON_TRACK.contains(figure.state()))
                .toList();
    }

    /** Who lies is dim. */
    private static String colour(GameView game, GameView.Figure figure) {
        String colour = colour(game.seats().get(figure.seat()));
        return figure.state().equals("lies") ? dim(colour) : colour;
    }

    private static String colour(GameView.Seat seat) {
        return COLOURS.getOrDefault(seat.colour(), WHITE);
    }

    /**
     * A seat's own piece blinks while it has to answer, is bright in its turn, and else as long as its points; its last light
     * tells that a racer of it lies.
     */
    private void seats(Map<Integer, String> lights, TableView view, GameView game, int beat) {
        List<Integer> asked = view.prompt().map(TableView.Prompt::seats).orElse(List.of());
        List<Integer> inTurn = new ArrayList<>();
        game.onTrack()
                .ifPresent(race -> race.figures().stream()
                        .filter(figure -> figure.racer().equals(race.current()))
                        .forEach(figure -> inTurn.add(figure.seat())));
        for (GameView.Seat seat : game.seats()) {
            if (seat.seat() >= layout.seats().size()) {
                return;
            }
            String colour = colour(seat);
            boolean active = asked.contains(seat.seat()) || inTurn.contains(seat.seat());
            boolean dark = asked.contains(seat.seat()) && beat % 2 == 1;
            for (int i = 0; i < layout.seatLights(); i++) {
                String points = i < seat.points() ? dim(colour) : DARK;
                lights.put(layout.seats().get(seat.seat()) + i, active ? (dark ? DARK : colour) : points);
            }
            if (lies(game, seat.seat())) {
                lights.put(layout.seats().get(seat.seat()) + layout.seatLights() - 1, LYING);
            }
        }
    }

    private static boolean lies(GameView game, int seat) {
        return game.onTrack().stream()
                .flatMap(race -> race.figures().stream())
                .anyMatch(figure -> figure.seat() == seat && figure.state().equals("lies"));
    }

    private static String dim(String colour) {
        int rgb = Integer.parseInt(colour, 16);
        int red = (rgb >> 16) / DIM;
        int green = ((rgb >> 8) & 0xFF) / DIM;
        int blue = (rgb & 0xFF) / DIM;
        return String.format(Locale.ROOT, "%02X%02X%02X", red, green, blue);
    }
}
