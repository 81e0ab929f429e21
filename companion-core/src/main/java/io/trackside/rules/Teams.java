package io.trackside.rules;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The racers each player has for the whole game, however they came together (R2.2 to R2.5).
 *
 * @param byPlayer a team per player, clockwise; no racer twice at the table
 */
public record Teams(List<List<Racer>> byPlayer) {
    public Teams {
        byPlayer = byPlayer.stream().map(List::copyOf).toList();
        Set<String> seen = new TreeSet<>();
        for (List<Racer> team : byPlayer) {
            for (Racer racer : team) {
                if (!seen.add(racer.id())) {
                    throw BadInput.of("team-racer-twice", "racer", racer.id());
                }
            }
        }
    }

    /** Nobody has a racer yet. */
    static Teams none(int players) {
        return new Teams(Collections.nCopies(players, List.of()));
    }

    public List<Racer> of(int player) {
        return byPlayer.get(player);
    }

    /** The racers of {@code catalogue} that nobody has, in its order. */
    public List<Racer> undrafted(List<Racer> catalogue) {
        return catalogue.stream().filter(racer -> !has(racer)).toList();
    }

    boolean has(Racer racer) {
        return byPlayer.stream().anyMatch(team -> team.contains(racer));
    }

    /** This, if everyone has a whole team of racers that can be drafted. */
    Teams checked(GameSetup setup) {
        if (byPlayer.size() != setup.players()) {
            throw BadInput.of("teams-count", "teams", byPlayer.size(), "players", setup.players());
        }
        int needed = setup.variant().teamSize();
        for (int player = 0; player < byPlayer.size(); player++) {
            int racers = setup.checkedRacers(of(player)).size();
            if (racers != needed) {
                throw BadInput.of("team-size", "player", player, "racers", racers, "needed", needed);
            }
        }
        return this;
    }
}
