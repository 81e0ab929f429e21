package io.trackside.table;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** Files that are there with all they hold, or not at all. */
final class NewFile {
    private static final int CHUNK = 1 << 16;

    private NewFile() {}

    /** Writes what a file holds. */
    private interface Content {
        void writeTo(Storage.Writing file) throws IOException;
    }

    /** A journal of these lines at {@code target}, replacing what is there; {@code unfinished} is in the same folder. */
    static void ofLines(Storage storage, Path unfinished, Path target, List<JournalLine> lines) throws IOException {
        write(storage, unfinished, target, file -> {
            long at = 0;
            for (JournalLine line : lines) {
                byte[] bytes = line.bytes();
                file.write(at, bytes);
                at += bytes.length;
            }
        });
    }

    /** Bytes {@code from} to {@code to} of another file, likewise. */
    static void ofPart(Storage storage, Path unfinished, Path target, Path source, long from, long to)
            throws IOException {
        write(storage, unfinished, target, file -> {
            try (InputStream stream = storage.read(source)) {
                stream.skipNBytes(from);
                byte[] chunk = new byte[CHUNK];
                long at = from;
                while (at < to) {
                    int read = stream.readNBytes(chunk, 0, (int) Math.min(CHUNK, to - at));
                    if (read == 0) {
                        throw new IOException("shorter than before: " + source);
                    }
                    file.write(at - from, Arrays.copyOf(chunk, read));
                    at += read;
                }
            }
        });
    }

    private static void write(Storage storage, Path unfinished, Path target, Content content) throws IOException {
        try {
            try (Storage.Writing file = storage.create(unfinished)) {
                content.writeTo(file);
                file.force();
            }
            storage.rename(unfinished, target);
        } catch (IOException failed) {
            discard(storage, unfinished, failed);
            throw failed;
        }
        storage.forceFolder(folder(target));
    }

    /** Takes away what a failure left; when that fails too, it is only litter. */
    static void discard(Storage storage, Path file, IOException because) {
        try {
            storage.delete(file);
        } catch (IOException left) {
            because.addSuppressed(left);
        }
    }

    static Path folder(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        return folder == null ? file : folder;
    }
}
