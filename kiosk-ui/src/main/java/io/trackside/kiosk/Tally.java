package io.trackside.kiosk;

import io.trackside.table.GameView;
import java.util.List;
import javafx.geometry.Point2D;

/** Points of everybody, race by race, the best first; chips as they lie on the table. */
final class Tally {
    private static final double GAP = 6;
    private static final double RACE = 34;
    private static final double ALL = 52;
    private static final double PLACE = 34;

    private Tally() {}

    static void fill(Sheet sheet, GameView game, Kiosk kiosk, double x, double y, double w, double h) {
        double high = high(game, h);
        int row = 0;
        for (GameView.RankView rank : game.ranking()) {
            for (int seat : rank.seats()) {
                sheet.put(
                        line(game, game.seats().get(seat), rank.place(), kiosk, w, high),
                        x,
                        y + row * (high + GAP),
                        w,
                        high);
                row++;
            }
        }
    }

    /** Where the chips of {@code seat} lie, on a tally that is filled with the same measures. */
    static Point2D chips(GameView game, int seat, double x, double y, double w, double h) {
        double high = high(game, h);
        List<Integer> order =
                game.ranking().stream().flatMap(rank -> rank.seats().stream()).toList();
        return new Point2D(x + w * 0.3, y + order.indexOf(seat) * (high + GAP) + high * 0.75);
    }

    /** Of one row, when all of them are {@code h} points high. */
    private static double high(GameView game, double h) {
        int rows = game.seats().size();
        return Math.min(72, (h - (rows - 1) * GAP) / rows);
    }

    private static Sheet line(GameView game, GameView.Seat seat, int place, Kiosk kiosk, double w, double h) {
        Sheet line = new Sheet("panel");
        line.put(Line.centred(Integer.toString(place), Weight.POSTER, 22, "quiet"), 4, 0, PLACE - 6, h);
        double size = Math.min(36, h - 10);
        line.put(Kiosk.look(seat.colour()).badge(size, kiosk.prefs().theme()), PLACE, (h - size) / 2, size, size);
        List<Integer> gained = game.finished().stream()
                .map(race -> race.gained().get(seat.seat()))
                .toList();
        double left = PLACE + size + 8;
        double wide = w - left - gained.size() * RACE - ALL - 6;
        boolean chips = seat.points() != 0 || !seat.cups().isEmpty();
        double coin = Math.min(24, h * 0.4);
        line.put(Line.left(seat.name(), Weight.STRONG, 20), left, 0, wide, chips ? h - coin - 4 : h);
        if (chips) {
            line.put(new Purse(seat, wide, coin), left, h - coin - 4, wide, coin);
        }
        for (int race = 0; race < gained.size(); race++) {
            int points = gained.get(race);
            line.put(
                    Line.centred((points < 0 ? "−" : "+") + Math.abs(points), Weight.TEXT, 16, "quiet"),
                    w - ALL - (gained.size() - race) * RACE,
                    0,
                    RACE,
                    h);
        }
        line.put(Line.right(Integer.toString(seat.points()), Weight.POSTER, 30), w - ALL - 8, 0, ALL, h);
        return line;
    }
}
