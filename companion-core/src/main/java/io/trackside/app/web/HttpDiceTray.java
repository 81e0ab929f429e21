package io.trackside.app.web;

import io.trackside.table.DiceTray;
import io.trackside.table.DiceView;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The smart dice of another program. */
record HttpDiceTray(Supplier<JsonNode> getting, BiFunction<String, JsonNode, JsonNode> posting) implements DiceTray {
    static final String PATH = "/api/dice";

    @Override
    public DiceView view() {
        return WireJson.MAPPER.treeToValue(getting.get(), DiceView.class);
    }

    @Override
    public void pair() {
        post(PATH + "/pair", WireJson.MAPPER.createObjectNode());
    }

    @Override
    public boolean bind(String die, OptionalInt seat) {
        ObjectNode bound = named(die);
        seat.ifPresent(number -> bound.put("seat", number));
        return isKept(posting.apply(PATH + "/bind", bound));
    }

    @Override
    public boolean unbind(String die) {
        return isKept(posting.apply(PATH + "/unbind", named(die)));
    }

    @Override
    public void arm(String die) {
        post(PATH + "/arm", named(die));
    }

    @Override
    public void calibrate(String die) {
        post(PATH + "/calibrate", named(die));
    }

    private void post(String path, JsonNode body) {
        JsonNode _ = posting.apply(path, body);
    }

    private static ObjectNode named(String die) {
        return WireJson.MAPPER.createObjectNode().put("die", die);
    }

    private static boolean isKept(JsonNode answer) {
        return answer.path("kept").asBoolean(false);
    }
}
