package io.trackside.kiosk;

import io.trackside.kiosk.look.Theme;
import io.trackside.table.Deed;
import io.trackside.table.TableView;
import io.trackside.text.Library;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** What can be set: of this screen, which remembers it, and of the table, which is the same for everybody. */
final class SettingsPage extends Framed {
    private static final int SOME_SECONDS = 30;
    private static final double TABS = 56;

    private boolean ofTable;
    private boolean sure;

    SettingsPage(Kiosk kiosk) {
        super(kiosk);
    }

    @Override
    String title(TableView view) {
        return say("home.settings");
    }

    /** One thing that can be set, or a page that opens: {@code value} is empty then. */
    private record Setting(String id, String value, boolean on, Runnable change) {}

    @Override
    void fill(Sheet sheet, TableView view) {
        double half = (across() - GAP) / 2;
        tab(sheet, "screen", GAP, half, !ofTable);
        tab(sheet, "table", GAP + half + GAP, half, ofTable);
        List<Setting> settings = ofTable ? ofTable(view) : ofScreen();
        int across = tall() ? 1 : 2;
        int down = (settings.size() + across - 1) / across;
        double y = top() + TABS + GAP;
        double wide = (across() - (across - 1) * GAP) / across;
        double foot = ofTable ? 0 : languageRows() * (TABS + GAP);
        double high = Math.min(84, (height() - y - GAP - foot - (down - 1) * GAP) / down);
        for (int i = 0; i < settings.size(); i++) {
            put(
                    sheet,
                    settings.get(i),
                    GAP + Math.floorDiv(i, down) * (wide + GAP),
                    y + (i % down) * (high + GAP),
                    wide,
                    high);
        }
        if (!ofTable) {
            languages(sheet, y + down * (high + GAP));
        }
    }

    private int languagesAcross() {
        return tall() ? 2 : kiosk.words().languages().size();
    }

    private int languageRows() {
        return Math.ceilDiv(kiosk.words().languages().size(), languagesAcross());
    }

    /** Each by its own name, so that nobody has to understand the one that is set. */
    private void languages(Sheet sheet, double y) {
        List<String> all = List.copyOf(kiosk.words().languages());
        int across = languagesAcross();
        double wide = (across() - (across - 1) * GAP) / across;
        for (int i = 0; i < all.size(); i++) {
            String language = all.get(i);
            boolean now = language.equals(kiosk.words().language());
            sheet.put(
                    Tap.of(
                            "language-" + language,
                            Library.nameOf(language),
                            18,
                            () -> kiosk.prefer(kiosk.prefs().speaking(language)),
                            now ? "chosen" : "plain"),
                    GAP + i % across * (wide + GAP),
                    y + Math.floorDiv(i, across) * (TABS + GAP),
                    wide,
                    TABS);
        }
    }

    private void tab(Sheet sheet, String id, double x, double wide, boolean now) {
        Runnable turn = () -> {
            ofTable = id.equals("table");
            sure = false;
            again();
        };
        sheet.put(
                Tap.of("settings-of-" + id, say("settings.of." + id), 20, turn, now ? "chosen" : "calm"),
                x,
                top(),
                wide,
                TABS);
    }

    private void put(Sheet sheet, Setting setting, double x, double y, double wide, double high) {
        Sheet face = new Sheet();
        double value = setting.value().isEmpty() ? 0 : 92;
        face.put(Para.strong(say("settings." + setting.id()), 18), 8, 0, wide - value - 32, high - 11);
        face.put(Line.right(setting.value(), Weight.POSTER, 22), wide - value - 20, 0, value, high - 11);
        sheet.put(
                Tap.of("settings-" + setting.id(), face, setting.change(), setting.on() ? "chosen" : "plain"),
                x,
                y,
                wide,
                high);
    }

    private List<Setting> ofScreen() {
        Prefs prefs = kiosk.prefs();
        boolean dark = prefs.theme() == Theme.DARK;
        return List.of(
                onOff("dark", dark, () -> kiosk.prefer(prefs.with(dark ? Theme.LIGHT : Theme.DARK))),
                onOff("motion", prefs.motion(), () -> kiosk.prefer(prefs.moving(!prefs.motion()))),
                onOff("cursor", prefs.cursor(), () -> kiosk.prefer(prefs.pointing(!prefs.cursor()))),
                new Setting(
                        "bright",
                        say("percent", "percent", prefs.bright()),
                        false,
                        () -> kiosk.prefer(prefs.brightness(after(prefs.bright(), Prefs.BRIGHT)))),
                new Setting(
                        "rest",
                        prefs.rest() == 0 ? say("never") : say("minutes", "minutes", prefs.rest()),
                        prefs.rest() > 0,
                        () -> kiosk.prefer(prefs.resting(after(prefs.rest(), Prefs.RESTS)))),
                onOff("sound", prefs.sound(), () -> kiosk.prefer(prefs.sounding(!prefs.sound()))),
                onOff("read-out", prefs.readsOut(), () -> kiosk.prefer(prefs.readingOut(!prefs.readsOut()))),
                opens("touch", () -> new TouchPage(kiosk)),
                opens("about", () -> new AboutPage(kiosk)));
    }

    private List<Setting> ofTable(TableView view) {
        List<Setting> settings = new ArrayList<>();
        boolean odds = kiosk.odds().on();
        settings.add(onOff("odds", odds, () -> showOdds(!odds)));
        view.game()
                .ifPresent(game -> settings.add(onOff(
                        "time-out",
                        game.timeOut() > 0,
                        () -> kiosk.send(new Deed.TimeOut(game.timeOut() > 0 ? 0 : SOME_SECONDS)))));
        settings.add(opens("dice", () -> new DicePage(kiosk)));
        settings.add(opens("health", () -> new HealthPage(kiosk)));
        settings.add(opens("panel", () -> new PanelPage(kiosk)));
        if (kiosk.hasPower()) {
            settings.add(new Setting(sure ? "power-sure" : "power", "", sure, this::powerOff));
        }
        return settings;
    }

    private Setting onOff(String id, boolean on, Runnable change) {
        return new Setting(id, say(on ? "on" : "off"), on, change);
    }

    private Setting opens(String id, Supplier<Page> page) {
        return new Setting(id, "", false, () -> kiosk.open(page.get()));
    }

    private static int after(int now, List<Integer> all) {
        return all.get((all.indexOf(now) + 1) % all.size());
    }

    private void showOdds(boolean wanted) {
        kiosk.ask(
                table -> {
                    table.showOdds(wanted);
                    return table.odds();
                },
                kiosk::show);
    }

    /** Asks once more on the same key. */
    private void powerOff() {
        if (sure) {
            kiosk.powerOff();
        }
        sure = !sure;
        again();
    }
}
