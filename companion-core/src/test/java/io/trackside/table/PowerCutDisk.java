package io.trackside.table;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A disk that keeps for sure only what was forced. When its power is cut, bytes that were not may be there, missing,
 * torn anywhere or zero, and names that were not may be old or new, each for itself. It can also be full, read-only, or
 * fail in single operations.
 */
final class PowerCutDisk implements Storage {
    private static final String FULL = "No space left on device";
    private static final String READ_ONLY = "Read-only file system";
    private static final String FAILED = "Input/output error";

    /** Thrown by every operation from the cut on. */
    static final class PowerCut extends Error {
        private static final long serialVersionUID = 1L;
    }

    /** A change of a file that is not forced yet: bytes written, or no bytes and a new size. */
    private static final class Change {
        private final int at;
        private final byte @Nullable [] bytes;

        private Change(int at, byte @Nullable [] bytes) {
            this.at = at;
            this.bytes = bytes;
        }

        byte[] on(byte[] before, int most) {
            if (bytes == null) {
                return Arrays.copyOf(before, at);
            }
            int count = Math.min(bytes.length, most);
            byte[] after = Arrays.copyOf(before, Math.max(before.length, at + count));
            System.arraycopy(bytes, 0, after, at, count);
            return after;
        }
    }

    private static final class Content {
        private byte[] forced = {};
        private byte[] now = {};
        private final List<Change> changes = new ArrayList<>();

        private void change(Change change) {
            changes.add(change);
            now = change.on(now, Integer.MAX_VALUE);
        }
    }

    /** A change of names that is not forced yet; no content: the name is gone. */
    private record Naming(Map<Path, Optional<Content>> names) {
        private void on(Map<Path, Content> folder) {
            names.forEach((name, content) ->
                    content.ifPresentOrElse(there -> folder.put(name, there), () -> folder.remove(name)));
        }
    }

    private final Random random;
    private final Map<Path, Content> forced = new TreeMap<>();
    private final Map<Path, Content> now = new TreeMap<>();
    private final List<Naming> namings = new ArrayList<>();
    private final Set<Path> claims = new TreeSet<>();

    private int stepsLeft = Integer.MAX_VALUE;
    private boolean dead;

    private long room = Long.MAX_VALUE;
    private boolean readOnly;
    private boolean failsToForce;
    private boolean failsToForceFolder;
    private boolean failsToTruncate;
    private int readable = Integer.MAX_VALUE;

    PowerCutDisk(Random random) {
        this.random = random;
    }

    /** The first numbers of a plain Random with a small seed are much alike. */
    static Random random(long seed) {
        return new Random(new SplittableRandom(seed).nextLong());
    }

    /** The power goes when this many more steps are done. */
    void cutAfter(int steps) {
        stepsLeft = steps;
    }

    boolean isToBeCut() {
        return stepsLeft < Integer.MAX_VALUE / 2;
    }

    void room(long bytes) {
        room = bytes;
    }

    void readOnly(boolean is) {
        readOnly = is;
    }

    void failsToForce(boolean does) {
        failsToForce = does;
    }

    void failsToForceFolder(boolean does) {
        failsToForceFolder = does;
    }

    void failsToTruncate(boolean does) {
        failsToTruncate = does;
    }

    /** Only the first bytes of a file can be read. */
    void readable(int bytes) {
        readable = bytes;
    }

    /** The disk as it is found after the power cut. */
    PowerCutDisk afterPowerCut() {
        PowerCutDisk after = new PowerCutDisk(random);
        Map<Path, Content> names = new TreeMap<>(forced);
        boolean inOrder = random.nextBoolean();
        int first = random.nextInt(namings.size() + 1);
        for (int i = 0; i < namings.size(); i++) {
            if (inOrder ? i < first : random.nextBoolean()) {
                namings.get(i).on(names);
            }
        }
        IdentityHashMap<Content, byte[]> found = new IdentityHashMap<>();
        names.values().forEach(content -> found.computeIfAbsent(content, this::survivor));
        names.forEach((name, content) -> after.put(name, found.getOrDefault(content, new byte[0])));
        return after;
    }

    /** The disk as another process finds it when this one was killed: all there, though not forced. */
    PowerCutDisk afterKill() {
        PowerCutDisk after = new PowerCutDisk(random);
        after.forced.putAll(forced);
        after.now.putAll(now);
        after.namings.addAll(namings);
        return after;
    }

    /** Puts a file there, forced. */
    void put(Path name, byte[] bytes) {
        Content content = new Content();
        content.now = bytes.clone();
        content.forced = content.now;
        now.put(name, content);
        forced.put(name, content);
    }

    byte[] bytes(Path name) {
        return now.getOrDefault(name, new Content()).now;
    }

    /** Every file but locks, as text. */
    Map<Path, String> files() {
        Map<Path, String> files = new TreeMap<>();
        now.forEach((name, content) -> {
            if (!name.toString().endsWith(".lock")) {
                files.put(name, new String(content.now, StandardCharsets.ISO_8859_1));
            }
        });
        return files;
    }

    private byte[] survivor(Content content) {
        byte[] bytes = content.forced;
        int applied = random.nextInt(content.changes.size() + 1);
        for (int i = 0; i < applied; i++) {
            bytes = content.changes.get(i).on(bytes, Integer.MAX_VALUE);
        }
        if (applied < content.changes.size()) {
            Change torn = content.changes.get(applied);
            if (torn.bytes != null) {
                bytes = torn.on(bytes, random.nextInt(torn.bytes.length + 1));
            }
        }
        bytes = bytes.clone();
        int unforced = Math.min(content.forced.length, bytes.length);
        if (random.nextInt(3) == 0 && content.now.length > bytes.length) {
            bytes = Arrays.copyOf(bytes, content.now.length);
        }
        if (random.nextInt(3) == 0 && bytes.length > unforced) {
            int from = unforced + random.nextInt(bytes.length - unforced);
            Arrays.fill(bytes, from, from + 1 + random.nextInt(bytes.length - from), (byte) 0);
        }
        return bytes;
    }

    private void step() {
        if (dead || --stepsLeft <= 0) {
            dead = true;
            throw new PowerCut();
        }
    }

    private void changing() throws IOException {
        step();
        if (readOnly) {
            throw new IOException(READ_ONLY);
        }
    }

    private Content content(Path file) throws IOException {
        Content content = now.get(file);
        if (content == null) {
            throw new NoSuchFileException(file.toString());
        }
        return content;
    }

    private void name(Map<Path, Optional<Content>> names) {
        Naming naming = new Naming(names);
        namings.add(naming);
        naming.on(now);
        step();
    }

    @Override
    public InputStream read(Path file) throws IOException {
        step();
        byte[] bytes = content(file).now;
        if (bytes.length <= readable) {
            return new ByteArrayInputStream(bytes);
        }
        return new SequenceInputStream(new ByteArrayInputStream(bytes, 0, readable), new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException(FAILED);
            }

            @Override
            public int read(byte[] into, int from, int count) throws IOException {
                throw new IOException(FAILED);
            }
        });
    }

    @Override
    public Writing open(Path file) throws IOException {
        changing();
        return new WritingInMemory(content(file));
    }

    @Override
    public Writing create(Path file) throws IOException {
        changing();
        Content content = now.get(file);
        if (content == null) {
            content = new Content();
            name(Map.of(file, Optional.of(content)));
        } else {
            content.change(new Change(0, null));
        }
        return new WritingInMemory(content);
    }

    @Override
    public void rename(Path from, Path to) throws IOException {
        changing();
        name(Map.of(from, Optional.empty(), to, Optional.of(content(from))));
    }

    @Override
    public void keep(Path file, Path second) throws IOException {
        changing();
        if (now.containsKey(second)) {
            throw new IOException("there already: " + second);
        }
        name(Map.of(second, Optional.of(content(file))));
    }

    @Override
    public void delete(Path file) throws IOException {
        changing();
        name(Map.of(file, Optional.empty()));
    }

    @Override
    public void forceFolder(Path folder) throws IOException {
        step();
        if (failsToForceFolder) {
            throw new IOException(FAILED);
        }
        forced.clear();
        forced.putAll(now);
        namings.clear();
        step();
    }

    @Override
    public void makeFolder(Path folder) {
        step();
    }

    @Override
    public boolean exists(Path file) {
        step();
        return now.containsKey(file);
    }

    @Override
    public List<Path> list(Path folder) {
        step();
        return List.copyOf(now.keySet());
    }

    @Override
    public Instant written(Path file) {
        step();
        return Instant.EPOCH;
    }

    @Override
    public Optional<Claim> claim(Path file) throws IOException {
        changing();
        return claims.add(file) ? Optional.of(() -> claims.remove(file)) : Optional.empty();
    }

    @Override
    public JournalUnavailable.Trouble trouble(Path folder, IOException failure) {
        return switch (String.valueOf(failure.getMessage())) {
            case FULL -> JournalUnavailable.Trouble.FULL;
            case READ_ONLY -> JournalUnavailable.Trouble.READ_ONLY;
            default ->
                failure instanceof NoSuchFileException
                        ? JournalUnavailable.Trouble.GONE
                        : JournalUnavailable.Trouble.FAILING;
        };
    }

    private final class WritingInMemory implements Writing {
        private final Content content;

        private WritingInMemory(Content content) {
            this.content = content;
        }

        @Override
        public long size() {
            step();
            return content.now.length;
        }

        @Override
        public void write(long at, byte[] bytes) throws IOException {
            changing();
            int fits = (int) Math.min(bytes.length, room);
            content.change(new Change((int) at, Arrays.copyOf(bytes, fits)));
            step();
            if (fits < bytes.length) {
                throw new IOException(FULL);
            }
        }

        @Override
        public void truncate(long size) throws IOException {
            changing();
            if (failsToTruncate) {
                throw new IOException(FAILED);
            }
            content.change(new Change((int) size, null));
            step();
        }

        @Override
        public void force() throws IOException {
            step();
            if (failsToForce) {
                throw new IOException(FAILED);
            }
            content.forced = content.now;
            content.changes.clear();
            step();
        }

        @Override
        public void close() {}
    }
}
