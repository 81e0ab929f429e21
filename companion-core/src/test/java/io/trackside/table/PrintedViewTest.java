package io.trackside.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.rules.Track;
import org.junit.jupiter.api.Test;

final class PrintedViewTest {
    @Test
    void a_track_of_another_printing_is_shown_as_it_is() {
        Track track = Track.plain("ours", 14)
                .withStar(9)
                .withArrow(4, -3)
                .withRock(20)
                .withArrow(21, 2);
        assertThat(PrintedView.of(track).secondCorner()).isEqualTo(14);
        assertThat(PrintedView.of(track).specials())
                .containsExactly(
                        new PrintedView.Special(4, "arrow", -3),
                        new PrintedView.Special(9, "star", 0),
                        new PrintedView.Special(20, "rock", 0),
                        new PrintedView.Special(21, "arrow", 2));
    }
}
