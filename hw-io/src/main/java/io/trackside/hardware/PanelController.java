package io.trackside.hardware;

import io.trackside.table.Keys;
import io.trackside.table.PanelView;
import java.util.Map;
import java.util.Set;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.databind.JsonNode;

/** The panel over HTTP: its lamps to look at, and without a board its buttons to press. */
@RestController
class PanelController {
    private static final String BUTTON = "button";
    private static final String HOLD = "hold";

    private final Fitted fitted;

    PanelController(Fitted fitted) {
        this.fitted = fitted;
    }

    @GetMapping(path = "/api/panel", produces = MediaType.APPLICATION_JSON_VALUE)
    PanelView panel() {
        return fitted.view();
    }

    /** {@code {"button":"yes"}}, with {@code "hold":true} for a long press; answers when the finger is off. */
    @PostMapping(
            path = "/api/panel/press",
            consumes = MediaType.APPLICATION_JSON_VALUE,
            produces = MediaType.APPLICATION_JSON_VALUE)
    Map<String, String> press(@RequestBody JsonNode body) {
        Keys keys = new Keys("", body);
        keys.only(Set.of(BUTTON, HOLD));
        String name = keys.text(BUTTON);
        boolean holds = keys.flag(HOLD);
        fitted.press(name, holds);
        return Map.of("pressed", name);
    }
}
