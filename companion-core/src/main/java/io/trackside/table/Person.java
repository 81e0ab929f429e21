package io.trackside.table;

import io.trackside.rules.BadInput;
import java.util.List;

/**
 * Somebody at the table.
 *
 * @param name 1 to 24 characters
 * @param colour one of {@link #COLOURS}
 */
public record Person(String name, String colour) {
    /** The six colours people can sit behind. */
    public static final List<String> COLOURS = List.of("red", "blue", "yellow", "green", "violet", "pink");

    private static final int LONGEST = 24;

    public Person {
        name = name.strip();
        if (name.isEmpty()
                || name.codePointCount(0, name.length()) > LONGEST
                || name.codePoints().anyMatch(Character::isISOControl)) {
            throw BadInput.of("person-name", "name", name, "most", LONGEST);
        }
        if (!COLOURS.contains(colour)) {
            throw BadInput.of("person-colour", "colour", colour, "known", String.join(", ", COLOURS));
        }
    }
}
