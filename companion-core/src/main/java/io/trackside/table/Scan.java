package io.trackside.table;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * What a journal's file holds, read once from front to back: good lines up to the first that is not as it must be, and
 * what is seen behind them. Never more than one line is held besides the entries.
 */
final class Scan {
    private static final int CHUNK = 1 << 16;
    private static final char LINE_END = '\n';

    private final boolean keepsEntries;
    private final List<JsonNode> entries = new ArrayList<>();
    private final CRC32C all = new CRC32C();
    private final CRC32C sinceGood = new CRC32C();

    private byte[] line = new byte[CHUNK];
    private int length;
    private boolean tooLong;

    private @Nullable JsonNode header;
    private String game = "";
    private byte[] lastLine = {};
    private long next;
    private long goodBytes;
    private long bytes;

    private long badLines;
    private boolean goodBehindBad;
    private long recordsBehind;
    private long highestBehind;
    private @Nullable IOException failure;

    private Scan(boolean keepsEntries) {
        this.keepsEntries = keepsEntries;
    }

    /** With the entries. */
    static Scan reading(Storage storage, Path file) throws IOException {
        return new Scan(true).of(storage, file);
    }

    /** Only counts the entries, and trusts their checksums. */
    static Scan counting(Storage storage, Path file) throws IOException {
        return new Scan(false).of(storage, file);
    }

    /** The first line's entry, when that line is good. */
    Optional<JsonNode> header() {
        return Optional.ofNullable(header);
    }

    /** Good entries behind the header, the first being number 1. */
    List<JsonNode> entries() {
        return entries;
    }

    /** How many entries are good. */
    long count() {
        return Math.max(0, next - 1);
    }

    /** How many lines are good, the header's among them. */
    long goodLines() {
        return next;
    }

    /** Checksum of the header. */
    String game() {
        return game;
    }

    /** The last good line with its line feed. */
    byte[] lastLine() {
        return lastLine;
    }

    /** Bytes of the good lines. */
    long goodBytes() {
        return goodBytes;
    }

    /** All that could be read. */
    long bytes() {
        return bytes;
    }

    boolean isWhole() {
        return header != null && goodBytes == bytes && failure == null;
    }

    /**
     * Whether the bad bytes are what an append may leave that was cut short: one line, ended or not, with nothing of
     * ours behind it. Each append is on the disk before the next begins, so there is never more.
     */
    boolean isTorn() {
        return header != null && goodBytes < bytes && badLines <= 1 && !goodBehindBad && failure == null;
    }

    /** How many entries there seem to be among the bad bytes. */
    long lost() {
        return Math.max(recordsBehind, highestBehind - count());
    }

    /** Why the rest could not be read. */
    Optional<IOException> failure() {
        return Optional.ofNullable(failure);
    }

    /** Of all bytes. */
    String checksum() {
        return JournalLine.hex(all);
    }

    /** Of the bytes behind the good lines. */
    String tailChecksum() {
        return JournalLine.hex(sinceGood);
    }

    private Scan of(Storage storage, Path file) throws IOException {
        try (InputStream stream = storage.read(file)) {
            byte[] chunk = new byte[CHUNK];
            int read = next(stream, chunk);
            while (read >= 0) {
                split(chunk, read);
                read = next(stream, chunk);
            }
        }
        if (length > 0 || tooLong) {
            badLine();
        }
        return this;
    }

    /** A failure behind good lines must not lose them. */
    private int next(InputStream stream, byte[] chunk) throws IOException {
        try {
            return stream.read(chunk);
        } catch (IOException unreadable) {
            if (header == null) {
                throw unreadable;
            }
            failure = unreadable;
            return -1;
        }
    }

    private void split(byte[] chunk, int read) {
        all.update(chunk, 0, read);
        int from = 0;
        for (int i = 0; i < read; i++) {
            if (chunk[i] == LINE_END) {
                take(chunk, from, i);
                sinceGood.update(LINE_END);
                bytes++;
                endLine();
                from = i + 1;
            }
        }
        take(chunk, from, read);
    }

    private void take(byte[] chunk, int from, int to) {
        int more = to - from;
        sinceGood.update(chunk, from, more);
        bytes += more;
        if (tooLong || length + more >= JournalLine.MOST_BYTES) {
            tooLong = true;
            return;
        }
        if (length + more > line.length) {
            line = Arrays.copyOf(line, Math.max(2 * line.length, length + more));
        }
        System.arraycopy(chunk, from, line, length, more);
        length += more;
    }

    private void endLine() {
        boolean good = badLines == 0 && !tooLong && goodLine();
        if (good) {
            goodBytes = bytes;
            sinceGood.reset();
        } else {
            badLine();
        }
        length = 0;
        tooLong = false;
    }

    private boolean goodLine() {
        JournalLine read = JournalLine.in(line, length, game).orElse(null);
        if (read == null || read.number() != next) {
            return false;
        }
        if (keepsEntries || next == 0) {
            JsonNode entry = read.entry().orElse(null);
            if (entry == null) {
                return false;
            }
            if (next == 0) {
                header = entry;
                game = read.checksum();
            } else {
                entries.add(entry);
            }
        }
        lastLine = read.bytes();
        next++;
        return true;
    }

    private void badLine() {
        badLines++;
        if (header == null && badLines == 1) {
            return;
        }
        if (tooLong || JournalLine.begins(line, length)) {
            recordsBehind++;
        }
        JournalLine.in(line, length, game).ifPresent(read -> {
            boolean onlyUnended = badLines == 1 && read.number() == next;
            goodBehindBad |= !onlyUnended;
            highestBehind = Math.max(highestBehind, read.number());
        });
    }
}
