package io.trackside.kiosk;

import io.trackside.kiosk.look.Emblem;
import io.trackside.table.Deed;
import io.trackside.table.GameView;
import io.trackside.table.TableView;
import java.util.Optional;
import javafx.geometry.Point2D;

/** The podium of a race, what everybody won, and who begins the next one. */
final class AfterRacePage extends AtTable {
    private boolean arrives = true;

    AfterRacePage(Kiosk kiosk) {
        super(kiosk);
    }

    @Override
    String title(TableView view) {
        return say("after.title", "race", game().finished().size());
    }

    @Override
    void fill(Sheet sheet, TableView view) {
        GameView game = game();
        if (game.finished().isEmpty()) {
            return;
        }
        double foot = 74;
        double y = top();
        double h = down() - foot - GAP;
        double podium = tall() ? across() : across() * 0.46;
        double podiumHigh = tall() ? h * 0.4 : h;
        podium(sheet, game, GAP, y, podium, podiumHigh);
        double x = tall() ? GAP : GAP + podium + GAP;
        double from = tall() ? y + podiumHigh + GAP : y;
        Tally.fill(sheet, game, kiosk, x, from, width() - x - GAP, y + h - from);
        if (arrives && kiosk.prefs().motion()) {
            GameView.FinishedView race = game.finished().getLast();
            for (int place = 0; place < race.placed().size(); place++) {
                int seat = seatOf(race.placed().get(place), game);
                Point2D stand = new Point2D(GAP + podium * (place == 0 ? 0.25 : 0.75), y + podiumHigh * 0.4);
                Point2D hand = Tally.chips(game, seat, x, from, width() - x - GAP, y + h - from);
                game.seats().get(seat).cups().stream()
                        .reduce((earlier, later) -> later)
                        .ifPresent(cup -> kiosk.flights().fly(cup.metal(), cup.points(), stand, hand));
            }
        }
        arrives = false;
        Optional<Integer> first = game.firstSeat();
        double half = (across() - GAP) / 2;
        sheet.put(
                Tap.of("fix", say("fix"), 20, () -> kiosk.open(new FixPage(kiosk))),
                GAP,
                height() - foot - GAP,
                half * 0.5,
                foot);
        sheet.put(
                Tap.of(
                        "next-race",
                        first.map(seat -> say(
                                        "after.next",
                                        "race",
                                        game.finished().size() + 1,
                                        "first",
                                        game.seats().get(seat).name()))
                                .orElseGet(() -> say(
                                        "after.next-open",
                                        "race",
                                        game.finished().size() + 1)),
                        22,
                        () -> kiosk.send(new Deed.NextRace()),
                        "act"),
                GAP + half * 0.5 + GAP,
                height() - foot - GAP,
                across() - half * 0.5 - GAP,
                foot);
    }

    private static int seatOf(String racer, GameView game) {
        return game.seats().stream()
                .filter(seat -> seat.team().contains(racer))
                .findFirst()
                .map(GameView.Seat::seat)
                .orElse(0);
    }

    private void podium(Sheet sheet, GameView game, double x, double y, double w, double h) {
        GameView.FinishedView race = game.finished().getLast();
        double step = w / 2;
        for (int place = 0; place < 2; place++) {
            double left = x + (place == 0 ? 0 : step);
            double block = h * (place == 0 ? 0.42 : 0.28);
            Sheet stand = new Sheet(place == 0 ? "first" : "second");
            stand.put(Line.centred(Integer.toString(place + 1), Weight.POSTER, 58, "on-coin"), 0, 0, step - 6, block);
            sheet.put(stand, left + 3, y + h - block, step - 6, block);
            if (place < race.placed().size()) {
                String racer = race.placed().get(place);
                int seat = seatOf(racer, game);
                double size = Math.min(92, h - block - 56);
                sheet.put(
                        kiosk.look(game, seat)
                                .figure(Emblem.of(racer), size, kiosk.prefs().theme()),
                        left + (step - size) / 2,
                        y + h - block - size - 52,
                        size,
                        size);
                sheet.put(
                        Line.centred(game.seats().get(seat).name(), Weight.POSTER, 24),
                        left + 3,
                        y + h - block - 52,
                        step - 6,
                        28);
                sheet.put(
                        Line.centred(kiosk.words().racer(racer), Weight.TEXT, 16, "quiet"),
                        left + 3,
                        y + h - block - 25,
                        step - 6,
                        22);
            } else {
                sheet.put(
                        Line.centred(say("after.nobody"), Weight.TEXT, 18, "quiet"),
                        left + 3,
                        y + h - block - 36,
                        step - 6,
                        30);
            }
        }
    }
}
