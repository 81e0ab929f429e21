package io.trackside.kiosk;

import io.trackside.table.Command;
import io.trackside.table.Deed;
import io.trackside.table.GameView;
import io.trackside.table.TableView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What is not part of a turn. What cannot be taken back asks once more. */
final class MenuPage extends Framed {
    private Optional<String> sure = Optional.empty();

    MenuPage(Kiosk kiosk) {
        super(kiosk);
    }

    @Override
    String title(TableView view) {
        return say("menu");
    }

    private record Entry(String id, boolean asks, Runnable does) {}

    @Override
    void fill(Sheet sheet, TableView view) {
        List<Entry> entries = new ArrayList<>();
        entries.add(new Entry("fix", false, () -> kiosk.open(new FixPage(kiosk))));
        view.game().flatMap(GameView::onTrack).ifPresent(race -> {
            entries.add(new Entry("call-off", true, () -> kiosk.send(new Deed.CallOff(), kiosk::toTable)));
            entries.add(new Entry(
                    race.free() ? "ask" : "only-track",
                    false,
                    () -> kiosk.send(new Deed.FreeMode(!race.free()), kiosk::toTable)));
        });
        if (view.game().flatMap(GameView::onTrack).isPresent()) {
            entries.add(new Entry("what-if", false, () -> WhatIfPage.fromHere(kiosk)));
        }
        entries.add(new Entry("rules", false, () -> kiosk.open(new RulesPage(kiosk))));
        entries.add(new Entry("settings", false, () -> kiosk.open(new SettingsPage(kiosk))));
        entries.add(new Entry("home", false, () -> kiosk.open(new HomePage(kiosk))));
        if (view.game().filter(game -> !game.phase().equals("over")).isPresent()) {
            entries.add(new Entry("end-game", true, () -> kiosk.send(new Deed.EndGame(), kiosk::toTable)));
        } else {
            entries.add(new Entry("rematch", false, () -> kiosk.send(new Command.Rematch(), kiosk::toTable)));
        }
        int across = tall() ? 2 : 3;
        int rows = (entries.size() + across - 1) / across;
        double wide = (across() - (across - 1) * GAP) / across;
        double high = Math.min(130, (down() - (rows - 1) * GAP) / rows);
        for (int i = 0; i < entries.size(); i++) {
            Entry entry = entries.get(i);
            boolean asked = sure.equals(Optional.of(entry.id()));
            sheet.put(
                    Tap.of(
                            "menu-" + entry.id(),
                            say(asked ? "sure." + entry.id() : "menu." + entry.id()),
                            21,
                            () -> tapped(entry),
                            asked ? "act" : "plain-big"),
                    GAP + (i % across) * (wide + GAP),
                    top() + Math.floorDiv(i, across) * (high + GAP),
                    wide,
                    high);
        }
    }

    private void tapped(Entry entry) {
        if (entry.asks() && !sure.equals(Optional.of(entry.id()))) {
            sure = Optional.of(entry.id());
            again();
        } else {
            sure = Optional.empty(); // whoever does something else meanwhile is asked again
            entry.does().run();
        }
    }
}
