package io.trackside.kiosk;

import io.trackside.table.GameView;
import io.trackside.table.TableView;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/** A page that is drawn anew with each change: for all where nothing hurries. */
abstract class Redrawn implements Page {
    final Kiosk kiosk;
    private final Pane node = new Pane();
    private TableView seen;

    Redrawn(Kiosk kiosk) {
        this.kiosk = kiosk;
        this.seen = kiosk.view();
    }

    @Override
    public final Region node() {
        return node;
    }

    @Override
    public final void show(TableView view) {
        seen = view;
        again();
    }

    /** What was typed has changed. */
    final void again() {
        Region drawn = draw(seen);
        drawn.setManaged(false);
        drawn.resizeRelocate(0, 0, width(), height());
        node.getChildren().setAll(drawn);
    }

    abstract Region draw(TableView view);

    final TableView seen() {
        return seen;
    }

    final GameView game() {
        return seen.game().orElseThrow();
    }

    final double width() {
        return kiosk.format().width();
    }

    final double height() {
        return kiosk.format().height();
    }

    final boolean tall() {
        return kiosk.format().isTall();
    }

    final String say(String key, Object... details) {
        return kiosk.words().say(key, details);
    }
}
