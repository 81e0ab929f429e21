package io.trackside.kiosk;

import io.trackside.rules.Chip;
import io.trackside.table.Deed;
import io.trackside.table.GameView;
import io.trackside.table.TableView;

/** Chips that somebody took or gave back by hand. */
final class ChipsPage extends Framed {
    ChipsPage(Kiosk kiosk) {
        super(kiosk);
    }

    @Override
    String title(TableView view) {
        return say("fix.chips");
    }

    @Override
    void fill(Sheet sheet, TableView view) {
        if (view.game().isEmpty()) {
            return;
        }
        GameView game = game();
        int count = game.seats().size();
        double high = Math.min(tall() ? 112 : 92, (down() - (count - 1) * GAP) / count);
        for (GameView.Seat seat : game.seats()) {
            row(sheet, seat, top() + seat.seat() * (high + GAP), high);
        }
    }

    private void row(Sheet sheet, GameView.Seat seat, double y, double high) {
        double key = tall() ? 60 : 76;
        double name = across() - 4 * (key + 5);
        Sheet face = new Sheet("panel");
        double size = Math.min(34, high * 0.5);
        face.put(Kiosk.look(seat.colour()).badge(size, kiosk.prefs().theme()), 8, (high - size) / 2, size, size);
        boolean chips = seat.points() != 0 || !seat.cups().isEmpty();
        double coin = Math.min(24, high * 0.38);
        double wide = name - size - 70;
        face.put(Line.left(seat.name(), Weight.POSTER, 20), size + 16, 0, wide, chips ? high - coin - 6 : high);
        if (chips) {
            face.put(new Purse(seat, wide, coin), size + 16, high - coin - 6, wide, coin);
        }
        face.put(Line.right(Integer.toString(seat.points()), Weight.POSTER, 26), name - 52, 0, 44, high);
        sheet.put(face, GAP, y, name - 2, high);
        double x = GAP + name + 3;
        key(sheet, "less-" + seat.seat(), "−1", seat, Chip.ONE, -1, x, y, key, high);
        key(sheet, "more-" + seat.seat(), "+1", seat, Chip.ONE, 1, x + key + 5, y, key, high);
        cup(sheet, seat, "gold", x + 2 * (key + 5), y, key, high);
        cup(sheet, seat, "silver", x + 3 * (key + 5), y, key, high);
    }

    private void key(
            Sheet sheet,
            String id,
            String sign,
            GameView.Seat seat,
            Chip chip,
            int by,
            double x,
            double y,
            double w,
            double h) {
        sheet.put(
                Tap.of(
                        id,
                        Line.centred(sign, Weight.POSTER, 24),
                        () -> kiosk.send(new Deed.TakeChips(seat.seat(), chip, by))),
                x,
                y,
                w,
                h);
    }

    /** Takes the top one of the bank's stack; who has one of that metal gives the last one back. */
    private void cup(Sheet sheet, GameView.Seat seat, String metal, double x, double y, double w, double h) {
        GameView.BankView bank = game().bank();
        boolean gold = metal.equals("gold");
        int top = gold ? bank.gold() : bank.silver();
        var mine = seat.cups().stream().filter(cup -> cup.metal().equals(metal)).reduce((earlier, later) -> later);
        int points = mine.map(GameView.ChipView::points).orElse(top);
        Sheet face = new Sheet();
        face.put(Line.left(mine.isPresent() ? "−" : "+", Weight.POSTER, 22), 4, 0, 18, h - 11);
        double size = Math.min(30, h - 16);
        face.put(Coin.of(metal, points, size), 22, (h - 11 - size) / 2, size, size);
        Chip chip = new Chip(gold ? Chip.Metal.GOLD : Chip.Metal.SILVER, points);
        sheet.put(
                Tap.of(
                        metal + "-" + seat.seat(),
                        face,
                        () -> kiosk.send(new Deed.TakeChips(seat.seat(), chip, mine.isPresent() ? -1 : 1))),
                x,
                y,
                w,
                h);
    }
}
