package io.trackside.bench;

import io.trackside.app.MeasuredTable;
import io.trackside.app.MeasuredTable.Measured;
import io.trackside.odds.Odds;
import io.trackside.odds.Policy;
import io.trackside.odds.Prizes;
import io.trackside.rules.LineUp;
import io.trackside.rules.PlayedRace;
import io.trackside.rules.Question;
import io.trackside.rules.Race;
import io.trackside.rules.Runner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;

/**
 * The speed of the odds: 10,000 play-outs of four-racer races from their middle on one thread, how soon they give way, and
 * what a table's commands cost beside them. Ends with one JSON line; exit status 1 when a target is missed.
 */
public final class OddsBench {
    private static final double MILLISECONDS = 150;
    private static final double MILLISECONDS_TO_STOP = 2;
    private static final double TIMES_WITH_ODDS = 1.1;
    private static final int PLAY_OUTS = 10_000;
    private static final int RACES = 9;
    private static final int WARM_UPS = 3;
    private static final int STOPS = 300;
    /** Until the compiler, which takes turns with the play-outs on a small machine, is done. */
    private static final int STOPS_BEFORE = 100;

    private static final int PAIRS = 9;
    private static final int MIDDLE = 12;

    private final List<String> figures = new ArrayList<>();

    private OddsBench() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory(
                Files.createDirectories(Path.of("target").toAbsolutePath()), "bench-odds");
        boolean ok;
        try {
            ok = new OddsBench().run(folder);
        } finally {
            delete(folder);
        }
        System.exit(ok ? 0 : 1);
    }

    private boolean run(Path folder) throws IOException, InterruptedException {
        double playOuts = playOuts();
        double stop = stop();
        double ratio = beside(folder);
        boolean ok = playOuts <= MILLISECONDS && stop <= MILLISECONDS_TO_STOP && ratio <= TIMES_WITH_ODDS;
        System.out.printf(
                Locale.ROOT,
                "{\"bench\":\"odds\",\"figures\":{%s},\"targets\":{\"play_outs_10000_ms\":\"<=%.0f\","
                        + "\"stop_ms_p99\":\"<=%.0f\",\"times_with_odds\":\"<=%.2f\"},\"ok\":%b}%n",
                String.join(",", figures),
                MILLISECONDS,
                MILLISECONDS_TO_STOP,
                TIMES_WITH_ODDS,
                ok);
        return ok;
    }

    /** Median over the races, in milliseconds. */
    private double playOuts() {
        List<Odds> races = new ArrayList<>();
        List<LineUp> lineUps = Field.withPowers(4, "wild").lineUps();
        for (int i = 0; i < RACES; i++) {
            races.add(Odds.of(inTheMiddle(lineUps.get(i), i), new Prizes(3, 2), Policy.SENSIBLE, i));
        }
        List<Double> spent = new ArrayList<>();
        for (int round = 0; round <= WARM_UPS; round++) {
            spent.clear();
            for (Odds odds : races) {
                long start = System.nanoTime();
                odds.played(PLAY_OUTS, () -> false);
                spent.add((System.nanoTime() - start) / 1e6);
            }
        }
        return spread("play_outs_10000_ms", spent);
    }

    /** The 99th percentile of many, in milliseconds. */
    private double stop() throws InterruptedException {
        Odds odds = Odds.of(
                inTheMiddle(Field.withPowers(4, "wild").lineUps().get(0), 0), new Prizes(3, 2), Policy.SENSIBLE, 0);
        List<Double> spent = new ArrayList<>();
        for (int i = -STOPS_BEFORE; i < STOPS; i++) {
            Stop stop = new Stop();
            AtomicLong ended = new AtomicLong();
            Thread playing = new Thread(() -> {
                odds.played(Long.MAX_VALUE / 2, stop::isSaid);
                ended.set(System.nanoTime());
            });
            playing.start();
            Thread.sleep(5);
            long start = System.nanoTime();
            stop.said = true;
            playing.join();
            if (i >= 0) {
                spent.add((ended.get() - start) / 1e6);
            }
        }
        spread("stop_ms", spent);
        Collections.sort(spent);
        double slow = spent.get(STOPS * 99 / 100);
        figures.add(String.format(Locale.ROOT, "\"stop_ms_p99\":%.3f", slow));
        return slow;
    }

    private static final class Stop {
        private volatile boolean said;

        boolean isSaid() {
            return said;
        }
    }

    /** Median ratio of a command's time to its view, with odds reckoned meanwhile over without; pairs taken in turn. */
    private double beside(Path folder) throws IOException, InterruptedException {
        List<Double> ratios = new ArrayList<>();
        try (MeasuredTable table = new MeasuredTable(folder.resolve("games"))) {
            for (int i = 0; i < WARM_UPS; i++) {
                table.showOdds(i % 2 == 0);
                table.game(0);
            }
            for (int pair = 0; pair < PAIRS; pair++) {
                table.showOdds(false);
                double without = median(table.game(0));
                table.showOdds(true);
                ratios.add(median(table.game(0)) / without);
            }
        }
        return spread("times_with_odds", ratios);
    }

    private static double median(List<Measured> game) {
        long[] sorted = game.stream().mapToLong(Measured::toView).sorted().toArray();
        return sorted[sorted.length / 2] / 1e6;
    }

    /** A race of {@code lineUp} whose first one has come to the middle of the track. */
    private static PlayedRace inTheMiddle(LineUp lineUp, int seed) {
        Random random = new Random(seed);
        PlayedRace race = new PlayedRace(lineUp);
        while (farthest(race.race()) < MIDDLE) {
            Question question = race.question().orElseThrow();
            race.answer(question.choices().get(random.nextInt(question.choices().size())));
        }
        return race;
    }

    private static int farthest(Race race) {
        int farthest = 0;
        for (Runner runner : race.racing()) {
            farthest = Math.max(farthest, race.space(runner));
        }
        return farthest;
    }

    private double spread(String name, List<Double> values) {
        List<Double> sorted = new ArrayList<>(values);
        Collections.sort(sorted);
        double median = sorted.get(sorted.size() / 2);
        System.out.printf(
                Locale.ROOT,
                "%s: median of %d %.3f, from %.3f to %.3f%n",
                name,
                sorted.size(),
                median,
                sorted.getFirst(),
                sorted.getLast());
        figures.add(String.format(
                Locale.ROOT,
                "\"%s\":%.3f,\"%s_min\":%.3f,\"%s_max\":%.3f",
                name,
                median,
                name,
                sorted.getFirst(),
                name,
                sorted.getLast()));
        return median;
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
