package io.trackside.kiosk;

import io.trackside.table.Command;
import io.trackside.table.GameSummary;
import io.trackside.table.Person;
import io.trackside.table.TableView;
import java.util.List;
import java.util.Optional;
import javafx.scene.layout.Region;

/** Where an evening begins. */
final class HomePage extends Redrawn {
    private static final double GAP = 10;

    private Optional<GameSummary> unfinished = Optional.empty();
    private boolean asked;

    HomePage(Kiosk kiosk) {
        super(kiosk);
    }

    @Override
    Region draw(TableView view) {
        List<String> offered = view.game().isPresent()
                ? List.of()
                : view.prompt().map(TableView.Prompt::options).orElse(List.of());
        if (!asked && !offered.isEmpty()) {
            asked = true;
            kiosk.ask(
                    client -> client.games().stream()
                            .filter(game -> offered.contains(game.id()))
                            .findFirst(),
                    found -> {
                        unfinished = found;
                        again();
                    });
        }
        Sheet sheet = new Sheet("page");
        double w = width();
        double h = height();
        double poster = tall() ? h * 0.3 : h * 0.36;
        double badge = tall() ? 58 : 64;
        double step = (w - 2 * GAP) / Person.COLOURS.size();
        sheet.put(
                Line.centred(say("title"), Weight.POSTER, tall() ? 76 : 96),
                GAP,
                tall() ? 24 : 0,
                w - 2 * GAP,
                poster * 0.62);
        for (int i = 0; i < Person.COLOURS.size(); i++) {
            sheet.put(
                    Kiosk.look(Person.COLOURS.get(i)).badge(badge, kiosk.prefs().theme()),
                    GAP + i * step + (step - badge) / 2,
                    poster - badge - 2,
                    badge,
                    badge);
        }
        double y = poster + GAP;
        double rest = h - y - GAP;
        double big = tall() ? 140 : 104;
        double half = (w - 3 * GAP) / 2;
        boolean running = view.game().isPresent();
        if (running) {
            sheet.put(Tap.of("resume", say("home.back"), 28, kiosk::toTable, "act"), GAP, y, half, big);
        } else if (unfinished.isPresent()) {
            GameSummary game = unfinished.get();
            sheet.put(
                    Tap.of(
                            "resume",
                            say("home.resume", "people", game.people()),
                            22,
                            () -> kiosk.send(new Command.Resume(game.id())),
                            "act"),
                    GAP,
                    y,
                    half,
                    big);
        }
        boolean pair = running || unfinished.isPresent();
        sheet.put(
                Tap.of(
                        "new",
                        say("home.new"),
                        28,
                        () -> kiosk.open(new NewGamePage(kiosk)),
                        pair ? "plain-big" : "act"),
                pair ? 2 * GAP + half : GAP,
                y,
                pair ? half : w - 2 * GAP,
                big);
        List<Entry> entries = List.of(
                new Entry("free", () -> kiosk.open(new FreeTablePage(kiosk))),
                new Entry("what-if", () -> kiosk.open(new WhatIfSetUpPage(kiosk))),
                new Entry("games", () -> kiosk.open(new GamesPage(kiosk))),
                new Entry("rules", () -> kiosk.open(new RulesPage(kiosk))),
                new Entry("settings", () -> kiosk.open(new SettingsPage(kiosk))));
        int across = tall() ? 2 : entries.size();
        double wide = (w - (across + 1) * GAP) / across;
        double high = Math.min(124, (rest - big - GAP * 2) / (tall() ? 3 : 1));
        for (int i = 0; i < entries.size(); i++) {
            Entry entry = entries.get(i);
            sheet.put(
                    Tap.of(entry.id(), say("home." + entry.id()), 22, entry.opens()),
                    GAP + (i % across) * (wide + GAP),
                    y + big + GAP + Math.floorDiv(i, across) * (high + GAP),
                    wide,
                    high);
        }
        if (tall()) {
            double under = y + big + 3 * (high + GAP) + GAP;
            sheet.put(
                    Para.centred(say("unofficial"), Weight.TEXT, 14, "quiet"),
                    GAP,
                    under,
                    w - 2 * GAP,
                    h - under - GAP);
        } else {
            double under = y + big + high + 2 * GAP;
            sheet.put(
                    Line.centred(say("unofficial"), Weight.TEXT, 13, "quiet"), GAP, under, w - 2 * GAP, h - under - 4);
        }
        return sheet;
    }

    private record Entry(String id, Runnable opens) {}
}
