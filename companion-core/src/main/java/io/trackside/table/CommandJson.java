package io.trackside.table;

import io.trackside.rules.BadInput;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Commands as JSON, on the wire and in the journal: one object, {@code do} names the command, the other keys are its
 * parts and who sent it: {@code {"do":"die","seat":2,"face":5,"from":"die red","after":41}}
 */
public final class CommandJson {
    static final String TAG = "do";
    static final String EDIT_TAG = "edit";

    private static final Set<String> ENVELOPE = Set.of("from", "id", "after");
    private static final int LONGEST = 64;

    private CommandJson() {}

    /**
     * The command that {@code json} says.
     *
     * @throws BadInput naming the key that is wrong, and the remedy
     */
    public static Sent read(JsonNode json) {
        Keys keys = new Keys("", json);
        Command command = RecordJson.read(keys, Command.class, TAG, ENVELOPE);
        OptionalLong after = keys.has("after") ? OptionalLong.of(keys.number("after")) : OptionalLong.empty();
        Optional<String> id = keys.optionalText("id").map(text -> checked("id", text));
        return new Sent(command, checked("from", keys.optionalText("from").orElse("http")), id, after);
    }

    /** {@code sent} as {@link #read} reads it. */
    public static ObjectNode write(Sent sent) {
        ObjectNode node = RecordJson.write((Record) sent.command(), TAG);
        node.put("from", sent.from());
        sent.id().ifPresent(id -> node.put("id", id));
        sent.after().ifPresent(after -> node.put("after", after));
        return node;
    }

    private static String checked(String key, String text) {
        if (text.isEmpty() || text.length() > LONGEST) {
            throw BadInput.of("key-length", "key", key, "most", LONGEST);
        }
        return text;
    }
}
