package io.trackside.table;

import java.nio.file.Path;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** What opening a journal came to. */
public sealed interface Opened {
    /**
     * The game can go on, even when {@link Journal#trouble} says that it cannot be written now.
     *
     * @param entries in order; entry {@code i} of the list has number {@code i + 1}
     */
    record Resumed(Journal journal, JsonNode header, List<JsonNode> entries, Recovery recovery) implements Opened {
        public Resumed {
            entries = List.copyOf(entries);
        }
    }

    /**
     * There is no telling which game this was: the file is empty or its header is bad. It has a name now under which it
     * is no journal.
     *
     * @param kept where it is; under its old name when it could not be renamed
     * @param bytes its size
     * @param entriesLost how many entries it seems to hold
     */
    record SetAside(Path kept, long bytes, long entriesLost) implements Opened {}
}
