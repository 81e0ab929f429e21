package io.trackside.app.web;

import io.trackside.table.GameStory;
import io.trackside.table.GameSummary;
import io.trackside.table.TableClient;
import java.util.List;
import java.util.Map;
import org.springframework.http.ContentDisposition;
import org.springframework.http.HttpHeaders;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/** The saved games. */
@RestController
class GamesController {
    static final String JSON_LINES = "application/x-ndjson";

    private final TableClient table;

    GamesController(TableClient table) {
        this.table = table;
    }

    @GetMapping("/api/games")
    List<GameSummary> games() {
        return table.games();
    }

    @GetMapping("/api/games/{id}")
    GameStory game(@PathVariable("id") String id) {
        return table.game(id);
    }

    /** As one file, for another table. */
    @GetMapping(path = "/api/games/{id}/export", produces = JSON_LINES)
    ResponseEntity<byte[]> exported(@PathVariable("id") String id) {
        byte[] file = table.exported(id);
        String name = ContentDisposition.attachment()
                .filename("trackside-" + id + ".jsonl")
                .build()
                .toString();
        return ResponseEntity.ok().header(HttpHeaders.CONTENT_DISPOSITION, name).body(file);
    }

    /** Takes over such a file. No page of another place can send this type unasked. */
    @PostMapping(path = "/api/games", consumes = JSON_LINES)
    Map<String, String> imported(@RequestBody byte[] exported) {
        return Map.of("id", table.imported(exported));
    }
}
