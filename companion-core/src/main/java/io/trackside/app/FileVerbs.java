package io.trackside.app;

import io.trackside.rules.BadInput;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;

/** Games as files of their own, to take elsewhere. */
final class FileVerbs {
    private FileVerbs() {}

    static List<Verb> all() {
        return List.of(
                Verb.of("export", "[GAME] FILE", 1, FileVerbs::exportGame),
                Verb.of("import", "FILE", 1, FileVerbs::importGame));
    }

    private static void exportGame(Desk desk, Order order) {
        String game = order.words().size() > 1 ? order.first() : desk.game().id();
        Path file = Path.of(order.last());
        byte[] exported = desk.client().exported(game);
        try {
            Files.write(file, exported, StandardOpenOption.CREATE_NEW);
        } catch (FileAlreadyExistsException there) {
            throw BadInput.of("export-exists", "file", file.toString());
        } catch (IOException failed) {
            throw BadInput.of("file-unwritable", "file", file.toString(), "reason", Trouble.with(file, failed));
        }
        desk.say("table.exported", Map.of("game", game, "file", file.toString()));
    }

    private static void importGame(Desk desk, Order order) {
        Path file = Path.of(order.text());
        byte[] exported;
        try {
            exported = Files.readAllBytes(file);
        } catch (IOException failed) {
            throw BadInput.of("file-unreadable", "file", file.toString(), "reason", Trouble.with(file, failed));
        }
        desk.say("table.imported", Map.of("game", desk.client().imported(exported)));
    }
}
