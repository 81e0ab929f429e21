package io.trackside.kiosk;

import io.trackside.app.WhatIfTable;
import io.trackside.table.TableView;
import java.util.ArrayList;
import java.util.List;

/** Racers and a track to try things out with. The first one tapped begins. */
final class WhatIfSetUpPage extends Framed {
    private static final double FOOT = 60;

    private final List<String> racers = new ArrayList<>();
    private boolean wild;

    WhatIfSetUpPage(Kiosk kiosk) {
        super(kiosk);
    }

    @Override
    String title(TableView view) {
        return say("what-if.racers", "fewest", WhatIfTable.FEWEST, "most", WhatIfTable.MOST);
    }

    @Override
    void fill(Sheet sheet, TableView view) {
        List<String> all = kiosk.words().racers();
        double high = down() - FOOT - GAP;
        sheet.put(
                Grid.of(
                        all,
                        racers,
                        across(),
                        high,
                        PickPage.across(all.size(), tall()),
                        (racer, room) -> Card.of(racer, kiosk, room.width(), room.height()),
                        this::tapped),
                GAP,
                top(),
                across(),
                high);
        double y = height() - FOOT - GAP;
        double half = (across() - GAP) / 2;
        sheet.put(Tap.of("side", say("track." + (wild ? "wild" : "mild")), 20, this::turnOver), GAP, y, half, FOOT);
        boolean enough = racers.size() >= WhatIfTable.FEWEST;
        sheet.put(
                enough
                        ? Tap.of("try", say("what-if.begin"), 22, this::begin, "act")
                        : Tap.of(
                                "try",
                                say("pick.more", "count", WhatIfTable.FEWEST - racers.size()),
                                20,
                                () -> {},
                                "calm"),
                GAP + half + GAP,
                y,
                half,
                FOOT);
    }

    private void tapped(String racer) {
        if (!racers.remove(racer) && racers.size() < WhatIfTable.MOST) {
            racers.add(racer);
        }
        again();
    }

    private void turnOver() {
        wild = !wild;
        again();
    }

    private void begin() {
        List<String> chosen = List.copyOf(racers);
        String track = wild ? "wild" : "mild";
        WhatIfPage.open(
                kiosk,
                real -> WhatIfTable.of(
                        chosen, track, kiosk.words().catalogue(), kiosk.words().texts()));
    }
}
