package io.trackside.app;

import io.trackside.rules.Entrant;
import io.trackside.rules.LineUp;
import io.trackside.rules.Racer;
import io.trackside.rules.Track;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A race that people run on their board.
 *
 * @param players their names, where they have two racers each; else empty
 */
record TableRace(LineUp lineUp, List<String> players) {
    TableRace {
        players = List.copyOf(players);
    }

    /** What two races must have in common to be the same one; keys and values without blanks. */
    Map<String, String> header() {
        Map<String, String> header = new LinkedHashMap<>();
        header.put("racers", String.join(",", teams("+")));
        header.put("first", firstRacer().id());
        header.put("track", lineUp.track().id());
        header.put("spaces", spaces(lineUp.track()));
        header.put("printing", lineUp.rules().printing());
        header.putAll(lineUp.rules().values());
        return header;
    }

    /** Name of the file the inputs are kept in, unless somebody gives another. */
    String fileName() {
        return "race-" + String.join("-", teams("-")) + "-" + lineUp.track().id() + ".txt";
    }

    List<Racer> racers() {
        return lineUp.entrants().stream().map(Entrant::racer).toList();
    }

    /** The first racer of the player who begins. */
    Racer firstRacer() {
        return team(lineUp.firstPlayer()).getFirst();
    }

    private List<String> teams(String separator) {
        List<String> teams = new ArrayList<>();
        for (int player = 0; player < lineUp.players(); player++) {
            teams.add(
                    String.join(separator, team(player).stream().map(Racer::id).toList()));
        }
        return teams;
    }

    private List<Racer> team(int player) {
        return lineUp.entrants().stream()
                .filter(entrant -> entrant.player() == player)
                .map(Entrant::racer)
                .toList();
    }

    private static String spaces(Track track) {
        List<String> spaces = new ArrayList<>(List.of("corner" + track.secondCorner()));
        for (int space : track.specialSpaces()) {
            if (track.isStar(space)) {
                spaces.add("star" + space);
            } else if (track.isRock(space)) {
                spaces.add("rock" + space);
            } else {
                spaces.add("arrow" + space + (track.arrow(space) > 0 ? "+" : "") + track.arrow(space));
            }
        }
        return String.join(",", spaces);
    }
}
