package io.trackside.app.web;

import java.util.LinkedHashMap;
import java.util.Map;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** For whoever opens the bare address: what this is, and where to go on. */
@RestController
class HomeController {
    @GetMapping("/")
    Map<String, String> home() {
        Map<String, String> home = new LinkedHashMap<>();
        home.put("name", "Trackside");
        home.put("table", "/api/table");
        home.put("stream", "/api/table/stream");
        home.put("history", "/api/table/history");
        home.put("commands", "/api/commands");
        home.put("games", "/api/games");
        home.put("racers", "/api/racers");
        home.put("rules", "/api/rules");
        home.put("arbiter", "/api/arbiter");
        home.put("health", "/actuator/health");
        return home;
    }
}
