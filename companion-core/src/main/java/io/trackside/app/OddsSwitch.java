package io.trackside.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Whether people at this table want to see odds: a file beside the games. Off until somebody asked for them, as they are
 * at a table’s first game.
 */
record OddsSwitch(Path file) {
    private static final String ON = "on";
    private static final String OFF = "off";

    static OddsSwitch in(Path games) {
        return new OddsSwitch(games.resolve("odds"));
    }

    boolean isOn() {
        try {
            return Files.isRegularFile(file) && Files.readString(file).strip().equals(ON);
        } catch (IOException unreadable) {
            return false;
        }
    }

    /** Throws {@link UncheckedIOException} when it cannot be kept. */
    void set(boolean on) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.writeString(file, (on ? ON : OFF) + "\n");
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
    }
}
