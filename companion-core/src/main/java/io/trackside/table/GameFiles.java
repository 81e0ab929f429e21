package io.trackside.table;

import io.trackside.rules.BadInput;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;

/** The names of the files of one game. Its id has small letters, as some disks cannot tell them from capitals. */
record GameFiles(Path folder, String id) {
    private static final String SUFFIX = ".jsonl";
    private static final Pattern ID = Pattern.compile("[a-z0-9][a-z0-9-]{0,62}");

    GameFiles {
        if (!ID.matcher(id).matches()) {
            throw BadInput.of("game-id", "id", id);
        }
    }

    /** Empty when {@code file} is no journal by its name. */
    static Optional<GameFiles> of(Path folder, Path file) {
        String name = file.getFileName().toString();
        if (!name.endsWith(SUFFIX)) {
            return Optional.empty();
        }
        String id = name.substring(0, name.length() - SUFFIX.length());
        return ID.matcher(id).matches() ? Optional.of(new GameFiles(folder, id)) : Optional.empty();
    }

    Path journal() {
        return folder.resolve(id + SUFFIX);
    }

    /** A file until it is complete. */
    Path unfinished() {
        return folder.resolve(id + ".new");
    }

    /** Stays when nobody holds it: deleting it would let two others lock two different files of this name. */
    Path lock() {
        return folder.resolve("." + id + ".lock");
    }

    /** What is kept of a bad file; equal bytes have equal names, so that keeping them twice keeps them once. */
    Path kept(String what, String checksum) {
        return folder.resolve(id + "." + what + "-" + checksum);
    }
}
