package io.trackside.kiosk;

import io.trackside.kiosk.look.Theme;
import io.trackside.text.Texts;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.function.Function;

/**
 * What a screen keeps for itself, so that it comes back as it was: how it likes to be, and its free table. A file of keys
 * and values that people may read and change; what cannot be read counts as usual, and a screen whose file cannot be
 * written goes on without it.
 */
final class ScreenMemory {
    private static final System.Logger LOG = System.getLogger(ScreenMemory.class.getName());
    private static final String ON = "on";
    private static final String OFF = "off";

    private final Optional<Path> file;
    private final Properties values = new Properties();

    private ScreenMemory(Optional<Path> file) {
        this.file = file;
    }

    /** Kept in {@code file}. */
    static ScreenMemory in(Path file) {
        ScreenMemory memory = new ScreenMemory(Optional.of(file));
        if (Files.exists(file)) {
            try (Reader reader = Files.newBufferedReader(file)) {
                memory.values.load(reader);
            } catch (IOException | IllegalArgumentException unreadable) {
                LOG.log(System.Logger.Level.WARNING, file + " cannot be read; the screen is as usual", unreadable);
            }
        }
        return memory;
    }

    /** Kept as long as the screen is there, beginning with {@code prefs}. */
    static ScreenMemory of(Prefs prefs) {
        ScreenMemory memory = new ScreenMemory(Optional.empty());
        memory.keep(prefs);
        return memory;
    }

    /** Where a screen keeps things on this machine (XDG Base Directory Specification). */
    static Path usualFile(Map<String, String> environment, Path home) {
        String state = environment.getOrDefault("XDG_STATE_HOME", "");
        return (state.startsWith("/") ? Path.of(state) : home.resolve(".local/state"))
                .resolve("trackside/screen.properties");
    }

    Prefs prefs() {
        Prefs usual = Prefs.USUAL;
        return new Prefs(
                read("theme", name -> Theme.valueOf(name.toUpperCase(Locale.ROOT)), usual.theme()),
                read("motion", ScreenMemory::isOn, usual.motion()),
                read("cursor", ScreenMemory::isOn, usual.cursor()),
                read("bright", number -> oneOf(Prefs.BRIGHT, number), usual.bright()),
                read("rest", number -> oneOf(Prefs.RESTS, number), usual.rest()),
                read("sound", ScreenMemory::isOn, usual.sound()),
                read("read-out", ScreenMemory::isOn, usual.readsOut()),
                read("language", tag -> Optional.of(known(tag)), usual.language()));
    }

    void keep(Prefs prefs) {
        values.setProperty("theme", prefs.theme().name().toLowerCase(Locale.ROOT));
        values.setProperty("motion", prefs.motion() ? ON : OFF);
        values.setProperty("cursor", prefs.cursor() ? ON : OFF);
        values.setProperty("bright", Integer.toString(prefs.bright()));
        values.setProperty("rest", Integer.toString(prefs.rest()));
        prefs.language().ifPresent(tag -> values.setProperty("language", tag));
        values.setProperty("sound", prefs.sound() ? ON : OFF);
        values.setProperty("read-out", prefs.readsOut() ? ON : OFF);
        write();
    }

    FreeTable freeTable() {
        return read("free-table", FreeTable::parse, FreeTable.EMPTY);
    }

    void keep(FreeTable table) {
        values.setProperty("free-table", table.written());
        write();
    }

    private static boolean isOn(String word) {
        return switch (word) {
            case ON -> true;
            case OFF -> false;
            default -> throw new IllegalArgumentException(word);
        };
    }

    private static String known(String tag) {
        if (!Texts.languages().contains(tag)) {
            throw new IllegalArgumentException(tag);
        }
        return tag;
    }

    private static int oneOf(List<Integer> known, String number) {
        int value = Integer.parseInt(number);
        if (!known.contains(value)) {
            throw new IllegalArgumentException(number);
        }
        return value;
    }

    private <T> T read(String key, Function<String, T> meaning, T usual) {
        String value = values.getProperty(key);
        if (value == null) {
            return usual;
        }
        try {
            return meaning.apply(value.strip());
        } catch (IllegalArgumentException strange) {
            LOG.log(System.Logger.Level.WARNING, "{0}: {1} cannot be “{2}”; it is as usual", file, key, value);
            return usual;
        }
    }

    /** Beside it first, then in its place, as the plug may be pulled at any time. */
    private void write() {
        file.ifPresent(place -> {
            try {
                Files.createDirectories(place.toAbsolutePath().getParent());
                Path beside = place.resolveSibling(place.getFileName() + ".new");
                try (Writer writer = Files.newBufferedWriter(beside)) {
                    values.store(writer, null);
                }
                Files.move(beside, place, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            } catch (IOException full) {
                LOG.log(System.Logger.Level.WARNING, place + " cannot be written; settings last until the screen ends");
            }
        });
    }
}
