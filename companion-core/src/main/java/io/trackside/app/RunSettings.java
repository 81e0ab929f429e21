package io.trackside.app;

import io.trackside.rules.BadInput;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What can be set for {@code run}, on the command line or in a file; what is left out is as usual.
 *
 * @param port 0 for any that is free
 * @param gamesFolder where games are kept
 * @param printingFolder another printing of the board
 * @param resume what to do with a game that is not over
 * @param adapters what is fitted to the table, by the key in the file: mostly the whole name of a file of its own
 */
record RunSettings(
        Optional<Integer> port,
        Optional<Path> gamesFolder,
        Optional<Path> printingFolder,
        Optional<Resume> resume,
        Map<String, String> adapters) {
    static final RunSettings NONE =
            new RunSettings(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Map.of());

    /** In place of a file: this adapter takes no part. */
    static final String OFF = "off";

    private static final int USUAL_PORT = 8080;
    private static final int HIGHEST_PORT = 65_535;

    RunSettings {
        port.ifPresent(RunSettings::checkedPort);
        adapters = Map.copyOf(adapters);
    }

    /** What happens at the start to the newest game that is not over. */
    enum Resume {
        /** It is offered. */
        ASK,
        /** It goes on by itself. */
        NEWEST
    }

    /** These, where they say something, else {@code others}. */
    RunSettings or(RunSettings others) {
        Map<String, String> all = new TreeMap<>(others.adapters);
        all.putAll(adapters);
        return new RunSettings(
                port.or(others::port),
                gamesFolder.or(others::gamesFolder),
                printingFolder.or(others::printingFolder),
                resume.or(others::resume),
                all);
    }

    /** The adapters as they hear it: {@code trackside.} before each key. */
    Map<String, String> adapterProperties() {
        Map<String, String> properties = new TreeMap<>();
        adapters.forEach((key, value) -> properties.put("trackside." + key, value));
        return properties;
    }

    int portOrUsual() {
        return port.orElse(USUAL_PORT);
    }

    /**
     * The games folder, else the one of this person (XDG Base Directory Specification).
     *
     * @param data {@code XDG_DATA_HOME}, which counts only as an absolute path
     */
    Path gamesFolderOrUsual(@Nullable String data, Path home) {
        Path usual = data == null || !data.startsWith("/") ? home.resolve(".local/share") : Path.of(data);
        return gamesFolder.orElse(usual.resolve("trackside/games")).toAbsolutePath();
    }

    static int checkedPort(int port) {
        if (port < 0 || port > HIGHEST_PORT) {
            throw BadInput.of("port", "port", Integer.toString(port));
        }
        return port;
    }
}
