package io.trackside.kiosk;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.table.Deed;
import io.trackside.table.Edit;
import java.nio.file.Path;
import java.util.List;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is seen to move is at once where it belongs, and in nobody's way. */
final class MotionTest {
    private static final Prefs MOVING = Prefs.STILL.moving(true);

    @TempDir
    private Path folder = Path.of("");

    @BeforeAll
    static void toolkit() throws InterruptedException {
        Toolkit.start();
    }

    private Evening racing() {
        return new Evening(folder).race("romantic", "scoocher", "banana", "skipper");
    }

    private static Node node(Finger finger, String id) {
        return finger.kiosk().root().lookup("#" + id);
    }

    @Test
    void a_figure_hops_its_way_but_stands_at_its_place_and_the_next_tap_counts() throws InterruptedException {
        try (Evening evening = racing()) {
            Toolkit.on(() -> {
                Finger finger = new Finger(evening, Format.WIDE, ScreenMemory.of(MOVING));
                finger.taps("die-2");
                Node figure = node(finger, "figure-romantic");
                TrackPane track = (TrackPane) figure.getParent();
                Rectangle2D place = track.loop().stand(2, 0, 1);
                assertThat(figure.getLayoutX()).isEqualTo(place.getMinX());
                assertThat(figure.getLayoutY()).isEqualTo(place.getMinY());
                assertThat(figure.getTranslateX()).as("seen where it came from").isNegative();
                finger.taps("die-5");
                assertThat(evening.view()
                                .game()
                                .orElseThrow()
                                .onTrack()
                                .orElseThrow()
                                .figures())
                        .filteredOn(one -> one.racer().equals("scoocher"))
                        .allMatch(one -> one.space() == 5);
                return true;
            });
        }
    }

    @Test
    void a_racer_that_trips_is_seen_to_tip_over() throws InterruptedException {
        try (Evening evening = racing()) {
            Toolkit.on(() -> {
                Finger finger = new Finger(evening, Format.WIDE, ScreenMemory.of(MOVING));
                evening.does(new Deed.Correct(List.of(new Edit.Lies("banana", true)), false));
                finger.kiosk().show(evening.view());
                assertThat(node(finger, "figure-banana").getRotate())
                        .as("upright still, seen to fall")
                        .isNegative();
                return true;
            });
        }
    }

    @Test
    void a_chip_flies_from_the_figure_to_its_owner() throws InterruptedException {
        try (Evening evening = racing()) {
            Toolkit.on(() -> {
                Finger finger = new Finger(evening, Format.WIDE, ScreenMemory.of(MOVING));
                evening.does(new Deed.Correct(List.of(new Edit.Bronze(1, 2)), false));
                finger.kiosk().show(evening.view());
                Node chip = node(finger, "flies-bronze-2");
                Node owner = node(finger, "player-1");
                assertThat(owner.localToScene(owner.getLayoutBounds())
                                .contains(chip.getLayoutX() + 20, chip.getLayoutY() + 20))
                        .as("it lands at its owner's")
                        .isTrue();
                Node figure = node(finger, "figure-scoocher");
                assertThat(figure.localToScene(figure.getLayoutBounds())
                                .contains(
                                        chip.getLayoutX() + chip.getTranslateX() + 20,
                                        chip.getLayoutY() + chip.getTranslateY() + 20))
                        .as("it comes from the figure")
                        .isTrue();
                assertThat(finger.sees("die-1")).isTrue();
                return true;
            });
        }
    }

    @Test
    void cups_fly_from_the_podium() throws InterruptedException {
        try (Evening evening = racing()) {
            Toolkit.on(() -> {
                Finger finger = new Finger(evening, Format.TALL, ScreenMemory.of(MOVING));
                evening.does(new Deed.Correct(
                        List.of(new Edit.Crossed("banana", 1), new Edit.Crossed("scoocher", 2)), false));
                finger.kiosk().show(evening.view());
                assertThat(node(finger, "flies-gold-3")).isNotNull();
                assertThat(node(finger, "flies-silver-1")).isNotNull();
                return true;
            });
        }
    }

    @Test
    void nothing_moves_where_people_do_not_want_it() throws InterruptedException {
        try (Evening evening = racing()) {
            Toolkit.on(() -> {
                Finger finger = new Finger(evening, Format.WIDE);
                finger.taps("die-2");
                evening.does(new Deed.Correct(List.of(new Edit.Bronze(1, 2)), false));
                finger.kiosk().show(evening.view());
                assertThat(node(finger, "figure-romantic").getTranslateX()).isZero();
                assertThat(node(finger, "flies-bronze-2")).isNull();
                return true;
            });
        }
    }
}
