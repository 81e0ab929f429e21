package io.trackside.table;

import io.trackside.rules.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/**
 * The journals of a folder. A game's id is its file's name: small letters, digits and hyphens. Games are ordered by the
 * number their ids begin with, then by id; never by time, as a Pi without a network wakes up in the past.
 */
public final class Games {
    private static final Pattern NUMBER = Pattern.compile("\\.?([0-9]{1,9})");
    private static final Set<String> IN_MEMORY = Set.of("overlay", "tmpfs", "ramfs", "rootfs");

    private final Storage storage;
    private final Path folder;

    Games(Storage storage, Path folder) {
        this.storage = storage;
        this.folder = folder;
    }

    /** The games in {@code folder}, which is made when the first game is. */
    public static Games in(Path folder) {
        return new Games(new Disk(), folder.toAbsolutePath());
    }

    /** An id that no game here had: one more than the highest number, with leading zeros; may be lengthened. */
    public String nextId() {
        int highest = 0;
        for (Path file : files()) {
            highest = Math.max(highest, number(file.getFileName().toString()));
        }
        return String.format(Locale.ROOT, "%04d", highest + 1);
    }

    /** All games, the newest first. */
    public List<SavedGame> list() {
        return ids().stream().map(this::saved).toList();
    }

    /**
     * The newest game whose entries pass, such as those of a game that is not over. Reads no more games than it must,
     * and changes none.
     *
     * @param wanted gets the good entries behind the header
     */
    public Optional<String> newest(Predicate<List<JsonNode>> wanted) {
        for (String id : ids()) {
            try {
                Scan scan = Scan.reading(storage, new GameFiles(folder, id).journal());
                if (scan.header().isPresent() && wanted.test(scan.entries())) {
                    return Optional.of(id);
                }
            } catch (IOException unreadable) {
                // the list shows it as unreadable, and an older game may be wanted
            }
        }
        return Optional.empty();
    }

    /**
     * All of a game that can be read; it may be open meanwhile, and stays as it is.
     *
     * @throws BadInput when there is no such game, or nothing of it can be read
     */
    public ReadGame read(String id) {
        Scan scan = Journal.read(storage, new GameFiles(folder, id));
        JsonNode header = scan.header().orElseThrow(() -> BadInput.of("game-unreadable", "id", id));
        return new ReadGame(header, scan.entries(), scan.isWhole());
    }

    /**
     * Begins the journal of a new game.
     *
     * @param header what the game is; better with something that no other game has
     * @throws BadInput when the id cannot be one or is taken
     * @throws JournalUnavailable when it could not be written; there is no such game then
     */
    public Journal create(String id, JsonNode header) throws JournalUnavailable {
        return Journal.create(storage, new GameFiles(folder, id), header);
    }

    /**
     * Opens a game to go on with it: reads it, and mends what is bad, keeping every bad byte in another file.
     *
     * @throws BadInput when there is no such game, somebody else has it open, or it cannot be read at all
     */
    public Opened open(String id) {
        return Journal.open(storage, new GameFiles(folder, id));
    }

    /**
     * Writes a game to a new file; it may be open meanwhile. Returns how many entries are in it.
     *
     * @param shown what each entry is in that file, so that a secret can be left out
     * @throws BadInput when there is no such game, it cannot be read, or {@code file} is there already
     */
    public long exportTo(Path file, String id, UnaryOperator<JsonNode> shown) throws JournalUnavailable {
        Scan scan = Journal.read(storage, new GameFiles(folder, id));
        JsonNode header = scan.header().orElseThrow(() -> BadInput.of("game-unreadable", "id", id));
        if (storage.exists(file)) {
            throw BadInput.of("export-exists", "file", file.toString());
        }
        Path target = file.toAbsolutePath();
        Path unfinished = target.resolveSibling(target.getFileName() + ".new");
        try {
            NewFile.ofLines(storage, unfinished, target, lines(header, scan.entries(), shown));
        } catch (IOException failed) {
            throw new JournalUnavailable(storage.trouble(NewFile.folder(target), failed), file, failed);
        }
        return scan.count();
    }

    /**
     * Takes over an exported game under a free id.
     *
     * @throws BadInput when the id cannot be one or is taken, or the file is not whole
     */
    public void importFrom(Path file, String id) throws JournalUnavailable {
        GameFiles files = new GameFiles(folder, id);
        Scan scan = imported(file);
        JsonNode header = scan.header().orElse(null);
        if (header == null || !scan.isWhole()) {
            throw BadInput.of("import-damaged", "file", file.toString(), "line", scan.goodLines() + 1);
        }
        Journal.begin(storage, files, lines(header, scan.entries(), UnaryOperator.identity()))
                .close();
    }

    /** What kind of memory the folder is in, when it is none that outlives a power cut. */
    public Optional<String> forgetful() {
        try {
            String type = Files.getFileStore(Disk.nearest(folder)).type();
            return IN_MEMORY.contains(type) ? Optional.of(type) : Optional.empty();
        } catch (IOException unknown) {
            return Optional.empty();
        }
    }

    private Scan imported(Path file) {
        try {
            return Scan.reading(storage, file);
        } catch (NoSuchFileException missing) {
            throw BadInput.of("file-missing", "file", file.toString());
        } catch (IOException unreadable) {
            throw BadInput.of("file-unreadable", "file", file.toString(), "reason", Storage.reason(unreadable));
        }
    }

    private static List<JournalLine> lines(JsonNode header, List<JsonNode> entries, UnaryOperator<JsonNode> shown) {
        JournalLine first = JournalLine.header(header);
        List<JournalLine> lines = new ArrayList<>(List.of(first));
        for (JsonNode entry : entries) {
            lines.add(JournalLine.of(lines.size(), first.checksum(), shown.apply(entry)));
        }
        return lines;
    }

    private SavedGame saved(String id) {
        Path file = new GameFiles(folder, id).journal();
        try {
            Scan scan = Scan.counting(storage, file);
            return new SavedGame(id, scan.header(), scan.count(), scan.isWhole(), storage.written(file));
        } catch (IOException unreadable) {
            return new SavedGame(id, Optional.empty(), 0, false, Instant.EPOCH);
        }
    }

    private List<String> ids() {
        Comparator<String> order = Comparator.comparingInt(Games::number).thenComparing(Comparator.naturalOrder());
        return files().stream()
                .flatMap(file -> GameFiles.of(folder, file).stream())
                .map(GameFiles::id)
                .sorted(order.reversed())
                .toList();
    }

    private List<Path> files() {
        try {
            return storage.list(folder);
        } catch (IOException unreadable) {
            throw BadInput.of("folder-unreadable", "folder", folder.toString(), "reason", Storage.reason(unreadable));
        }
    }

    /** The number that a name begins with, or 0. */
    private static int number(String name) {
        Matcher number = NUMBER.matcher(name);
        return number.lookingAt() ? Integer.parseInt(number.group(1)) : 0;
    }
}
