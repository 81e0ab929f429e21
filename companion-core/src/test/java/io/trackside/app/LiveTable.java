package io.trackside.app;

import io.trackside.rules.racers.Catalogue;
import io.trackside.table.Box;
import io.trackside.table.GameStory;
import io.trackside.table.GameSummary;
import io.trackside.table.Games;
import io.trackside.table.Printing;
import io.trackside.table.Reply;
import io.trackside.table.Sent;
import io.trackside.table.StepView;
import io.trackside.table.Table;
import io.trackside.table.TableClient;
import io.trackside.table.TableView;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;

/** A table in this program, with as many clients as anybody wants. */
final class LiveTable implements AutoCloseable {
    private static final long SEED = 17;

    private final Table table;
    private List<GameSummary> games = List.of();

    LiveTable(Path folder) {
        this.table = new Table(
                new Box(Catalogue.load(), Printing.ofTheBox()),
                Games.in(folder),
                new Random(SEED),
                () -> Instant.EPOCH);
    }

    TableView view() {
        return table.view();
    }

    /** Whatever the clients say that was saved. */
    void hasSaved(GameSummary... saved) {
        games = List.of(saved);
    }

    TableClient client() {
        return new Client();
    }

    @Override
    public void close() {
        table.close();
    }

    private final class Client implements TableClient {
        @Override
        public TableView view() {
            return table.view();
        }

        @Override
        public Watching watch(Consumer<TableView> viewer) {
            return table.watch(viewer);
        }

        @Override
        public CompletionStage<Reply> send(Sent sent) {
            return table.send(sent);
        }

        @Override
        public List<StepView> history() {
            return table.history();
        }

        @Override
        public List<GameSummary> games() {
            return games;
        }

        @Override
        public GameStory game(String id) {
            throw new UnsupportedOperationException();
        }

        @Override
        public byte[] exported(String id) {
            return ("game " + id).getBytes(StandardCharsets.UTF_8);
        }

        @Override
        public String imported(byte[] exported) {
            return "of-" + exported.length + "-bytes";
        }

        @Override
        public JsonNode arbiter(JsonNode question, Locale language) {
            throw new UnsupportedOperationException();
        }

        @Override
        public List<String> whyNot(String racer, Locale language) {
            return List.of("why not " + racer);
        }

        @Override
        public void close() {
            // the table stays
        }
    }
}
