import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * From the start of a process to the first answer of its table, and the memory it takes then. Three ways, one after the
 * other in each round, so that whatever else the machine does falls on all alike. Medians; the last line is JSON.
 */
final class Start {
    private static final int USUAL_ROUNDS = 5;
    private static final String MAIN = "io.trackside.app.CompanionApplication";

    private Start() {}

    private record Sample(double seconds, double megabytes) {}

    /** Arguments: java, the one jar, flags, the unpacked jar, its cache, how many rounds. */
    public static void main(String[] arguments) throws Exception {
        String java = arguments[0];
        List<String> flags = Arrays.asList(arguments[2].split(" "));
        int rounds = arguments.length > 5 ? Integer.parseInt(arguments[5]) : USUAL_ROUNDS;
        Map<String, List<String>> ways = new LinkedHashMap<>();
        ways.put("plain-jar", command(java, List.of(), "-jar", arguments[1]));
        ways.put("unpacked", command(java, flags, "-cp", arguments[3], MAIN));
        ways.put(
                "cached",
                command(java, flags, "-XX:AOTMode=on", "-XX:AOTCache=" + arguments[4], "-cp", arguments[3], MAIN));
        Map<String, List<Sample>> samples = new LinkedHashMap<>();
        for (int round = 0; round < rounds; round++) {
            for (Map.Entry<String, List<String>> way : ways.entrySet()) {
                samples.computeIfAbsent(way.getKey(), name -> new ArrayList<>()).add(started(way.getValue()));
            }
        }
        StringBuilder json = new StringBuilder("{\"bench\":\"start\",\"rounds\":" + rounds);
        samples.forEach((name, taken) -> {
            double seconds = median(taken.stream().map(Sample::seconds));
            double megabytes = median(taken.stream().map(Sample::megabytes));
            System.out.printf(
                    Locale.ROOT, "%-10s %5.2f s to the first answer, %4.0f MB resident%n", name, seconds, megabytes);
            json.append(String.format(
                    Locale.ROOT, ",\"%s\":{\"seconds\":%.3f,\"megabytes\":%.1f}", name, seconds, megabytes));
        });
        System.out.println(json.append('}'));
    }

    private static List<String> command(String java, List<String> flags, String... rest) {
        List<String> command = new ArrayList<>(List.of(java));
        command.addAll(flags);
        command.addAll(List.of(rest));
        return command;
    }

    private static Sample started(List<String> way) throws IOException, InterruptedException {
        Path games = Files.createTempDirectory("trackside-bench");
        List<String> command = new ArrayList<>(way);
        command.addAll(List.of("run", "--port", "0", "--games-folder", games.toString()));
        try (HttpClient http = HttpClient.newHttpClient()) {
            long begin = System.nanoTime();
            Process process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            try (BufferedReader lines = process.inputReader()) {
                String said = lines.readLine();
                if (said == null) {
                    throw new IllegalStateException("it did not start: " + String.join(" ", command));
                }
                URI table = URI.create(said.substring(said.indexOf("http://")) + "/api/table");
                int status = http.send(HttpRequest.newBuilder(table).build(), BodyHandlers.discarding())
                        .statusCode();
                double seconds = (System.nanoTime() - begin) / 1e9;
                if (status != 200) {
                    throw new IllegalStateException(table + " answered " + status);
                }
                return new Sample(seconds, resident(process.pid()));
            } finally {
                process.destroy();
                process.waitFor(30, TimeUnit.SECONDS);
            }
        } finally {
            delete(games);
        }
    }

    private static double resident(long pid) throws IOException {
        for (String line : Files.readAllLines(Path.of("/proc", Long.toString(pid), "status"))) {
            if (line.startsWith("VmRSS:")) {
                return Long.parseLong(line.replaceAll("[^0-9]", "")) / 1024.0;
            }
        }
        return 0;
    }

    private static double median(Stream<Double> values) {
        List<Double> sorted = values.sorted().toList();
        return sorted.get(sorted.size() / 2);
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
