package io.trackside.hardware;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.hardware.Contact.Press;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Levels at milliseconds, and what comes of them. */
class ContactTest {
    private static final long MILLISECOND = 1_000_000L;

    private final List<String> told = new ArrayList<>();

    @Test
    void a_clean_press_is_told_once_when_it_has_rested() {
        Contact contact = contact(false);
        at(contact, 100, true);
        by(contact, 129);
        assertThat(told).isEmpty();
        by(contact, 130);
        at(contact, 300, false);
        by(contact, 400);
        assertThat(told).containsExactly("SHORT at 130");
    }

    @Test
    void bounces_are_one_press() {
        Contact contact = contact(false);
        for (int i = 0; i < 9; i++) {
            at(contact, 100 + i * 2, i % 2 == 0);
            by(contact, 101 + i * 2);
        }
        by(contact, 145);
        assertThat(told).isEmpty();
        by(contact, 146);
        assertThat(told).containsExactly("SHORT at 146");
    }

    @Test
    void a_spike_is_nothing() {
        Contact contact = contact(false);
        at(contact, 100, true);
        at(contact, 104, false);
        by(contact, 500);
        assertThat(told).isEmpty();
    }

    @Test
    void a_button_held_when_all_begins_means_nothing_until_it_is_let_go() {
        Contact contact = new Contact(30 * MILLISECOND, true, true, 0, 0);
        by(contact, 2000);
        at(contact, 2100, false);
        by(contact, 2200);
        assertThat(told).isEmpty();
        at(contact, 2300, true);
        by(contact, 2330);
        at(contact, 2400, false);
        by(contact, 2430);
        assertThat(told).containsExactly("SHORT at 2430");
    }

    @Test
    void held_long_enough_it_is_a_long_press_and_not_a_short_one_too() {
        Contact contact = contact(true);
        at(contact, 100, true);
        by(contact, 130);
        by(contact, 899);
        assertThat(told).isEmpty();
        by(contact, 900);
        at(contact, 1500, false);
        by(contact, 1600);
        assertThat(told).containsExactly("LONG at 900");
    }

    @Test
    void a_button_that_can_be_held_tells_a_short_press_when_it_is_let_go() {
        Contact contact = contact(true);
        at(contact, 100, true);
        by(contact, 130);
        at(contact, 250, false);
        by(contact, 280);
        assertThat(told).containsExactly("SHORT at 280");
    }

    @Test
    void letting_go_of_what_nobody_pressed_is_nothing() {
        Contact contact = contact(false);
        at(contact, 100, false);
        by(contact, 500);
        assertThat(told).isEmpty();
    }

    @Test
    void letting_go_bounces_too_and_is_no_second_press() {
        Contact contact = contact(false);
        at(contact, 100, true);
        by(contact, 130);
        at(contact, 500, false);
        at(contact, 503, true);
        by(contact, 504);
        at(contact, 505, false);
        by(contact, 700);
        assertThat(told).containsExactly("SHORT at 130");
    }

    @Test
    void a_finger_that_trembles_while_it_holds_still_holds() {
        Contact contact = contact(true);
        at(contact, 100, true);
        by(contact, 130);
        at(contact, 500, false);
        at(contact, 502, true);
        by(contact, 899);
        assertThat(told).isEmpty();
        by(contact, 900);
        assertThat(told).containsExactly("LONG at 900");
    }

    @Test
    void a_press_that_begins_before_anybody_listens_means_nothing() {
        Contact contact = new Contact(30 * MILLISECOND, false, false, 0, 1000 * MILLISECOND);
        at(contact, 990, true);
        by(contact, 1020);
        at(contact, 1100, false);
        by(contact, 1130);
        assertThat(told).isEmpty();
        at(contact, 1200, true);
        by(contact, 1230);
        assertThat(told).containsExactly("SHORT at 1230");
    }

    @Test
    void asked_late_it_knows_a_long_press_all_the_same() {
        Contact contact = contact(true);
        at(contact, 100, true);
        by(contact, 2000);
        assertThat(told).containsExactly("LONG at 2000");
    }

    @Test
    void it_says_when_to_look_again() {
        Contact contact = contact(true);
        assertThat(contact.next()).isEmpty();
        at(contact, 100, true);
        assertThat(contact.next()).contains(130 * MILLISECOND);
        by(contact, 130);
        assertThat(contact.next()).contains(900 * MILLISECOND);
    }

    private static Contact contact(boolean tellsHolding) {
        return new Contact(30 * MILLISECOND, tellsHolding, false, 0, 0);
    }

    private static void at(Contact contact, long milliseconds, boolean pressed) {
        contact.level(pressed, milliseconds * MILLISECOND);
    }

    private void by(Contact contact, long milliseconds) {
        contact.by(milliseconds * MILLISECOND)
                .map(Press::name)
                .ifPresent(press -> told.add(press + " at " + milliseconds));
    }
}
