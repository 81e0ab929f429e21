package io.trackside.kiosk;

import io.trackside.table.Deed;
import io.trackside.table.TableView;
import tools.jackson.databind.node.JsonNodeFactory;

/** What was played cannot be played again here: the recorded table is offered. */
final class RestorePage extends AtTable {
    RestorePage(Kiosk kiosk) {
        super(kiosk);
    }

    @Override
    String title(TableView view) {
        return say("restore.title");
    }

    @Override
    void fill(Sheet sheet, TableView view) {
        double foot = 84;
        double asks = tall() ? 120 : 64;
        sheet.put(Para.centred(kiosk.words().other("prompt.restore"), Weight.STRONG, 20), GAP, top(), across(), asks);
        double y = top() + asks + GAP;
        Tally.fill(sheet, game(), kiosk, GAP, y, across(), height() - y - foot - 2 * GAP);
        sheet.put(
                Tap.of(
                        "restore",
                        say("restore.take"),
                        24,
                        () -> kiosk.send(new Deed.Restore(JsonNodeFactory.instance.objectNode())),
                        "act"),
                GAP,
                height() - foot - GAP,
                across(),
                foot);
    }
}
