package io.trackside.kiosk;

import io.trackside.app.Version;
import io.trackside.kiosk.look.SeatLook;
import io.trackside.table.TableView;
import java.util.List;

/** Which Trackside this is, whose the game is, and under which licences it comes. */
final class AboutPage extends Framed {
    private static final List<String> PARTS = List.of("what", "journal", "unofficial", "licence");

    AboutPage(Kiosk kiosk) {
        super(kiosk);
    }

    @Override
    String title(TableView view) {
        return say("about.version", "version", Version.ofThis());
    }

    @Override
    void fill(Sheet sheet, TableView view) {
        double high = Math.min(130, (down() - (PARTS.size() - 1) * GAP) / PARTS.size());
        double badge = 40;
        for (int i = 0; i < PARTS.size(); i++) {
            double y = top() + i * (high + GAP);
            sheet.put(
                    SeatLook.of(i).badge(badge, kiosk.prefs().theme()), GAP + 6, y + (high - badge) / 2, badge, badge);
            sheet.put(Para.strong(say("about." + PARTS.get(i)), 18), GAP + badge + 24, y, across() - badge - 30, high);
        }
    }
}
