package io.trackside.hardware;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.trackside.rules.BadInput;
import io.trackside.text.Texts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A table keeps going whatever becomes of its panel. */
@Timeout(60)
class FittedTest {
    private static final String PANEL = """
        buttons: [{name: yes, pin: 5, press: "yes"}]
        lamps: [{name: one, pin: 17, shows: seat 1}]
        """;

    @TempDir
    private Path folder = Path.of("");

    @Test
    void pins_that_cannot_be_had_are_tried_again_until_they_can() throws IOException {
        AtomicInteger tries = new AtomicInteger();
        try (Evening evening = new Evening(folder.resolve("games"));
                Fitted fitted = Fitted.of(file(PANEL), evening, Texts.in("en"), panel -> {
                    if (tries.incrementAndGet() < 3) {
                        throw new BoardTrouble(BoardTrouble.Kind.BUSY, 17, new IOException("busy"));
                    }
                    return new VirtualBoard(panel);
                })) {
            assertThatExceptionOfType(BadInput.class).isThrownBy(fitted::view);
            Awaitility.await().atMost(Duration.ofSeconds(30)).until(() -> works(fitted));
            assertThat(tries).hasValue(3);
        }
    }

    @Test
    void pins_that_vanish_are_taken_again_when_they_are_back() throws IOException {
        AtomicInteger opened = new AtomicInteger();
        try (Evening evening = new Evening(folder.resolve("games"));
                Fitted fitted = Fitted.of(
                        file(PANEL),
                        evening,
                        Texts.in("en"),
                        panel -> opened.incrementAndGet() == 1 ? new Vanishing() : new VirtualBoard(panel))) {
            Awaitility.await().atMost(Duration.ofSeconds(30)).until(() -> opened.get() == 2 && works(fitted));
            assertThat(fitted.view().virtual()).isTrue();
        }
    }

    @Test
    void a_faulty_file_leaves_the_table_without_a_panel() throws IOException {
        try (Evening evening = new Evening(folder.resolve("games"));
                Fitted fitted = Fitted.of(file("buttons: nonsense"), evening, Texts.in("en"), VirtualBoard::new)) {
            assertThatExceptionOfType(BadInput.class)
                    .isThrownBy(fitted::view)
                    .satisfies(none -> assertThat(none.key()).isEqualTo("panel-none"));
        }
    }

    private static boolean works(Fitted fitted) {
        try {
            return fitted.view().buttons().size() == 1;
        } catch (BadInput notYet) {
            return false;
        }
    }

    private Path file(String panel) throws IOException {
        return Files.writeString(folder.resolve("panel.yml"), panel);
    }

    /** A board whose chip is pulled out. */
    private static final class Vanishing implements Board {
        @Override
        public void listen(Listener listener) {
            // hears nothing any more
        }

        @Override
        public boolean isHigh(int pin) {
            return true;
        }

        @Override
        public void put(int pin, boolean high) {
            throw new IllegalStateException("No such device");
        }

        @Override
        public void close() {
            throw new IllegalStateException("No such device");
        }
    }
}
