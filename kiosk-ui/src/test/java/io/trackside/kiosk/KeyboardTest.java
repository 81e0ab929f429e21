package io.trackside.kiosk;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Names in all our languages by our own keys. */
final class KeyboardTest {
    @TempDir
    private Path folder = Path.of("");

    @BeforeAll
    static void toolkit() throws InterruptedException {
        Toolkit.start();
    }

    private String typed(Format format, int longest, List<String> known, String... taps) throws InterruptedException {
        AtomicReference<String> name = new AtomicReference<>("");
        try (Evening evening = new Evening(folder)) {
            return Toolkit.on(() -> {
                Finger finger = new Finger(evening, format);
                finger.kiosk().open(new KeyboardPage(finger.kiosk(), "Name", "", longest, known, name::set));
                finger.taps(taps);
                return name.get();
            });
        }
    }

    @Test
    void vietnamese_marks_go_on_the_letter_typed_last() throws InterruptedException {
        assertThat(typed(
                        Format.WIDE,
                        24,
                        List.of(),
                        "marks",
                        "key-Đ",
                        "key-ă",
                        "key-\u0323",
                        "marks",
                        "key-n",
                        "key-g",
                        "enter"))
                .isEqualTo("Đặng");
    }

    @Test
    void another_mark_takes_the_place_of_the_first_and_the_same_one_goes() throws InterruptedException {
        assertThat(typed(Format.WIDE, 24, List.of(), "key-E", "marks", "key-\u0301", "key-\u0300", "enter"))
                .isEqualTo("È");
        assertThat(typed(Format.WIDE, 24, List.of(), "key-E", "marks", "key-\u0301", "key-\u0301", "enter"))
                .isEqualTo("E");
    }

    @Test
    void a_letter_that_has_no_such_mark_stays_as_it_is() throws InterruptedException {
        assertThat(typed(Format.WIDE, 24, List.of(), "key-B", "marks", "key-\u0303", "enter"))
                .isEqualTo("B");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void thai(boolean tall) throws InterruptedException {
        assertThat(typed(
                        tall ? Format.TALL : Format.WIDE,
                        24,
                        List.of(),
                        "alphabet",
                        "key-น",
                        "key-้",
                        "key-อ",
                        "key-ง",
                        "marks",
                        "key-ณ",
                        "rub",
                        "enter"))
                .isEqualTo("น้อง");
    }

    @Test
    void who_played_before_is_offered_by_the_first_letters() throws InterruptedException {
        List<String> known = List.of("Ben", "Anna", "Andrea");
        assertThat(typed(Format.WIDE, 24, known, "known-1")).isEqualTo("Anna");
        assertThat(typed(Format.WIDE, 24, known, "key-A", "key-n", "key-d", "known-0"))
                .isEqualTo("Andrea");
    }

    @Test
    void what_is_too_long_is_not_taken() throws InterruptedException {
        assertThat(typed(Format.TALL, 3, List.of(), "key-A", "key-b", "key-c", "key-d", "enter"))
                .isEqualTo("Abc");
    }
}
