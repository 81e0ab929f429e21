package io.trackside.table;

import io.trackside.rules.Track;
import java.util.ArrayList;
import java.util.List;

/**
 * What is printed on one side of the board (R1.3), as tables may own another printing.
 *
 * @param secondCorner its space
 * @param specials nearest Start first
 */
public record PrintedView(int secondCorner, List<Special> specials) {
    public PrintedView {
        specials = List.copyOf(specials);
    }

    /**
     * A space on which something is printed.
     *
     * @param kind {@code arrow}, {@code rock} or {@code star}
     * @param spaces that an arrow moves, negative backward; 0 for the others
     */
    public record Special(int space, String kind, int spaces) {}

    /** What {@code track} shows. */
    public static PrintedView of(Track track) {
        List<Special> specials = new ArrayList<>();
        for (int space : track.specialSpaces()) {
            String kind = track.isRock(space) ? "rock" : track.isStar(space) ? "star" : "arrow";
            specials.add(new Special(space, kind, track.arrow(space)));
        }
        return new PrintedView(track.secondCorner(), specials);
    }
}
