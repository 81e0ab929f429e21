package io.trackside.table;

import java.io.IOException;
import java.nio.file.Path;

/** What a recovery does on the disk. Can be carried out again when it failed or the power went meanwhile. */
final class Mending {
    private final Storage storage;
    private final GameFiles files;
    private final long goodBytes;
    private final long bytes;
    private final boolean readable;
    private final Recovery recovery;

    private Mending(Storage storage, GameFiles files, Scan scan, Recovery recovery) {
        this.storage = storage;
        this.files = files;
        this.goodBytes = scan.goodBytes();
        this.bytes = scan.bytes();
        this.readable = scan.failure().isEmpty();
        this.recovery = recovery;
    }

    /** For a journal whose header is good. */
    static Mending of(Storage storage, GameFiles files, Scan scan) {
        if (scan.isWhole()) {
            return new Mending(storage, files, scan, new Recovery.Whole());
        }
        if (scan.isTorn()) {
            Path kept = files.kept("torn", scan.tailChecksum());
            return new Mending(storage, files, scan, new Recovery.TailCut(scan.bytes() - scan.goodBytes(), kept));
        }
        return new Mending(
                storage, files, scan, new Recovery.Damaged(scan.lost(), files.kept("damaged", scan.checksum())));
    }

    Recovery recovery() {
        return recovery;
    }

    /** How long the file is when it is mended. */
    long goodBytes() {
        return goodBytes;
    }

    /** Whether the file is as long as it was found: nobody else has written it since. */
    boolean fits(long size) {
        return size == bytes || !readable;
    }

    /** Keeps what is bad, and replaces what must be replaced. A tail is left to be cut. */
    void carryOut() throws IOException {
        switch (recovery) {
            case Recovery.Whole _ -> {}
            case Recovery.TailCut(long _, Path kept) -> {
                if (!storage.exists(kept)) {
                    NewFile.ofPart(storage, files.unfinished(), kept, files.journal(), goodBytes, bytes);
                }
            }
            case Recovery.Damaged(long _, Path kept) -> {
                if (!storage.exists(kept)) {
                    storage.keep(files.journal(), kept);
                }
                storage.forceFolder(files.folder());
                NewFile.ofPart(storage, files.unfinished(), files.journal(), files.journal(), 0, goodBytes);
            }
        }
    }
}
