package io.trackside.kiosk;

import io.trackside.table.Command;
import io.trackside.table.StepView;
import io.trackside.table.TableView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.text.TextAlignment;

/** Puts right what went wrong: take back, jump, amend, or say how the real board stands. */
final class FixPage extends Framed {
    private final Rows rows = new Rows(this::again);
    private List<StepView> steps = List.of();
    private TableView.HistoryView asked =
            new TableView.HistoryView(-1, 0, Optional.empty(), Optional.empty(), List.of());

    FixPage(Kiosk kiosk) {
        super(kiosk);
    }

    @Override
    String title(TableView view) {
        return say("fix.title");
    }

    @Override
    void fill(Sheet sheet, TableView view) {
        if (view.game().isEmpty()) {
            return;
        }
        if (!view.history().equals(asked)) {
            asked = view.history();
            kiosk.ask(client -> client.history(), found -> {
                steps = found;
                again();
            });
        }
        double key = 74;
        double half = (across() - GAP) / 2;
        var game = game();
        sheet.put(
                view.history()
                        .last()
                        .map(step -> Tap.of(
                                "undo",
                                say("fix.undo", "step", kiosk.words().phrases().step(step, game)),
                                17,
                                () -> kiosk.send(new Command.Undo()),
                                "act"))
                        .orElseGet(() -> Tap.of("undo", say("fix.nothing"), 17, () -> {}, "calm")),
                GAP,
                top(),
                half,
                key);
        sheet.put(
                view.history()
                        .next()
                        .map(step -> Tap.of(
                                "redo",
                                say("fix.redo", "step", kiosk.words().phrases().step(step, game)),
                                17,
                                () -> kiosk.send(new Command.Redo())))
                        .orElseGet(() -> Tap.of("redo", say("fix.no-redo"), 17, () -> {}, "calm")),
                GAP + half + GAP,
                top(),
                half,
                key);
        double y = top() + key + GAP;
        List<Keyed> keys = keys(view);
        double wide = (across() - (keys.size() - 1) * GAP) / keys.size();
        double second = 60;
        for (int i = 0; i < keys.size(); i++) {
            sheet.put(
                    Tap.of(
                            keys.get(i).id(),
                            say("fix." + keys.get(i).id()),
                            17,
                            keys.get(i).does()),
                    GAP + i * (wide + GAP),
                    y,
                    wide,
                    second);
        }
        y += second + GAP;
        double list = height() - y - GAP;
        List<Supplier<Node>> drawn = new ArrayList<>();
        for (int i = steps.size() - 1; i >= 0; i--) {
            int place = i;
            drawn.add(() -> row(place, view.history().done()));
        }
        sheet.put(rows.of(drawn, across(), list, 54), GAP, y, across(), list);
    }

    private record Keyed(String id, Runnable does) {}

    private List<Keyed> keys(TableView view) {
        List<Keyed> keys = new ArrayList<>();
        if (game().onTrack().isPresent()) {
            keys.add(new Keyed("board", () -> kiosk.open(new CorrectPage(kiosk))));
        }
        keys.add(new Keyed("chips", () -> kiosk.open(new ChipsPage(kiosk))));
        keys.add(new Keyed("settle", () -> kiosk.open(new SettlePage(kiosk))));
        if (!view.history().rest().isEmpty()) {
            keys.add(new Keyed("rest", () -> kiosk.send(new Command.PlayRest())));
        }
        return keys;
    }

    private Node row(int place, int done) {
        StepView step = steps.get(place);
        Sheet face = new Sheet();
        double wide = across() - 76;
        boolean undone = place >= done;
        face.put(Line.right(Integer.toString(place + 1), Weight.STRONG, 15, "quiet"), 0, 0, 34, 43);
        face.put(
                new Para(
                        kiosk.words().step(step, game()),
                        undone ? Weight.TEXT : Weight.STRONG,
                        16,
                        TextAlignment.LEFT,
                        VPos.CENTER,
                        undone ? "quiet" : "ink"),
                42,
                0,
                wide - 44,
                43);
        return Tap.of(
                "step-" + (place + 1),
                face,
                () -> kiosk.open(new StepPage(kiosk, step, place)),
                undone ? "calm" : "plain");
    }
}
