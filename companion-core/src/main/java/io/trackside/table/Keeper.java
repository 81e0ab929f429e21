package io.trackside.table;

import io.trackside.table.JournalUnavailable.Trouble;
import io.trackside.table.TableView.Warning;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * Writes the entries of one game, and holds them in memory while the journal cannot be written, until it can. For one
 * thread.
 */
final class Keeper implements AutoCloseable {
    private final Games games;
    private final String id;
    private final JsonNode header;
    private final Deque<JsonNode> unsaved = new ArrayDeque<>();
    private Optional<Journal> journal = Optional.empty();
    private Optional<JournalUnavailable> trouble = Optional.empty();

    private Keeper(Games games, String id, JsonNode header) {
        this.games = games;
        this.id = id;
        this.header = header;
    }

    /** Begins the journal of a new game. */
    static Keeper begin(Games games, String id, JsonNode header) {
        Keeper keeper = new Keeper(games, id, header);
        keeper.save();
        return keeper;
    }

    /** Goes on with an open journal. */
    static Keeper of(Games games, String id, JsonNode header, Journal journal) {
        Keeper keeper = new Keeper(games, id, header);
        keeper.journal = Optional.of(journal);
        keeper.trouble = journal.trouble();
        return keeper;
    }

    String id() {
        return id;
    }

    /**
     * When this returns the entry is on the disk, or {@link #warning} says that it is not.
     *
     * @throws io.trackside.rules.BadInput when no journal can hold it
     */
    void append(JsonNode entry) {
        unsaved.add(entry);
        try {
            save();
        } catch (RuntimeException cannotBeWritten) {
            unsaved.removeLast();
            throw cannotBeWritten;
        }
    }

    /** Tries to write what is only in memory; whether there was any. */
    boolean retry() {
        if (unsaved.isEmpty() && journal.isPresent() && trouble.isEmpty()) {
            return false;
        }
        save();
        return true;
    }

    Optional<Warning> warning() {
        return trouble.map(why -> new Warning(
                "journal-" + RecordJson.kebab(why.trouble().name()),
                Details.of("file", why.file().toString(), "entries", unsaved.size())));
    }

    Optional<Trouble> trouble() {
        return trouble.map(JournalUnavailable::trouble);
    }

    @Override
    public void close() {
        journal.ifPresent(Journal::close);
    }

    private void save() {
        try {
            Journal open = journal.isPresent() ? journal.get() : games.create(id, header);
            journal = Optional.of(open);
            while (!unsaved.isEmpty()) {
                open.append(unsaved.getFirst());
                unsaved.removeFirst();
            }
            trouble = Optional.empty();
        } catch (JournalUnavailable unavailable) {
            trouble = Optional.of(unavailable);
        }
    }
}
