package io.trackside.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import io.trackside.rules.BadInput;
import io.trackside.table.JournalUnavailable.Trouble;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

class JournalTest {
    private static final GameFiles IN_MEMORY = new GameFiles(Path.of("/games"), "0001");

    @TempDir
    private Path folder = Path.of("");

    private final PowerCutDisk disk = new PowerCutDisk(new Random(1));

    @Test
    void a_journal_is_a_file_of_json_lines() throws Exception {
        try (Journal journal = games().create("0001", Entries.HEADER)) {
            assertThat(journal.append(Entries.die(4))).isEqualTo(1);
            assertThat(journal.append(Entries.json("{'undo':1}"))).isEqualTo(2);
            assertThat(journal.last()).isEqualTo(2);
            assertThat(journal.trouble()).isEmpty();
            assertThat(journal.file()).hasFileName("0001.jsonl");
        }

        assertThat(folder.resolve("0001.jsonl"))
                .hasContent("{\"seq\":0,\"crc\":\"f21bd841\",\"entry\":"
                        + "{\"rules\":1,\"seats\":[\"Ann\",\"Bến\"],\"game\":\"a1\"}}\n"
                        + "{\"seq\":1,\"crc\":\"050a1526\",\"entry\":{\"die\":4,\"by\":\"Bến\"}}\n"
                        + "{\"seq\":2,\"crc\":\"e8d3025f\",\"entry\":{\"undo\":1}}\n");
    }

    @Test
    void entries_are_there_again_and_more_can_follow() throws Exception {
        try (Journal journal = games().create("0001", Entries.HEADER)) {
            for (JsonNode die : Entries.dice(5)) {
                journal.append(die);
            }
        }

        Opened.Resumed resumed = resumed(games());
        try (Journal journal = resumed.journal()) {
            assertThat(resumed.header()).isEqualTo(Entries.HEADER);
            assertThat(resumed.entries()).isEqualTo(Entries.dice(5));
            assertThat(resumed.recovery()).isEqualTo(new Recovery.Whole());
            assertThat(journal.append(Entries.die(6))).isEqualTo(6);
        }
        assertThat(Files.readAllBytes(folder.resolve("0001.jsonl"))).isEqualTo(Entries.file(Entries.dice(6)));
    }

    @Test
    void a_torn_tail_of_a_real_file_is_cut_and_kept() throws Exception {
        Path file = folder.resolve("0001.jsonl");
        Files.write(file, Entries.file(Entries.dice(2)));
        Files.writeString(file, "{\"seq\":3,\"crc\"", StandardOpenOption.APPEND);

        Opened.Resumed resumed = resumed(games());
        resumed.journal().close();

        assertThat(resumed.entries()).isEqualTo(Entries.dice(2));
        Recovery.TailCut cut = (Recovery.TailCut) resumed.recovery();
        assertThat(cut.bytes()).isEqualTo(14);
        assertThat(cut.kept()).hasParent(folder).hasContent("{\"seq\":3,\"crc\"");
        assertThat(Files.readAllBytes(file)).isEqualTo(Entries.file(Entries.dice(2)));
    }

    @Test
    void a_damaged_real_file_is_kept_beside_the_good_one() throws Exception {
        Path file = folder.resolve("0001.jsonl");
        byte[] damaged = Entries.file(Entries.dice(6));
        damaged[damaged.length / 2] ^= 1;
        Files.write(file, damaged);

        Opened.Resumed resumed = resumed(games());
        resumed.journal().close();

        int good = resumed.entries().size();
        Recovery.Damaged found = (Recovery.Damaged) resumed.recovery();
        assertThat(found.entriesLost()).isEqualTo(6L - good);
        assertThat(Files.readAllBytes(found.kept())).isEqualTo(damaged);
        assertThat(Files.readAllBytes(file)).isEqualTo(Entries.file(Entries.dice(good)));
    }

    @Test
    void an_empty_real_file_is_set_aside() throws Exception {
        Files.createFile(folder.resolve("0001.jsonl"));

        Opened.SetAside aside = (Opened.SetAside) games().open("0001");

        assertThat(aside.kept()).exists().hasFileName("0001.unreadable-00000000");
        assertThat(folder.resolve("0001.jsonl")).doesNotExist();
    }

    @Test
    void nobody_opens_a_journal_that_is_open() throws Exception {
        try (Journal journal = games().create("0001", Entries.HEADER)) {
            assertThat(refusal(() -> games().open("0001"))).isEqualTo("journal-in-use");
            assertThat(refusal(() -> games().create("0001", Entries.HEADER))).isEqualTo("game-exists");
            journal.append(Entries.die(1));
        }
        resumed(games()).journal().close();
    }

    @Test
    void a_new_game_never_replaces_one_that_is_there() throws Exception {
        Files.writeString(folder.resolve("0001.jsonl"), "");

        assertThat(refusal(() -> games().create("0001", Entries.HEADER))).isEqualTo("game-exists");
        assertThat(folder.resolve("0001.jsonl")).isEmptyFile();
    }

    @Test
    void what_an_interrupted_creation_left_is_in_nobodys_way() throws Exception {
        Files.writeString(folder.resolve("0001.new"), "half a header, and longer than the whole one ".repeat(9));

        games().create("0001", Entries.HEADER).close();

        assertThat(Files.readAllBytes(folder.resolve("0001.jsonl"))).isEqualTo(Entries.file(List.of()));
        assertThat(folder.resolve("0001.new")).doesNotExist();
    }

    @Test
    void what_is_no_id_is_refused() {
        for (String id : List.of("", "Ann", "..", "a/b", "-", "a.b", "ế", "a".repeat(64))) {
            assertThat(refusal(() -> games().create(id, Entries.HEADER))).isEqualTo("game-id");
            assertThat(refusal(() -> games().open(id))).isEqualTo("game-id");
        }
    }

    @Test
    void an_entry_too_big_is_refused_and_the_next_is_not() throws Exception {
        Journal journal = Journal.create(disk, IN_MEMORY, Entries.HEADER);
        JsonNode big = Entries.json("{'text':'" + "x".repeat(JournalLine.MOST_BYTES - 47) + "'}");
        JsonNode tooBig = Entries.json("{'text':'" + "x".repeat(JournalLine.MOST_BYTES) + "'}");

        assertThat(refusal(() -> journal.append(tooBig))).isEqualTo("journal-entry-too-big");
        assertThat(journal.append(big)).isEqualTo(1);
        assertThat(disk.bytes(IN_MEMORY.journal()).length)
                .isEqualTo(Entries.file(List.of()).length + JournalLine.MOST_BYTES);
        journal.close();
        assertThat(((Opened.Resumed) Journal.open(disk, IN_MEMORY)).entries()).containsExactly(big);
    }

    @Test
    void what_would_not_read_back_the_same_is_refused() throws Exception {
        Journal journal = Journal.create(disk, IN_MEMORY, Entries.HEADER);
        JsonNodeFactory nodes = JsonNodeFactory.instance;
        JsonNode deep = nodes.objectNode();
        for (int i = 0; i < 2000; i++) {
            deep = nodes.objectNode().set("in", deep);
        }
        JsonNode tower = deep;

        JsonNode exact = nodes.objectNode().put("share", new BigDecimal("1.10"));

        assertThat(refusal(() -> journal.append(exact))).isEqualTo("journal-entry-unwritable");
        assertThat(refusal(() -> journal.append(tower))).isEqualTo("journal-entry-unwritable");
        assertThatIllegalArgumentException().isThrownBy(() -> journal.append(nodes.arrayNode()));
        assertThat(journal.last()).isZero();
    }

    @Test
    void any_text_is_taken() throws Exception {
        JsonNode entry = JsonNodeFactory.instance
                .objectNode()
                .put("text", "\u0000\n\r\u2028\u2029\"\\ \ud83c\udfb2 half \ud83d ไทย")
                .put("share", 0.1);
        Journal.create(disk, IN_MEMORY, Entries.HEADER).append(entry);

        assertThat(Journal.read(disk, IN_MEMORY).entries()).containsExactly(entry);
    }

    @Test
    void a_full_disk_is_said_and_what_was_kept_is_appended_when_there_is_room() throws Exception {
        Journal journal = Journal.create(disk, IN_MEMORY, Entries.HEADER);
        journal.append(Entries.die(1));
        disk.room(20);

        for (int attempt = 0; attempt < 3; attempt++) {
            assertThat(trouble(() -> journal.append(Entries.die(2)))).isEqualTo(Trouble.FULL);
            assertThat(disk.bytes(IN_MEMORY.journal())).isEqualTo(Entries.file(Entries.dice(1)));
            assertThat(journal.trouble()).isPresent();
        }

        disk.room(Long.MAX_VALUE);
        assertThat(journal.append(Entries.die(2))).isEqualTo(2);
        assertThat(journal.append(Entries.die(3))).isEqualTo(3);
        assertThat(journal.trouble()).isEmpty();
        assertThat(disk.bytes(IN_MEMORY.journal())).isEqualTo(Entries.file(Entries.dice(3)));
    }

    @Test
    void half_a_line_that_cannot_be_taken_back_is_before_the_next_one() throws Exception {
        Journal journal = Journal.create(disk, IN_MEMORY, Entries.HEADER);
        disk.room(20);
        disk.failsToTruncate(true);

        assertThat(trouble(() -> journal.append(Entries.die(1)))).isEqualTo(Trouble.FULL);
        assertThat(trouble(() -> journal.append(Entries.die(1)))).isEqualTo(Trouble.FAILING);
        assertThat(disk.bytes(IN_MEMORY.journal()).length).isEqualTo(Entries.file(List.of()).length + 20);

        disk.room(Long.MAX_VALUE);
        disk.failsToTruncate(false);
        assertThat(journal.append(Entries.die(1))).isEqualTo(1);
        assertThat(disk.bytes(IN_MEMORY.journal())).isEqualTo(Entries.file(Entries.dice(1)));
    }

    @Test
    void an_entry_that_could_not_be_forced_leaves_nothing() throws Exception {
        Journal journal = Journal.create(disk, IN_MEMORY, Entries.HEADER);
        disk.failsToForce(true);
        JsonNode longer = Entries.json("{'text':'" + "x".repeat(500) + "'}");
        assertThat(trouble(() -> journal.append(longer))).isEqualTo(Trouble.FAILING);
        disk.failsToForce(false);

        assertThat(journal.append(Entries.die(1))).isEqualTo(1);
        assertThat(disk.bytes(IN_MEMORY.journal())).isEqualTo(Entries.file(Entries.dice(1)));
    }

    @Test
    void a_game_that_cannot_be_written_is_not_there_and_can_be_begun_later() throws Exception {
        disk.room(20);
        assertThat(trouble(() -> Journal.create(disk, IN_MEMORY, Entries.HEADER)))
                .isEqualTo(Trouble.FULL);
        disk.room(Long.MAX_VALUE);
        disk.failsToForceFolder(true);
        assertThat(trouble(() -> Journal.create(disk, IN_MEMORY, Entries.HEADER)))
                .isEqualTo(Trouble.FAILING);
        disk.failsToForceFolder(false);
        disk.readOnly(true);
        assertThat(trouble(() -> Journal.create(disk, IN_MEMORY, Entries.HEADER)))
                .isEqualTo(Trouble.READ_ONLY);
        disk.readOnly(false);
        assertThat(disk.files()).isEmpty();

        assertThat(Journal.create(disk, IN_MEMORY, Entries.HEADER).append(Entries.die(1)))
                .isEqualTo(1);
    }

    @Test
    void a_file_that_somebody_else_changed_is_left_as_it_is() throws Exception {
        Journal journal = Journal.create(disk, IN_MEMORY, Entries.HEADER);
        journal.append(Entries.die(1));
        disk.failsToForce(true);
        assertThat(trouble(() -> journal.append(Entries.die(2)))).isEqualTo(Trouble.FAILING);
        disk.failsToForce(false);

        byte[] other = Entries.file(Entries.dice(6).reversed());
        disk.put(IN_MEMORY.journal(), other);
        assertThat(trouble(() -> journal.append(Entries.die(2)))).isEqualTo(Trouble.CHANGED);
        assertThat(disk.bytes(IN_MEMORY.journal())).isEqualTo(other);
        disk.put(IN_MEMORY.journal(), Entries.file(List.of()));
        assertThat(trouble(() -> journal.append(Entries.die(2)))).isEqualTo(Trouble.CHANGED);

        disk.put(IN_MEMORY.journal(), Entries.file(Entries.dice(1)));
        assertThat(journal.append(Entries.die(2))).isEqualTo(2);
    }

    @Test
    void a_journal_read_before_it_could_be_claimed_does_not_write_over_what_another_appended() throws Exception {
        disk.put(IN_MEMORY.journal(), Entries.file(Entries.dice(1)));
        disk.readOnly(true);
        Journal reader = ((Opened.Resumed) Journal.open(disk, IN_MEMORY)).journal();
        disk.readOnly(false);
        Journal writer = ((Opened.Resumed) Journal.open(disk, IN_MEMORY)).journal();

        assertThat(trouble(() -> reader.append(Entries.die(3)))).isEqualTo(Trouble.IN_USE);
        writer.append(Entries.die(2));
        writer.close();
        assertThat(trouble(() -> reader.append(Entries.die(3)))).isEqualTo(Trouble.CHANGED);
        assertThat(trouble(() -> reader.append(Entries.die(3)))).isEqualTo(Trouble.CHANGED);
        assertThat(disk.bytes(IN_MEMORY.journal())).isEqualTo(Entries.file(Entries.dice(2)));
        assertThat(Journal.open(disk, IN_MEMORY)).isInstanceOf(Opened.Resumed.class);
    }

    @Test
    void a_read_only_folder_is_said_and_its_games_are_shown() throws Exception {
        games().create("0001", Entries.HEADER).close();
        Path lock = folder.resolve(".0001.lock");
        Files.delete(lock);
        try {
            Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("r-xr-xr-x"));
            assumeFalse(writable(), "root may write everywhere");

            Opened.Resumed resumed = resumed(games());
            assertThat(resumed.header()).isEqualTo(Entries.HEADER);
            assertThat(trouble(() -> resumed.journal().append(Entries.die(1)))).isEqualTo(Trouble.READ_ONLY);
            assertThat(trouble(() -> games().create("0002", Entries.HEADER))).isEqualTo(Trouble.READ_ONLY);
        } finally {
            Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
        }
    }

    @Test
    void a_folder_that_went_away_is_said() throws Exception {
        Path away = folder.resolve("games");
        try (Journal journal = Games.in(away).create("0001", Entries.HEADER)) {
            Files.delete(away.resolve("0001.jsonl"));
            Thread.currentThread().interrupt();
            assertThat(trouble(() -> journal.append(Entries.die(1)))).isIn(Trouble.GONE, Trouble.FAILING);
            assertThat(Thread.interrupted()).isTrue();
            assertThat(trouble(() -> journal.append(Entries.die(1)))).isEqualTo(Trouble.GONE);
        }
    }

    @Test
    void an_interrupted_thread_loses_an_attempt_and_no_entry() throws Exception {
        try (Journal journal = games().create("0001", Entries.HEADER)) {
            journal.append(Entries.die(1));
            Thread.currentThread().interrupt();
            assertThat(trouble(() -> journal.append(Entries.die(2)))).isEqualTo(Trouble.FAILING);
            assertThat(Thread.interrupted()).isTrue();

            assertThat(journal.append(Entries.die(2))).isEqualTo(2);
        }
        assertThat(resumed(games()).entries()).isEqualTo(Entries.dice(2));
    }

    @Test
    void a_closed_journal_takes_nothing() throws Exception {
        Journal journal = games().create("0001", Entries.HEADER);
        journal.close();
        journal.close();

        assertThatIllegalStateException().isThrownBy(() -> journal.append(Entries.die(1)));
    }

    private Games games() {
        return Games.in(folder);
    }

    private static Opened.Resumed resumed(Games games) {
        return (Opened.Resumed) games.open("0001");
    }

    private boolean writable() {
        try {
            Files.delete(Files.createFile(folder.resolve("probe")));
            return true;
        } catch (IOException denied) {
            return false;
        }
    }

    /** Something that may be refused or fail. */
    private interface Attempt {
        void make() throws JournalUnavailable;
    }

    private static String refusal(Attempt attempt) {
        String[] key = {""};
        assertThatExceptionOfType(BadInput.class).isThrownBy(attempt::make).satisfies(bad -> key[0] = bad.key());
        return key[0];
    }

    private static Trouble trouble(Attempt attempt) {
        Trouble[] trouble = new Trouble[1];
        assertThatExceptionOfType(JournalUnavailable.class)
                .isThrownBy(attempt::make)
                .satisfies(failed -> trouble[0] = failed.trouble());
        return trouble[0];
    }
}
