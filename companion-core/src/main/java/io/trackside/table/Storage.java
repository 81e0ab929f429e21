package io.trackside.table;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * What journals ask of a disk. Nothing is safe from a power cut before it is forced: bytes by {@link Writing#force},
 * names (of new, renamed and deleted files) by {@link #forceFolder}.
 */
interface Storage {
    /** The file from its beginning. */
    InputStream read(Path file) throws IOException;

    /** A file that is there, for writing. */
    Writing open(Path file) throws IOException;

    /** An empty file, for writing; what was in it is gone. */
    Writing create(Path file) throws IOException;

    /** At once; replaces what had the new name. */
    void rename(Path from, Path to) throws IOException;

    /** The file under a second name, which stays when the first one gets another file. The second must be free. */
    void keep(Path file, Path second) throws IOException;

    /** The file need not be there. */
    void delete(Path file) throws IOException;

    void forceFolder(Path folder) throws IOException;

    /** With the folders above it; on the disk when this returns. */
    void makeFolder(Path folder) throws IOException;

    boolean exists(Path file);

    /** Files of the folder in any order; none when there is no such folder. */
    List<Path> list(Path folder) throws IOException;

    /** When the file was last written, as far as the clock was right. */
    Instant written(Path file) throws IOException;

    /** Empty when {@code file}, which exists only for this, is claimed already, by whatever process. */
    Optional<Claim> claim(Path file) throws IOException;

    /** What to tell people about a failure. */
    JournalUnavailable.Trouble trouble(Path folder, IOException failure);

    /** A file being written. */
    interface Writing extends AutoCloseable {
        long size() throws IOException;

        /** Writes all of it, or throws with any part of it written. */
        void write(long at, byte[] bytes) throws IOException;

        void truncate(long size) throws IOException;

        /** Returns when every byte and the size are on the disk. */
        void force() throws IOException;

        @Override
        void close() throws IOException;
    }

    /** A right held alone, until closed or the process ends. */
    interface Claim extends AutoCloseable {
        @Override
        void close();
    }

    /** The system's own words. */
    static String reason(IOException failure) {
        String message = failure.getMessage();
        return failure.getClass().getSimpleName() + (message == null ? "" : " " + message);
    }
}
