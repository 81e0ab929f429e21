package io.trackside.hardware;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.pi4j.Pi4J;
import com.pi4j.context.Context;
import com.pi4j.io.gpio.digital.DigitalOutput;
import com.pi4j.io.gpio.digital.DigitalState;
import com.pi4j.io.gpio.digital.PullResistance;
import com.pi4j.plugin.mock.platform.MockPlatform;
import com.pi4j.plugin.mock.provider.gpio.digital.MockDigitalInput;
import com.pi4j.plugin.mock.provider.gpio.digital.MockDigitalInputProvider;
import com.pi4j.plugin.mock.provider.gpio.digital.MockDigitalOutputProvider;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** How the pins of a panel are wired, on Pi4J's mock. */
class GpiodBoardTest {
    private static final String PANEL = """
        buttons:
          - {name: yes, pin: 5, press: "yes"}
          - {name: no, pin: 6, pull: down, pressed: high, press: "no"}
        lamps:
          - {name: one, pin: 17, shows: seat 1}
          - {name: two, rgb: [22, 23, 24], lit: low, shows: seat 2}
          - {name: three, output: 0, shows: seat 3}
        chain: {data: 10, clock: 11, latch: 8, outputs: 8}
        """;

    private Context pi4j = context();

    @BeforeEach
    void power_on() {
        pi4j.shutdown();
        pi4j = context();
    }

    @AfterEach
    void power_off() {
        pi4j.shutdown();
    }

    @Test
    void buttons_are_inputs_with_their_pulls_and_no_debounce_but_ours() throws BoardTrouble {
        GpiodBoard.open(panel(), pi4j);
        assertThat(button(5).pull()).isEqualTo(PullResistance.PULL_UP);
        assertThat(button(6).pull()).isEqualTo(PullResistance.PULL_DOWN);
        assertThat(button(5).config().getDebounce()).isZero();
    }

    @Test
    void every_change_of_a_button_is_heard_with_its_pin() throws BoardTrouble {
        GpiodBoard board = GpiodBoard.open(panel(), pi4j);
        List<String> heard = new ArrayList<>();
        board.listen((pin, high, nanos) -> heard.add(pin + (high ? " high" : " low")));
        button(5).mockState(DigitalState.HIGH);
        button(5).mockState(DigitalState.LOW);
        button(6).mockState(DigitalState.HIGH);
        assertThat(heard).endsWith("5 low", "6 high");
        assertThat(board.isHigh(5)).isFalse();
        assertThat(board.isHigh(6)).isTrue();
    }

    @Test
    void lamps_begin_dark_whichever_level_that_is_and_follow() throws BoardTrouble {
        GpiodBoard board = GpiodBoard.open(panel(), pi4j);
        assertThat(lamp(17)).isEqualTo(DigitalState.LOW);
        assertThat(lamp(22)).isEqualTo(DigitalState.HIGH);
        assertThat(lamp(10)).isEqualTo(DigitalState.LOW);
        board.put(17, true);
        board.put(22, false);
        assertThat(lamp(17)).isEqualTo(DigitalState.HIGH);
        assertThat(lamp(22)).isEqualTo(DigitalState.LOW);
    }

    @Test
    void without_a_chip_it_says_so_and_what_to_do() {
        assertThatExceptionOfType(BoardTrouble.class)
                .isThrownBy(
                        () -> GpiodBoard.open(panel(), Pi4J.newContextBuilder().build()))
                .satisfies(trouble -> {
                    assertThat(trouble.kind()).isEqualTo(BoardTrouble.Kind.NO_CHIP);
                    assertThat(trouble.told().key()).isEqualTo("board-no-chip");
                });
    }

    private MockDigitalInput button(int pin) {
        return pi4j.registry().get("button-" + pin, MockDigitalInput.class);
    }

    private DigitalState lamp(int pin) {
        return pi4j.registry().get("lamp-" + pin, DigitalOutput.class).state();
    }

    private static Context context() {
        return Pi4J.newContextBuilder()
                .add(new MockPlatform())
                .add(MockDigitalInputProvider.newInstance(), MockDigitalOutputProvider.newInstance())
                .build();
    }

    private static Panel panel() {
        return ((PanelFile.Good) PanelFile.read(PANEL)).panel();
    }
}
