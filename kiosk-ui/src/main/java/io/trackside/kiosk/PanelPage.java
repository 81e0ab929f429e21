package io.trackside.kiosk;

import io.trackside.table.PanelView;
import io.trackside.table.TableView;
import java.util.Optional;

/** The panel of buttons and lamps, live: to check its wires, or to press its buttons where there are no wires. */
final class PanelPage extends Framed {
    private final PanelWatch watch = new PanelWatch(kiosk, () -> kiosk.up() == this, this::changed);
    private Optional<PanelView> panel = Optional.empty();
    private boolean asked;
    private boolean holds;

    PanelPage(Kiosk kiosk) {
        super(kiosk);
        watch.look();
    }

    /** With a panel that is not asked for, for pictures. */
    PanelPage(Kiosk kiosk, PanelView shown) {
        super(kiosk);
        panel = Optional.of(shown);
    }

    private void changed(Optional<PanelView> now) {
        asked = true;
        panel = now;
        again();
    }

    @Override
    String title(TableView view) {
        return say("settings.panel");
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
        watch.press(button, hold);
        again();
    }
}
