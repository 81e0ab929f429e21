package io.trackside.rules;

import java.util.List;

/**
 * A point on which tables differ (rules page, section 6).
 *
 * @param id kebab-case name
 * @param values its values, the default (the first printing's) first
 * @param secondPrinting the value the preset {@code second-printing} sets
 */
public record Switch(String id, List<String> values, String secondPrinting) {
    public Switch {
        if (values.size() < 2 || !values.contains(secondPrinting)) {
            throw new IllegalArgumentException(
                    "switch " + id + " needs two values or more, the second printing's among them");
        }
    }

    /** A switch on which both printings agree; the first value is the default. */
    public static Switch of(String id, String... values) {
        return new Switch(id, List.of(values), values[0]);
    }

    /** A switch that the second printing sets to its second value. */
    public static Switch ofPrintings(String id, String first, String second) {
        return new Switch(id, List.of(first, second), second);
    }

    public String byDefault() {
        return values.get(0);
    }
}
