package io.trackside.kiosk;

import io.trackside.rules.BadInput;
import io.trackside.table.ControlPanel;
import io.trackside.table.PanelView;
import io.trackside.table.TableClient;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javafx.util.Duration;

/** Looks at the table's panel again and again: what a panel does is no part of the view. */
final class PanelWatch {
    /** Often enough to see a lamp blink. */
    private static final Duration BLINK = Duration.millis(120);

    private static final Duration NONE_YET = Duration.seconds(3);

    private final Kiosk kiosk;
    private final Watch<Optional<PanelView>> watch;

    /**
     * For the thread of JavaFX.
     *
     * @param looks whether somebody still looks
     * @param changed hears what is there now, first of all and then each time it is otherwise
     */
    PanelWatch(Kiosk kiosk, BooleanSupplier looks, Consumer<Optional<PanelView>> changed) {
        this.kiosk = kiosk;
        this.watch = new Watch<>(kiosk, PanelWatch::seen, looks, now -> now.isPresent() ? BLINK : NONE_YET, changed);
    }

    void look() {
        watch.look();
    }

    /** The panel of {@code table}, if it has one that works now. */
    static Optional<PanelView> seen(TableClient table) {
        return table.panel().flatMap(PanelWatch::view);
    }

    private static Optional<PanelView> view(ControlPanel panel) {
        try {
            return Optional.of(panel.view());
        } catch (BadInput none) {
            return Optional.empty();
        }
    }

    /** Presses a button; a refusal is told. */
    void press(String button, boolean hold) {
        kiosk.ask(
                table -> table.panel().flatMap(panel -> pressed(panel, button, hold)),
                refused -> refused.ifPresent(bad -> kiosk.say(kiosk.words().said("bad." + bad.key(), bad.details()))));
    }

    private static Optional<BadInput> pressed(ControlPanel panel, String button, boolean hold) {
        try {
            panel.press(button, hold);
            return Optional.empty();
        } catch (BadInput bad) {
            return Optional.of(bad);
        }
    }
}
