package io.trackside.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Who came where in the game (R1.1).
 *
 * @param ranks most points first
 */
public record Ranking(List<Rank> ranks) {
    /**
     * Players with equally many points; a tie is shared.
     *
     * @param place 1 for the winners; two that share place 1 leave no place 2
     */
    public record Rank(int place, int points, List<Integer> players) {}

    public Ranking {
        ranks = List.copyOf(ranks);
    }

    /** The ranking for each player's {@code points}. */
    public static Ranking of(List<Integer> points) {
        List<Rank> ranks = new ArrayList<>();
        int place = 1;
        for (int reached :
                points.stream().distinct().sorted(Comparator.reverseOrder()).toList()) {
            List<Integer> players = IntStream.range(0, points.size())
                    .filter(player -> points.get(player) == reached)
                    .boxed()
                    .toList();
            ranks.add(new Rank(place, reached, players));
            place += players.size();
        }
        return new Ranking(ranks);
    }

    /** Whoever has most points. */
    public List<Integer> winners() {
        return ranks.getFirst().players();
    }
}
