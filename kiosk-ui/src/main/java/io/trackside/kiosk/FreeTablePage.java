package io.trackside.kiosk;

import io.trackside.table.Person;
import io.trackside.table.PrintedView;
import io.trackside.table.Printing;
import io.trackside.table.TableView;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Rectangle2D;
import javafx.scene.layout.Pane;

/**
 * A board, figures and chips to move as people like: nothing is enforced, nobody has to say who plays. No journal keeps
 * it, but this screen remembers how it stood.
 */
final class FreeTablePage extends Framed {
    private static final int NOBODY = -1;

    private final Loop loop;
    private final Pane board = new Pane();
    private FreeTable table;
    private boolean clears;
    private int held = NOBODY;

    FreeTablePage(Kiosk kiosk) {
        super(kiosk);
        table = kiosk.memory().freeTable();
        loop = tall()
                ? new Loop(8, 10, Math.min((width() - 10) / 8, (height() - top() - 380) / 10))
                : new Loop(12, 6, Math.min((width() - 364) / 12, (height() - top() - 16) / 6));
        board.setOnMousePressed(press -> held = figureAt(press.getX(), press.getY()));
        board.setOnMouseReleased(release -> drop(loop.at(release.getX(), release.getY())));
    }

    @Override
    String title(TableView view) {
        return say("home.free");
    }

    @Override
    void fill(Sheet sheet, TableView view) {
        double left = tall() ? (width() - loop.width()) / 2 : GAP - 3;
        board.getChildren()
                .setAll(new BoardPane(
                        PrintedView.of(Printing.ofTheBox().track(table.wild() ? "wild" : "mild")),
                        loop,
                        kiosk.words()));
        for (int seat = 0; seat < FreeTable.SEATS; seat++) {
            int space = table.spaces().get(seat);
            List<Integer> there = on(space);
            Rectangle2D place = loop.stand(space, there.indexOf(seat), there.size());
            Pane figure = Kiosk.look(Person.COLOURS.get(seat))
                    .badge(place.getWidth(), kiosk.prefs().theme());
            figure.setManaged(false);
            figure.setMouseTransparent(true);
            figure.resizeRelocate(place.getMinX(), place.getMinY(), place.getWidth(), place.getWidth());
            figure.setId("free-" + seat);
            board.getChildren().add(figure);
        }
        sheet.put(board, left, top(), loop.width(), loop.height());
        Rectangle2D in = loop.inside();
        sheet.put(
                Tap.of("side", say("track." + (table.wild() ? "wild" : "mild")), 24, () -> keep(table.turnedOver())),
                left + in.getMinX() + in.getWidth() / 2 - 100,
                top() + in.getMinY() + in.getHeight() / 2 - 34,
                200,
                68);
        double x = tall() ? GAP : left + loop.width() + GAP;
        double y = tall() ? top() + loop.height() + GAP : top();
        chips(sheet, x, y, width() - x - GAP, height() - y - GAP);
    }

    private void keep(FreeTable other) {
        clears = false;
        if (!other.equals(table)) {
            table = other;
            kiosk.memory().keep(other);
        }
        again();
    }

    /** Asks once more on the same key. */
    private void clear() {
        if (clears) {
            keep(FreeTable.EMPTY);
        } else {
            clears = true;
            again();
        }
    }

    // ---- figures ---------------------------------------------------------------------------------------------------

    private List<Integer> on(int space) {
        List<Integer> there = new ArrayList<>();
        for (int seat = 0; seat < FreeTable.SEATS; seat++) {
            if (table.spaces().get(seat) == space) {
                there.add(seat);
            }
        }
        return there;
    }

    private int figureAt(double x, double y) {
        return board.getChildren().reversed().stream()
                .filter(node -> node.getId() != null && node.getBoundsInParent().contains(x, y))
                .findFirst()
                .map(node -> Integer.parseInt(node.getId().substring("free-".length())))
                .orElse(held);
    }

    private void drop(int space) {
        if (held != NOBODY && space >= 0) {
            int seat = held;
            held = NOBODY;
            keep(table.put(seat, space));
        }
    }

    // ---- chips -----------------------------------------------------------------------------------------------------

    /** A tap on a metal takes one from the bank; the key before it gives one back. */
    private void chips(Sheet sheet, double x, double y, double w, double h) {
        int rows = FreeTable.SEATS + 1;
        double high = Math.min(62, (h - (rows - 1) * 4) / rows);
        double key = (w - 40) / 6;
        for (int seat = 0; seat < FreeTable.SEATS; seat++) {
            int who = seat;
            double down = y + seat * (high + 4);
            double size = 30;
            sheet.put(
                    Kiosk.look(Person.COLOURS.get(seat))
                            .badge(size, kiosk.prefs().theme()),
                    x + 2,
                    down + (high - size) / 2,
                    size,
                    size);
            for (int i = 0; i < FreeTable.METALS.size(); i++) {
                int kind = i;
                String metal = FreeTable.METALS.get(i);
                double at = x + 38 + i * 2 * key;
                sheet.put(
                        Tap.of(
                                "less-" + metal + "-" + seat,
                                Line.centred("−", Weight.POSTER, 22),
                                () -> keep(table.take(who, kind, -1)),
                                "plain"),
                        at,
                        down,
                        key - 2,
                        high);
                Sheet more = new Sheet();
                more.put(
                        Coin.of(metal, table.has(seat, kind), Math.min(key - 12, 28)),
                        (key - 12 - Math.min(key - 12, 28)) / 2,
                        (high - 11 - Math.min(key - 12, 28)) / 2,
                        Math.min(key - 12, 28),
                        Math.min(key - 12, 28));
                sheet.put(
                        Tap.of("more-" + metal + "-" + seat, more, () -> keep(table.take(who, kind, 1)), "plain"),
                        at + key,
                        down,
                        key - 2,
                        high);
            }
        }
        double last = y + (rows - 1) * (high + 4);
        sheet.put(Line.left(say("free.bank"), Weight.STRONG, 17), x + 4, last, 70, high);
        for (int i = 0; i < FreeTable.METALS.size(); i++) {
            sheet.put(
                    Coin.of(FreeTable.METALS.get(i), table.bank(i), 32),
                    x + 78 + i * 48,
                    last + (high - 32) / 2,
                    32,
                    32);
        }
        double from = x + 78 + FreeTable.METALS.size() * 48;
        sheet.put(
                Tap.of("clear", say(clears ? "free.sure" : "free.clear"), 15, this::clear, clears ? "act" : "plain"),
                from,
                last,
                x + w - from,
                high);
    }
}
