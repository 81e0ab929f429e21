package io.trackside.table;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * An entry of the journal: the command, who sent it, what was asked, what came of it, and when it ended a turn the whole
 * table.
 *
 * @param asked what was asked when it was done, empty for nothing
 * @param state how the race stood when the turn began that is now played; empty unless a turn ended
 */
record Entry(Command command, String from, Optional<String> id, String asked, Optional<String> state) {
    private static final JsonMapper JSON = new JsonMapper();
    private static final String ASKED = "asked";
    private static final String RULINGS = "rulings";
    private static final String TABLE = "table-then";
    private static final String STATE = "state";
    private static final Set<String> OTHERS = Set.of("from", "id", ASKED, RULINGS, TABLE, STATE);

    /** The entry that {@code sent} makes of {@code before}. */
    static ObjectNode write(Sent sent, Sitting before, Sitting.Done done) {
        ObjectNode node = RecordJson.write((Record) done.settled(), CommandJson.TAG);
        node.put("from", sent.from());
        sent.id().ifPresent(id -> node.put("id", id));
        if (!done.asked().isEmpty()) {
            node.put(ASKED, done.asked());
        }
        if (!done.after().rulings().isEmpty()) {
            ArrayNode rulings = node.putArray(RULINGS);
            done.after().rulings().forEach(ruling -> rulings.add(JSON.<JsonNode>valueToTree(ruling)));
        }
        if (done.after().isAnotherTurnThan(before)) {
            node.set(TABLE, Snapshot.of(done.after().live()));
            state(done.after().live()).ifPresent(state -> node.put(STATE, state));
        }
        return node;
    }

    /**
     * The entry that {@code node} says.
     *
     * @throws io.trackside.rules.BadInput when it is none of ours
     */
    static Entry read(JsonNode node) {
        Keys keys = new Keys("", node);
        return new Entry(
                RecordJson.read(keys, Command.class, CommandJson.TAG, OTHERS),
                keys.text("from"),
                keys.optionalText("id"),
                keys.optionalText(ASKED).orElse(""),
                keys.optionalText(STATE));
    }

    /** The rulings that {@code node} keeps. */
    static List<RulingView> rulings(JsonNode node) {
        return node.hasNonNull(RULINGS) ? List.of(JSON.treeToValue(node.get(RULINGS), RulingView[].class)) : List.of();
    }

    /** The table that {@code node} records, if a turn ended there. */
    static Optional<JsonNode> tableThen(JsonNode node) {
        return Optional.ofNullable(node.get(TABLE));
    }

    /** How the race stood when its present turn began. */
    static Optional<String> state(LiveGame live) {
        return live.race().map(race -> race.atTurnsBeginning().state());
    }
}
