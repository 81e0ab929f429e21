package io.trackside.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.rules.racers.Catalogue;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The plug is pulled while people play. */
class TableCrashTest {
    private static final Box BOX = new Box(Catalogue.load(), Printing.ofTheBox());

    @TempDir
    private Path folder = Path.of("");

    @Test
    @Timeout(120)
    void a_game_killed_at_some_moments_stands_as_it_was_acknowledged() throws Exception {
        killed(8);
    }

    @Test
    @Tag("long")
    @Timeout(900)
    void a_game_killed_at_two_hundred_moments_stands_as_it_was_acknowledged() throws Exception {
        killed(200);
    }

    private void killed(int kills) throws Exception {
        Random random = new Random(kills);
        int acknowledged = 0;
        for (int kill = 0; kill < kills; kill++) {
            List<String> told = toldUntilKilled(random, kill);
            acknowledged += told.size();
            if (!told.isEmpty()) {
                checkStandsAs(told.getLast());
            }
        }
        assertThat(acknowledged).isGreaterThan(kills);
    }

    private List<String> toldUntilKilled(Random random, int seed) throws IOException, InterruptedException {
        Process process = started(seed);
        List<String> told = new ArrayList<>();
        try (BufferedReader lines = process.inputReader()) {
            assertThat(lines.readLine()).isEqualTo("open");
            int more = random.nextInt(120);
            for (int i = 0; i < more; i++) {
                told.add(lines.readLine());
            }
            long until = System.nanoTime() + random.nextInt(3_000_000);
            while (System.nanoTime() < until) {
                Thread.onSpinWait();
            }
            process.toHandle().destroyForcibly();
            told.addAll(wholeLines(lines));
        } finally {
            process.toHandle().destroyForcibly();
            assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
        }
        return told;
    }

    private static List<String> wholeLines(BufferedReader lines) throws IOException {
        StringBuilder rest = new StringBuilder();
        for (int read = lines.read(); read >= 0; read = lines.read()) {
            rest.append((char) read);
        }
        return rest.substring(0, rest.lastIndexOf("\n") + 1).lines().toList();
    }

    /** The newest game is as it was told last, or one command further, which was on the disk and not yet told. */
    private void checkStandsAs(String told) {
        String[] parts = told.split(" ", -1);
        Games games = Games.in(folder);
        List<SavedGame> saved = games.list();
        SavedGame newest = saved.getFirst();
        if (!newest.id().equals(parts[0])) {
            assertThat(newest.entries()).as("a game begun and not yet told").isZero();
            return;
        }
        try (Table table = table(games)) {
            assertThat(table.send(Sent.of(new Command.Resume(parts[0]), "test")).join())
                    .isInstanceOf(Reply.Accepted.class);
            long number = Long.parseLong(parts[1]);
            assertThat(table.view().number()).isBetween(number, number + 1);
            assertThat(table.view().warnings())
                    .noneMatch(warning -> warning.key().equals("diverged"));
            if (table.view().number() == number) {
                assertThat(TableProcess.state(table.view())).isEqualTo(told);
            }
        }
    }

    @Test
    void a_last_record_cut_anywhere_leaves_the_table_before_it() throws Exception {
        List<String> told = new ArrayList<>();
        PretendPeople people = new PretendPeople(3);
        try (Table table = table(Games.in(folder))) {
            table.send(Sent.of(new Command.Begin(PretendPeople.plan(3, 1)), "test"))
                    .join();
            for (int i = 0; i < 8; i++) {
                told.add(TableProcess.state(table.view()));
                table.send(Sent.of(people.next(table.view()), "test")).join();
            }
        }
        Path journal = folder.resolve("0001.jsonl");
        byte[] whole = Files.readAllBytes(journal);
        int lastLine = lastLine(whole);
        assertThat(lastLine).isPositive();
        for (int size = lastLine + 1; size < whole.length; size++) {
            Files.write(journal, Arrays.copyOf(whole, size));
            try (Table table = table(Games.in(folder))) {
                table.send(Sent.of(new Command.Resume("0001"), "test")).join();
                assertThat(TableProcess.state(table.view()))
                        .as("cut at %s", size)
                        .isEqualTo(told.getLast());
                assertThat(table.view().warnings())
                        .extracting(TableView.Warning::key)
                        .contains("tail-cut");
            }
        }
    }

    private static int lastLine(byte[] whole) {
        int at = whole.length - 1;
        while (whole[at - 1] != '\n') {
            at--;
        }
        return at;
    }

    private static Table table(Games games) {
        return new Table(BOX, games, new Random(1), InstantSource.system());
    }

    private Process started(int seed) throws IOException {
        return new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        TableProcess.class.getName(),
                        folder.toString(),
                        Integer.toString(seed)))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }
}
