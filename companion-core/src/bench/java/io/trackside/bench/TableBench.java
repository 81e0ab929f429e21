package io.trackside.bench;

import io.trackside.app.MeasuredTable;
import io.trackside.app.MeasuredTable.Measured;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;

/**
 * The speed of the live table: whole games posted over HTTP to a real server with a real journal, from POST to the
 * published view, beside what the disk takes to force. Ends with one JSON line; exit status 1 when a target is missed.
 */
public final class TableBench {
    private static final double MILLISECONDS_WITHOUT_DISK = 2;
    private static final double TIMES_WITH_VIEWERS = 1.1;
    private static final int VIEWERS = 10;
    private static final int WARM_UPS = 6;
    private static final int PAIRS = 9;
    private static final int FORCES = 200;
    private static final int BYTES_FORCED = 400;

    private final List<String> figures = new ArrayList<>();

    private TableBench() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory(
                Files.createDirectories(Path.of("target").toAbsolutePath()), "bench-table");
        boolean ok;
        try {
            ok = new TableBench().run(folder);
        } finally {
            delete(folder);
        }
        System.exit(ok ? 0 : 1);
    }

    private boolean run(Path folder) throws IOException, InterruptedException {
        List<Measured> alone = new ArrayList<>();
        List<Double> ratios = new ArrayList<>();
        long seconds = 0;
        try (MeasuredTable table = new MeasuredTable(folder.resolve("games"))) {
            for (int warmUp = 0; warmUp < WARM_UPS; warmUp++) {
                table.game(warmUp % 2 * VIEWERS);
            }
            for (int pair = 0; pair < PAIRS; pair++) {
                long start = System.nanoTime();
                List<Measured> game = table.game(0);
                seconds += System.nanoTime() - start;
                alone.addAll(game);
                ratios.add(
                        median(table.game(VIEWERS), TableBench::withoutDisk) / median(game, TableBench::withoutDisk));
            }
        }
        figure("commands", alone.size());
        figure("commands_a_second", alone.size() / (seconds / 1e9));
        spread("to_view_ms", alone, Measured::toView);
        spread("to_answer_ms", alone, Measured::toAnswer);
        spread("force_ms", alone, Measured::forcing);
        double slowest = spread("to_view_without_force_ms", alone, TableBench::withoutDisk);
        figure("plain_force_ms_p50", plainForce(folder));
        ratios.sort(Comparator.naturalOrder());
        double ratio = ratios.get(ratios.size() / 2);
        figure("times_with_10_viewers", ratio);
        figure("times_with_10_viewers_min", ratios.getFirst());
        figure("times_with_10_viewers_max", ratios.getLast());
        boolean ok = slowest <= MILLISECONDS_WITHOUT_DISK && ratio < TIMES_WITH_VIEWERS;
        System.out.printf(
                Locale.ROOT,
                "{\"bench\":\"table\",\"figures\":{%s},\"targets\":{\"to_view_without_force_ms_p99\":\"<=%.1f\","
                        + "\"times_with_10_viewers\":\"<%.1f\"},\"ok\":%b}%n",
                String.join(",", figures),
                MILLISECONDS_WITHOUT_DISK,
                TIMES_WITH_VIEWERS,
                ok);
        return ok;
    }

    private static long withoutDisk(Measured one) {
        return one.toView() - one.forcing();
    }

    private static double median(List<Measured> game, ToLongFunction<Measured> what) {
        long[] sorted = game.stream().mapToLong(what).sorted().toArray();
        return sorted[sorted.length / 2] / 1e6;
    }

    /** Median, 99th percentile and most, in milliseconds; gives the percentile. */
    private double spread(String name, List<Measured> measured, ToLongFunction<Measured> what) {
        long[] sorted = measured.stream().mapToLong(what).sorted().toArray();
        double slow = sorted[sorted.length * 99 / 100] / 1e6;
        figure(name + "_p50", sorted[sorted.length / 2] / 1e6);
        figure(name + "_p99", slow);
        figure(name + "_max", sorted[sorted.length - 1] / 1e6);
        return slow;
    }

    private void figure(String name, double value) {
        System.out.printf(Locale.ROOT, "%s: %.3f%n", name, value);
        figures.add(String.format(Locale.ROOT, "\"%s\":%.3f", name, value));
    }

    /** Appending and forcing alone, in milliseconds. */
    private static double plainForce(Path folder) throws IOException {
        List<Long> spent = new ArrayList<>();
        try (FileChannel file =
                FileChannel.open(folder.resolve("plain"), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            for (int i = 0; i < FORCES; i++) {
                long start = System.nanoTime();
                file.write(ByteBuffer.allocate(BYTES_FORCED));
                file.force(false);
                spent.add(System.nanoTime() - start);
            }
        }
        spent.sort(Comparator.naturalOrder());
        return spent.get(FORCES / 2) / 1e6;
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
