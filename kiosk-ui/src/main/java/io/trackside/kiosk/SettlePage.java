package io.trackside.kiosk;

import io.trackside.table.Deed;
import io.trackside.table.GameView;
import io.trackside.table.TableView;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A dispute settled by die: what about, and who was right. Changes nothing else. */
final class SettlePage extends Framed {
    private static final int LONGEST = 60;

    private static final int SIX = 6;

    private final Map<Integer, Integer> faces = new TreeMap<>();
    private final List<Integer> right = new ArrayList<>();
    private String about = "";

    SettlePage(Kiosk kiosk) {
        super(kiosk);
    }

    @Override
    String title(TableView view) {
        return say("fix.settle");
    }

    @Override
    void fill(Sheet sheet, TableView view) {
        if (view.game().isEmpty()) {
            return;
        }
        GameView game = game();
        double line = 74;
        sheet.put(
                Tap.of(
                        "about",
                        about.isEmpty() ? say("settle.about") : about,
                        20,
                        () -> kiosk.open(new KeyboardPage(kiosk, say("settle.about"), about, LONGEST, words -> {
                            about = words;
                            again();
                        }))),
                GAP,
                top(),
                across(),
                line);
        sheet.put(Line.left(say("settle.right"), Weight.STRONG, 18), GAP, top() + line + 4, across(), 30);
        double y = top() + line + 38;
        seats(sheet, game, y, Math.min(height() - y - line - 2 * GAP, tall() ? 420 : 210));
        boolean ready = !about.isBlank() && !right.isEmpty();
        sheet.put(
                Tap.of("settle", say("settle.done"), 22, this::settle, ready ? "act" : "calm-act"),
                GAP,
                height() - line - GAP,
                across(),
                line);
    }

    /** Of each: who was right, and what was thrown. */
    private void seats(Sheet sheet, GameView game, double y, double high) {
        int across = tall() ? 1 : 2;
        int down = (game.seats().size() + across - 1) / across;
        double wide = (across() - (across - 1) * GAP) / across;
        double row = Math.min(72, (high - (down - 1) * GAP) / down);
        double die = 76;
        for (GameView.Seat seat : game.seats()) {
            int who = seat.seat();
            double x = GAP + (who % across) * (wide + GAP);
            double top = y + Math.floorDiv(who, across) * (row + GAP);
            sheet.put(
                    Tap.of(
                            "right-" + who,
                            Line.centred(seat.name(), Weight.POSTER, 24),
                            () -> toggle(who),
                            right.contains(who) ? "chosen" : "plain"),
                    x,
                    top,
                    wide - die - 4,
                    row);
            int face = faces.getOrDefault(who, 0);
            sheet.put(
                    Tap.of(
                            "thrown-" + who,
                            face == 0 ? Line.centred("–", Weight.POSTER, 24, "quiet") : new DieFace(face),
                            () -> turn(who),
                            "plain"),
                    x + wide - die,
                    top,
                    die,
                    row);
        }
    }

    /** The next face; after the 6 none. */
    private void turn(int seat) {
        faces.merge(seat, 1, (face, one) -> (face + one) % (SIX + 1));
        again();
    }

    private void toggle(int seat) {
        if (!right.remove((Object) seat)) {
            right.add(seat);
        }
        again();
    }

    /** By seat, 0 for nothing; none, if nobody wrote anything down. */
    private List<Integer> thrown() {
        if (faces.values().stream().allMatch(face -> face == 0)) {
            return List.of();
        }
        return game().seats().stream()
                .map(seat -> faces.getOrDefault(seat.seat(), 0))
                .toList();
    }

    private void settle() {
        if (!about.isBlank() && !right.isEmpty()) {
            kiosk.send(new Deed.HouseRuling(about, right, thrown(), ""), kiosk::back);
        }
    }
}
