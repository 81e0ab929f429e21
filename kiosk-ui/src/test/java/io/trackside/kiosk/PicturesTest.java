package io.trackside.kiosk;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.kiosk.look.Picture;
import io.trackside.kiosk.look.Theme;
import io.trackside.rules.racers.Catalogue;
import io.trackside.table.ControlPanel;
import io.trackside.table.PanelView;
import io.trackside.text.Library;
import io.trackside.text.Texts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.TilePane;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every screen in every size, theme and language: drawn, looked over, and kept as a picture. */
final class PicturesTest {
    private static final Path PICTURES = Path.of("target", "pictures");

    private static final Library TEXTS = Texts.in("en").library();

    @TempDir
    private Path folder = Path.of("");

    @BeforeAll
    static void toolkit() throws InterruptedException {
        Toolkit.start();
    }

    enum Kind {
        WIDE_LIGHT(false, false, false),
        WIDE_DARK(false, true, false),
        WIDE_LONG(false, false, true),
        TALL_LIGHT(true, false, false),
        TALL_DARK(true, true, false),
        TALL_LONG(true, false, true),
        HD(1280, 720),
        NETBOOK(1024, 600),
        FULL_HD(1920, 1080),
        WIDE_VI(Format.WIDE, "vi"),
        TALL_VI(Format.TALL, "vi"),
        WIDE_TH(Format.WIDE, "th"),
        TALL_TH(Format.TALL, "th"),
        WIDE_PT(Format.WIDE, "pt-BR"),
        TALL_PT(Format.TALL, "pt-BR");

        @SuppressWarnings("ImmutableEnumChecker") // two numbers
        private final Format format;

        private final boolean tall;
        private final boolean dark;
        private final boolean longer;
        private final String language;

        Kind(boolean tall, boolean dark, boolean longer) {
            this.format = tall ? Format.TALL : Format.WIDE;
            this.tall = tall;
            this.dark = dark;
            this.longer = longer;
            this.language = "en";
        }

        Kind(double wide, double high) {
            this.format = new Format(wide, high);
            this.tall = false;
            this.dark = false;
            this.longer = true;
            this.language = "en";
        }

        Kind(Format format, String language) {
            this.format = format;
            this.tall = format.isTall();
            this.dark = false;
            this.longer = false;
            this.language = language;
        }

        Format format() {
            return format;
        }

        Prefs prefs() {
            return Prefs.STILL.with(dark ? Theme.DARK : Theme.LIGHT);
        }

        String folder() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    @ParameterizedTest
    @EnumSource
    void every_screen_is_whole_legible_and_clear(Kind kind) throws InterruptedException {
        List<String> faults = new ArrayList<>();
        int number = 0;
        List<Image> pictures = new ArrayList<>();
        for (Shots.Shot shot : Shots.all()) {
            try (Evening evening = new Evening(folder.resolve(kind.folder() + number++))) {
                shot.table().accept(evening);
                faults.addAll(Toolkit.on(() -> look(shot, kind, evening, pictures)));
            }
        }
        Toolkit.on(() -> overview(kind, pictures));
        assertThat(faults).isEmpty();
    }

    private static List<String> look(Shots.Shot shot, Kind kind, Evening evening, List<Image> pictures)
            throws IOException {
        Wording words = kind.longer ? longer() : Wording.of(TEXTS.in(kind.language), Catalogue.load());
        Kiosk kiosk = Kiosk.at(
                evening.view(),
                words,
                kind.format(),
                new Machine(
                        ScreenMemory.of(kind.prefs()),
                        System::nanoTime,
                        Optional.empty(),
                        Optional.of(new PowerSwitch(List.of("true"))),
                        Speaker.SILENT,
                        (table, first, told) -> new AtOnce(table, told)),
                told -> new AtOnce(evening, told));
        if (!shot.isOfTable()) {
            Page page = shot.page().apply(kiosk);
            if (!page.equals(kiosk.up())) {
                kiosk.open(page);
            }
        }
        Scene scene = new Scene(
                kiosk.root(), kind.format().pixelsWide(), kind.format().pixelsHigh());
        Image picture = scene.snapshot(null);
        pictures.add(picture);
        Picture.of(picture).write(PICTURES.resolve(kind.folder()).resolve(shot.name() + ".png"));
        List<String> faults = new Inspection(scene, kind.format()).faults();
        kiosk.close();
        return faults.stream().map(fault -> shot.name() + ": " + fault).toList();
    }

    @Test
    void a_window_with_a_panel_at_its_edge_is_as_clear() throws InterruptedException {
        try (Evening evening = new Evening(folder)) {
            evening.race("romantic", "scoocher", "banana", "skipper").rolls(2, 5, 3, 4);
            evening.panel(new ControlPanel() {
                @Override
                public PanelView view() {
                    return Shots.panel(true);
                }

                @Override
                public void press(String button, boolean hold) {}
            });
            List<String> faults = Toolkit.on(() -> {
                Kiosk kiosk = Kiosk.at(
                        evening.view(),
                        Wording.of(Texts.in("en"), Catalogue.load()),
                        Format.WIDE,
                        Machine.of(Prefs.STILL),
                        told -> new AtOnce(evening, told));
                double[] high = {Format.WIDE.pixelsHigh()};
                kiosk.showPanelBelow(more -> high[0] += more);
                Scene scene = new Scene(kiosk.root(), Format.WIDE.pixelsWide(), high[0]);
                Picture.of(scene.snapshot(null)).write(PICTURES.resolve("window-with-panel.png"));
                List<String> found = new Inspection(scene, Format.WIDE).faults();
                kiosk.close();
                return found;
            });
            assertThat(faults).isEmpty();
        }
    }

    /** All of them on one sheet. */
    private static boolean overview(Kind kind, List<Image> pictures) throws IOException {
        TilePane sheet = new TilePane(6, 6);
        sheet.setPrefColumns(kind.tall ? 10 : 5);
        for (Image picture : pictures) {
            ImageView small = new ImageView(picture);
            small.setPreserveRatio(true);
            small.setSmooth(true);
            small.setFitWidth(kind.tall ? 200 : 400);
            sheet.getChildren().add(small);
        }
        Picture.of(sheet, Color.GRAY).write(PICTURES.resolve("overview-" + kind.folder() + ".png"));
        return true;
    }

    /** A language one third longer than English, with marks above its letters. */
    private static Wording longer() {
        Texts english = TEXTS.in("en");
        return new Wording(english, (key, details) -> longer(english.text(key, details)), Catalogue.load());
    }

    static String longer(String words) {
        StringBuilder longer = new StringBuilder();
        int letters = 0;
        for (int i = 0; i < words.length(); i++) {
            char letter = words.charAt(i);
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
