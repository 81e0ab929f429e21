package io.trackside.table;

import java.time.Instant;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * A journal in the list of games.
 *
 * @param header empty when it cannot be read; opening the game sets it aside
 * @param entries how many good ones are behind the header
 * @param whole false when opening it would cut or mend something
 * @param written when it was last written, as far as the clock was right: a label, not an order
 */
public record SavedGame(String id, Optional<JsonNode> header, long entries, boolean whole, Instant written) {}
