package io.trackside.rules;

import java.util.List;
import java.util.stream.IntStream;

/**
 * What a table agrees on before the game.
 *
 * @param players 2 to 6, numbered clockwise from 0
 * @param catalogue every racer that can be drafted
 */
public record GameSetup(
        int players, Variant variant, HouseRules rules, Schedule schedule, Chips chips, List<Racer> catalogue) {
    public static final int LEAST_PLAYERS = 2;
    public static final int MOST_PLAYERS = 6;

    public GameSetup {
        catalogue = List.copyOf(catalogue);
        if (players < LEAST_PLAYERS || players > MOST_PLAYERS) {
            throw BadInput.of("players-range", "players", players, "least", LEAST_PLAYERS, "most", MOST_PLAYERS);
        }
        if (!variant.isFor(players)) {
            throw BadInput.of("variant-players", "racers", variant.racersPerRace(), "players", players);
        }
        if (chips.gold().size() < Schedule.RACES) {
            throw BadInput.of("chips-too-few", "chips", chips.gold().size(), "races", Schedule.RACES);
        }
        if (catalogue.size() < players * variant.teamSize()) {
            throw BadInput.of(
                    "catalogue-too-small", "racers", catalogue.size(), "needed", players * variant.teamSize());
        }
    }

    /** Numbers of all players, clockwise. */
    public List<Integer> everybody() {
        return IntStream.range(0, players).boxed().toList();
    }

    /** {@code player}, if it sits at this table. */
    int checkedPlayer(int player) {
        if (player < 0 || player >= players) {
            throw BadInput.of("player-unknown", "player", player, "players", players);
        }
        return player;
    }

    /** {@code racers}, if all of them can be drafted here. */
    List<Racer> checkedRacers(List<Racer> racers) {
        for (Racer racer : racers) {
            if (!catalogue.contains(racer)) {
                throw BadInput.of("racer-not-in-game", "racer", racer.id());
            }
        }
        return racers;
    }
}
