package io.trackside.kiosk;

import io.trackside.rules.BadInput;
import io.trackside.table.ControlPanel;
import io.trackside.table.PanelView;
import io.trackside.table.TableView;
import java.util.Optional;
import javafx.animation.PauseTransition;
import javafx.util.Duration;

/** The panel of buttons and lamps, live: to check its wires, or to press its buttons where there are no wires. */
final class PanelPage extends Framed {
    /** Often enough to see a lamp blink. */
    private static final Duration LOOK = Duration.millis(120);

    private final PauseTransition later = new PauseTransition(LOOK);
    private Optional<PanelView> panel = Optional.empty();
    private boolean asked;
    private boolean holds;

    PanelPage(Kiosk kiosk) {
        super(kiosk);
        later.setOnFinished(over -> look());
        look();
    }

    /** With a panel that is not asked for, for pictures. */
    PanelPage(Kiosk kiosk, PanelView shown) {
        super(kiosk);
        panel = Optional.of(shown);
        asked = true;
    }

    @Override
    String title(TableView view) {
        return say("settings.panel");
    }

    /** What a panel does is no part of the view: it is asked for as long as somebody looks. */
    private void look() {
        kiosk.ask(table -> table.panel().flatMap(PanelPage::seen), now -> {
            boolean other = !asked || !now.equals(panel);
            asked = true;
            panel = now;
            if (other) {
                again();
            }
            if (kiosk.up() == this) {
                later.playFromStart();
            }
        });
    }

    private static Optional<PanelView> seen(ControlPanel panel) {
        try {
            return Optional.of(panel.view());
        } catch (BadInput none) {
            return Optional.empty();
        }
    }

    @Override
    void fill(Sheet sheet, TableView view) {
        if (panel.isEmpty()) {
            String key = asked ? "panel.none" : "panel.looks";
            sheet.put(Para.centred(say(key), Weight.STRONG, 22), GAP, top(), across(), down());
            return;
        }
        double hint = 34;
        PanelView shown = panel.get();
        sheet.put(
                Line.left(say(shown.virtual() ? "panel.virtual" : "panel.real"), Weight.TEXT, 16, "quiet"),
                GAP + 2,
                top(),
                across() - 4,
                hint);
        sheet.put(
                new PanelPane(shown, this::press, holds, this::turnHold, kiosk.words(), across(), down() - hint),
                GAP,
                top() + hint,
                across(),
                down() - hint);
    }

    private void turnHold() {
        holds = !holds;
        again();
    }

    private void press(String button, boolean hold) {
        holds = false;
        kiosk.ask(
                table -> table.panel().flatMap(real -> pressed(real, button, hold)),
                refused -> refused.ifPresent(bad -> kiosk.say(kiosk.words().said("bad." + bad.key(), bad.details()))));
        again();
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
