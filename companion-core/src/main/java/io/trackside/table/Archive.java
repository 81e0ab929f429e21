package io.trackside.table;

import io.trackside.rules.BadInput;
import io.trackside.rules.Game;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.UnaryOperator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Saved games to look at, and to carry from one table to another. */
record Archive(Games games, Box box, Chance chance) {
    private static final String UNREADABLE = "unreadable";

    List<GameSummary> summaries() {
        return games.list().stream().map(saved -> summary(saved.id())).toList();
    }

    private GameSummary summary(String id) {
        try {
            ReadGame read = games.read(id);
            return summary(id, read, Header.read(read.header()));
        } catch (BadInput unreadable) {
            return new GameSummary(
                    id, Optional.empty(), List.of(), List.of(), 0, 0, false, List.of(), false, Optional.of(UNREADABLE));
        }
    }

    private GameSummary summary(String id, ReadGame read, Header header) {
        Optional<Game> last = recorded(read).map(LiveGame::game);
        return new GameSummary(
                id,
                header.begunAt(),
                header.plan().people().stream().map(Person::name).toList(),
                header.plan().people().stream().map(Person::colour).toList(),
                read.entries().size(),
                last.map(game -> game.races().size()).orElse(0),
                lastTable(read).filter(Snapshot::isOver).isPresent(),
                last.map(game -> game.bank().points()).orElse(List.of()),
                read.whole(),
                header.isOurs() ? Optional.empty() : Optional.of("other-rules"));
    }

    private static Optional<JsonNode> lastTable(ReadGame read) {
        return read.entries().reversed().stream()
                .flatMap(entry -> Entry.tableThen(entry).stream())
                .findFirst();
    }

    private Optional<LiveGame> recorded(ReadGame read) {
        return lastTable(read).map(table -> Snapshot.of(table, box));
    }

    // ---- one game ------------------------------------------------------------------------------------------------

    GameStory story(String id) {
        ReadGame read = games.read(id);
        Header header = Header.read(read.header());
        GameSummary summary = summary(id, read, header);
        Resumption resumption = Resumption.of(header, read.entries(), box, chance);
        if (resumption.stuck().isEmpty()) {
            Sitting sitting = resumption.sitting();
            GameView finish = new Views(sitting.live()).game(id);
            return new GameStory(
                    summary, header.rules(), whole(sitting.history().steps()), Optional.of(finish));
        }
        return new GameStory(
                summary,
                header.rules(),
                whole(asWritten(read.entries()).steps()),
                recorded(read).map(live -> new Views(live).game(id)));
    }

    private static List<StepView> whole(List<Step> steps) {
        return steps.stream().map(Step::whole).toList();
    }

    /** What was done and what came of it by the rules of the time, as the journal says; nothing is done again. */
    private static History asWritten(List<JsonNode> entries) {
        History history = History.begun();
        for (int i = 0; i < entries.size(); i++) {
            try {
                history = followed(history, Entry.read(entries.get(i)), i + 1, Entry.rulings(entries.get(i)));
            } catch (BadInput ofAnotherFormat) {
                // the rest is still worth reading
            }
        }
        return history;
    }

    private static History followed(History history, Entry entry, long number, List<RulingView> rulings) {
        return switch (entry.command()) {
            case Deed deed -> history.did(new Step(number, deed, entry.asked(), rulings, Optional.empty()));
            case Command.Undo() -> history.goTo(history.at() - 1);
            case Command.Redo() -> history.goTo(history.at() + 1);
            case Command.GoTo(int done) -> history.goTo(done);
            case Command.Amend(long amended, Deed deed) -> {
                List<Step> steps = new ArrayList<>(history.steps());
                Step step = new Step(amended, deed, entry.asked(), rulings, Optional.empty());
                steps.set(history.placeOf(amended), step);
                yield history.did(step.title(), steps, List.of());
            }
            case Command.PlayRest(), Command.HandsDone() -> history;
            case Command.Opening opening -> history;
        };
    }

    // ---- carrying games ------------------------------------------------------------------------------------------

    /** A game as one file; picks that are still secret are left out. */
    byte[] exported(String id) {
        try {
            Path folder = Files.createTempDirectory("trackside");
            Path file = folder.resolve(id + ".jsonl");
            try {
                games.exportTo(file, id, withoutSecrets(id));
                return Files.readAllBytes(file);
            } catch (JournalUnavailable unavailable) {
                throw new UncheckedIOException(new IOException(unavailable));
            } finally {
                Files.deleteIfExists(file);
                Files.delete(folder);
            }
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private UnaryOperator<JsonNode> withoutSecrets(String id) {
        long lastRevealed = 0;
        List<JsonNode> entries = games.read(id).entries();
        for (int i = 0; i < entries.size(); i++) {
            if (entries.get(i).path(CommandJson.TAG).asString("").equals("reveal")) {
                lastRevealed = i + 1L;
            }
        }
        long open = lastRevealed;
        AtomicLong number = new AtomicLong();
        return entry -> {
            boolean secret = number.incrementAndGet() > open
                    && entry.path(CommandJson.TAG).asString("").equals("line-up");
            return secret
                    ? JsonNodeFactory.instance
                            .objectNode()
                            .put(CommandJson.TAG, "hands-done")
                            .put("from", "export")
                    : entry;
        };
    }

    /** Takes over an exported game; returns its id here. */
    String imported(byte[] exported) {
        try {
            Path file = Files.createTempFile("trackside", ".jsonl");
            try {
                Files.write(file, exported);
                String id = games.nextId();
                games.importFrom(file, id);
                return id;
            } catch (JournalUnavailable unavailable) {
                boolean full = unavailable.trouble() == JournalUnavailable.Trouble.FULL;
                boolean readOnly = unavailable.trouble() == JournalUnavailable.Trouble.READ_ONLY;
                throw BadInput.of("import-unwritable", "reason", full ? "full" : readOnly ? "readOnly" : "other");
            } finally {
                Files.delete(file);
            }
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
