package io.trackside.bench;

import io.trackside.hardware.MeasuredPanel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * How soon a press is a command, beyond its debounce, and a view is light, on Pi4J's mock. Ends with one JSON line; exit
 * status 1 when a target is missed.
 */
public final class HardwareBench {
    private static final double MILLISECONDS = 5;
    private static final int WARM_UPS = 50;
    private static final int PRESSES = 300;
    private static final int VIEWS = 5000;

    private HardwareBench() {}

    @FunctionalInterface
    private interface Measure {
        long nanoseconds() throws InterruptedException;
    }

    public static void main(String[] arguments) throws Exception {
        Path folder = Files.createTempDirectory("bench-hardware");
        boolean ok;
        try (MeasuredPanel panel = new MeasuredPanel(folder)) {
            run(WARM_UPS, panel::press);
            run(VIEWS, panel::show);
            long[] presses = run(PRESSES, panel::press);
            long[] views = run(VIEWS, panel::show);
            ok = slow(presses) <= MILLISECONDS && slow(views) <= MILLISECONDS;
            System.out.printf(
                    Locale.ROOT,
                    "{\"bench\":\"hardware\",\"figures\":{%s,%s},\"targets\":{\"edge_to_command_ms_p99\":\"<=%.0f\","
                            + "\"view_to_lamp_ms_p99\":\"<=%.0f\"},\"ok\":%b}%n",
                    figures("edge_to_command", presses),
                    figures("view_to_lamp", views),
                    MILLISECONDS,
                    MILLISECONDS,
                    ok);
        } finally {
            delete(folder);
        }
        System.exit(ok ? 0 : 1);
    }

    private static long[] run(int times, Measure measure) throws InterruptedException {
        long[] spent = new long[times];
        for (int i = 0; i < times; i++) {
            spent[i] = measure.nanoseconds();
        }
        Arrays.sort(spent);
        return spent;
    }

    private static String figures(String name, long[] sorted) {
        return String.format(
                Locale.ROOT,
                "\"%s_ms_p50\":%.3f,\"%s_ms_p99\":%.3f,\"%s_ms_max\":%.3f",
                name,
                sorted[sorted.length / 2] / 1e6,
                name,
                slow(sorted),
                name,
                sorted[sorted.length - 1] / 1e6);
    }

    private static double slow(long[] sorted) {
        return sorted[sorted.length * 99 / 100] / 1e6;
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
