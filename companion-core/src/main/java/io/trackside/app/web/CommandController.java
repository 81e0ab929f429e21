package io.trackside.app.web;

import io.trackside.table.CommandJson;
import io.trackside.table.Reply;
import io.trackside.table.TableClient;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Map;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/** The one way to change anything. */
@RestController
class CommandController {
    private final TableClient table;
    private final Problems problems;

    CommandController(TableClient table, Problems problems) {
        this.table = table;
        this.problems = problems;
    }

    @PostMapping(path = "/api/commands", consumes = MediaType.APPLICATION_JSON_VALUE)
    ResponseEntity<byte[]> send(@RequestBody byte[] body, HttpServletRequest request) {
        Reply reply = Replied.to(table.send(CommandJson.read(WireJson.read(body))));
        return switch (reply) {
            case Reply.Accepted accepted ->
                ResponseEntity.ok()
                        .contentType(MediaType.APPLICATION_JSON)
                        .body(WireJson.write(Map.of("accepted", accepted)));
            case Reply.Refused refused -> problems.of(request, refused);
        };
    }
}
