package io.trackside.odds;

import java.util.List;

/**
 * How a race will likely end, by play-outs. Chances are from 0 to 1; each figure comes with its standard error.
 *
 * @param playOuts how many were played
 * @param undecided share of those that were not over after the turns they were given
 * @param turns turns they took, on average
 * @param racers in the order of the line-up
 * @param players by number: points they win or lose from here to the end of this race
 */
public record RaceOdds(long playOuts, double undecided, double turns, List<RacerOdds> racers, List<Estimate> players) {
    public RaceOdds {
        racers = List.copyOf(racers);
        players = List.copyOf(players);
    }

    /** Chances of the first and the second place. */
    public record RacerOdds(String racer, int player, Estimate first, Estimate second) {}

    /** A mean and its standard error. */
    public record Estimate(double mean, double error) {
        /** How often something was so, of {@code count} times. */
        static Estimate ofShare(long times, long count) {
            return of((double) times, (double) times, count);
        }

        static Estimate of(double sum, double sumOfSquares, long count) {
            if (count == 0) {
                return new Estimate(0, 0);
            }
            double mean = sum / count;
            double variance = Math.max(0, sumOfSquares / count - mean * mean);
            return new Estimate(mean, count == 1 ? 0 : Math.sqrt(variance / (count - 1)));
        }
    }
}
