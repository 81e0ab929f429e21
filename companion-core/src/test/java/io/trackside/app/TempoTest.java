package io.trackside.app;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.table.TableView;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class TempoTest {
    private static final TableView NOTHING_YET = new TableView(
            1,
            0,
            Optional.empty(),
            Optional.empty(),
            List.of(),
            List.of(),
            new TableView.HistoryView(0, 0, Optional.empty(), Optional.empty(), List.of()),
            Optional.empty(),
            List.of());

    @Test
    void pauses_become_shorter_and_never_add_up_to_more_than_the_time_there_is() {
        AtomicLong clock = new AtomicLong();
        Tempo tempo = Tempo.ofThreeMinutes(clock::get);
        Duration last = tempo.pause(NOTHING_YET);
        assertThat(last).isBetween(Duration.ofMillis(500), Duration.ofMillis(1_200));

        for (int i = 0; i < 1_000; i++) {
            Duration pause = tempo.pause(NOTHING_YET);
            assertThat(pause).isLessThanOrEqualTo(last);
            clock.addAndGet(pause.toNanos());
            last = pause;
        }

        assertThat(Duration.ofNanos(clock.get())).isLessThan(Duration.ofSeconds(48));
        clock.addAndGet(Duration.ofHours(1).toNanos());
        assertThat(tempo.pause(NOTHING_YET)).isZero();
    }

    @Test
    void fast_is_without_pauses_and_people_take_their_time() {
        assertThat(Tempo.FAST.pause(NOTHING_YET)).isZero();
        assertThat(Tempo.OF_PEOPLE.pause(NOTHING_YET)).isGreaterThan(Duration.ofSeconds(1));
    }
}
