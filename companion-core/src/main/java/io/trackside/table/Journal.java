package io.trackside.table;

import io.trackside.rules.BadInput;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * What happened in one game, entry by entry, in one file that is only ever appended to and that nobody else can open
 * meanwhile. An entry that was acknowledged outlives a power cut.
 */
public final class Journal implements AutoCloseable {
    private final Storage storage;
    private final GameFiles files;
    private final String game;
    private final Mending mending;

    private byte[] lastLine;
    private long last;
    private long end;

    private Storage.@Nullable Claim claim;
    /** There only while the file is as it must be: it ends behind the last entry, and is on the disk. */
    private Storage.@Nullable Writing file;

    /** What was found at opening has been dealt with; doing so once more would undo what was appended since. */
    private boolean mended;

    private @Nullable JournalUnavailable trouble;
    private boolean closed;

    private Journal(Storage storage, GameFiles files, Scan scan, Storage.@Nullable Claim claim) {
        this.storage = storage;
        this.files = files;
        this.game = scan.game();
        this.mending = Mending.of(storage, files, scan);
        this.lastLine = scan.lastLine();
        this.last = scan.count();
        this.end = scan.goodBytes();
        this.claim = claim;
    }

    /** Begins the journal of a new game; see {@link Games#create}. */
    static Journal create(Storage storage, GameFiles files, JsonNode header) throws JournalUnavailable {
        return begin(storage, files, List.of(JournalLine.header(header)));
    }

    /** A new journal that holds these lines already. */
    static Journal begin(Storage storage, GameFiles files, List<JournalLine> lines) throws JournalUnavailable {
        Storage.Claim claim = null;
        Journal journal = null;
        try {
            storage.makeFolder(files.folder());
            claim = storage.claim(files.lock()).orElse(null);
            if (claim == null || storage.exists(files.journal())) {
                throw BadInput.of("game-exists", "id", files.id());
            }
            write(storage, files, lines);
            journal = new Journal(storage, files, Scan.counting(storage, files.journal()), claim);
            journal.mend();
            return journal;
        } catch (IOException failed) {
            throw unavailable(storage, files, failed);
        } finally {
            if (journal == null && claim != null) {
                claim.close();
            }
        }
    }

    /** What is written is not acknowledged until the folder is, so that it goes away again when that fails. */
    private static void write(Storage storage, GameFiles files, List<JournalLine> lines) throws IOException {
        try {
            NewFile.ofLines(storage, files.unfinished(), files.journal(), lines);
        } catch (IOException failed) {
            NewFile.discard(storage, files.journal(), failed);
            throw failed;
        }
    }

    /** Reads and mends a journal; see {@link Games#open}. */
    static Opened open(Storage storage, GameFiles files) {
        Storage.Claim claim = claim(storage, files);
        Opened opened = null;
        try {
            opened = opened(storage, files, claim);
            return opened;
        } finally {
            if (claim != null && !(opened instanceof Opened.Resumed)) {
                claim.close();
            }
        }
    }

    private static Opened opened(Storage storage, GameFiles files, Storage.@Nullable Claim claim) {
        Scan scan = read(storage, files);
        JsonNode header = scan.header().orElse(null);
        if (header == null) {
            return setAside(storage, files, scan);
        }
        Journal journal = new Journal(storage, files, scan, claim);
        try {
            journal.mend();
        } catch (JournalUnavailable laterPerhaps) {
            // the journal remembers it, and tries again with the next entry
        }
        return new Opened.Resumed(journal, header, scan.entries(), journal.mending.recovery());
    }

    /** No claim when the folder cannot be written: the game is shown all the same. */
    private static Storage.@Nullable Claim claim(Storage storage, GameFiles files) {
        try {
            if (!storage.exists(files.journal())) {
                throw BadInput.of("game-unknown", "id", files.id());
            }
            return storage.claim(files.lock()).orElseThrow(() -> BadInput.of("journal-in-use", "id", files.id()));
        } catch (IOException unwritable) {
            return null;
        }
    }

    /** All of a journal, unchanged. */
    static Scan read(Storage storage, GameFiles files) {
        try {
            return Scan.reading(storage, files.journal());
        } catch (NoSuchFileException missing) {
            throw BadInput.of("game-unknown", "id", files.id());
        } catch (IOException unreadable) {
            throw BadInput.of(
                    "file-unreadable", "file", files.journal().toString(), "reason", Storage.reason(unreadable));
        }
    }

    private static Opened setAside(Storage storage, GameFiles files, Scan scan) {
        Path kept = files.kept("unreadable", scan.checksum());
        try {
            storage.rename(files.journal(), kept);
            storage.forceFolder(files.folder());
        } catch (IOException unwritable) {
            kept = storage.exists(kept) ? kept : files.journal();
        }
        return new Opened.SetAside(kept, scan.bytes(), scan.lost());
    }

    /**
     * Appends an entry and returns its number, 1 for the first, when it is on the disk.
     *
     * @param entry a JSON object; reals are best written as texts, since only what reads back the same is taken
     * @throws BadInput when the entry is too big, or would not read back the same
     * @throws JournalUnavailable when it could not be written; it is then not in the journal, and may be appended later
     */
    public synchronized long append(JsonNode entry) throws JournalUnavailable {
        JournalLine line = JournalLine.of(last + 1, game, entry);
        byte[] bytes = line.bytes();
        Storage.Writing sound = mend();
        try {
            sound.write(end, bytes);
            sound.force();
        } catch (IOException failed) {
            takeBack(failed);
            throw remembered(unavailable(storage, files, failed));
        }
        lastLine = bytes;
        end += bytes.length;
        last++;
        trouble = null;
        return last;
    }

    /** Number of the last entry; 0 when there is none behind the header. */
    public synchronized long last() {
        return last;
    }

    /** Why the journal cannot be written, when that is how the last attempt ended. */
    public synchronized Optional<JournalUnavailable> trouble() {
        return Optional.ofNullable(trouble);
    }

    public Path file() {
        return files.journal();
    }

    /** Others may open the journal from now on. */
    @Override
    public synchronized void close() {
        closed = true;
        closeFile();
        if (claim != null) {
            claim.close();
            claim = null;
        }
    }

    /** Half a line may be there now: it goes at once, or else before the next entry. */
    private void takeBack(IOException failed) {
        closeFile();
        try {
            mend();
        } catch (JournalUnavailable later) {
            failed.addSuppressed(later);
        }
    }

    /**
     * Makes the file as it must be, if it is not. Forces it even when nothing is to be done: what was read may so far
     * only be in memory, since a process that is killed leaves no chance to force it.
     */
    private Storage.Writing mend() throws JournalUnavailable {
        if (closed) {
            throw new IllegalStateException("the journal is closed: " + files.journal());
        }
        Storage.Writing sound = file;
        if (sound != null) {
            return sound;
        }
        try {
            claimLate();
            if (!mended) {
                mending.carryOut();
            }
            sound = shortened();
            storage.forceFolder(files.folder());
            file = sound;
            mended = true;
            trouble = null;
            return sound;
        } catch (IOException failed) {
            throw remembered(unavailable(storage, files, failed));
        } finally {
            if (file == null && sound != null) {
                close(sound);
            }
        }
    }

    private Storage.Writing shortened() throws IOException, JournalUnavailable {
        Storage.Writing writing = storage.open(files.journal());
        boolean sound = false;
        try {
            if (writing.size() < end || !endsWithLastLine()) {
                throw remembered(new JournalUnavailable(JournalUnavailable.Trouble.CHANGED, files.journal(), null));
            }
            if (writing.size() > end) {
                writing.truncate(end);
            }
            writing.force();
            sound = true;
            return writing;
        } finally {
            if (!sound) {
                close(writing);
            }
        }
    }

    private void claimLate() throws IOException, JournalUnavailable {
        if (claim != null) {
            return;
        }
        Storage.Claim late = storage.claim(files.lock()).orElse(null);
        if (late == null) {
            throw remembered(new JournalUnavailable(JournalUnavailable.Trouble.IN_USE, files.journal(), null));
        }
        try (Storage.Writing writing = storage.open(files.journal())) {
            if (!mending.fits(writing.size())) {
                throw remembered(new JournalUnavailable(JournalUnavailable.Trouble.CHANGED, files.journal(), null));
            }
            claim = late;
        } finally {
            if (claim == null) {
                late.close();
            }
        }
    }

    /** Another card may have been put in, or the file put back from somewhere. */
    private boolean endsWithLastLine() throws IOException {
        try (InputStream stream = storage.read(files.journal())) {
            stream.skipNBytes(end - lastLine.length);
            return Arrays.equals(stream.readNBytes(lastLine.length), lastLine);
        }
    }

    private void closeFile() {
        if (file != null) {
            close(file);
            file = null;
        }
    }

    private static void close(Storage.Writing writing) {
        try {
            writing.close();
        } catch (IOException ignored) {
            // what was acknowledged had been forced, and nothing else matters
        }
    }

    private JournalUnavailable remembered(JournalUnavailable why) {
        trouble = why;
        return why;
    }

    private static JournalUnavailable unavailable(Storage storage, GameFiles files, IOException failed) {
        return new JournalUnavailable(storage.trouble(files.folder(), failed), files.journal(), failed);
    }
}
