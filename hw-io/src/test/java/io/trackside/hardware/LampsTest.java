package io.trackside.hardware;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.hardware.Look.Colour;
import io.trackside.hardware.Look.Pattern;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What comes to the pins. */
class LampsTest {
    private static final String PANEL = """
        lamps:
          - {name: single, pin: 17, shows: seat 1}
          - {name: towards plus, pin: 4, lit: low, shows: seat 1}
          - {name: three pins, rgb: [22, 23, 24], shows: seat 2}
          - {name: chained, output: 3, shows: seat 3}
          - {name: chained colours, outputs: [5, 6, 7], lit: low, shows: seat 4}
        chain: {data: 10, clock: 11, latch: 8, outputs: 8}
        """;

    private final Recorder board = new Recorder();
    private final Lamps lamps = new Lamps(panel(), board);

    @Test
    void every_driver_lights_its_lamp_in_its_colour() {
        lamps.draw(lamp -> new Look(Pattern.STEADY, Colour.AMBER), 0);
        assertThat(board.levels).containsAllEntriesOf(Map.of(17, true, 4, false, 22, true, 23, true, 24, false));
        assertThat(board.chain()).isEqualTo("00010001");
    }

    @Test
    void dark_is_dark_whichever_level_that_is() {
        lamps.draw(lamp -> new Look(Pattern.STEADY, Colour.WHITE), 0);
        lamps.dark();
        assertThat(board.levels).containsAllEntriesOf(Map.of(17, false, 4, true, 22, false, 23, false, 24, false));
        assertThat(board.chain()).isEqualTo("00000111");
    }

    @Test
    void the_first_picture_reaches_every_pin_also_the_dark_ones() {
        lamps.dark();
        assertThat(board.levels).containsKeys(17, 4, 22, 23, 24);
        assertThat(board.chain()).isEqualTo("00000111");
    }

    @Test
    void pins_change_only_when_they_must() {
        lamps.draw(lamp -> new Look(Pattern.SLOW, Colour.RED), 0);
        int writes = board.writes;
        lamps.draw(lamp -> new Look(Pattern.SLOW, Colour.RED), 100_000_000L);
        assertThat(board.writes).isEqualTo(writes);
        lamps.draw(lamp -> new Look(Pattern.STEADY, Colour.RED), 200_000_000L);
        assertThat(board.writes).isEqualTo(writes);
        lamps.draw(lamp -> new Look(Pattern.SLOW, Colour.RED), 600_000_000L);
        assertThat(board.writes).isGreaterThan(writes);
    }

    @Test
    void lamps_that_blink_alike_are_lit_together() {
        for (long milliseconds = 0; milliseconds < 4000; milliseconds += 25) {
            lamps.draw(lamp -> new Look(Pattern.QUICK, Colour.RED), milliseconds * 1_000_000);
            assertThat(board.isHigh(17)).isEqualTo(board.isHigh(22));
            assertThat(board.chain().charAt(3) == '1').isEqualTo(board.isHigh(17));
        }
    }

    @Test
    void a_self_test_lights_each_lamp_once_and_alone() {
        Panel panel = panel();
        SelfTest test = new SelfTest(panel.lamps(), 1_000);
        for (int place = 0; place < panel.lamps().size(); place++) {
            long now = 1_000 + 150_000_000L * place + 75_000_000L;
            assertThat(test.isOn(now)).isTrue();
            for (Panel.Lamp lamp : panel.lamps()) {
                boolean mine = lamp.equals(panel.lamps().get(place));
                assertThat(test.of(lamp, now)).isEqualTo(mine ? Look.TEST : Look.DARK);
            }
        }
        assertThat(test.isOn(1_000 + 750_000_000L)).isFalse();
    }

    @Test
    void without_lamps_there_is_nothing_to_test() {
        assertThat(new SelfTest(List.of(), 0).isOn(0)).isFalse();
    }

    private static Panel panel() {
        return ((PanelFile.Good) PanelFile.read(PANEL)).panel();
    }
}
