package io.trackside.kiosk;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.text.Texts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pictures without a display, as the demo takes them. */
final class SnapshotsTest {
    @TempDir
    private Path folder = Path.of("");

    @Test
    void each_view_becomes_a_picture_named_in_order_and_by_its_page() throws IOException {
        Path pictures = folder.resolve("pictures");
        Snapshots snapshots = new Snapshots();
        try (Evening evening = new Evening(folder.resolve("games"))) {
            snapshots.take(evening.view(), pictures, Texts.in("en"));
            evening.race("romantic", "scoocher", "banana");
            snapshots.take(evening.view(), pictures, Texts.in("en"));
        }
        try (Stream<Path> files = Files.list(pictures)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder("0001-home.png", "0002-race.png");
        }
        assertThat(pictures.resolve("0002-race.png")).isNotEmptyFile();
    }
}
