package io.trackside.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.trackside.rules.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class GamesTest {
    private static final JsonNode OVER = Entries.json("{'over':true}");

    @TempDir
    private Path folder = Path.of("");

    @Test
    void games_are_listed_newest_first_whatever_the_clock_says() throws Exception {
        save("0002", Entries.dice(2));
        save("0010-sunday", Entries.dice(3));
        save("0001", List.of());
        Instant label = Instant.parse("2031-01-01T20:00:00Z");
        Files.setLastModifiedTime(folder.resolve("0001.jsonl"), FileTime.from(label));
        Files.writeString(folder.resolve("0003.jsonl"), "");
        Files.writeString(folder.resolve("Notes.jsonl"), "");
        Files.writeString(folder.resolve("0004.torn-00000000"), "");

        List<SavedGame> list = games().list();

        assertThat(list).extracting(SavedGame::id).containsExactly("0010-sunday", "0003", "0002", "0001");
        assertThat(list).extracting(SavedGame::entries).containsExactly(3L, 0L, 2L, 0L);
        assertThat(list).extracting(SavedGame::whole).containsExactly(true, false, true, true);
        assertThat(list.getFirst().header()).contains(Entries.HEADER);
        assertThat(list.get(1).header()).isEmpty();
        assertThat(list.getLast().written()).isEqualTo(label);
    }

    @Test
    void a_list_changes_nothing() throws Exception {
        byte[] torn = Entries.file(Entries.dice(2));
        torn[torn.length - 1] = 0;
        Files.write(folder.resolve("0001.jsonl"), torn);

        SavedGame game = games().list().getFirst();

        assertThat(game.entries()).isEqualTo(1);
        assertThat(game.whole()).isFalse();
        assertThat(Files.readAllBytes(folder.resolve("0001.jsonl"))).isEqualTo(torn);
        assertThat(folder).isDirectoryNotContaining("glob:**.torn*");
    }

    @Test
    void a_game_being_played_is_listed_and_stays_claimed() throws Exception {
        try (Journal journal = games().create("0001", Entries.HEADER)) {
            journal.append(Entries.die(1));

            assertThat(games().list()).extracting(SavedGame::entries).containsExactly(1L);
            assertThat(refusal(() -> games().open("0001"))).isEqualTo("journal-in-use");
        }
    }

    @Test
    void a_folder_that_is_not_there_has_no_games_until_one_begins() throws Exception {
        Games games = Games.in(folder.resolve("evenings").resolve("games"));

        assertThat(games.list()).isEmpty();
        assertThat(games.nextId()).isEqualTo("0001");
        games.create(games.nextId(), Entries.HEADER).close();
        assertThat(games.list()).extracting(SavedGame::id).containsExactly("0001");
        assertThat(games.nextId()).isEqualTo("0002");
    }

    @Test
    void an_id_is_never_given_again() throws Exception {
        Files.writeString(folder.resolve("0009-ann.unreadable-00000000"), "");
        assertThat(games().nextId()).isEqualTo("0010");
        Files.writeString(folder.resolve(".12345.lock"), "");
        assertThat(games().nextId()).isEqualTo("12346");
    }

    @Test
    void the_newest_game_that_is_not_over_is_found() throws Exception {
        save("0001", Entries.dice(1));
        save("0002", Entries.dice(2));
        save("0003", List.of(Entries.die(1), OVER));
        Files.writeString(folder.resolve("0004.jsonl"), "no journal");

        assertThat(games().newest(entries -> !entries.contains(OVER))).contains("0002");
        assertThat(games().newest(entries -> entries.size() == 1)).contains("0001");
        assertThat(games().newest(entries -> entries.size() == 5)).isEmpty();
    }

    @Test
    void a_game_goes_out_and_in_again_as_one_file() throws Exception {
        save("0001", Entries.dice(5));
        Path out = folder.resolve("out.txt");

        assertThat(games().exportTo(out, "0001", UnaryOperator.identity())).isEqualTo(5);
        games().importFrom(out, "0002");

        assertThat(out).hasSameBinaryContentAs(folder.resolve("0001.jsonl"));
        assertThat(folder.resolve("0002.jsonl")).hasSameBinaryContentAs(out);
        Opened.Resumed resumed = (Opened.Resumed) games().open("0002");
        try (Journal journal = resumed.journal()) {
            assertThat(resumed.entries()).isEqualTo(Entries.dice(5));
            assertThat(journal.append(Entries.die(6))).isEqualTo(6);
        }
    }

    @Test
    void a_game_being_played_goes_out_without_its_secrets() throws Exception {
        Path out = folder.resolve("out.txt");
        try (Journal journal = games().create("0001", Entries.HEADER)) {
            journal.append(Entries.json("{'pick':'egg'}"));
            journal.append(Entries.die(1));
            JsonNode hidden = Entries.json("{'pick':'?'}");

            games().exportTo(out, "0001", entry -> entry.has("pick") ? hidden : entry);

            assertThat(Files.readString(out)).doesNotContain("egg");
            games().importFrom(out, "0002");
            assertThat(((Opened.Resumed) games().open("0002")).entries()).containsExactly(hidden, Entries.die(1));
            assertThat(journal.append(Entries.die(2))).isEqualTo(3);
        }
    }

    @Test
    void going_out_and_in_never_overwrites() throws Exception {
        save("0001", Entries.dice(1));
        save("0002", Entries.dice(2));
        Path out = Files.writeString(folder.resolve("out.txt"), "mine");

        assertThat(refusal(() -> games().exportTo(out, "0001", UnaryOperator.identity())))
                .isEqualTo("export-exists");
        assertThat(out).hasContent("mine");
        assertThat(refusal(() -> games().importFrom(folder.resolve("0001.jsonl"), "0002")))
                .isEqualTo("game-exists");
        assertThat(Files.readAllBytes(folder.resolve("0002.jsonl"))).isEqualTo(Entries.file(Entries.dice(2)));
    }

    @Test
    void only_a_whole_game_comes_in() throws Exception {
        byte[] whole = Entries.file(Entries.dice(3));
        Path in = folder.resolve("in.txt");
        for (int at = 0; at < whole.length; at++) {
            byte[] changed = whole.clone();
            changed[at] ^= 1;
            Files.write(in, changed);
            assertThat(refusal(() -> games().importFrom(in, "0001"))).isEqualTo("import-damaged");
        }
        Files.write(in, Arrays.copyOf(whole, whole.length - 1));
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> games().importFrom(in, "0001"))
                .satisfies(bad -> assertThat(bad.details()).containsEntry("line", 4L));
        assertThat(games().list()).isEmpty();
    }

    @Test
    void what_is_not_there_is_said() throws Exception {
        Path nowhere = folder.resolve("nowhere");
        assertThat(refusal(() -> games().open("0001"))).isEqualTo("game-unknown");
        assertThat(refusal(() -> games().exportTo(nowhere, "0001", UnaryOperator.identity())))
                .isEqualTo("game-unknown");
        assertThat(refusal(() -> games().importFrom(nowhere, "0001"))).isEqualTo("file-missing");
        assertThat(refusal(() -> games().importFrom(folder, "0001"))).isEqualTo("file-unreadable");
        Files.writeString(folder.resolve("0001.jsonl"), "no journal");
        assertThat(refusal(() -> games().exportTo(nowhere, "0001", UnaryOperator.identity())))
                .isEqualTo("game-unreadable");
        assertThat(refusal(() -> Games.in(folder.resolve("0001.jsonl")).list())).isEqualTo("folder-unreadable");
    }

    @Test
    void an_export_that_cannot_be_written_is_said() throws Exception {
        save("0001", Entries.dice(1));
        Path out = folder.resolve("no-such-folder").resolve("out.txt");

        assertThatExceptionOfType(JournalUnavailable.class)
                .isThrownBy(() -> games().exportTo(out, "0001", UnaryOperator.identity()))
                .satisfies(failed -> {
                    assertThat(failed.trouble()).isEqualTo(JournalUnavailable.Trouble.GONE);
                    assertThat(failed.file()).isEqualTo(out);
                });
    }

    @Test
    void an_import_that_the_power_cuts_is_whole_or_not_there() throws Exception {
        byte[] whole = Entries.file(Entries.dice(4));
        int steps = 0;
        boolean done = false;
        while (!done) {
            steps++;
            PowerCutDisk disk = new PowerCutDisk(PowerCutDisk.random(steps));
            disk.put(Path.of("/in"), whole);
            disk.cutAfter(steps);
            try {
                new Games(disk, Path.of("/games")).importFrom(Path.of("/in"), "0001");
                done = true;
            } catch (PowerCutDisk.PowerCut dark) {
                // that is what this is about
            }
            PowerCutDisk after = disk.afterPowerCut();
            List<SavedGame> list = new Games(after, Path.of("/games")).list();
            assertThat(list.size()).isBetween(done ? 1 : 0, 1);
            list.forEach(game -> assertThat(game.entries()).isEqualTo(4));
            assertThat(after.bytes(Path.of("/in"))).isEqualTo(whole);
        }
        assertThat(steps).isGreaterThan(10);
    }

    @Test
    void memory_that_a_power_cut_empties_is_named() throws IOException {
        Path memory = Path.of("/dev/shm");
        boolean there =
                Files.isDirectory(memory) && Files.getFileStore(memory).type().equals("tmpfs");
        assumeTrue(there, "there is a folder in memory");

        assertThat(Games.in(memory.resolve("not-made-yet")).forgetful()).contains("tmpfs");
        Optional<String> here = games().forgetful();
        assertThat(here.isPresent())
                .isEqualTo(List.of("tmpfs", "overlay")
                        .contains(Files.getFileStore(folder).type()));
    }

    private Games games() {
        return Games.in(folder);
    }

    private void save(String id, List<JsonNode> entries) throws IOException {
        Files.write(folder.resolve(id + ".jsonl"), Entries.file(entries));
    }

    private static String refusal(ThrowingCallable attempt) {
        String[] key = {""};
        assertThatExceptionOfType(BadInput.class).isThrownBy(attempt).satisfies(bad -> key[0] = bad.key());
        return key[0];
    }
}
