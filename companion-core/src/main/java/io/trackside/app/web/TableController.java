package io.trackside.app.web;

import io.trackside.table.Keys;
import io.trackside.table.StepView;
import io.trackside.table.TableClient;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RestController;

/** The table as it is, as it changes, and how it came to be so. */
@RestController
class TableController {
    private static final String RACER = "racer";

    private final TableClient table;
    private final Views views;
    private final Languages languages;

    TableController(TableClient table, Views views, Languages languages) {
        this.table = table;
        this.views = views;
        this.languages = languages;
    }

    @GetMapping(path = "/api/table", produces = MediaType.APPLICATION_JSON_VALUE)
    byte[] now() {
        return views.now();
    }

    /** Stays until the client goes or the server ends. */
    @GetMapping("/api/table/stream")
    void stream(@RequestHeader(name = "Last-Event-ID", required = false) @Nullable String last, HttpServletResponse to)
            throws InterruptedException {
        to.setContentType(MediaType.TEXT_EVENT_STREAM_VALUE);
        to.setCharacterEncoding("UTF-8");
        try (Viewer viewer = views.open(Optional.ofNullable(last))) {
            viewer.writeTo(to.getOutputStream());
        } catch (IOException gone) {
            // The usual end of a stream: nobody is there to be told.
        }
    }

    @GetMapping("/api/table/history")
    List<StepView> history() {
        return table.history();
    }

    @PostMapping(path = "/api/table/why-not", consumes = MediaType.APPLICATION_JSON_VALUE)
    Map<String, List<String>> whyNot(@RequestBody byte[] body, HttpServletRequest request) {
        Keys asked = new Keys("", WireJson.read(body));
        asked.only(Set.of(RACER));
        return Map.of(
                "reasons", table.whyNot(asked.text(RACER), languages.of(request).locale()));
    }
}
