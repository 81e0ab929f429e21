package io.trackside.kiosk;

import io.trackside.table.Person;
import io.trackside.table.Printing;
import io.trackside.table.TableView;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javafx.geometry.Rectangle2D;
import javafx.scene.layout.Pane;

/**
 * A board, figures and chips to move as people like: nothing is enforced, nobody has to say who plays. Lives on this
 * screen alone, no journal keeps it.
 */
final class FreeTablePage extends Framed {
    private static final List<String> METALS = List.of("gold", "silver", "bronze");
    private static final Map<String, Integer> IN_THE_BOX = Map.of("gold", 4, "silver", 4, "bronze", 25);
    private static final int NOBODY = -1;

    private final int[] spaces = new int[Person.COLOURS.size()];
    private final Map<String, Integer> chips = new TreeMap<>();
    private final Loop loop;
    private final Pane board = new Pane();
    private boolean wild;
    private int held = NOBODY;

    FreeTablePage(Kiosk kiosk) {
        super(kiosk);
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
                .setAll(new BoardPane(Printing.ofTheBox().track(wild ? "wild" : "mild"), loop, kiosk.words()));
        for (int seat = 0; seat < spaces.length; seat++) {
            int space = spaces[seat];
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
                Tap.of("side", say("track." + (wild ? "wild" : "mild")), 24, this::turnOver),
                left + in.getMinX() + in.getWidth() / 2 - 100,
                top() + in.getMinY() + in.getHeight() / 2 - 34,
                200,
                68);
        double x = tall() ? GAP : left + loop.width() + GAP;
        double y = tall() ? top() + loop.height() + GAP : top();
        chips(sheet, x, y, width() - x - GAP, height() - y - GAP);
    }

    private void turnOver() {
        wild = !wild;
        again();
    }

    // ---- figures ---------------------------------------------------------------------------------------------------

    private List<Integer> on(int space) {
        List<Integer> there = new ArrayList<>();
        for (int seat = 0; seat < spaces.length; seat++) {
            if (spaces[seat] == space) {
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
        if (held != NOBODY && space >= 0 && spaces[held] != space) {
            spaces[held] = space;
            held = NOBODY;
            again();
        }
    }

    // ---- chips -----------------------------------------------------------------------------------------------------

    private int has(int seat, String metal) {
        return chips.getOrDefault(seat + metal, 0);
    }

    private int bank(String metal) {
        int out = 0;
        for (int seat = 0; seat < spaces.length; seat++) {
            out += has(seat, metal);
        }
        return IN_THE_BOX.getOrDefault(metal, 0) - out;
    }

    /** A tap on a metal takes one from the bank; the key beside the hand gives the last kind back. */
    private void chips(Sheet sheet, double x, double y, double w, double h) {
        int across = 1;
        int rows = (spaces.length + across - 1) / across + 1;
        double wide = (w - (across - 1) * GAP) / across;
        double high = Math.min(62, (h - (rows - 1) * 4) / rows);
        double key = (wide - 40) / 6;
        for (int seat = 0; seat < spaces.length; seat++) {
            int who = seat;
            double left = x + (seat % across) * (wide + GAP);
            double down = y + Math.floorDiv(seat, across) * (high + 4);
            double size = 30;
            sheet.put(
                    Kiosk.look(Person.COLOURS.get(seat))
                            .badge(size, kiosk.prefs().theme()),
                    left + 2,
                    down + (high - size) / 2,
                    size,
                    size);
            for (int i = 0; i < METALS.size(); i++) {
                String metal = METALS.get(i);
                double at = left + 38 + i * 2 * key;
                sheet.put(
                        Tap.of(
                                "less-" + metal + "-" + seat,
                                Line.centred("−", Weight.POSTER, 22),
                                () -> take(who, metal, -1),
                                "plain"),
                        at,
                        down,
                        key - 2,
                        high);
                Sheet more = new Sheet();
                more.put(
                        Coin.of(metal, has(seat, metal), Math.min(key - 12, 28)),
                        (key - 12 - Math.min(key - 12, 28)) / 2,
                        (high - 11 - Math.min(key - 12, 28)) / 2,
                        Math.min(key - 12, 28),
                        Math.min(key - 12, 28));
                sheet.put(
                        Tap.of("more-" + metal + "-" + seat, more, () -> take(who, metal, 1), "plain"),
                        at + key,
                        down,
                        key - 2,
                        high);
            }
        }
        double last = y + (rows - 1) * (high + 4);
        sheet.put(Line.left(say("free.bank"), Weight.STRONG, 17), x + 4, last, 70, high);
        for (int i = 0; i < METALS.size(); i++) {
            sheet.put(Coin.of(METALS.get(i), bank(METALS.get(i)), 32), x + 90 + i * 60, last + (high - 32) / 2, 32, 32);
        }
    }

    private void take(int seat, String metal, int by) {
        int then = has(seat, metal) + by;
        if (then >= 0 && (by < 0 || bank(metal) > 0)) {
            chips.put(seat + metal, then);
            again();
        }
    }
}
