package io.trackside.kiosk.look;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.shape.Shape;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SeatLookTest {

    private static final List<SeatLook> SEATS = SeatLook.ALL;

    @ParameterizedTest
    @EnumSource
    void any_two_seats_differ_clearly_in_colour_to_these_eyes(Eyes eyes) {
        for (SeatLook one : SEATS) {
            for (SeatLook other : SEATS.subList(0, SEATS.indexOf(one))) {
                assertThat(eyes.distance(one.colour(), other.colour()))
                        .as("%s and %s", one.form(), other.form())
                        .isGreaterThan(35);
            }
        }
    }

    @Test
    void the_simulation_confuses_what_people_confuse() {
        Color red = Color.web("#c04040");
        Color green = Color.web("#6b7a35");
        assertThat(Eyes.FULL.distance(red, green)).isGreaterThan(50);
        assertThat(Eyes.DEUTERANOPIA.distance(red, green)).isLessThan(20);
        assertThat(Eyes.contrast(Color.BLACK, Color.WHITE)).isEqualTo(21);
    }

    @Test
    void any_two_seats_differ_in_form_and_in_pattern_too() {
        assertThat(SEATS).hasSize(6);
        assertThat(SEATS).extracting(SeatLook::form).doesNotHaveDuplicates();
        assertThat(SEATS).extracting(SeatLook::pattern).doesNotHaveDuplicates();
    }

    @Test
    void at_24_pixels_any_two_forms_differ_in_a_tenth_of_their_box() {
        for (Form one : Form.values()) {
            for (Form other : Form.values()) {
                if (one != other) {
                    assertThat(difference(picture(one), picture(other)))
                            .as("%s and %s", one, other)
                            .isGreaterThan(0.1);
                }
            }
        }
    }

    @Test
    void text_is_readable_on_the_colour_and_on_its_pattern() {
        assertThat(SEATS).allSatisfy(seat -> {
            assertThat(Eyes.contrast(seat.text(), seat.colour())).isGreaterThanOrEqualTo(7);
            assertThat(Eyes.contrast(seat.text(), seat.tint())).isGreaterThanOrEqualTo(7);
        });
    }

    @ParameterizedTest
    @EnumSource
    void ink_is_readable_on_the_ground_and_sets_every_seat_off_from_it(Theme theme) {
        assertThat(Eyes.contrast(theme.ink(), theme.ground())).isGreaterThan(7);
        // Either the colour itself stands out from the ground, or the rim does: the rim always.
        Picture picture = Screenless.on(() -> Picture.of(SeatLook.of(0).badge(48, theme), theme.ground()));
        assertThat(has(picture, theme.ink())).isTrue();
    }

    @Test
    void a_figure_shows_its_emblem_in_the_colour_of_text() {
        for (SeatLook seat : SEATS) {
            Picture picture = Screenless.on(
                    () -> Picture.of(seat.figure(Emblem.of("banana"), 48, Theme.LIGHT), Theme.LIGHT.ground()));
            assertThat(List.of(picture.width(), picture.height())).containsExactly(48, 48);
            assertThat(has(picture, seat.text())).isTrue();
            assertThat(has(picture, seat.colour())).isTrue();
        }
    }

    private static Picture picture(Form form) {
        return Screenless.on(() -> {
            Shape shape = form.at(24);
            shape.setFill(Color.BLACK);
            Pane box = new Pane(shape);
            box.setPrefSize(24, 24);
            return Picture.of(box, Color.WHITE);
        });
    }

    private static double difference(Picture one, Picture other) {
        int differing = 0;
        for (int at = 0; at < 24 * 24; at++) {
            int first = one.argb(at % 24, at / 24) & 0xff;
            int second = other.argb(at % 24, at / 24) & 0xff;
            differing += first < 128 == second < 128 ? 0 : 1;
        }
        return differing / (24.0 * 24);
    }

    private static boolean has(Picture picture, Color colour) {
        int wanted = 0xff << 24
                | (int) Math.round(colour.getRed() * 255) << 16
                | (int) Math.round(colour.getGreen() * 255) << 8
                | (int) Math.round(colour.getBlue() * 255);
        for (int at = 0; at < picture.width() * picture.height(); at++) {
            if (picture.argb(at % picture.width(), at / picture.width()) == wanted) {
                return true;
            }
        }
        return false;
    }
}
