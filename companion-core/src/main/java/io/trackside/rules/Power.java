package io.trackside.rules;

import java.util.List;

/**
 * What a racer can do: one small stateless class, named as on its card, that implements the moments it cares about.
 * Implementing a moment is the declaration; nothing is registered. {@code me} is always a parameter, so a power never
 * knows whether it is borrowed. Methods of moments return how often the power happened (R5.1), 0 for not at all.
 *
 * <p>A home-made racer is a class that implements a moment, offered as a service of this type in a jar on the path.
 */
public interface Power {
    /** The racer's id: the class name in kebab-case, so that {@code TeaPot} is {@code tea-pot}. */
    default String id() {
        return kebab(getClass().getSimpleName());
    }

    /** The sentences this power cites beside its card. */
    default List<Rule> rules() {
        return List.of();
    }

    /** The switches of house rules that only concern this power. */
    default List<Switch> switches() {
        return List.of();
    }

    private static String kebab(String name) {
        StringBuilder id = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (c >= 'A' && c <= 'Z') {
                if (i > 0) {
                    id.append('-');
                }
                id.append((char) (c - 'A' + 'a'));
            } else {
                id.append(c);
            }
        }
        return id.toString();
    }
}
