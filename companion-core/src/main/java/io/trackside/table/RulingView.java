package io.trackside.table;

import java.util.Map;
import java.util.TreeMap;

/**
 * A fact and what made it so, in ids and numbers.
 *
 * @param number 1, 2, 3 … in a race
 * @param because number of the ruling that led to this one, 0 for none
 * @param rule id of the sentence that made it so, such as {@code R3.8.trip}
 * @param fact what became true, such as {@code tripped}
 * @param details the fact's own details: racers by id, numbers, true or false
 */
public record RulingView(int number, int because, String rule, String fact, Map<String, Object> details) {
    public RulingView {
        details = new TreeMap<>(details);
    }
}
