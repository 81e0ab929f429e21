package io.trackside.table;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** The real disk. */
final class Disk implements Storage {
    /**
     * Claims of this process. Kept, since POSIX gives up a process's locks on a file as soon as the process closes any
     * channel of that file: a second one must not even be opened.
     */
    private static final Set<Path> CLAIMED = ConcurrentHashMap.newKeySet();

    @Override
    public InputStream read(Path file) throws IOException {
        return Files.newInputStream(file);
    }

    @Override
    public Writing open(Path file) throws IOException {
        return new WritingToDisk(FileChannel.open(file, StandardOpenOption.WRITE));
    }

    @Override
    public Writing create(Path file) throws IOException {
        return new WritingToDisk(FileChannel.open(
                file, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE));
    }

    @Override
    public void rename(Path from, Path to) throws IOException {
        Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
    }

    /** A link also keeps what cannot be read; a copy is for file systems without links, such as that of a USB stick. */
    @Override
    public void keep(Path file, Path second) throws IOException {
        try {
            Files.createLink(second, file);
        } catch (FileAlreadyExistsException taken) {
            throw taken;
        } catch (UnsupportedOperationException | IOException noLinks) {
            Path unfinished = second.resolveSibling(second.getFileName() + ".new");
            Files.copy(file, unfinished, StandardCopyOption.REPLACE_EXISTING);
            try (FileChannel copy = FileChannel.open(unfinished, StandardOpenOption.WRITE)) {
                copy.force(true);
            }
            rename(unfinished, second);
        }
    }

    @Override
    public void delete(Path file) throws IOException {
        Files.deleteIfExists(file);
    }

    @Override
    public void forceFolder(Path folder) throws IOException {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        }
    }

    @Override
    public void makeFolder(Path folder) throws IOException {
        if (Files.isDirectory(folder)) {
            return;
        }
        Path above = folder.toAbsolutePath().getParent();
        if (above != null) {
            makeFolder(above);
        }
        Files.createDirectories(folder);
        if (above != null) {
            forceFolder(above);
        }
    }

    @Override
    public boolean exists(Path file) {
        return !Files.notExists(file);
    }

    @Override
    public List<Path> list(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        } catch (NoSuchFileException noFolder) {
            return List.of();
        }
    }

    @Override
    public Instant written(Path file) throws IOException {
        return Files.getLastModifiedTime(file).toInstant();
    }

    @Override
    public Optional<Claim> claim(Path file) throws IOException {
        Path name = real(file);
        if (!CLAIMED.add(name)) {
            return Optional.empty();
        }
        Optional<Claim> claim = Optional.empty();
        try {
            claim = locked(name);
            return claim;
        } finally {
            if (claim.isEmpty()) {
                CLAIMED.remove(name);
            }
        }
    }

    private static Optional<Claim> locked(Path name) throws IOException {
        FileChannel channel = FileChannel.open(name, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FileLock lock = null;
        try {
            lock = channel.tryLock();
        } catch (OverlappingFileLockException bySomethingElseHere) {
            return Optional.empty();
        } finally {
            if (lock == null) {
                channel.close();
            }
        }
        return lock == null ? Optional.empty() : Optional.of(() -> unlock(name, channel));
    }

    private static void unlock(Path name, FileChannel channel) {
        try {
            channel.close();
        } catch (IOException ignored) {
            // the lock goes with the channel, and nothing was written to it
        } finally {
            CLAIMED.remove(name);
        }
    }

    @Override
    public JournalUnavailable.Trouble trouble(Path folder, IOException failure) {
        if (failure instanceof AccessDeniedException) {
            return JournalUnavailable.Trouble.READ_ONLY;
        }
        if (failure instanceof NoSuchFileException) {
            return JournalUnavailable.Trouble.GONE;
        }
        try {
            FileStore store = Files.getFileStore(nearest(folder));
            if (store.isReadOnly()) {
                return JournalUnavailable.Trouble.READ_ONLY;
            }
            return store.getUsableSpace() < JournalLine.MOST_BYTES
                    ? JournalUnavailable.Trouble.FULL
                    : JournalUnavailable.Trouble.FAILING;
        } catch (IOException noStore) {
            return JournalUnavailable.Trouble.GONE;
        }
    }

    /** The folder, or the nearest one above it that is there. */
    static Path nearest(Path folder) {
        Path nearest = folder.toAbsolutePath();
        Path above = nearest.getParent();
        while (!Files.exists(nearest) && above != null) {
            nearest = above;
            above = nearest.getParent();
        }
        return nearest;
    }

    private static Path real(Path file) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        return folder == null ? file : folder.toRealPath().resolve(file.getFileName());
    }

    private record WritingToDisk(FileChannel channel) implements Writing {
        @Override
        public long size() throws IOException {
            return channel.size();
        }

        @Override
        public void write(long at, byte[] bytes) throws IOException {
            ByteBuffer rest = ByteBuffer.wrap(bytes);
            while (rest.hasRemaining()) {
                channel.write(rest, at + rest.position());
            }
        }

        @Override
        public void truncate(long size) throws IOException {
            channel.truncate(size);
        }

        /** Without the file's times, which nothing depends on; its size goes along (fdatasync). */
        @Override
        public void force() throws IOException {
            channel.force(false);
        }

        @Override
        public void close() throws IOException {
            channel.close();
        }
    }
}
