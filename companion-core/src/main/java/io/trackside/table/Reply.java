package io.trackside.table;

import java.util.Map;
import java.util.TreeMap;

/** What the table answers to a command. */
public sealed interface Reply {
    /**
     * It is done, and on the disk unless the view warns otherwise.
     *
     * @param number of its entry in the journal
     */
    record Accepted(long number) implements Reply {}

    /**
     * It cannot be; the table is as it was.
     *
     * @param key of the text, without {@code bad.}
     * @param details parameters of the text, by name
     */
    record Refused(String key, Map<String, Object> details) implements Reply {
        public Refused {
            details = new TreeMap<>(details);
        }
    }
}
