package io.trackside.kiosk;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.table.Deed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A screen that nobody needs darkens. */
final class RestTest {
    @TempDir
    private Path folder = Path.of("");

    @BeforeAll
    static void toolkit() throws InterruptedException {
        Toolkit.start();
    }

    @Test
    void it_darkens_after_the_time_and_the_tap_that_wakes_it_does_nothing_else() throws InterruptedException {
        try (Evening evening = new Evening(folder)) {
            Toolkit.on(() -> {
                Finger finger = new Finger(evening, Format.WIDE, ScreenMemory.of(Prefs.STILL.resting(2)));
                Rest rest = finger.kiosk().rest();
                finger.waits(119);
                rest.due();
                assertThat(rest.rests()).isFalse();
                finger.waits(1);
                rest.due();
                assertThat(rest.rests()).isTrue();
                assertThat(rest.veil().isVisible()).isTrue();

                finger.taps("new");
                assertThat(finger.sees("new")).as("still at home").isTrue();
                assertThat(rest.rests()).isFalse();
                assertThat(rest.veil().isVisible()).isFalse();
                finger.taps("new");
                assertThat(finger.sees("begin")).isTrue();
                return true;
            });
        }
    }

    @Test
    void a_table_where_something_happens_keeps_it_awake_and_wakes_it() throws InterruptedException {
        try (Evening evening = new Evening(folder)) {
            Toolkit.on(() -> {
                Finger finger = new Finger(evening, Format.WIDE, ScreenMemory.of(Prefs.STILL.resting(2)));
                Rest rest = finger.kiosk().rest();
                finger.waits(100);
                evening.people(3);
                finger.kiosk().show(evening.view());
                finger.waits(100);
                rest.due();
                assertThat(rest.rests()).isFalse();
                finger.waits(20);
                rest.due();
                assertThat(rest.rests()).isTrue();
                evening.does(new Deed.WinRollOff(0));
                finger.kiosk().show(evening.view());
                assertThat(rest.rests()).isFalse();
                return true;
            });
        }
    }

    @Test
    void never_means_never() throws InterruptedException {
        try (Evening evening = new Evening(folder)) {
            Toolkit.on(() -> {
                Finger finger = new Finger(evening, Format.WIDE, ScreenMemory.of(Prefs.STILL.resting(0)));
                finger.waits(100_000);
                assertThat(finger.kiosk().rest().rests()).isFalse();
                assertThat(finger.kiosk().rest().veil().isVisible()).isFalse();
                return true;
            });
        }
    }

    @Test
    void the_lamp_behind_the_display_is_set_if_it_can_be() throws IOException {
        Path lamp = folder.resolve("10-0045");
        Files.createDirectories(lamp);
        Files.writeString(lamp.resolve("max_brightness"), "31\n");
        Files.writeString(lamp.resolve("brightness"), "31\n");
        Backlight light = Backlight.in(folder).orElseThrow();
        assertThat(light.set(50)).isTrue();
        assertThat(lamp.resolve("brightness")).hasContent("15");
        light.set(1);
        assertThat(lamp.resolve("brightness")).as("never all dark").hasContent("1");
        assertThat(Backlight.in(folder.resolve("none"))).isEmpty();

        Rest rest = new Rest(new Machine(
                ScreenMemory.of(Prefs.STILL),
                System::nanoTime,
                Optional.of(light),
                Optional.empty(),
                Speaker.SILENT,
                Link::new));
        rest.as(Prefs.STILL.brightness(75));
        assertThat(lamp.resolve("brightness")).hasContent("23");
        assertThat(rest.veil().isVisible()).isFalse();
    }

    @Test
    void a_machine_that_may_not_be_switched_off_says_why() throws InterruptedException {
        BlockingQueue<String> heard = new LinkedBlockingQueue<>();
        new PowerSwitch(List.of("sh", "-c", "echo not allowed; exit 1")).off(heard::add);
        assertThat(heard.poll(10, TimeUnit.SECONDS)).isEqualTo("not allowed");
        new PowerSwitch(List.of("there-is-no-such-program")).off(heard::add);
        assertThat(heard.poll(10, TimeUnit.SECONDS)).contains("there-is-no-such-program");
    }
}
