package io.trackside.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.trackside.rules.BadInput;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Another process, as real as can be. */
class JournalProcessTest {
    @TempDir
    private Path folder = Path.of("");

    @Test
    @Timeout(120)
    void a_process_killed_at_some_moments_loses_no_acknowledged_entry() throws Exception {
        killed(10, new Random(1));
    }

    @Test
    @Tag("long")
    @Timeout(600)
    void a_process_killed_at_any_moment_loses_no_acknowledged_entry() throws Exception {
        killed(50, new Random(2));
    }

    /** The same game goes on after each kill. */
    private void killed(int kills, Random random) throws Exception {
        long acknowledged = 0;
        for (int kill = 0; kill < kills; kill++) {
            Process process = started();
            try (BufferedReader lines = process.inputReader()) {
                assertThat(lines.readLine()).isEqualTo("open");
                int more = random.nextInt(30);
                for (int i = 0; i < more; i++) {
                    acknowledged = Long.parseLong(lines.readLine());
                }
                long until = System.nanoTime() + random.nextInt(5_000_000);
                while (System.nanoTime() < until) {
                    Thread.onSpinWait();
                }
                kill(process);
                acknowledged = rest(lines, acknowledged);
            } finally {
                end(process);
            }

            acknowledged = checked(acknowledged);
        }
        assertThat(acknowledged).isGreaterThan(kills);
    }

    @Test
    @Timeout(60)
    void a_second_process_is_refused_until_the_first_has_ended() throws Exception {
        Process process = started();
        try (BufferedReader lines = process.inputReader()) {
            assertThat(lines.readLine()).isEqualTo("open");
            for (int attempt = 0; attempt < 2; attempt++) {
                assertThatExceptionOfType(BadInput.class)
                        .isThrownBy(() -> Games.in(folder).open("0001"))
                        .satisfies(bad -> assertThat(bad.key()).isEqualTo("journal-in-use"));
            }
        } finally {
            end(process);
        }
        assertThat(Games.in(folder).open("0001"))
                .isInstanceOfSatisfying(
                        Opened.Resumed.class, resumed -> resumed.journal().close());
    }

    @Test
    @Timeout(60)
    void what_is_open_here_is_refused_there_even_after_it_was_read_here() throws Exception {
        try (Journal journal = Games.in(folder).create("0001", Entries.HEADER)) {
            journal.append(JournalProcess.entry(1));
            Games.in(folder).list();
            Process process = started();
            try (BufferedReader lines = process.errorReader()) {
                assertThat(lines.lines()).anyMatch(line -> line.contains("journal-in-use"));
            } finally {
                end(process);
            }
        }
    }

    /** What was acknowledged before the kill and not yet read; the last line may be half. */
    private static long rest(BufferedReader lines, long acknowledged) throws IOException {
        StringBuilder rest = new StringBuilder();
        int read = lines.read();
        while (read >= 0) {
            rest.append((char) read);
            read = lines.read();
        }
        String whole = rest.substring(0, rest.lastIndexOf("\n") + 1);
        return whole.isEmpty()
                ? acknowledged
                : Long.parseLong(whole.lines().toList().getLast());
    }

    /** At most one more is there than was acknowledged. */
    private long checked(long acknowledged) {
        Opened.Resumed resumed = (Opened.Resumed) Games.in(folder).open("0001");
        resumed.journal().close();
        int found = resumed.entries().size();
        assertThat((long) found).isBetween(acknowledged, acknowledged + 1);
        for (int i = 0; i < found; i++) {
            assertThat(resumed.entries().get(i)).isEqualTo(JournalProcess.entry(i + 1));
        }
        assertThat(resumed.recovery()).isNotInstanceOf(Recovery.Damaged.class);
        return found;
    }

    private Process started() throws IOException {
        List<String> command = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                JournalProcess.class.getName(),
                folder.toString());
        return new ProcessBuilder(command).start();
    }

    /** By its handle: the process itself would also close what is left to be read. */
    private static void kill(Process process) {
        process.toHandle().destroyForcibly();
    }

    private static void end(Process process) throws InterruptedException {
        kill(process);
        assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
    }
}
