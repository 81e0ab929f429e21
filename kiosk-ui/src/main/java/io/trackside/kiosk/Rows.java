package io.trackside.kiosk;

import java.util.List;
import java.util.function.Supplier;
import javafx.scene.Node;

/** A list of which as many are seen as fit, with two keys to go on and back: no finger has to drag anything. */
final class Rows {
    private static final double GAP = 6;
    private static final double KEYS = 60;

    private final Runnable again;
    private int from;

    /** {@code again} draws the page anew. */
    Rows(Runnable again) {
        this.again = again;
    }

    Sheet of(List<Supplier<Node>> rows, double width, double height, double row) {
        Sheet sheet = new Sheet();
        int fit = Math.max(1, (int) ((height + GAP) / (row + GAP)));
        from = Math.max(0, Math.min(from, rows.size() - fit));
        boolean all = rows.size() <= fit;
        double wide = all ? width : width - KEYS - GAP;
        for (int i = from; i < Math.min(rows.size(), from + fit); i++) {
            sheet.put(rows.get(i).get(), 0, (i - from) * (row + GAP), wide, row);
        }
        if (!all) {
            key(sheet, "earlier", true, from > 0 ? -fit : 0, width - KEYS, 0, height / 2 - GAP / 2);
            key(
                    sheet,
                    "later",
                    false,
                    from + fit < rows.size() ? fit : 0,
                    width - KEYS,
                    height / 2 + GAP / 2,
                    height / 2 - GAP / 2);
        }
        return sheet;
    }

    private void key(Sheet sheet, String id, boolean up, int by, double x, double y, double height) {
        Runnable turn = () -> {
            from += by;
            again.run();
        };
        sheet.put(Tap.of(id, new Arrow(up), turn, by == 0 ? "calm" : "plain"), x, y, KEYS, height);
    }
}
