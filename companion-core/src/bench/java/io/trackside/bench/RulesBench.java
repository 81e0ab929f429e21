package io.trackside.bench;

import io.trackside.rules.Asked;
import io.trackside.rules.LineUp;
import io.trackside.rules.PlayedRace;
import io.trackside.rules.Question;
import io.trackside.rules.Race;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/**
 * The speed of the rules: JMH for races per second and bytes per race; interleaved pairs against the bare loop; the time
 * to re-execute a turn's prefix. Ends with one JSON line; exit status 1 when a target is missed.
 */
public final class RulesBench {
    private static final double RACES_A_SECOND = 150_000;
    private static final double TIMES_THE_BARE_LOOP = 12;
    private static final double BYTES_A_RACE = 4_096;
    private static final double MICROSECONDS_A_PREFIX = 20;
    private static final int PAIRS = 9;
    private static final int RACES_A_SIDE = 30_000;

    private final List<String> figures = new ArrayList<>();
    private double sumOfFour;
    private double mostBytes;

    private RulesBench() {}

    public static void main(String[] arguments) throws RunnerException {
        System.exit(new RulesBench().run() ? 0 : 1);
    }

    private boolean run() throws RunnerException {
        races();
        double ratio = timesTheBareLoop();
        double prefix = microsecondsAPrefix();
        double average = sumOfFour / 2;
        figure("races_4_average", average);
        boolean ok = average >= RACES_A_SECOND
                && ratio <= TIMES_THE_BARE_LOOP
                && mostBytes <= BYTES_A_RACE
                && prefix <= MICROSECONDS_A_PREFIX;
        System.out.printf(
                Locale.ROOT,
                "{\"bench\":\"rules\",\"figures\":{%s},\"targets\":{\"races_4_average\":\">=%.0f\","
                    + "\"times_bare_loop\":\"<=%.0f\",\"bytes_a_race\":\"<=%.0f\",\"prefix_us\":\"<=%.0f\"},\"ok\":%b}%n",
                String.join(",", figures),
                RACES_A_SECOND,
                TIMES_THE_BARE_LOOP,
                BYTES_A_RACE,
                MICROSECONDS_A_PREFIX,
                ok);
        return ok;
    }

    private void figure(String name, double value) {
        figures.add(String.format(Locale.ROOT, "\"%s\":%.3f", name, value));
    }

    private void races() throws RunnerException {
        Collection<RunResult> results = new Runner(new OptionsBuilder()
                        .include(Races.class.getName())
                        .addProfiler(GCProfiler.class)
                        .jvmArgsAppend("-XX:+UseSerialGC")
                        .build())
                .run();
        for (RunResult result : results) {
            String racers = result.getParams().getParam("racers");
            String track = result.getParams().getParam("track");
            double score = result.getPrimaryResult().getScore();
            double bytes =
                    result.getSecondaryResults().get("gc.alloc.rate.norm").getScore();
            figure("races_" + racers + "_" + track, score);
            figure("bytes_" + racers + "_" + track, bytes);
            sumOfFour += racers.equals("4") ? score : 0;
            mostBytes = Math.max(mostBytes, bytes);
        }
    }

    /** Median of interleaved pairs: time of four-racer races with all powers over those with powers off. */
    private double timesTheBareLoop() {
        List<Field> full = List.of(Field.withPowers(4, "mild"), Field.withPowers(4, "wild"));
        List<Field> bare = List.of(Field.powersOff(4, "mild"), Field.powersOff(4, "wild"));
        seconds(full);
        seconds(bare);
        List<Double> ratios = new ArrayList<>();
        for (int pair = 0; pair < PAIRS; pair++) {
            ratios.add(seconds(full) / seconds(bare));
        }
        return spread("times_bare_loop", ratios);
    }

    private static double seconds(List<Field> fields) {
        long start = System.nanoTime();
        for (Field field : fields) {
            for (int i = 0; i < RACES_A_SIDE; i++) {
                field.race();
            }
        }
        return (System.nanoTime() - start) / 1e9;
    }

    /** What one more answer costs a race people play: the turn so far, executed again. */
    private double microsecondsAPrefix() {
        List<Double> rounds = new ArrayList<>();
        List<LineUp> lineUps = Field.withPowers(4, "wild").lineUps();
        prefixRound(lineUps);
        for (int round = 0; round < PAIRS; round++) {
            rounds.add(prefixRound(lineUps));
        }
        return spread("prefix_us", rounds);
    }

    private static double prefixRound(List<LineUp> lineUps) {
        long spent = 0;
        int answers = 0;
        for (int i = 0; i < lineUps.size(); i++) {
            PlayedRace race = new PlayedRace(lineUps.get(i));
            AtRandom people = new AtRandom(i);
            while (race.question().isPresent()) {
                int answer = people.answer(race.race(), race.question().get());
                long start = System.nanoTime();
                race.answer(answer);
                spent += System.nanoTime() - start;
                answers++;
            }
        }
        return spent / 1e3 / answers;
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
                sorted.get(0),
                sorted.get(sorted.size() - 1));
        figure(name, median);
        figure(name + "_min", sorted.get(0));
        figure(name + "_max", sorted.get(sorted.size() - 1));
        return median;
    }

    private static final class AtRandom implements Asked {
        private final Random random;

        AtRandom(long seed) {
            this.random = new Random(seed);
        }

        @Override
        public int answer(Race race, Question question) {
            int choice = random.nextInt(question.choices().size() + (question.optional() ? 1 : 0));
            return choice == question.choices().size()
                    ? Question.NO
                    : question.choices().get(choice);
        }
    }
}
