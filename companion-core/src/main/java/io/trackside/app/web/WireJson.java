package io.trackside.app.web;

import io.trackside.rules.BadInput;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.json.JsonMapper;

/** JSON as it goes over the wire: keys in kebab-case as in commands, one object a message. */
final class WireJson {
    static final JsonMapper MAPPER = JsonMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.KEBAB_CASE)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private WireJson() {}

    /** Throws {@link BadInput} naming line and column when {@code body} is not one whole value. */
    static JsonNode read(byte[] body) {
        JsonNode node;
        try {
            node = MAPPER.readTree(body);
        } catch (JacksonException malformed) {
            TokenStreamLocation place = malformed.getLocation();
            throw BadInput.of(
                    "http-json",
                    "row",
                    place == null ? 1 : place.getLineNr(),
                    "column",
                    place == null ? 1 : place.getColumnNr());
        }
        if (node.isMissingNode()) {
            throw BadInput.of("http-json", "row", 1, "column", 1);
        }
        return node;
    }

    static byte[] write(Object value) {
        return MAPPER.writeValueAsBytes(value);
    }
}
