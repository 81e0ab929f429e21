package io.trackside.odds;

import io.trackside.odds.RaceOdds.Estimate;
import io.trackside.odds.RaceOdds.RacerOdds;
import io.trackside.rules.LineUp;
import io.trackside.rules.Race;
import io.trackside.rules.Runner;
import java.util.ArrayList;
import java.util.List;

/** Counts how play-outs ended. For one thread. */
final class Tally {
    private final LineUp lineUp;
    private final Prizes prizes;
    private final int[] pointsBefore;
    private final long[] first;
    private final long[] second;
    private final double[] points;
    private final double[] squares;
    private final int[] scratch;
    private long count;
    private long undecided;
    private long turns;

    /** {@code now}: the race as its play-outs begin. */
    Tally(Race now, Prizes prizes) {
        this.lineUp = now.lineUp();
        this.prizes = prizes;
        int players = lineUp.players();
        int racers = lineUp.entrants().size();
        this.pointsBefore = new int[players];
        for (int player = 0; player < players; player++) {
            pointsBefore[player] = now.points(player) + now.otherPoints(player);
        }
        this.first = new long[racers];
        this.second = new long[racers];
        this.points = new double[players];
        this.squares = new double[players];
        this.scratch = new int[players];
    }

    /** {@code race} was played on, for {@code turns} turns. */
    void add(Race race, int played) {
        count++;
        turns += played;
        undecided += race.isOver() ? 0 : 1;
        for (int player = 0; player < scratch.length; player++) {
            scratch[player] = race.points(player) + race.otherPoints(player) - pointsBefore[player];
        }
        int places = race.places();
        if (places > 0) {
            place(race, race.placed(0), first, prizes.gold());
        }
        if (places > 1) {
            place(race, race.placed(1), second, prizes.silver());
        }
        for (int player = 0; player < scratch.length; player++) {
            points[player] += scratch[player];
            squares[player] += (double) scratch[player] * scratch[player];
        }
    }

    private void place(Race race, Runner who, long[] counts, int prize) {
        counts[who.index()]++;
        scratch[race.player(who)] += prize;
    }

    /** Takes over what {@code other} counted of the same race. */
    void add(Tally other) {
        count += other.count;
        turns += other.turns;
        undecided += other.undecided;
        for (int i = 0; i < first.length; i++) {
            first[i] += other.first[i];
            second[i] += other.second[i];
        }
        for (int player = 0; player < points.length; player++) {
            points[player] += other.points[player];
            squares[player] += other.squares[player];
        }
    }

    RaceOdds odds() {
        List<RacerOdds> racers = new ArrayList<>();
        for (int i = 0; i < first.length; i++) {
            racers.add(new RacerOdds(
                    lineUp.entrants().get(i).racer().id(),
                    lineUp.entrants().get(i).player(),
                    Estimate.ofShare(first[i], count),
                    Estimate.ofShare(second[i], count)));
        }
        List<Estimate> players = new ArrayList<>();
        for (int player = 0; player < points.length; player++) {
            players.add(Estimate.of(points[player], squares[player], count));
        }
        return new RaceOdds(
                count,
                count == 0 ? 0 : (double) undecided / count,
                count == 0 ? 0 : (double) turns / count,
                racers,
                players);
    }
}
