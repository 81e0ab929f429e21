package io.trackside.hardware;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.hardware.Presses.Wish;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Edges at milliseconds, and what people want. */
class PressesTest {
    private static final long MILLISECOND = 1_000_000L;
    private static final String PANEL = """
        buttons:
          - {name: one, pin: 5, press: face 1}
          - {name: two, pin: 6, press: face 2}
          - {name: three, pin: 12, press: face 3}
          - {name: four, pin: 13, press: face 4}
          - {name: five, pin: 16, press: face 5}
          - {name: six, pin: 19, press: face 6, hold: throw}
          - {name: yes, pin: 20, press: "yes", debounce: 5}
          - {name: no, pin: 26, pull: down, pressed: high, press: "no", hold: undo}
        """;

    private final Map<Integer, Boolean> levels = new TreeMap<>();
    private final List<String> wanted = new ArrayList<>();

    @Test
    void each_button_wants_what_the_panel_says() {
        Presses presses = presses(0);
        edge(presses, 5, false, 100);
        edge(presses, 26, true, 110);
        edge(presses, 26, false, 150);
        by(presses, 200);
        assertThat(wanted).containsExactly("one: face 1", "no: no");
    }

    @Test
    void held_it_wants_the_other_thing() {
        Presses presses = presses(0);
        edge(presses, 26, true, 100);
        edge(presses, 19, false, 100);
        by(presses, 900);
        edge(presses, 26, false, 1000);
        edge(presses, 19, true, 1000);
        by(presses, 1100);
        assertThat(wanted).containsExactlyInAnyOrder("no: undo", "six: throw");
    }

    @Test
    void eight_buttons_at_once_are_eight_presses() {
        Presses presses = presses(0);
        for (int pin : new int[] {5, 6, 12, 13, 16, 19, 20, 26}) {
            boolean pressed = pin == 26;
            edge(presses, pin, pressed, 100);
            edge(presses, pin, !pressed, 102);
            edge(presses, pin, pressed, 104);
        }
        by(presses, 140);
        for (int pin : new int[] {19, 26}) {
            edge(presses, pin, pin == 19, 200);
        }
        by(presses, 240);
        assertThat(wanted)
                .containsExactlyInAnyOrder(
                        "one: face 1",
                        "two: face 2",
                        "three: face 3",
                        "four: face 4",
                        "five: face 5",
                        "six: face 6",
                        "yes: yes",
                        "no: no");
    }

    @Test
    void every_button_has_its_own_debounce() {
        Presses presses = presses(0);
        edge(presses, 20, false, 100);
        edge(presses, 5, false, 100);
        by(presses, 110);
        assertThat(wanted).containsExactly("yes: yes");
    }

    @Test
    void a_spike_that_is_heard_late_is_still_a_spike() {
        Presses presses = presses(0);
        // Both edges come in one go, long after they happened: only their time stamps tell.
        edge(presses, 5, false, 100);
        edge(presses, 5, true, 103);
        by(presses, 400);
        assertThat(wanted).isEmpty();
    }

    @Test
    void a_press_that_is_heard_late_is_still_a_press() {
        Presses presses = presses(0);
        edge(presses, 5, false, 100);
        edge(presses, 5, true, 200);
        by(presses, 400);
        assertThat(wanted).containsExactly("one: face 1");
    }

    @Test
    void an_edge_that_never_came_is_made_up_for_by_looking() {
        Presses presses = presses(0);
        edge(presses, 5, false, 100);
        by(presses, 140);
        look(presses, Map.of(5, true), 300);
        look(presses, Map.of(5, true), 340);
        edge(presses, 5, false, 500);
        by(presses, 540);
        assertThat(wanted).containsExactly("one: face 1", "one: face 1");
    }

    @Test
    void a_press_whose_edge_never_came_is_seen_by_looking() {
        Presses presses = presses(0);
        look(presses, Map.of(6, false), 300);
        look(presses, Map.of(6, false), 325);
        assertThat(wanted).isEmpty();
        look(presses, Map.of(6, false), 350);
        assertThat(wanted).containsExactly("two: face 2");
    }

    @Test
    void the_first_second_is_the_wiring_waking_up() {
        Presses presses = presses(1000);
        edge(presses, 5, false, 500);
        edge(presses, 5, true, 600);
        by(presses, 700);
        edge(presses, 6, false, 990);
        edge(presses, 6, true, 1100);
        by(presses, 1200);
        edge(presses, 12, false, 1300);
        by(presses, 1400);
        assertThat(wanted).containsExactly("three: face 3");
    }

    @Test
    void a_button_held_when_all_begins_is_not_pressed() {
        levels.put(5, false);
        Presses presses = presses(0);
        by(presses, 2000);
        assertThat(wanted).isEmpty();
    }

    @Test
    void it_knows_when_something_may_be_certain() {
        Presses presses = presses(0);
        assertThat(presses.next()).isEmpty();
        edge(presses, 5, false, 100);
        edge(presses, 20, false, 101);
        assertThat(presses.next()).contains(106 * MILLISECOND);
    }

    private Presses presses(long grace) {
        Panel panel = ((PanelFile.Good) PanelFile.read(PANEL)).panel();
        panel.buttons().forEach(button -> levels.putIfAbsent(button.pin(), button.pressedIsLow()));
        return new Presses(panel.buttons(), this::isHigh, 0, grace * MILLISECOND);
    }

    private boolean isHigh(int pin) {
        return levels.getOrDefault(pin, false);
    }

    private void edge(Presses presses, int pin, boolean high, long milliseconds) {
        levels.put(pin, high);
        note(presses.changed(pin, high, milliseconds * MILLISECOND));
    }

    private void by(Presses presses, long milliseconds) {
        note(presses.by(milliseconds * MILLISECOND));
    }

    private void look(Presses presses, Map<Integer, Boolean> found, long milliseconds) {
        levels.putAll(found);
        note(presses.look(this::isHigh, milliseconds * MILLISECOND));
    }

    private void note(List<Wish> wishes) {
        wishes.forEach(
                wish -> wanted.add(wish.button().name() + ": " + wish.action().words()));
    }
}
