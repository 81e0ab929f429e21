package io.trackside.mqtt;

import io.trackside.rules.BadInput;
import io.trackside.table.DiceView;
import io.trackside.table.Keys;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.databind.JsonNode;

/** The dice over HTTP: to look at, to bind, to arm and to calibrate; and a walk along the lights. */
@RestController
class DiceController {
    private static final String DIE = "die";
    private static final String SEAT = "seat";
    private static final String JSON = MediaType.APPLICATION_JSON_VALUE;
    private static final int MOST_SEATS = 6;

    private final Attached attached;

    DiceController(Attached attached) {
        this.attached = attached;
    }

    @GetMapping(path = "/api/dice", produces = JSON)
    DiceView dice() {
        return attached.bridge().view();
    }

    /** {@code {}}: the next throw of a die that is nobody's is offered, for a minute. */
    @PostMapping(path = "/api/dice/pair", consumes = JSON, produces = JSON)
    DiceView pair(@RequestBody JsonNode body) {
        new Keys("", body).only(Set.of());
        attached.bridge().pair();
        return dice();
    }

    /** {@code {"die":"red","seat":0}}: the die that was offered is that seat's; shared without one. */
    @PostMapping(path = "/api/dice/bind", consumes = JSON, produces = JSON)
    Map<String, Object> bind(@RequestBody JsonNode body) {
        Keys keys = new Keys("", body);
        keys.only(Set.of(DIE, SEAT));
        String name = keys.text(DIE);
        if (name.isBlank()) {
            throw BadInput.of("key-text", "key", DIE);
        }
        OptionalInt seat =
                keys.has(SEAT) ? OptionalInt.of(keys.number(SEAT, 0, MOST_SEATS - 1, 0)) : OptionalInt.empty();
        boolean kept = attached.bridge().bind(name, seat);
        return Map.of("kept", kept, "dice", dice());
    }

    /** {@code {"die":"red"}}: it is nobody's any more. */
    @PostMapping(path = "/api/dice/unbind", consumes = JSON, produces = JSON)
    Map<String, Object> unbind(@RequestBody JsonNode body) {
        String name = die(body);
        boolean kept = attached.bridge().unbind(name);
        return Map.of("kept", kept, "dice", dice());
    }

    /** {@code {"die":"red"}}: somebody throws it now. */
    @PostMapping(path = "/api/dice/arm", consumes = JSON, produces = JSON)
    DiceView arm(@RequestBody JsonNode body) {
        String name = die(body);
        attached.bridge().arm(name);
        return dice();
    }

    /** {@code {"die":"cube"}}: it is shown its faces, from the 1 on; {@code wanted} tells which is next. */
    @PostMapping(path = "/api/dice/calibrate", consumes = JSON, produces = JSON)
    DiceView calibrate(@RequestBody JsonNode body) {
        String name = die(body);
        attached.bridge().calibrate(name);
        return dice();
    }

    /** {@code {}}: one space after the other is lit, half a minute long. */
    @PostMapping(path = "/api/track-light/walk", consumes = JSON, produces = JSON)
    Map<String, Object> walk(@RequestBody JsonNode body) {
        new Keys("", body).only(Set.of());
        attached.bridge().walk();
        return Map.of("walking", true);
    }

    private static String die(JsonNode body) {
        Keys keys = new Keys("", body);
        keys.only(Set.of(DIE));
        return keys.text(DIE);
    }
}
