package io.trackside.arbiter;

import java.util.Map;
import java.util.TreeMap;

/**
 * The key of a text and what to put into it.
 *
 * @param details by name: text, whole number, yes or no, or a list of texts
 */
record Phrase(String key, Map<String, Object> details) {
    /** {@code details}: name, value, name, value … */
    static Phrase of(String key, Object... details) {
        Map<String, Object> named = new TreeMap<>();
        for (int i = 0; i + 1 < details.length; i += 2) {
            named.put((String) details[i], details[i + 1]);
        }
        return new Phrase(key, named);
    }

    /** The same with one more detail. */
    Phrase with(String name, Object value) {
        Map<String, Object> more = new TreeMap<>(details);
        more.put(name, value);
        return new Phrase(key, more);
    }

    String in(Words words) {
        return words.text(key, details);
    }
}
