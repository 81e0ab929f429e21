package io.trackside.arbiter;

import java.util.Map;

/** The words of a language. */
@FunctionalInterface
public interface Words {
    /** The text of {@code key}, with {@code details} in it by name. */
    String text(String key, Map<String, Object> details);
}
