package io.trackside.hardware;

import io.trackside.rules.BadInput;
import io.trackside.table.Keys;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.databind.JsonNode;

/** The panel of people without a board: its lamps to look at, its buttons to press. */
@RestController
class PanelController {
    private static final String BUTTON = "button";
    private static final String HOLD = "hold";

    private final Fitted fitted;

    PanelController(Fitted fitted) {
        this.fitted = fitted;
    }

    @GetMapping(path = "/api/panel", produces = MediaType.APPLICATION_JSON_VALUE)
    Map<String, Object> panel() {
        Desk desk = fitted.desk();
        List<String> buttons =
                desk.panel().buttons().stream().map(Panel.Button::name).toList();
        Map<String, Object> lamps = new LinkedHashMap<>();
        for (Panel.Lamp lamp : desk.panel().lamps()) {
            Look look = desk.look(lamp);
            lamps.put(
                    lamp.name(),
                    Map.of(
                            "pattern", look.pattern().name().toLowerCase(Locale.ROOT),
                            "colour", look.colour().name().toLowerCase(Locale.ROOT)));
        }
        return Map.of("buttons", buttons, "lamps", lamps);
    }

    /** {@code {"button":"yes"}}, with {@code "hold":true} for a long press; answers when the finger is off. */
    @PostMapping(path = "/api/panel/press", consumes = MediaType.APPLICATION_JSON_VALUE)
    Map<String, Object> press(@RequestBody JsonNode body) {
        Keys keys = new Keys("", body);
        keys.only(Set.of(BUTTON, HOLD));
        String name = keys.text(BUTTON);
        Desk desk = fitted.desk();
        Panel.Button button = desk.panel().buttons().stream()
                .filter(one -> one.name().equals(name))
                .findFirst()
                .orElseThrow(() -> BadInput.of(
                        "panel-button",
                        "button",
                        name,
                        "known",
                        desk.panel().buttons().stream().map(Panel.Button::name).toList()));
        fitted.board().tap(button, keys.flag(HOLD)).join();
        return Map.of("pressed", name);
    }
}
