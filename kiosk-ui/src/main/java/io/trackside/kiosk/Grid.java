package io.trackside.kiosk;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import javafx.scene.layout.Region;

/** Things to tap in rows and columns that fill a sheet. */
final class Grid {
    private static final double GAP = 5;
    private static final double RIM = 10;

    private Grid() {}

    /** {@code face} draws one in so many points; ids are {@code pick-} and the id. */
    static Sheet of(
            List<String> ids,
            List<String> chosen,
            double width,
            double height,
            int across,
            Face face,
            Consumer<String> does) {
        Sheet grid = new Sheet();
        int down = Math.max(1, (ids.size() + across - 1) / across);
        double wide = (width - (across - 1) * GAP) / across;
        double high = (height - (down - 1) * GAP) / down;
        for (int i = 0; i < ids.size(); i++) {
            String id = ids.get(i);
            Region drawn = face.apply(id, new Room(wide - RIM, high - RIM - 1));
            grid.put(
                    Tap.of("pick-" + id, drawn, () -> does.accept(id), chosen.contains(id) ? "chosen" : "plain"),
                    (i % across) * (wide + GAP),
                    Math.floorDiv(i, across) * (high + GAP),
                    wide,
                    high);
        }
        return grid;
    }

    record Room(double width, double height) {}

    interface Face extends BiFunction<String, Room, Region> {}
}
