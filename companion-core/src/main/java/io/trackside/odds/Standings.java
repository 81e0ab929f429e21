package io.trackside.odds;

import io.trackside.odds.RaceOdds.Estimate;
import io.trackside.rules.Entrant;
import io.trackside.rules.HouseRules;
import io.trackside.rules.LineUp;
import io.trackside.rules.Onward;
import io.trackside.rules.Racer;
import io.trackside.rules.Track;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongConsumer;

/**
 * How racers fare against each other: random line-ups of them, some races of each from Start. Nobody won a race before,
 * and the cards that do not run are those nobody drafted.
 *
 * @param racers all there are
 * @param field how many run in a race, one for each player
 */
public record Standings(
        List<Racer> racers, Track track, HouseRules rules, int field, Prizes prizes, Policy policy, long seed) {
    /** Races of one line-up. */
    public static final int RACES_EACH = 20;

    public Standings {
        racers = List.copyOf(racers);
    }

    /**
     * How one racer fared.
     *
     * @param races how many it ran
     * @param first share of them it won
     * @param second share of them in which it took the second place
     * @param points points its player won or lost in one, on average
     */
    public record Standing(String racer, long races, Estimate first, Estimate second, Estimate points) {}

    /**
     * All of them, the one that wins most first.
     *
     * @param turns of a race, on average
     * @param undecided share of the races that were not over after {@link PlayOuts#MOST_TURNS} turns
     */
    public record Result(List<Standing> standings, long races, double turns, double undecided) {
        public Result {
            standings = List.copyOf(standings);
        }
    }

    /** By {@code count} races, rounded up to whole line-ups, on {@code threads} threads. */
    public Result played(long count, int threads, LongConsumer progress) throws InterruptedException {
        int lineUps = (int) ((count + RACES_EACH - 1) / RACES_EACH);
        AtomicInteger next = new AtomicInteger();
        Sums all = new Sums(racers.size());
        List<Future<Sums>> parts = new ArrayList<>();
        try (ExecutorService players = Executors.newFixedThreadPool(threads)) {
            for (int thread = 0; thread < threads; thread++) {
                parts.add(players.submit(() -> {
                    Sums part = new Sums(racers.size());
                    for (int i = next.getAndIncrement(); i < lineUps; i = next.getAndIncrement()) {
                        part.add(lineUp(i), seed * 1_000_003 + i, this);
                        progress.accept((long) (i + 1) * RACES_EACH);
                    }
                    return part;
                }));
            }
            for (Future<Sums> part : parts) {
                all.add(part.get());
            }
        } catch (ExecutionException broken) {
            throw new IllegalStateException("a race broke", broken.getCause());
        }
        return all.result(racers);
    }

    private LineUp lineUp(int number) {
        Random random = new Random(seed * 31 + number);
        List<Racer> shuffled = new ArrayList<>(racers);
        Collections.shuffle(shuffled, random);
        List<Entrant> entrants = new ArrayList<>();
        for (int player = 0; player < field; player++) {
            entrants.add(new Entrant(shuffled.get(player), player));
        }
        List<Integer> nothing = Collections.nCopies(field, 0);
        return new LineUp(
                track,
                rules,
                entrants,
                random.nextInt(field),
                shuffled.subList(field, shuffled.size()),
                List.of(),
                nothing,
                nothing);
    }

    /** Sums by the place of a racer in the list of all. Races of one line-up are alike: each line-up counts once. */
    private static final class Sums {
        private final long[] ran;
        private final Figures first;
        private final Figures second;
        private final Figures points;
        private long lineUps;
        private long turns;
        private long undecided;

        Sums(int racers) {
            ran = new long[racers];
            first = new Figures(racers);
            second = new Figures(racers);
            points = new Figures(racers);
        }

        void add(LineUp lineUp, long seed, Standings of) {
            Onward onward = Onward.fromTheStart(lineUp);
            PlayOuts playOuts = new PlayOuts(onward, onward.atTurnsBeginning(), of.prizes(), of.policy(), seed);
            playOuts.play(RACES_EACH, () -> false);
            RaceOdds odds = playOuts.tally().odds();
            for (RaceOdds.RacerOdds runner : odds.racers()) {
                int racer = of.racers()
                        .indexOf(lineUp.entrants().get(runner.player()).racer());
                ran[racer]++;
                first.add(racer, runner.first().mean());
                second.add(racer, runner.second().mean());
                points.add(racer, odds.players().get(runner.player()).mean());
            }
            lineUps++;
            turns += Math.round(odds.turns() * RACES_EACH);
            undecided += Math.round(odds.undecided() * RACES_EACH);
        }

        void add(Sums other) {
            for (int i = 0; i < ran.length; i++) {
                ran[i] += other.ran[i];
            }
            first.add(other.first);
            second.add(other.second);
            points.add(other.points);
            lineUps += other.lineUps;
            turns += other.turns;
            undecided += other.undecided;
        }

        Result result(List<Racer> racers) {
            List<Standing> standings = new ArrayList<>();
            for (int i = 0; i < ran.length; i++) {
                standings.add(new Standing(
                        racers.get(i).id(),
                        ran[i] * RACES_EACH,
                        first.estimate(i, ran[i]),
                        second.estimate(i, ran[i]),
                        points.estimate(i, ran[i])));
            }
            standings.sort(Comparator.comparingDouble(
                            (Standing standing) -> -standing.first().mean())
                    .thenComparing(Standing::racer));
            long races = lineUps * RACES_EACH;
            return new Result(standings, races, (double) turns / races, (double) undecided / races);
        }
    }

    /** A sum and a sum of squares for each racer. In whole multiples of 1/20, so that the order of adding is all one. */
    private static final class Figures {
        private final double[] sums;
        private final double[] squares;

        Figures(int racers) {
            sums = new double[racers];
            squares = new double[racers];
        }

        void add(int racer, double mean) {
            double whole = Math.rint(mean * RACES_EACH);
            sums[racer] += whole;
            squares[racer] += whole * whole;
        }

        void add(Figures other) {
            for (int i = 0; i < sums.length; i++) {
                sums[i] += other.sums[i];
                squares[i] += other.squares[i];
            }
        }

        Estimate estimate(int racer, long lineUps) {
            return Estimate.of(sums[racer] / RACES_EACH, squares[racer] / (RACES_EACH * RACES_EACH), lineUps);
        }
    }
}
