package io.trackside.kiosk.look;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.function.DoubleFunction;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FontsTest {

    private static final String VIETNAMESE = "AĂÂBCDĐEÊGHIKLMNOÔƠPQRSTUƯVXY"
            + "ÀẢÃÁẠẰẲẴẮẶẦẨẪẤẬÈẺẼÉẸỀỂỄẾỆÌỈĨÍỊÒỎÕÓỌỒỔỖỐỘỜỞỠỚỢÙỦŨÚỤỪỬỮỨỰỲỶỸÝỴ"
            + "aăâbcdđeêghiklmnoôơpqrstuưvxyàảãáạằẳẵắặầẩẫấậèẻẽéẹềểễếệìỉĩíịòỏõóọồổỗốộờởỡớợùủũúụừửữứựỳỷỹýỵ";
    private static final String PORTUGUESE = "ÁÂÃÀÇÉÊÍÓÔÕÚáâãàçéêíóôõú";
    private static final String SIGNS = "0123456789 .,:;!?+−–—×’‘“”„…()[]/%&•°<>=";

    /** Consonants, vowels, tone marks and signs; digits are always 0 to 9. */
    private static final String THAI = letters(0x0e01, 0x0e3a) + letters(0x0e3f, 0x0e4e);

    /** Unassigned for ever, so every font draws its sign for a missing glyph. */
    private static final String MISSING = Character.toString(0x10ffff);

    /** What a mark is set upon: alone it has no width. */
    private static final String BASE = "ก";

    @ParameterizedTest
    @ValueSource(strings = {"Kanit-Regular.ttf", "Kanit-SemiBold.ttf", "Kanit-Black.ttf"})
    void each_file_has_every_letter_itself(String file) throws Exception {
        try (InputStream bytes = Objects.requireNonNull(Fonts.class.getResourceAsStream(file))) {
            java.awt.Font font = java.awt.Font.createFont(java.awt.Font.TRUETYPE_FONT, bytes);
            assertThat(font.canDisplayUpTo(VIETNAMESE + PORTUGUESE + THAI + SIGNS))
                    .isEqualTo(-1);
            assertThat(font.canDisplay(0x10ffff)).isFalse();
        }
    }

    @Test
    void every_letter_is_drawn_and_none_as_a_missing_glyph() {
        for (DoubleFunction<Font> weight : List.<DoubleFunction<Font>>of(Fonts::text, Fonts::strong, Fonts::display)) {
            int[] missing = pixels(MISSING, weight);
            int[] base = pixels(BASE, weight);
            int[] baseAndMissing = pixels(BASE + MISSING, weight);
            assertThat(ink(missing)).isPositive();
            for (String letter : (VIETNAMESE + THAI)
                    .codePoints()
                    .mapToObj(Character::toString)
                    .toList()) {
                boolean mark = Character.getType(letter.codePointAt(0)) == Character.NON_SPACING_MARK;
                int[] drawn = pixels(mark ? BASE + letter : letter, weight);
                assertThat(ink(drawn)).as(letter).isGreaterThan(mark ? ink(base) : 0);
                assertThat(drawn).as(letter).isNotEqualTo(mark ? baseAndMissing : missing);
            }
        }
    }

    /** Thai is laid out by another library than Latin; it once fell back to the regular weight. */
    @ParameterizedTest
    @ValueSource(strings = {"Lượt của ai", "ผู้ชนะเข้าเส้นชัย"})
    void heavier_weights_are_heavier_in_every_alphabet(String words) {
        int text = ink(pixels(words, Fonts::text));
        int strong = ink(pixels(words, Fonts::strong));
        int display = ink(pixels(words, Fonts::display));
        assertThat(strong).isGreaterThan(text * 12 / 10);
        assertThat(display).isGreaterThan(strong * 12 / 10);
    }

    @Test
    void the_licence_lies_beside_the_fonts() throws Exception {
        try (InputStream licence = Objects.requireNonNull(Fonts.class.getResourceAsStream("Kanit-OFL.txt"))) {
            assertThat(new String(licence.readAllBytes(), StandardCharsets.UTF_8))
                    .contains("SIL OPEN FONT LICENSE Version 1.1", "The Kanit Project Authors");
        }
    }

    private static String letters(int first, int last) {
        return new String(java.util.stream.IntStream.rangeClosed(first, last).toArray(), 0, last - first + 1);
    }

    private static int[] pixels(String words, DoubleFunction<Font> weight) {
        Picture picture = Screenless.on(() -> {
            Text text = new Text(words);
            text.setFont(weight.apply(28));
            text.setY(45);
            Pane box = new Pane(text);
            box.setPrefSize(400, 70);
            return Picture.of(box, Color.WHITE);
        });
        int[] pixels = new int[picture.width() * picture.height()];
        for (int at = 0; at < pixels.length; at++) {
            pixels[at] = picture.argb(at % picture.width(), at / picture.width()) & 0xff;
        }
        return pixels;
    }

    /** Black pixels, grey ones by their share. */
    private static int ink(int[] pixels) {
        int sum = 0;
        for (int pixel : pixels) {
            sum += 255 - pixel;
        }
        return sum / 255;
    }
}
