package io.trackside.table;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Entries for tests of journals. */
final class Entries {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    static final JsonNode HEADER = json("{'rules':1,'seats':['Ann','Bến'],'game':'a1'}");

    private Entries() {}

    /** With ' for ". */
    static JsonNode json(String text) {
        return JSON.readTree(text.replace('\'', '"'));
    }

    static JsonNode die(int face) {
        return json("{'die':" + face + ",'by':'Bến'}");
    }

    static List<JsonNode> dice(int count) {
        List<JsonNode> dice = new ArrayList<>();
        for (int face = 1; face <= count; face++) {
            dice.add(die(face));
        }
        return dice;
    }

    /** The file of a journal with the usual header and these entries. */
    static byte[] file(List<JsonNode> entries) {
        JournalLine first = JournalLine.header(HEADER);
        StringBuilder text = new StringBuilder(text(first));
        for (int i = 0; i < entries.size(); i++) {
            text.append(text(JournalLine.of(i + 1, first.checksum(), entries.get(i))));
        }
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    private static String text(JournalLine line) {
        return new String(line.bytes(), StandardCharsets.UTF_8);
    }
}
