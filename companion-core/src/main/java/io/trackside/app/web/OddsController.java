package io.trackside.app.web;

import io.trackside.rules.BadInput;
import io.trackside.table.Keys;
import io.trackside.table.OddsView;
import io.trackside.table.TableClient;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Set;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/** How the race will likely end, for who wants to know. */
@RestController
class OddsController {
    private static final String ON = "on";

    private final TableClient table;
    private final OddsStream odds;

    OddsController(TableClient table, OddsStream odds) {
        this.table = table;
        this.odds = odds;
    }

    @GetMapping(path = "/api/odds", produces = MediaType.APPLICATION_JSON_VALUE)
    OddsView odds() {
        return table.odds();
    }

    /** {@code {"on":true}}: people want to see them, from now on and in later games. */
    @PostMapping(path = "/api/odds", consumes = MediaType.APPLICATION_JSON_VALUE)
    OddsView show(@RequestBody byte[] body) {
        Keys asked = new Keys("", WireJson.read(body));
        asked.only(Set.of(ON));
        if (!asked.has(ON)) {
            throw BadInput.of("key-flag", "key", ON);
        }
        table.showOdds(asked.flag(ON));
        return table.odds();
    }

    /** Stays until the client goes or the server ends. */
    @GetMapping("/api/odds/stream")
    void stream(HttpServletResponse to) throws InterruptedException {
        to.setContentType(MediaType.TEXT_EVENT_STREAM_VALUE);
        to.setCharacterEncoding("UTF-8");
        try (Viewer viewer = odds.open()) {
            viewer.writeTo(to.getOutputStream());
        } catch (IOException gone) {
            // The usual end of a stream: nobody is there to be told.
        }
    }
}
