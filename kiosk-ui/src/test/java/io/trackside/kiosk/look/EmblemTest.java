package io.trackside.kiosk.look;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.rules.Racer;
import io.trackside.rules.racers.Catalogue;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EmblemTest {

    private static final List<String> RACERS =
            Catalogue.load().racers().stream().map(Racer::id).toList();

    @Test
    void every_racer_of_the_game_is_drawn_and_nothing_else() {
        assertThat(Drawings.racers()).hasSize(36).containsExactlyInAnyOrderElementsOf(RACERS);
        assertThat(RACERS).allMatch(Emblem::isDrawn);
    }

    @Test
    void an_emblem_stays_in_its_box() {
        for (String racer : RACERS) {
            Bounds ink = Screenless.on(
                    () -> Drawings.drawing(racer).orElseThrow().shape().getLayoutBounds());
            assertThat(List.of(ink.getMinX(), ink.getMinY(), 24 - ink.getMaxX(), 24 - ink.getMaxY()))
                    .as(racer)
                    .allMatch(gap -> gap > -0.5 && gap < 6.5);
        }
    }

    @Test
    void an_emblem_is_as_big_as_it_is_asked_for_and_lets_touches_through() {
        Pane emblem = Screenless.on(() -> Emblem.of("banana").at(48, Color.BLACK));
        assertThat(List.of(emblem.prefWidth(-1), emblem.prefHeight(-1))).containsExactly(48.0, 48.0);
        assertThat(emblem.isMouseTransparent()).isTrue();
    }

    @Test
    void at_24_pixels_no_two_emblems_share_more_than_three_quarters_of_their_ink() {
        List<boolean[]> inks = RACERS.stream().map(racer -> ink(racer, 24)).toList();
        List<String> alike = new ArrayList<>();
        for (int one = 0; one < inks.size(); one++) {
            for (int other = 0; other < one; other++) {
                if (shared(inks.get(one), inks.get(other)) > 0.75) {
                    alike.add(RACERS.get(one) + " and " + RACERS.get(other));
                }
            }
        }
        assertThat(alike).isEmpty();
    }

    @Test
    void at_24_pixels_an_emblem_is_neither_thin_nor_a_blot() {
        assertThat(RACERS).allSatisfy(racer -> assertThat(share(ink(racer, 24))).isBetween(0.2, 0.7));
    }

    @ParameterizedTest
    @CsvSource({"gold-fish,GF", "snail,SN", "the-old-man,TO", "7,7", "-,?", "ốc,ỐC"})
    void a_home_made_racer_gets_letters(String racer, String letters) {
        assertThat(Emblem.initials(racer)).isEqualTo(letters);
        assertThat(Emblem.isDrawn(racer)).isFalse();
        assertThat(share(ink(racer, 24))).isBetween(0.3, 0.75);
    }

    private static boolean[] ink(String racer, int size) {
        Picture picture = Screenless.on(() -> Picture.of(Emblem.of(racer).at(size, Color.BLACK), Color.WHITE));
        boolean[] ink = new boolean[size * size];
        for (int at = 0; at < ink.length; at++) {
            ink[at] = (picture.argb(at % size, at / size) & 0xff) < 128;
        }
        return ink;
    }

    private static double share(boolean[] ink) {
        return (double) IntStream.range(0, ink.length).filter(at -> ink[at]).count() / ink.length;
    }

    private static double shared(boolean[] one, boolean[] other) {
        IntStream places = IntStream.range(0, one.length);
        long both = places.filter(at -> one[at] && other[at]).count();
        long either = IntStream.range(0, one.length)
                .filter(at -> one[at] || other[at])
                .count();
        return (double) both / either;
    }
}
