package io.trackside.rules;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Everything a race starts from.
 *
 * @param entrants the racers, clockwise by player, a player's two in their fixed order (R2.8)
 * @param firstPlayer who begins (R2.7)
 * @param undrafted the cards nobody drafted
 * @param pastWinners what the winners of earlier races of this game ran with
 * @param points bronze points by player
 * @param otherPoints points of gold and silver chips by player
 */
public record LineUp(
        Track track,
        HouseRules rules,
        List<Entrant> entrants,
        int firstPlayer,
        List<Racer> undrafted,
        List<Racer> pastWinners,
        List<Integer> points,
        List<Integer> otherPoints) {
    public LineUp {
        entrants = List.copyOf(entrants);
        undrafted = List.copyOf(undrafted);
        pastWinners = List.copyOf(pastWinners);
        points = List.copyOf(points);
        otherPoints = List.copyOf(otherPoints);
        if (entrants.size() < 2 || entrants.size() > Runner.MOST) {
            throw BadInput.of("line-up-size", "least", 2, "most", Runner.MOST, "racers", entrants.size());
        }
        Set<String> seen = new TreeSet<>();
        for (Entrant entrant : entrants) {
            if (!seen.add(entrant.racer().id())) {
                throw BadInput.of("racer-twice", "racer", entrant.racer().id());
            }
        }
    }

    /** A race outside any game: nobody owns a chip, no card is left, nobody won before. */
    public static LineUp of(Track track, HouseRules rules, List<Entrant> entrants) {
        int players = 1 + entrants.stream().mapToInt(Entrant::player).max().orElse(0);
        List<Integer> nothing = java.util.Collections.nCopies(players, 0);
        return new LineUp(track, rules, entrants, entrants.get(0).player(), List.of(), List.of(), nothing, nothing);
    }

    /** The number of players, 1 to 6. */
    public int players() {
        return points.size();
    }
}
