package io.trackside.kiosk;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.kiosk.look.Picture;
import io.trackside.kiosk.look.Theme;
import io.trackside.rules.racers.Catalogue;
import io.trackside.text.Texts;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Scene;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every screen in every size, theme and language: drawn, looked over, and kept as a picture. */
final class PicturesTest {
    private static final Path PICTURES = Path.of("target", "pictures");

    @TempDir
    private Path folder = Path.of("");

    @BeforeAll
    static void toolkit() throws InterruptedException {
        Toolkit.start();
    }

    enum Kind {
        WIDE_LIGHT(Format.WIDE, Theme.LIGHT, false),
        WIDE_DARK(Format.WIDE, Theme.DARK, false),
        WIDE_LONG(Format.WIDE, Theme.LIGHT, true),
        TALL_LIGHT(Format.TALL, Theme.LIGHT, false),
        TALL_DARK(Format.TALL, Theme.DARK, false),
        TALL_LONG(Format.TALL, Theme.LIGHT, true);

        private final Format format;
        private final Theme theme;
        private final boolean longer;

        Kind(Format format, Theme theme, boolean longer) {
            this.format = format;
            this.theme = theme;
            this.longer = longer;
        }

        String folder() {
            return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
        }
    }

    @ParameterizedTest
    @EnumSource
    void every_screen_is_whole_legible_and_clear(Kind kind) throws InterruptedException {
        List<String> faults = new ArrayList<>();
        int number = 0;
        for (Shots.Shot shot : Shots.all()) {
            try (Evening evening = new Evening(folder.resolve(kind.folder() + number++))) {
                shot.table().accept(evening);
                faults.addAll(Toolkit.on(() -> look(shot, kind, evening)));
            }
        }
        assertThat(faults).isEmpty();
    }

    private static List<String> look(Shots.Shot shot, Kind kind, Evening evening) throws Exception {
        Wording words = kind.longer ? longer() : Wording.of(Texts.in("en"), Catalogue.load());
        Prefs prefs = new Prefs(kind.theme, false, false);
        Kiosk kiosk = Kiosk.at(
                evening.view(), words, kind.format, prefs, System::nanoTime, told -> new AtOnce(evening, told));
        if (!shot.isOfTable()) {
            kiosk.open(shot.page().apply(kiosk));
        }
        Scene scene = new Scene(kiosk.root(), kind.format.pixelsWide(), kind.format.pixelsHigh());
        Picture.of(scene).write(PICTURES.resolve(kind.folder()).resolve(shot.name() + ".png"));
        List<String> faults = new Inspection(scene, kind.format).faults();
        kiosk.close();
        return faults.stream().map(fault -> shot.name() + ": " + fault).toList();
    }

    /** A language one third longer than English, with marks above its letters. */
    private static Wording longer() {
        Texts english = Texts.in("en");
        return new Wording((key, details) -> longer(english.text(key, details)), english::has, Catalogue.load());
    }

    static String longer(String words) {
        StringBuilder longer = new StringBuilder();
        int letters = 0;
        for (char letter : words.toCharArray()) {
            longer.append(letter);
            if (Character.isLetter(letter) && ++letters % 3 == 0) {
                longer.append("aeiou".indexOf(letter) >= 0 ? 'ế' : letter);
            }
        }
        return longer.toString();
    }

    @Test
    void the_longer_language_is_a_third_longer() {
        assertThat(longer("Everybody has picked")).hasSizeBetween(25, 28);
    }
}
