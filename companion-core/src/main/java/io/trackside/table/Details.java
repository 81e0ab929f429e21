package io.trackside.table;

import java.util.Map;
import java.util.TreeMap;

/** Named values that a text is made of. */
final class Details {
    private Details() {}

    /** {@code details}: name, value, name, value … */
    static Map<String, Object> of(Object... details) {
        Map<String, Object> named = new TreeMap<>();
        for (int i = 0; i + 1 < details.length; i += 2) {
            named.put((String) details[i], details[i + 1]);
        }
        return named;
    }
}
