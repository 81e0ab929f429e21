package io.trackside.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.trackside.rules.BadInput;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Whatever is done to a journal's bytes, opening it gives true entries and says what is lost. */
class JournalDamageTest {
    private static final GameFiles FILES = new GameFiles(Path.of("/games"), "0001");
    private static final List<JsonNode> DICE = Entries.dice(6);
    private static final byte[] WHOLE = Entries.file(DICE);
    private static final String TEXT = new String(WHOLE, StandardCharsets.UTF_8);

    private PowerCutDisk disk = new PowerCutDisk(new Random(1));

    @Test
    void the_last_line_may_be_cut_at_every_byte() throws JournalUnavailable {
        int before = Entries.file(DICE.subList(0, 5)).length;
        for (int length = before; length < WHOLE.length; length++) {
            Opened.Resumed resumed = resumed(Arrays.copyOf(WHOLE, length));

            assertThat(resumed.entries()).isEqualTo(DICE.subList(0, 5));
            if (length == before) {
                assertThat(resumed.recovery()).isEqualTo(new Recovery.Whole());
            } else {
                Recovery.TailCut cut = (Recovery.TailCut) resumed.recovery();
                assertThat(cut.bytes()).isEqualTo(length - before);
                assertThat(disk.bytes(cut.kept())).isEqualTo(Arrays.copyOfRange(WHOLE, before, length));
            }
            assertThat(resumed.journal().append(DICE.get(5))).isEqualTo(6);
            assertThat(disk.bytes(FILES.journal())).isEqualTo(WHOLE);
        }
    }

    @Test
    void a_journal_may_end_anywhere() {
        for (int length = 0; length < WHOLE.length; length++) {
            Opened opened = opened(Arrays.copyOf(WHOLE, length));

            if (opened instanceof Opened.Resumed resumed) {
                assertThat(resumed.entries())
                        .isEqualTo(DICE.subList(0, resumed.entries().size()));
                assertThat(resumed.recovery()).isNotInstanceOf(Recovery.Damaged.class);
            } else {
                assertThat(length).isLessThan(Entries.file(List.of()).length);
            }
        }
    }

    @Test
    void no_changed_byte_is_ever_taken_for_an_entry() {
        for (int at = 0; at < WHOLE.length; at++) {
            for (int other = 1; other < 256; other++) {
                byte[] bytes = WHOLE.clone();
                bytes[at] ^= (byte) other;

                Opened opened = opened(bytes);

                if (opened instanceof Opened.Resumed resumed) {
                    int line = (int) TEXT.lines().count() - (int) linesFrom(at);
                    assertThat(resumed.recovery()).isNotEqualTo(new Recovery.Whole());
                    assertThat(resumed.entries())
                            .as("byte %d changed by %d", at, other)
                            .isEqualTo(DICE.subList(0, line - 1));
                }
            }
        }
    }

    /** Lines that end at or behind a byte. */
    private static long linesFrom(int at) {
        long lines = 0;
        for (int i = at; i < WHOLE.length; i++) {
            lines += WHOLE[i] == '\n' ? 1 : 0;
        }
        return lines;
    }

    @Test
    void what_is_before_a_damage_goes_on_and_the_damaged_file_is_kept() throws JournalUnavailable {
        byte[] damaged = TEXT.replace("\"die\":4", "\"die\":6").getBytes(StandardCharsets.UTF_8);

        Opened.Resumed resumed = resumed(damaged);

        Recovery.Damaged recovery = (Recovery.Damaged) resumed.recovery();
        assertThat(resumed.entries()).isEqualTo(DICE.subList(0, 3));
        assertThat(recovery.entriesLost()).isEqualTo(3);
        assertThat(disk.bytes(recovery.kept())).isEqualTo(damaged);
        assertThat(disk.bytes(FILES.journal())).isEqualTo(Entries.file(DICE.subList(0, 3)));
        assertThat(resumed.journal().append(DICE.get(3))).isEqualTo(4);
        resumed.journal().close();
        assertThat(((Opened.Resumed) Journal.open(disk, FILES)).recovery()).isEqualTo(new Recovery.Whole());
    }

    @Test
    void what_was_appended_behind_a_damage_is_not_mended_away_when_writing_fails_later() throws JournalUnavailable {
        Journal journal = resumed(TEXT.replace("\"die\":4", "\"die\":6").getBytes(StandardCharsets.UTF_8))
                .journal();
        journal.append(DICE.get(3));
        disk.room(10);
        assertThatExceptionOfType(JournalUnavailable.class).isThrownBy(() -> journal.append(DICE.get(4)));
        disk.room(Long.MAX_VALUE);

        assertThat(journal.append(DICE.get(4))).isEqualTo(5);
        assertThat(disk.bytes(FILES.journal())).isEqualTo(Entries.file(DICE.subList(0, 5)));
    }

    @Test
    void two_bad_lines_at_the_end_are_more_than_a_power_cut_leaves() {
        String bad = TEXT.replace("\"die\":5", "\"die\":1").replace("\"die\":6", "\"die\":1");

        Opened.Resumed resumed = resumed(bad.getBytes(StandardCharsets.UTF_8));

        assertThat(resumed.recovery())
                .isInstanceOfSatisfying(
                        Recovery.Damaged.class,
                        damaged -> assertThat(damaged.entriesLost()).isEqualTo(2));
    }

    @Test
    void a_zero_filled_tail_is_cut() throws JournalUnavailable {
        for (int zeros : List.of(1, 4096, 3 << 20)) {
            Opened.Resumed resumed = resumed(Arrays.copyOf(WHOLE, WHOLE.length + zeros));

            assertThat(resumed.entries()).isEqualTo(DICE);
            assertThat(resumed.recovery())
                    .isInstanceOfSatisfying(
                            Recovery.TailCut.class,
                            cut -> assertThat(cut.bytes()).isEqualTo(zeros));
            assertThat(resumed.journal().append(Entries.die(1))).isEqualTo(7);
        }
    }

    @Test
    void a_line_that_is_there_twice_or_missing_or_of_another_game_ends_what_is_believed() {
        List<String> lines = TEXT.lines().toList();
        JournalLine other = JournalLine.of(3, "00000000", DICE.get(2));
        String third = new String(other.bytes(), StandardCharsets.UTF_8).strip();
        assertThat(lost(with(lines, 3, lines.get(2) + "\n" + lines.get(3)), 2)).isEqualTo(5);
        assertThat(lost(with(lines, 3, ""), 2)).isEqualTo(4);
        assertThat(lost(with(lines, 3, lines.get(4)), 2)).isEqualTo(4);
        assertThat(lost(with(lines, 3, third), 2)).isEqualTo(4);
        assertThat(lost(TEXT + lines.get(3) + "\n", 6)).isEqualTo(1);
    }

    @Test
    void a_line_too_long_is_passed_over() {
        List<String> lines = TEXT.lines().toList();
        String endless = lines.get(3).replace("Bến", "n".repeat(JournalLine.MOST_BYTES));

        assertThat(lost(with(lines, 3, endless), 2)).isEqualTo(4);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n", "\0\0\0\0", "{}\n", "Dear diary,\nnothing happened.\n", "{\"seq\":0}\n"})
    void a_file_without_a_header_is_set_aside(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);

        Opened opened = opened(bytes);

        assertThat(opened).isInstanceOfSatisfying(Opened.SetAside.class, aside -> {
            assertThat(aside.bytes()).isEqualTo(bytes.length);
            assertThat(disk.bytes(aside.kept())).isEqualTo(bytes);
        });
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> Journal.open(disk, FILES))
                .satisfies(bad -> assertThat(bad.key()).isEqualTo("game-unknown"));
    }

    @Test
    void a_file_an_editor_has_saved_in_its_own_way_is_set_aside_and_its_entries_counted() {
        for (byte[] bytes : List.of(
                TEXT.replace("\n", "\r\n").getBytes(StandardCharsets.UTF_8),
                ("\ufeff" + TEXT).getBytes(StandardCharsets.UTF_8),
                TEXT.replace('ế', 'e').getBytes(StandardCharsets.ISO_8859_1))) {
            assertThat(opened(bytes))
                    .isInstanceOfSatisfying(
                            Opened.SetAside.class,
                            aside -> assertThat(aside.entriesLost()).isEqualTo(6));
        }
        assertThat(opened(TEXT.getBytes(StandardCharsets.UTF_16))).isInstanceOf(Opened.SetAside.class);
    }

    @Test
    void no_bad_byte_is_lost_when_the_power_goes_while_mending() {
        for (byte[] bad : List.of(
                Arrays.copyOf(WHOLE, WHOLE.length - 3),
                TEXT.replace("\"die\":4", "\"die\":1").getBytes(StandardCharsets.UTF_8),
                TEXT.substring(1).getBytes(StandardCharsets.UTF_8))) {
            for (int seed = 0; seed < 2000; seed++) {
                disk = new PowerCutDisk(PowerCutDisk.random(seed));
                disk.put(FILES.journal(), bad);
                disk.cutAfter(1 + seed % 40);
                try {
                    Journal.open(disk, FILES);
                } catch (PowerCutDisk.PowerCut dark) {
                    // that is what this is about
                }
                disk = disk.afterPowerCut();

                String tail = new String(bad, bad.length - 20, 20, StandardCharsets.ISO_8859_1);
                assertThat(disk.files().values()).as("seed %d", seed).anyMatch(file -> file.endsWith(tail));
                if (disk.exists(FILES.journal()) && Journal.open(disk, FILES) instanceof Opened.Resumed resumed) {
                    assertThat(resumed.entries()).hasSizeBetween(3, 5);
                    assertThat(resumed.entries())
                            .isEqualTo(DICE.subList(0, resumed.entries().size()));
                    assertThat(disk.files().values()).as("seed %d", seed).anyMatch(file -> file.endsWith(tail));
                }
            }
        }
    }

    @Test
    void what_a_dying_disk_still_reads_is_not_lost() {
        disk.put(FILES.journal(), WHOLE);
        disk.readable(Entries.file(DICE.subList(0, 2)).length + 5);

        Opened.Resumed resumed = (Opened.Resumed) Journal.open(disk, FILES);

        assertThat(resumed.entries()).isEqualTo(DICE.subList(0, 2));
        assertThat(resumed.recovery())
                .isInstanceOfSatisfying(
                        Recovery.Damaged.class,
                        damaged -> assertThat(disk.bytes(damaged.kept())).isEqualTo(WHOLE));
    }

    @Test
    void a_file_that_cannot_be_read_at_all_is_said_and_left_alone() {
        disk.put(FILES.journal(), WHOLE);
        disk.readable(5);

        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> Journal.open(disk, FILES))
                .satisfies(bad -> assertThat(bad.key()).isEqualTo("file-unreadable"));
        assertThat(disk.bytes(FILES.journal())).isEqualTo(WHOLE);
    }

    @Test
    void nothing_is_mended_where_nothing_can_be_written_and_all_of_it_later() throws JournalUnavailable {
        for (byte[] bytes : List.of(
                Arrays.copyOf(WHOLE, WHOLE.length - 1),
                TEXT.replace("\"die\":4", "\"die\":1").getBytes(StandardCharsets.UTF_8))) {
            disk = new PowerCutDisk(new Random(1));
            disk.put(FILES.journal(), bytes);
            disk.readOnly(true);
            Opened.Resumed resumed = (Opened.Resumed) Journal.open(disk, FILES);
            int good = resumed.entries().size();

            assertThat(resumed.entries()).isEqualTo(DICE.subList(0, good));
            assertThat(resumed.journal().trouble().orElseThrow().trouble())
                    .isEqualTo(JournalUnavailable.Trouble.READ_ONLY);
            assertThatExceptionOfType(JournalUnavailable.class)
                    .isThrownBy(() -> resumed.journal().append(DICE.get(good)));
            assertThat(disk.files()).hasSize(1);
            assertThat(disk.bytes(FILES.journal())).isEqualTo(bytes);

            disk.readOnly(false);
            assertThat(resumed.journal().append(DICE.get(good))).isEqualTo(good + 1L);
            assertThat(resumed.journal().trouble()).isEmpty();
            assertThat(disk.bytes(FILES.journal())).isEqualTo(Entries.file(DICE.subList(0, good + 1)));
            assertThat(disk.files()).hasSize(2);
        }
    }

    @Test
    void a_bad_file_that_cannot_be_set_aside_stays_where_it_is() {
        disk.put(FILES.journal(), new byte[5]);
        disk.readOnly(true);

        assertThat(Journal.open(disk, FILES)).isEqualTo(new Opened.SetAside(FILES.journal(), 5, 0));
    }

    private long lost(String text, int good) {
        Opened.Resumed resumed = resumed(text.getBytes(StandardCharsets.UTF_8));
        assertThat(resumed.entries()).isEqualTo(DICE.subList(0, good));
        return ((Recovery.Damaged) resumed.recovery()).entriesLost();
    }

    /** The text with another line in place of one. */
    private static String with(List<String> lines, int number, String line) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < lines.size(); i++) {
            String put = i == number ? line : lines.get(i);
            text.append(put).append(put.isEmpty() ? "" : "\n");
        }
        return text.toString();
    }

    private Opened.Resumed resumed(byte[] bytes) {
        return (Opened.Resumed) opened(bytes);
    }

    private Opened opened(byte[] bytes) {
        disk = new PowerCutDisk(new Random(1));
        disk.put(FILES.journal(), bytes);
        return Journal.open(disk, FILES);
    }
}
