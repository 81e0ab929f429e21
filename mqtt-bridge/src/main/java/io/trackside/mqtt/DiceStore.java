package io.trackside.mqtt;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;

/** Where the dice of a table are kept. */
record DiceStore(Optional<Path> file) {
    /** Writes them; whether they are kept. A file that cannot be written stays as it was. */
    boolean keep(List<Die> dice) {
        if (file.isEmpty()) {
            return false;
        }
        Path target = file.get().toAbsolutePath();
        Path next = target.resolveSibling(target.getFileName() + ".new");
        try {
            Files.write(next, DiceFile.write(dice).getBytes(StandardCharsets.UTF_8));
            try (FileChannel written = FileChannel.open(next, StandardOpenOption.WRITE)) {
                written.force(true);
            }
            Files.move(next, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            return true;
        } catch (IOException full) {
            System.getLogger(DiceStore.class.getName())
                    .log(System.Logger.Level.WARNING, target + ": " + full.getMessage());
            return false;
        }
    }
}
