package io.trackside.rules;

import java.util.Map;
import java.util.TreeMap;

/**
 * Somebody said something that cannot be: a racer nobody knows, a space that is not there. Carries a key and its
 * parameters; the words, which name the thing and the remedy, are a text of every language under {@code bad.}key.
 */
public final class BadInput extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final String key;
    private final transient Map<String, Object> details;

    private BadInput(String key, Map<String, Object> details) {
        super(key + " " + details);
        this.key = key;
        this.details = details;
    }

    /** {@code details}: name, value, name, value … */
    public static BadInput of(String key, Object... details) {
        Map<String, Object> named = new TreeMap<>();
        for (int i = 0; i + 1 < details.length; i += 2) {
            named.put((String) details[i], details[i + 1]);
        }
        return new BadInput(key, named);
    }

    /** The same with one more detail, such as the line of a file; an earlier value is kept. */
    public BadInput with(String name, Object value) {
        Map<String, Object> more = new TreeMap<>(details);
        more.putIfAbsent(name, value);
        return new BadInput(key, more);
    }

    /** Key of the text, without {@code bad.}. */
    public String key() {
        return key;
    }

    /** Parameters of the text, by name. */
    public Map<String, Object> details() {
        return new TreeMap<>(details);
    }
}
