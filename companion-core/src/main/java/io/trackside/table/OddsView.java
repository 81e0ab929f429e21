package io.trackside.table;

import java.util.List;
import java.util.Optional;

/**
 * How the race on the table will likely end. It comes after the view it belongs to, and better figures after rough ones.
 *
 * @param on whether people want to see it
 * @param chances nothing while no race is asked about, or none are known yet
 */
public record OddsView(boolean on, Optional<Chances> chances) {
    /** Of a table that tells no odds. */
    public static final OddsView OFF = new OddsView(false, Optional.empty());

    /**
     * Chances from 0 to 1, each with its standard error.
     *
     * @param number of the entry in the journal after which they hold
     * @param complete whether no better ones will come
     * @param undecided share of the play-outs that came to no end
     * @param racers in the order of the line-up
     * @param seats points each will win or lose from here to the end of the race, on average
     */
    public record Chances(
            long number,
            boolean complete,
            long playOuts,
            double undecided,
            List<RacerChances> racers,
            List<SeatPoints> seats,
            Optional<MoveChances> move) {
        public Chances {
            racers = List.copyOf(racers);
            seats = List.copyOf(seats);
        }
    }

    /** The first and the second place. */
    public record RacerChances(
            String racer, int seat, double first, double firstError, double second, double secondError) {}

    /** Points of a seat. */
    public record SeatPoints(int seat, double points, double error) {}

    /**
     * What this turn holds for the racer that has it, exactly; from the least to the most that people’s choices make of it.
     */
    public record MoveChances(
            String racer,
            double finishesLeast,
            double finishesMost,
            double tripsLeast,
            double tripsMost,
            double starLeast,
            double starMost) {}
}
