package io.trackside.kiosk;

import io.trackside.kiosk.look.Fonts;
import javafx.scene.text.Font;

/** How much a text weighs. */
enum Weight {
    TEXT,
    STRONG,
    POSTER;

    Font at(double size) {
        return switch (this) {
            case TEXT -> Fonts.text(size);
            case STRONG -> Fonts.strong(size);
            case POSTER -> Fonts.display(size);
        };
    }
}
