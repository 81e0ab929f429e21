package io.trackside.kiosk;

import io.trackside.kiosk.look.Emblem;
import io.trackside.table.Deed;
import io.trackside.table.GameView;
import io.trackside.table.TableView;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The racers of one person: what their cards say, and why a power did not act in this turn. */
final class RacerPage extends Framed {
    private final int seat;
    private final Map<String, List<String>> reasons = new TreeMap<>();

    RacerPage(Kiosk kiosk, int seat) {
        super(kiosk);
        this.seat = seat;
    }

    @Override
    String title(TableView view) {
        return view.game().map(game -> game.seats().get(seat).name()).orElse("");
    }

    @Override
    void fill(Sheet sheet, TableView view) {
        List<GameView.Figure> mine = view.game().flatMap(GameView::onTrack).stream()
                .flatMap(race -> race.figures().stream())
                .filter(figure -> figure.seat() == seat)
                .toList();
        if (mine.isEmpty()) {
            return;
        }
        double high = (down() - (mine.size() - 1) * GAP) / mine.size();
        for (int i = 0; i < mine.size(); i++) {
            racer(sheet, mine.get(i), top() + i * (high + GAP), high);
        }
    }

    private void racer(Sheet sheet, GameView.Figure figure, double y, double high) {
        String racer = figure.racer();
        Sheet card = new Sheet("panel");
        double sign = Math.min(76, high * 0.4);
        card.put(
                kiosk.look(game(), seat)
                        .figure(Emblem.of(racer), sign, kiosk.prefs().theme()),
                12,
                10,
                sign,
                sign);
        Line name = Line.left(kiosk.words().racer(racer), Weight.POSTER, 30);
        double line = Math.min(44, sign * 0.6);
        double wide = Math.min(name.full(), (across() - sign - 48) * 0.7);
        card.put(name, sign + 24, 6, wide, line);
        card.put(
                Line.left(kiosk.words().printed(racer), Weight.TEXT, 22, "quiet"),
                sign + 36 + wide,
                6,
                across() - sign - 48 - wide,
                line);
        String power = figure.power().equals("none") ? racer : figure.power();
        double from = Math.min(50, sign * 0.6 + 6);
        double key = 56;
        card.put(
                Para.text(kiosk.words().power(power), 24),
                sign + 24,
                from,
                across() - sign - 36,
                Math.max(40, sign + 12 - from));
        double below = Math.max(sign + 18, from + 44);
        List<String> told = reasons.getOrDefault(racer, List.of());
        card.put(
                Para.text(String.join(" ", told), 17), 14, below, across() - 28, Math.max(20, high - below - key - 16));
        sheet.put(card, GAP, y, across(), high);
        double third = (across() - 40) / 3;
        sheet.put(
                Tap.of("why-not-" + racer, say("why-not"), 18, () -> ask(racer), told.isEmpty() ? "act" : "plain"),
                GAP + 10,
                y + high - key - 10,
                third,
                key);
        boolean no = game().seats().get(seat).standingNo().contains(power);
        sheet.put(
                Tap.of(
                        "standing-" + racer,
                        say(no ? "standing-no.off" : "standing-no.on"),
                        17,
                        () -> kiosk.send(new Deed.StandingNo(seat, power, !no))),
                GAP + 20 + third,
                y + high - key - 10,
                third,
                key);
        sheet.put(
                Tap.of("rules-" + racer, say("home.rules"), 18, () -> kiosk.open(new CardPage(kiosk, power))),
                GAP + 30 + 2 * third,
                y + high - key - 10,
                third,
                key);
    }

    private void ask(String racer) {
        kiosk.ask(client -> client.whyNot(racer, kiosk.words().locale()), told -> {
            reasons.put(racer, told.isEmpty() ? List.of(say("why-not.nothing")) : told);
            again();
        });
    }
}
