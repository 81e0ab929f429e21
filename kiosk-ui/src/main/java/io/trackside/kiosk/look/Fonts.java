package io.trackside.kiosk.look;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import javafx.scene.text.Font;

/**
 * Kanit, shipped inside (SIL Open Font License, {@code Kanit-OFL.txt}): one family with Latin, Vietnamese marks and
 * Thai. Sizes are in pixels. Needs a started toolkit; a stylesheet may name the families once {@link #load()} ran.
 */
public final class Fonts {

    /** Family names for stylesheets. */
    public static final String TEXT = "Kanit";

    public static final String STRONG = "Kanit SemiBold";
    public static final String DISPLAY = "Kanit Black";

    static final String[] FILES = {"Kanit-Regular.ttf", "Kanit-SemiBold.ttf", "Kanit-Black.ttf"};

    /** Height of a capital letter, in parts of the font's size, as the font file says. */
    private static final double CAP_HEIGHT = 0.65;

    private Fonts() {}

    /** Makes the three weights known to JavaFX; calling it again does nothing. */
    public static void load() {
        Loaded.once();
    }

    /** For reading: sentences, rulings, powers. */
    public static Font text(double size) {
        load();
        return Font.font(TEXT, size);
    }

    /** For what is pressed and what counts: buttons, names, chips. */
    public static Font strong(double size) {
        load();
        return Font.font(STRONG, size);
    }

    /** For the poster: whose turn it is, die faces, titles. */
    public static Font display(double size) {
        load();
        return Font.font(DISPLAY, size);
    }

    static double capHeight(double size) {
        return CAP_HEIGHT * size;
    }

    /** A class is initialised once, whatever thread asks first. */
    private static final class Loaded {
        static {
            for (String file : FILES) {
                try (InputStream font = Objects.requireNonNull(Fonts.class.getResourceAsStream(file))) {
                    Objects.requireNonNull(Font.loadFont(font, 0), file);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
        }

        static void once() {}
    }
}
