package io.trackside.kiosk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.trackside.rules.BadInput;
import io.trackside.text.Texts;
import java.nio.file.Path;
import java.util.Map;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where a screen opens, and how large. */
final class DisplayTest {
    @TempDir
    private Path folder = Path.of("");

    @Test
    void a_display_is_said_to_be_there_by_either_variable() {
        assertThat(Display.isSaid(Map.of())).isFalse();
        assertThat(Display.isSaid(Map.of("DISPLAY", ""))).isFalse();
        assertThat(Display.isSaid(Map.of("DISPLAY", ":0"))).isTrue();
        assertThat(Display.isSaid(Map.of("WAYLAND_DISPLAY", "wayland-0"))).isTrue();
    }

    @Test
    void a_size_is_two_numbers_or_full() {
        assertThat(Display.format("full")).isEmpty();
        assertThat(Display.format("720x1280")).contains(Format.TALL);
        assertThatThrownBy(() -> Display.format("large"))
                .isInstanceOfSatisfying(
                        BadInput.class, bad -> assertThat(bad.key()).isEqualTo("screen-size"));
    }

    @Test
    void a_sheet_has_a_finger_s_points_whatever_the_display() {
        assertThat(Format.WIDE.width()).isEqualTo(800);
        assertThat(Format.TALL.width()).isEqualTo(480);
        assertThat(new Format(1920, 1080).height()).isEqualTo(480);
        assertThat(new Format(1024, 600).magnified()).isEqualTo(1.25);
    }

    @Test
    void without_a_display_the_table_gets_no_screen_and_no_complaint() {
        try (Evening evening = new Evening(folder);
                OwnScreen screen = OwnScreen.of("full", evening, Texts.in("en"), Map.of(), folder)) {
            assertThat(screen).isNotNull();
            assertThat(evening.view().game()).isEmpty();
        }
    }

    @Test
    void a_window_opens_and_closes_in_the_table_s_own_program() throws InterruptedException {
        Toolkit.start();
        int before = windows();
        try (Evening evening = new Evening(folder)) {
            try (Display display = Display.open(evening, Texts.in("en"), "800x480", folder.resolve("screen"))) {
                assertThat(display).isNotNull();
                assertThat(windows()).isEqualTo(before + 1);
            }
            assertThat(windows()).isEqualTo(before);
        }
    }

    private static int windows() throws InterruptedException {
        return Toolkit.on(() -> Window.getWindows().size());
    }
}
