package io.trackside.kiosk;

import io.trackside.table.Deed;
import io.trackside.table.GameView;
import io.trackside.table.TableView;
import java.util.List;

/** The draft: the snake of who picks when, and the row of cards with their powers. */
final class DraftPage extends AtTable {
    private static final double SNAKE = 40;

    DraftPage(Kiosk kiosk) {
        super(kiosk);
    }

    @Override
    String title(TableView view) {
        return view.prompt()
                .map(prompt -> prompt.kind().equals("row")
                        ? say("draft.row")
                        : say(
                                "draft.pick",
                                "person",
                                Kiosk.names(prompt.seats(), game()).getFirst()))
                .orElse("");
    }

    @Override
    void fill(Sheet sheet, TableView view) {
        view.prompt().ifPresent(prompt -> {
            double y = top();
            if (game().draft().isPresent()) {
                y = snake(sheet, game().draft().orElseThrow(), y);
            }
            if (prompt.kind().equals("row")) {
                row(sheet, prompt);
            } else {
                double high = height() - y - GAP;
                List<String> cards = prompt.options();
                sheet.put(
                        Grid.of(
                                cards,
                                List.of(),
                                across(),
                                high,
                                PickPage.across(cards.size(), tall()),
                                (racer, room) -> Card.of(racer, kiosk, room.width(), room.height()),
                                racer ->
                                        kiosk.send(new Deed.Draft(prompt.seats().getFirst(), racer))),
                        GAP,
                        y,
                        across(),
                        high);
            }
        });
    }

    private void row(Sheet sheet, TableView.Prompt prompt) {
        double high = tall() ? 120 : 130;
        double y = (height() - high) / 2;
        double half = (across() - GAP) / 2;
        sheet.put(
                Tap.of("lay-out", say("draft.lay-out"), 22, () -> kiosk.send(new Deed.Row(List.of())), "act"),
                GAP,
                y,
                half,
                high);
        sheet.put(
                Tap.of(
                        "type",
                        say("draft.type", "count", prompt.count()),
                        20,
                        () -> kiosk.open(new PickPage(
                                kiosk,
                                say("draft.type", "count", prompt.count()),
                                prompt.options(),
                                prompt.count(),
                                racers -> kiosk.send(new Deed.Row(racers), kiosk::toTable)))),
                GAP + half + GAP,
                y,
                half,
                high);
    }

    /** Who picks when in this row; picks that are done are pale. */
    private double snake(Sheet sheet, GameView.DraftView draft, double y) {
        int before = 0;
        List<Integer> row = List.of();
        for (List<Integer> one : draft.order()) {
            row = one;
            if (draft.picked() < before + one.size()) {
                break;
            }
            before += one.size();
        }
        double step = Math.min(SNAKE + 8, across() / Math.max(1, row.size()));
        double size = Math.min(SNAKE - 8, step - 4);
        for (int i = 0; i < row.size(); i++) {
            boolean now = before + i == draft.picked();
            Sheet place = new Sheet(now ? "now" : "none");
            var badge = kiosk.look(game(), row.get(i)).badge(size, kiosk.prefs().theme());
            badge.setOpacity(before + i < draft.picked() ? 0.25 : 1);
            place.put(badge, (step - 2 - size) / 2, (SNAKE - size) / 2, size, size);
            sheet.put(place, GAP + i * step, y, step - 2, SNAKE);
        }
        return y + SNAKE + GAP;
    }
}
