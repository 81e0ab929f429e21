package io.trackside.app;

import java.util.List;
import java.util.Set;

/**
 * Something that can be done at the table from a terminal, as a command of its own or as a line of a conversation. Its
 * help stands under {@code command.trackside.table.} and its name.
 *
 * @param label what can be typed behind it, empty for nothing
 * @param least how many words have to be
 * @param options that take a value, with what the value is called
 * @param flags options that take none
 */
record Verb(String name, String label, int least, List<Option> options, Set<String> flags, Action action) {
    /** {@code label}: what its value is called. */
    record Option(String name, String label) {}

    /** Does it. */
    @FunctionalInterface
    interface Action {
        void take(Desk desk, Order order);
    }

    /** One without options. */
    static Verb of(String name, String label, int least, Action action) {
        return new Verb(name, label, least, List.of(), Set.of(), action);
    }

    Verb with(Option... more) {
        return new Verb(name, label, least, List.of(more), flags, action);
    }

    Verb withFlag(String flag) {
        return new Verb(name, label, least, options, Set.of(flag), action);
    }
}
