package io.trackside.table;

import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * What a journal says.
 *
 * @param entries the good ones, in order; entry {@code i} of the list has number {@code i + 1}
 * @param whole false when opening it would cut or mend something
 */
public record ReadGame(JsonNode header, List<JsonNode> entries, boolean whole) {
    public ReadGame {
        entries = List.copyOf(entries);
    }
}
