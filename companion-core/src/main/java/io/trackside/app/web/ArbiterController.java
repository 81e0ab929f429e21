package io.trackside.app.web;

import io.trackside.table.TableClient;
import jakarta.servlet.http.HttpServletRequest;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.databind.JsonNode;

/** Worked cases, and what could come of the table as it is. */
@RestController
class ArbiterController {
    private final TableClient table;
    private final Languages languages;

    ArbiterController(TableClient table, Languages languages) {
        this.table = table;
        this.languages = languages;
    }

    @PostMapping(path = "/api/arbiter", consumes = MediaType.APPLICATION_JSON_VALUE)
    JsonNode answer(@RequestBody byte[] body, HttpServletRequest request) {
        return table.arbiter(WireJson.read(body), languages.of(request).locale());
    }
}
