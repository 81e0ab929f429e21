package io.trackside.kiosk;

import io.trackside.table.Deed;
import io.trackside.table.GameView;
import io.trackside.table.TableView;
import java.util.List;

/** Secret picks: the screen goes round; nothing of a pick is seen before all are shown at once (R2.6). */
final class LineUpPage extends AtTable {
    LineUpPage(Kiosk kiosk) {
        super(kiosk);
    }

    @Override
    String title(TableView view) {
        GameView game = game();
        return say(
                "line-up",
                "race",
                game.race(),
                "track",
                say("track." + game.schedule().get(game.race() - 1)));
    }

    @Override
    void fill(Sheet sheet, TableView view) {
        boolean all =
                view.prompt().filter(prompt -> prompt.kind().equals("reveal")).isPresent();
        GameView game = game();
        double foot = 84;
        double list = down() - foot - GAP;
        int across = tall() ? 1 : 2;
        int rows = (game.seats().size() + across - 1) / across;
        double wide = (across() - (across - 1) * GAP) / across;
        double high = Math.min(110, (list - (rows - 1) * GAP) / rows);
        for (GameView.Seat seat : game.seats()) {
            Sheet row = new Sheet();
            double inner = high - 11;
            double size = Math.min(56, inner - 2);
            row.put(Kiosk.look(seat.colour()).badge(size, kiosk.prefs().theme()), 6, (inner - size) / 2, size, size);
            row.put(Line.left(seat.name(), Weight.POSTER, 28), size + 18, 2, wide - size - 40, inner * 0.56);
            row.put(
                    Line.left(say(seat.picked() ? "line-up.picked" : "line-up.open"), Weight.TEXT, 16, "quiet"),
                    size + 18,
                    inner * 0.54,
                    wide - size - 40,
                    inner * 0.4);
            sheet.put(
                    Tap.of("seat-" + seat.seat(), row, () -> hand(seat), seat.picked() ? "calm" : "asked"),
                    GAP + (seat.seat() % across) * (wide + GAP),
                    top() + Math.floorDiv(seat.seat(), across) * (high + GAP),
                    wide,
                    high);
        }
        sheet.put(
                all
                        ? Tap.of("reveal", say("line-up.reveal"), 28, () -> kiosk.send(new Deed.Reveal()), "act")
                        : Tap.of("hint", say("line-up.hint"), 18, () -> {}, "calm"),
                GAP,
                height() - foot - GAP,
                across(),
                foot);
    }

    private void hand(GameView.Seat seat) {
        kiosk.open(new SecretPage(kiosk, seat));
    }

    /** First whose eyes only, then the racers that seat has left. */
    private static final class SecretPage extends Framed {
        private final GameView.Seat seat;

        SecretPage(Kiosk kiosk, GameView.Seat seat) {
            super(kiosk);
            this.seat = seat;
        }

        @Override
        String title(TableView view) {
            return seat.name();
        }

        @Override
        void fill(Sheet sheet, TableView view) {
            double high = tall() ? 150 : 130;
            sheet.put(
                    Para.centred(say("secret", "person", seat.name()), Weight.POSTER, 30),
                    GAP,
                    top(),
                    across(),
                    down() - high - GAP);
            sheet.put(
                    Tap.of("mine", say("secret.mine", "person", seat.name()), 24, this::pick, "act"),
                    GAP,
                    height() - high - GAP,
                    across(),
                    high);
        }

        private void pick() {
            int count = game().racersEach();
            kiosk.back();
            kiosk.open(new PickPage(
                    kiosk,
                    say("secret.pick", "count", count),
                    game().seats().get(seat.seat()).unused(),
                    count,
                    racers -> kiosk.send(new Deed.LineUp(seat.seat(), List.copyOf(racers)), kiosk::toTable)));
        }
    }
}
