package io.trackside.table;

import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * A journal cannot be written now. What was acknowledged before is safe; the entry at hand is not in the journal. Keep
 * it and those that follow, tell people, and append them in their order when it works again.
 */
public final class JournalUnavailable extends Exception {
    private static final long serialVersionUID = 1L;

    private final Trouble trouble;
    private final transient Path file;

    /** What people can do something about. */
    public enum Trouble {
        /** No room left. */
        FULL,
        /** File, folder or disk may not be written. */
        READ_ONLY,
        /** File, folder or disk is not there any more. */
        GONE,
        /** Another process writes this journal. */
        IN_USE,
        /** Somebody else has changed the file; it is left as it is. */
        CHANGED,
        /** Anything else, such as a dying disk; the cause has the system's words. */
        FAILING
    }

    JournalUnavailable(Trouble trouble, Path file, @Nullable IOException cause) {
        super(trouble + " " + file + (cause == null ? "" : " " + Storage.reason(cause)), cause);
        this.trouble = trouble;
        this.file = file;
    }

    public Trouble trouble() {
        return trouble;
    }

    /** The file that was to be written. */
    public Path file() {
        return file;
    }
}
