package io.trackside.app.web;

import io.trackside.table.ControlPanel;
import io.trackside.table.PanelView;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import tools.jackson.databind.JsonNode;

/** The buttons and lamps of another program. */
record HttpControlPanel(Supplier<JsonNode> getting, BiFunction<String, JsonNode, JsonNode> posting)
        implements ControlPanel {
    static final String PATH = "/api/panel";

    @Override
    public PanelView view() {
        return WireJson.MAPPER.treeToValue(getting.get(), PanelView.class);
    }

    @Override
    public void press(String button, boolean hold) {
        JsonNode _ = posting.apply(
                PATH + "/press",
                WireJson.MAPPER.createObjectNode().put("button", button).put("hold", hold));
    }
}
