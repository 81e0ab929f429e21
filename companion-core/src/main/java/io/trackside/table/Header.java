package io.trackside.table;

import io.trackside.rules.Rules;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The first line of a journal: which rules, who plays, and something no other game has.
 *
 * @param format of the entries
 * @param rules version of the rules that the game was begun by
 * @param unique random
 * @param begun by this machine's clock: a label
 */
record Header(int format, String rules, String unique, String begun, Plan plan, Optional<String> id) {
    /** The format this program writes. */
    static final int FORMAT = 1;

    static Header of(Plan plan, String unique, Instant begun, Optional<String> id) {
        return new Header(FORMAT, Rules.VERSION, unique, begun.toString(), plan, id);
    }

    ObjectNode write() {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put("trackside", format);
        node.put("rules", rules);
        node.put("unique", unique);
        node.put("begun", begun);
        node.set("plan", RecordJson.write(plan));
        id.ifPresent(given -> node.put("id", given));
        return node;
    }

    /** The header that {@code node} says; throws {@link io.trackside.rules.BadInput} when it is none of ours. */
    static Header read(JsonNode node) {
        Keys keys = new Keys("", node);
        return new Header(
                keys.number("trackside"),
                keys.text("rules"),
                keys.text("unique"),
                keys.text("begun"),
                RecordJson.read(keys.object("plan"), Plan.class),
                keys.optionalText("id"));
    }

    /** Whether what follows can be done again by our rules and in our format. */
    boolean isOurs() {
        return format == FORMAT && rules.equals(Rules.VERSION);
    }

    Optional<Instant> begunAt() {
        try {
            return Optional.of(Instant.parse(begun));
        } catch (DateTimeParseException noTime) {
            return Optional.empty();
        }
    }
}
