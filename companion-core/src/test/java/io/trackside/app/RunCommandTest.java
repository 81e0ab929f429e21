package io.trackside.app;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.app.web.HttpTableClient;
import io.trackside.table.Command;
import io.trackside.table.Deed;
import io.trackside.table.Person;
import io.trackside.table.Plan;
import io.trackside.table.Sent;
import io.trackside.table.TableClient;
import io.trackside.table.TableView;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The command, as a process of its own where it stays. */
@Timeout(120)
class RunCommandTest {
    @TempDir
    private Path folder = Path.of("");

    @Test
    void it_says_where_it_is_and_ends_well_when_told_to() throws Exception {
        Path config = folder.resolve("table.yml");
        Files.writeString(config, "port: 0\ngames-folder: games\nresume: newest\n");
        Process first = started("--config", config.toString());
        try (BufferedReader lines = first.inputReader();
                TableClient table = HttpTableClient.at(address(lines))) {
            assertThat(lines.readLine()).contains(folder.resolve("games").toString());
            assertThat(lines.readLine()).contains("No game is on the table");
            List<Person> people =
                    List.of(new Person("Anna", "red"), new Person("Ben", "blue"), new Person("Cleo", "green"));
            send(table, new Command.Begin(Plan.usual(people)));
            send(table, new Deed.Teams(List.of()));
            ended(first);
        }

        Process second = started("--config", config.toString());
        try (BufferedReader lines = second.inputReader();
                TableClient table = HttpTableClient.at(address(lines))) {
            lines.readLine();
            assertThat(lines.readLine()).contains("Anna, Ben, and Cleo", "goes on");
            assertThat(table.view().number()).isEqualTo(1);
            ended(second);
        }
    }

    @Test
    void a_game_that_is_not_over_is_offered() throws Exception {
        try (TableServer before = TableServer.start(folder, Optional.empty(), 0, Map.of(), Runs.TEXTS)) {
            List<Person> people =
                    List.of(new Person("Anna", "red"), new Person("Ben", "blue"), new Person("Cleo", "green"));
            send(before.table(), new Command.Begin(Plan.usual(people)));
        }

        Process process = started("--port", "0", "--games-folder", folder.toString());
        try (BufferedReader lines = process.inputReader();
                TableClient table = HttpTableClient.at(address(lines))) {
            lines.readLine();
            assertThat(lines.readLine()).contains("Anna, Ben, and Cleo is not over");
            assertThat(table.view().prompt()).map(TableView.Prompt::options).hasValue(List.of("0001"));
            ended(process);
        }
    }

    @Test
    void a_port_in_use_is_told_in_one_line() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String port = Integer.toString(taken.getLocalPort());

            Runs.Run run = run("--games-folder", folder.toString(), "--port", port);

            assertThat(run.status()).isEqualTo(3);
            assertThat(run.err())
                    .startsWith("trackside: Port " + port + " is in use")
                    .hasLineCount(1);
        }
    }

    @Test
    void a_wrong_setting_is_told_with_its_place() throws IOException {
        Path config = folder.resolve("table.yml");
        Files.writeString(config, "resume: newest\nprot: 1\n");

        Runs.Run run = run("--config", config.toString());

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err())
                .contains(
                        "table.yml, line 2",
                        "“prot”",
                        "dice, games-folder, mqtt, panel, port, printing-folder, resume, and screen");
    }

    private static Runs.Run run(String... arguments) {
        String[] all = Stream.concat(Stream.of("run"), Arrays.stream(arguments)).toArray(String[]::new);
        return Runs.run(CompanionApplication.commandLine(Runs.TEXTS), all);
    }

    private static Process started(String... arguments) throws IOException {
        List<String> line = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-classpath",
                System.getProperty("java.class.path"),
                CompanionApplication.class.getName(),
                "run"));
        line.addAll(List.of(arguments));
        return new ProcessBuilder(line)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    private static URI address(BufferedReader lines) throws IOException {
        String line = lines.readLine();
        assertThat(line).contains("http://localhost:");
        return URI.create(line.substring(line.indexOf("http://")));
    }

    /** By SIGTERM. */
    private static void ended(Process process) throws InterruptedException {
        process.destroy();
        assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isZero();
    }

    private static void send(TableClient table, Command command) {
        table.send(Sent.of(command, "test")).toCompletableFuture().join();
    }
}
