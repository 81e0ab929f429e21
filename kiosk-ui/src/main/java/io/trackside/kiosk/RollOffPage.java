package io.trackside.kiosk;

import io.trackside.table.Deed;
import io.trackside.table.GameView;
import io.trackside.table.TableView;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Everybody rolls; before the draft teams can come about another way instead. */
final class RollOffPage extends AtTable {
    private Optional<Integer> chosen = Optional.empty();

    RollOffPage(Kiosk kiosk) {
        super(kiosk);
    }

    @Override
    String title(TableView view) {
        return say("roll-off", "decides", decides(view));
    }

    private static String decides(TableView view) {
        return view.game()
                .flatMap(GameView::rollOff)
                .map(GameView.RollOffView::decides)
                .orElse("draft");
    }

    @Override
    void fill(Sheet sheet, TableView view) {
        GameView game = game();
        Map<Integer, Integer> faces =
                game.rollOff().map(GameView.RollOffView::faces).orElse(Map.of());
        List<Integer> asked = view.prompt().map(TableView.Prompt::seats).orElse(List.of());
        int seat = chosen.filter(asked::contains).orElse(asked.isEmpty() ? 0 : asked.getFirst());
        boolean teams = decides(view).equals("draft")
                && game.seats().stream().allMatch(one -> one.team().isEmpty());
        double foot = teams ? 66 : 0;
        double pad = tall() ? 170 : 118;
        double list = down() - foot - pad - 3 * GAP;
        int across = tall() ? 1 : game.seats().size() > 3 ? 2 : 1;
        int rows = (game.seats().size() + across - 1) / across;
        double wide = (across() - (across - 1) * GAP) / across;
        double high = Math.min(84, (list - (rows - 1) * GAP) / rows);
        for (GameView.Seat one : game.seats()) {
            int face = faces.getOrDefault(one.seat(), 0);
            Sheet row = new Sheet();
            double inner = high - 11;
            double size = Math.min(46, inner - 2);
            row.put(Kiosk.look(one.colour()).badge(size, kiosk.prefs().theme()), 4, (inner - size) / 2, size, size);
            row.put(Line.left(one.name(), Weight.POSTER, 26), size + 14, 0, wide - size - 90, inner);
            if (face > 0) {
                row.put(DieFace.cube(face), wide - 20 - size, (inner - size) / 2, size, size);
            }
            boolean next = one.seat() == seat;
            sheet.put(
                    Tap.of("seat-" + one.seat(), row, () -> choose(one.seat()), next ? "asked" : "plain"),
                    GAP + (one.seat() % across) * (wide + GAP),
                    top() + Math.floorDiv(one.seat(), across) * (high + GAP),
                    wide,
                    high);
        }
        double y = height() - foot - pad - (teams ? 2 : 1) * GAP;
        sheet.put(new ThrowPad(kiosk.words(), across(), pad, face -> roll(seat, face)), GAP, y, across(), pad);
        if (teams) {
            double third = (across() - GAP) / 2;
            double last = height() - foot - GAP;
            sheet.put(
                    Tap.of("deal", say("teams.deal"), 18, () -> kiosk.send(new Deed.Teams(List.of()))),
                    GAP,
                    last,
                    third,
                    foot);
            sheet.put(
                    Tap.of("type", say("teams.type"), 18, () -> kiosk.open(new TeamsPage(kiosk))),
                    GAP + third + GAP,
                    last,
                    third,
                    foot);
        }
    }

    private void choose(int seat) {
        chosen = Optional.of(seat);
        again();
    }

    private void roll(int seat, OptionalInt face) {
        chosen = Optional.empty();
        kiosk.send(new Deed.Die(OptionalInt.of(seat), face));
    }
}
