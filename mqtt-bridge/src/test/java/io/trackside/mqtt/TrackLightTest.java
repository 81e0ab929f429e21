package io.trackside.mqtt;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.table.Command;
import io.trackside.table.Deed;
import io.trackside.table.Edit;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** What lights along the board show, and what a controller is told. */
@Timeout(30)
class TrackLightTest {
    private static final StripLayout LAYOUT =
            new StripLayout("wled/track", IntStream.rangeClosed(0, 30).boxed().toList(), List.of(40, 50, 60), 4, 80);

    private final TrackLight light = new TrackLight(LAYOUT);

    @TempDir
    private Path folder = Path.of("");

    @Test
    void racers_shine_in_the_colours_of_their_seats_and_blink_where_hands_must_put_them() {
        try (Evening evening = new Evening(folder).race("banana", "legs", "hare")) {
            evening.rolls(0, 4);
            assertThat(light.of(evening.view(), 0)).containsEntry(4, "FF0000").containsEntry(30, "404040");
            assertThat(light.of(evening.view(), 1)).containsEntry(4, TrackLight.DARK);
            evening.does(new Command.HandsDone());
            assertThat(light.of(evening.view(), 1)).containsEntry(4, "FF0000");
        }
    }

    @Test
    void several_on_one_space_are_shown_in_turn() {
        try (Evening evening = new Evening(folder).race("banana", "legs", "hare")) {
            evening.does(new Command.HandsDone());
            List<String> start = new ArrayList<>();
            for (int beat = 0; beat < 6; beat += 2) {
                start.add(light.of(evening.view(), beat).get(0));
            }
            assertThat(start).containsExactlyInAnyOrder("FF0000", "0040FF", "00C000");
        }
    }

    @Test
    void the_seat_that_must_throw_blinks_on_its_own_piece() {
        try (Evening evening = new Evening(folder).race("banana", "legs", "hare")) {
            assertThat(light.of(evening.view(), 0)).containsEntry(40, "FF0000").containsEntry(43, "FF0000");
            assertThat(light.of(evening.view(), 1)).containsEntry(40, TrackLight.DARK);
            assertThat(light.of(evening.view(), 0)).containsEntry(50, TrackLight.DARK);
        }
    }

    @Test
    void who_lies_is_told_by_the_last_light_of_its_seat() {
        try (Evening evening = new Evening(folder).race("banana", "legs", "hare")) {
            evening.does(new Deed.Correct(List.of(new Edit.Lies("legs", true)), false));
            assertThat(light.of(evening.view(), 0)).containsEntry(53, "FF5000").containsEntry(52, TrackLight.DARK);
        }
    }

    @Test
    void a_controller_is_told_everything_first_then_only_differences_and_everything_again_when_it_starts_anew() {
        Wled wled = new Wled(LAYOUT);
        Map<Integer, String> dark = new TreeMap<>();
        IntStream.rangeClosed(0, 63).forEach(number -> dark.put(number, TrackLight.DARK));
        List<Said> first = wled.show(dark);
        assertThat(first).hasSize(3);
        assertThat(first).allSatisfy(said -> {
            assertThat(said.topic()).isEqualTo("wled/track/api");
            assertThat(said.retained()).isFalse();
            assertThat(said.text()).startsWith("{").hasSizeLessThan(1024);
        });
        assertThat(wled.show(dark)).isEmpty();
        Map<Integer, String> one = new TreeMap<>(dark);
        one.put(7, "FF0000");
        JsonNode told = Json.object(wled.show(one).getFirst().text()).orElseThrow();
        assertThat(told.at("/seg/0/i").toString()).isEqualTo("[7,\"FF0000\"]");
        wled.forget();
        assertThat(wled.show(one)).hasSize(3);
        assertThat(wled.status()).isEqualTo("wled/track/status");
    }
}
