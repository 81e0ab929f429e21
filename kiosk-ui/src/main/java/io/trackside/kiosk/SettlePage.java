package io.trackside.kiosk;

import io.trackside.table.Deed;
import io.trackside.table.GameView;
import io.trackside.table.TableView;
import java.util.ArrayList;
import java.util.List;

/** A dispute settled by die: what about, and who was right. Changes nothing else. */
final class SettlePage extends Framed {
    private static final int LONGEST = 60;

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
        double room = height() - y - line - 2 * GAP;
        List<String> seats =
                game.seats().stream().map(seat -> Integer.toString(seat.seat())).toList();
        sheet.put(
                Grid.of(
                        seats,
                        right.stream().map(seat -> Integer.toString(seat)).toList(),
                        across(),
                        Math.min(room, 200),
                        3,
                        (seat, size) -> {
                            Sheet face = new Sheet();
                            face.put(
                                    Line.centred(
                                            game.seats()
                                                    .get(Integer.parseInt(seat))
                                                    .name(),
                                            Weight.POSTER,
                                            24),
                                    0,
                                    0,
                                    size.width(),
                                    size.height());
                            return face;
                        },
                        seat -> toggle(Integer.parseInt(seat))),
                GAP,
                y,
                across(),
                Math.min(room, 200));
        boolean ready = !about.isBlank() && !right.isEmpty();
        sheet.put(
                Tap.of("settle", say("settle.done"), 22, this::settle, ready ? "act" : "calm-act"),
                GAP,
                height() - line - GAP,
                across(),
                line);
    }

    private void toggle(int seat) {
        if (!right.remove((Object) seat)) {
            right.add(seat);
        }
        again();
    }

    private void settle() {
        if (!about.isBlank() && !right.isEmpty()) {
            kiosk.send(new Deed.HouseRuling(about, right, List.of(), ""), kiosk::back);
        }
    }
}
