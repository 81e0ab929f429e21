package io.trackside.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.rules.BadInput;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Power cuts, kills and failures in any order at any moment, on a disk that keeps only what was forced. */
class JournalPowerCutTest {
    private static final int EVENINGS = 10_000;
    private static final GameFiles FILES = new GameFiles(Path.of("/games"), "0001");

    @Test
    void after_any_power_cuts_every_acknowledged_entry_is_there_in_order() throws JournalUnavailable {
        for (int seed = 0; seed < EVENINGS; seed++) {
            new Evening(seed).play();
        }
    }

    /** One game, interrupted again and again. */
    private static final class Evening {
        private final int seed;
        private final Random random;
        private PowerCutDisk disk;

        private boolean begun;
        private final List<JsonNode> acknowledged = new ArrayList<>();
        /** Read from the disk by a journal that could not make sure of it: may be gone after the next power cut. */
        private final List<JsonNode> unsure = new ArrayList<>();
        /** Asked for and not acknowledged: may be there behind all others. */
        private @Nullable JsonNode attempted;

        private Evening(int seed) {
            this.seed = seed;
            this.random = PowerCutDisk.random(seed);
            this.disk = new PowerCutDisk(random);
        }

        private void play() throws JournalUnavailable {
            int interruptions = 1 + random.nextInt(4);
            for (int i = 0; i < interruptions; i++) {
                interrupted();
            }
            if (exists()) {
                resumed().journal().close();
            } else {
                assertThat(begun).as("seed %d: the game is there", seed).isFalse();
                created().close();
            }
            recoveryOfRecoveryChangesNothing();
            if (begun) {
                goesOn();
            }
        }

        private void interrupted() {
            disk.cutAfter(1 + random.nextInt(90));
            try {
                playOn();
            } catch (PowerCutDisk.PowerCut dark) {
                // that is what this is about
            }
            disk = random.nextInt(4) == 0 ? disk.afterKill() : disk.afterPowerCut();
        }

        private void playOn() {
            Journal journal;
            try {
                journal = exists() ? resumed().journal() : created();
            } catch (JournalUnavailable failed) {
                return;
            }
            int entries = random.nextInt(12);
            for (int i = 0; i < entries; i++) {
                fail();
                attempted = attempted == null ? entry() : attempted;
                try {
                    assertThat(journal.append(attempted)).isEqualTo(acknowledged.size() + unsure.size() + 1L);
                    unsure.add(attempted);
                    attempted = null;
                    acknowledgeAll();
                } catch (JournalUnavailable failed) {
                    // the same entry is tried again
                }
            }
        }

        private Journal created() throws JournalUnavailable {
            fail();
            Journal journal = Journal.create(disk, FILES, Entries.HEADER);
            begun = true;
            return journal;
        }

        private Opened.Resumed resumed() {
            fail();
            Opened opened = Journal.open(disk, FILES);
            assertThat(opened).as("seed %d", seed).isInstanceOf(Opened.Resumed.class);
            Opened.Resumed resumed = (Opened.Resumed) opened;
            assertThat(resumed.header()).isEqualTo(Entries.HEADER);
            assertThat(resumed.recovery()).as("seed %d", seed).isNotInstanceOf(Recovery.Damaged.class);
            meet(resumed.entries());
            if (resumed.journal().trouble().isEmpty()) {
                acknowledgeAll();
            }
            begun = true;
            return resumed;
        }

        /** All that was acknowledged, and of the rest in its order as much as there may be. */
        private void meet(List<JsonNode> entries) {
            List<JsonNode> possible = new ArrayList<>(acknowledged);
            possible.addAll(unsure);
            if (attempted != null) {
                possible.add(attempted);
            }
            assertThat(entries).as("seed %d", seed).hasSizeBetween(acknowledged.size(), possible.size());
            assertThat(entries).as("seed %d", seed).isEqualTo(possible.subList(0, entries.size()));
            unsure.clear();
            unsure.addAll(entries.subList(acknowledged.size(), entries.size()));
            attempted = null;
        }

        private void acknowledgeAll() {
            acknowledged.addAll(unsure);
            unsure.clear();
        }

        private void recoveryOfRecoveryChangesNothing() {
            Map<Path, String> before = disk.files();
            Opened.Resumed again = resumed();
            again.journal().close();
            assertThat(again.recovery()).as("seed %d", seed).isEqualTo(new Recovery.Whole());
            assertThat(disk.files()).as("seed %d", seed).isEqualTo(before);
        }

        private void goesOn() throws JournalUnavailable {
            try (Journal journal = resumed().journal()) {
                journal.append(entry());
                assertThat(journal.last()).isEqualTo(acknowledged.size() + 1L);
            }
        }

        private boolean exists() {
            try {
                Journal.read(disk, FILES);
                return true;
            } catch (BadInput missing) {
                return false;
            }
        }

        private void fail() {
            boolean interruptions = disk.isToBeCut();
            disk.room(interruptions && random.nextInt(10) == 0 ? random.nextInt(60) : Long.MAX_VALUE);
            disk.readOnly(interruptions && random.nextInt(20) == 0);
            disk.failsToForce(interruptions && random.nextInt(20) == 0);
            disk.failsToForceFolder(interruptions && random.nextInt(20) == 0);
            disk.failsToTruncate(interruptions && random.nextInt(10) == 0);
        }

        private JsonNode entry() {
            return Entries.json("{'n':" + acknowledged.size() + ",'text':'" + "x".repeat(random.nextInt(100)) + "'}");
        }
    }
}
