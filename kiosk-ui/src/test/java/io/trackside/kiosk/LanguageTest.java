package io.trackside.kiosk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A screen speaks the language its people choose, from one moment to the next. */
final class LanguageTest {
    @TempDir
    private Path folder = Path.of("");

    @BeforeAll
    static void toolkit() throws InterruptedException {
        Toolkit.start();
    }

    @Test
    void a_tap_in_the_middle_of_a_race_changes_everything_on_this_screen_and_on_no_other() throws InterruptedException {
        try (Evening evening = new Evening(folder)) {
            evening.race("legs", "banana", "coach").rolls(1);
            Toolkit.on(() -> {
                Finger other = new Finger(evening, Format.WIDE);
                Finger finger = new Finger(evening, Format.WIDE);
                long before = evening.view().number();
                assertThat(finger.reads()).contains("Banana: roll the die.", "Just now", "Fix");

                finger.taps("menu", "menu-settings", "language-vi", "back", "back");

                assertThat(finger.reads())
                        .contains("Quả Chuối: đổ xúc xắc đi.", "Vừa xong", "Sửa")
                        .doesNotContain("Just now", "Fix", "Banana");
                assertThat(Locale.getDefault()).isEqualTo(Locale.of("vi"));
                assertThat(other.reads()).contains("Banana: roll the die.", "Just now", "Fix");
                assertThat(evening.view().number()).isEqualTo(before);
                return true;
            });
        }
    }

    @Test
    void each_language_is_chosen_by_its_own_name_and_what_is_asked_of_the_table_is_answered_in_it()
            throws InterruptedException {
        try (Evening evening = new Evening(folder)) {
            evening.race("legs", "banana", "coach");
            Toolkit.on(() -> {
                Finger finger = new Finger(evening, Format.TALL);
                finger.taps("menu", "menu-settings");
                assertThat(finger.reads()).contains("English", "Português (Brasil)", "ไทย", "Tiếng Việt");
                finger.taps("language-pt-BR", "back", "back");

                finger.taps("player-0", "why-not-legs");

                assertThat(finger.reads()).contains("pt-BR: It looks on: no racer passed it in this turn.");
                return true;
            });
        }
    }

    @Test
    void a_screen_comes_back_in_its_language() throws InterruptedException {
        Path file = folder.resolve("screen.properties");
        try (Evening evening = new Evening(folder.resolve("games"))) {
            Toolkit.on(() -> {
                new Finger(evening, Format.WIDE, ScreenMemory.in(file)).taps("settings", "language-th");
                assertThat(new Finger(evening, Format.WIDE, ScreenMemory.in(file)).reads())
                        .contains("เกมใหม่");
                return true;
            });
        }
    }

    @Test
    void a_fifth_language_is_a_folder_and_its_tag_and_no_code() throws Exception {
        write("index.properties", "languages = eo");
        write("eo/kiosk.properties", "kiosk.home.new = Nova ludo");
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try (URLClassLoader jar = new URLClassLoader(new URL[] {folder.toUri().toURL()}, before);
                Evening evening = new Evening(folder.resolve("games"))) {
            List<String> read = Toolkit.on(() -> {
                Thread.currentThread().setContextClassLoader(jar);
                try {
                    Finger finger = new Finger(evening, Format.WIDE).taps("settings");
                    assertThat(finger.reads()).contains("Esperanto");
                    return finger.taps("language-eo", "back").reads();
                } finally {
                    Thread.currentThread().setContextClassLoader(before);
                }
            });

            assertThat(read).contains("Nova ludo", "Past games");
        }
    }

    private void write(String file, String content) throws IOException {
        Path path = folder.resolve("io/trackside/text").resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, content);
    }
}
