package io.trackside.table;

import java.util.Optional;
import java.util.OptionalLong;

/**
 * A command on its way to the table.
 *
 * @param from what sent it, such as {@code screen}, {@code button 3}, {@code die red}
 * @param id the sender's own name for it: sent again, it is not done again but answered as before
 * @param after number of the entry that the sender has seen last: when there are more by now, it is refused
 */
public record Sent(Command command, String from, Optional<String> id, OptionalLong after) {
    /** A command from {@code from}, whatever it has seen. */
    public static Sent of(Command command, String from) {
        return new Sent(command, from, Optional.empty(), OptionalLong.empty());
    }

    /** The same under a name of the sender's. */
    public Sent as(String id) {
        return new Sent(command, from, Optional.of(id), after);
    }

    /** The same as an answer to entry number {@code number}. */
    public Sent after(long number) {
        return new Sent(command, from, id, OptionalLong.of(number));
    }
}
