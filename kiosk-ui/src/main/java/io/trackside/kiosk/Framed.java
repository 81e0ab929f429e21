package io.trackside.kiosk;

import io.trackside.table.TableView;
import javafx.scene.layout.Region;

/** A page with its title above and the way back at the upper left, always. */
abstract class Framed extends Redrawn {
    static final double GAP = 8;
    static final double HEAD = 60;

    Framed(Kiosk kiosk) {
        super(kiosk);
    }

    abstract String title(TableView view);

    /** Fills {@code sheet} below the title: from {@link #top} on, {@link #across} wide and {@link #down} high. */
    abstract void fill(Sheet sheet, TableView view);

    /** Where back leads, and what it says. */
    void back() {
        kiosk.back();
    }

    String backSays() {
        return say("back");
    }

    @Override
    Region draw(TableView view) {
        Sheet sheet = new Sheet("page");
        double back = 92;
        sheet.put(Tap.of("back", backSays(), 17, this::back), GAP, 6, back, HEAD - 12);
        sheet.put(Line.left(title(view), Weight.POSTER, 30), back + 2 * GAP + 4, 0, width() - back - 3 * GAP - 4, HEAD);
        fill(sheet, view);
        return sheet;
    }

    final double top() {
        return HEAD + 2;
    }

    final double across() {
        return width() - 2 * GAP;
    }

    final double down() {
        return height() - top() - GAP;
    }
}
