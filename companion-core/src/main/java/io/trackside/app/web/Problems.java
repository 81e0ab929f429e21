package io.trackside.app.web;

import io.trackside.rules.BadInput;
import io.trackside.table.Reply;
import io.trackside.text.Texts;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;

/** What is wrong with a request, as problem details (RFC 9457): besides the text, its key and the details in it. */
final class Problems {
    /** Refusals that mean: what the address names is not there. */
    private static final Set<String> NOT_THERE = Set.of("game-unknown", "game-id", "rule-unknown");

    /** Refusals that mean: not as the table is now. */
    private static final Set<String> NOT_NOW = Set.of("no-race", "no-game");

    private final Languages languages;

    Problems(Languages languages) {
        this.languages = languages;
    }

    /** What is asked for cannot be read, or is not there. */
    ResponseEntity<byte[]> of(HttpServletRequest request, BadInput bad) {
        if (NOT_NOW.contains(bad.key())) {
            return of(request, HttpStatus.CONFLICT, bad);
        }
        return of(request, NOT_THERE.contains(bad.key()) ? HttpStatus.NOT_FOUND : HttpStatus.BAD_REQUEST, bad);
    }

    /** The table said no. */
    ResponseEntity<byte[]> of(HttpServletRequest request, Reply.Refused refused) {
        return answer(request, HttpStatus.CONFLICT, refused.key(), refused.details());
    }

    ResponseEntity<byte[]> of(HttpServletRequest request, HttpStatus status, BadInput bad) {
        return answer(request, status, bad.key(), bad.details());
    }

    /** For those who answer before any controller does. */
    void write(HttpServletRequest request, HttpServletResponse response, HttpStatus status, BadInput bad)
            throws IOException {
        response.setStatus(status.value());
        response.setContentType(MediaType.APPLICATION_PROBLEM_JSON_VALUE);
        byte[] body = json(request, status, bad.key(), bad.details());
        response.setContentLength(body.length);
        response.getOutputStream().write(body);
    }

    private ResponseEntity<byte[]> answer(
            HttpServletRequest request, HttpStatus status, String key, Map<String, Object> details) {
        return ResponseEntity.status(status)
                .contentType(MediaType.APPLICATION_PROBLEM_JSON)
                .body(json(request, status, key, details));
    }

    private byte[] json(HttpServletRequest request, HttpStatus status, String key, Map<String, Object> details) {
        Texts texts = languages.nearest(request);
        Map<String, Object> problem = new LinkedHashMap<>();
        problem.put("title", status.getReasonPhrase());
        problem.put("status", status.value());
        problem.put("detail", texts.has("bad." + key) ? texts.text("bad." + key, details) : key);
        problem.put("key", key);
        problem.put("details", details);
        return WireJson.write(problem);
    }
}
