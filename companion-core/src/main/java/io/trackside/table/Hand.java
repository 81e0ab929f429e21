package io.trackside.table;

import java.util.Map;
import java.util.TreeMap;

/**
 * One thing that hands have to do on the real board.
 *
 * @param kind {@code clear} (all figures off the track), {@code board} (track): which side is up, {@code put} (racer, to),
 *     {@code figure} (racer, from, to), {@code lay-down}, {@code stand-up} (racer), {@code take-off} (racer, from),
 *     {@code across} (racer, place), {@code take} and {@code give-back} (seat, chip, points, count), {@code change}
 *     (seat): three ones for a three, {@code change-back} (seat): a three for three ones, {@code owe} (seat, points);
 *     texts under {@code hand.} and the kind
 */
public record Hand(String kind, Map<String, Object> details) {
    public Hand {
        details = new TreeMap<>(details);
    }

    static Hand of(String kind, Object... details) {
        return new Hand(kind, Details.of(details));
    }
}
