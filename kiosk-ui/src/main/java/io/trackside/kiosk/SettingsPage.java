package io.trackside.kiosk;

import io.trackside.kiosk.look.Theme;
import io.trackside.table.Deed;
import io.trackside.table.TableView;

/** Light or dark, still or moving, a mouse or fingers; odds, smart dice; how long the table waits for an answer. */
final class SettingsPage extends Framed {
    private static final int SOME_SECONDS = 30;

    SettingsPage(Kiosk kiosk) {
        super(kiosk);
    }

    @Override
    String title(TableView view) {
        return say("home.settings");
    }

    @Override
    void fill(Sheet sheet, TableView view) {
        Prefs prefs = kiosk.prefs();
        double high = Math.min(84, (down() - 5 * GAP) / 6);
        boolean dark = prefs.theme() == Theme.DARK;
        row(sheet, 0, high, "dark", dark, () -> kiosk.prefer(prefs.with(dark ? Theme.LIGHT : Theme.DARK)));
        row(sheet, 1, high, "motion", prefs.motion(), () -> kiosk.prefer(prefs.moving(!prefs.motion())));
        row(sheet, 2, high, "cursor", prefs.cursor(), () -> kiosk.prefer(prefs.pointing(!prefs.cursor())));
        boolean odds = kiosk.odds().on();
        row(sheet, 3, high, "odds", odds, () -> showOdds(!odds));
        dice(sheet, 4, high);
        view.game()
                .ifPresent(game -> row(
                        sheet,
                        5,
                        high,
                        "time-out",
                        game.timeOut() > 0,
                        () -> kiosk.send(new Deed.TimeOut(game.timeOut() > 0 ? 0 : SOME_SECONDS))));
    }

    private void showOdds(boolean wanted) {
        kiosk.ask(
                table -> {
                    table.showOdds(wanted);
                    return table.odds();
                },
                kiosk::show);
    }

    private void dice(Sheet sheet, int place, double high) {
        Sheet face = new Sheet();
        face.put(Para.strong(say("settings.dice"), 20), 10, 0, across() - 150, high - 11);
        sheet.put(
                Tap.of("settings-dice", face, () -> kiosk.open(new DicePage(kiosk)), "plain"),
                GAP,
                top() + place * (high + GAP),
                across(),
                high);
    }

    private void row(Sheet sheet, int place, double high, String id, boolean on, Runnable change) {
        Sheet face = new Sheet();
        face.put(Para.strong(say("settings." + id), 20), 10, 0, across() - 150, high - 11);
        face.put(Line.right(say(on ? "on" : "off"), Weight.POSTER, 24), across() - 130, 0, 108, high - 11);
        sheet.put(
                Tap.of("settings-" + id, face, change, on ? "chosen" : "plain"),
                GAP,
                top() + place * (high + GAP),
                across(),
                high);
    }
}
