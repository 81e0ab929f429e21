package io.trackside.app.web;

import io.trackside.rules.BadInput;
import io.trackside.table.Command;
import io.trackside.table.GameStory;
import io.trackside.table.GameSummary;
import io.trackside.table.Reply;
import io.trackside.table.Sent;
import io.trackside.table.StepView;
import io.trackside.table.TableClient;
import io.trackside.table.TableView;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;

/** A table without a game: undo is refused, anything else is accepted and makes a new view. */
final class FakeTable implements TableClient {
    static final String EXPORTED = "{\"game\":\"ü\"}\n{}\n";

    private final List<Consumer<TableView>> viewers = new CopyOnWriteArrayList<>();
    private final String padding;
    private volatile TableView view;
    private volatile boolean dead;

    FakeTable() {
        this("");
    }

    /** {@code padding} makes each view so much longer. */
    FakeTable(String padding) {
        this.padding = padding;
        this.view = at(0);
    }

    private TableView at(long number) {
        return new TableView(
                number + 1,
                number,
                Optional.empty(),
                Optional.empty(),
                List.of(),
                List.of(),
                new TableView.HistoryView((int) number, 0, Optional.empty(), Optional.empty(), List.of()),
                Optional.of(new TableView.Ignored("screen", "game-unknown", Map.of("id", padding))),
                List.of());
    }

    void die() {
        dead = true;
    }

    synchronized void change() {
        view = at(view.number() + 1);
        viewers.forEach(viewer -> viewer.accept(view));
    }

    @Override
    public TableView view() {
        return view;
    }

    @Override
    public synchronized Watching watch(Consumer<TableView> viewer) {
        viewer.accept(view);
        viewers.add(viewer);
        return () -> viewers.remove(viewer);
    }

    @Override
    public CompletionStage<Reply> send(Sent sent) {
        if (dead) {
            return CompletableFuture.failedFuture(new IOException("gone"));
        }
        if (sent.command() instanceof Command.Undo) {
            return CompletableFuture.completedFuture(new Reply.Refused("game-unknown", Map.of("id", "none")));
        }
        if (sent.command() instanceof Command.Redo) {
            throw new IllegalStateException("a fault that nobody outside should read about");
        }
        change();
        return CompletableFuture.completedFuture(new Reply.Accepted(view.number()));
    }

    @Override
    public List<StepView> history() {
        if (dead) {
            throw new IllegalStateException("the table has stopped");
        }
        return List.of(new StepView(1, "die", Map.of("face", 5), List.of()));
    }

    @Override
    public List<GameSummary> games() {
        return List.of(new GameSummary(
                "0001",
                Optional.empty(),
                List.of("Anna"),
                List.of("red"),
                3,
                1,
                false,
                List.of(4),
                true,
                Optional.empty()));
    }

    @Override
    public GameStory game(String id) {
        if (!id.equals("0001")) {
            throw BadInput.of("game-unknown", "id", id);
        }
        return new GameStory(games().getFirst(), "1", history(), Optional.empty());
    }

    @Override
    public byte[] exported(String id) {
        game(id);
        return EXPORTED.getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public String imported(byte[] exported) {
        if (!new String(exported, StandardCharsets.UTF_8).equals(EXPORTED)) {
            throw BadInput.of("game-unknown", "id", "imported");
        }
        return "0002";
    }

    @Override
    public JsonNode arbiter(JsonNode question, Locale language) {
        return question;
    }

    @Override
    public List<String> whyNot(String racer, Locale language) {
        return List.of("The power of " + racer + ", in " + language.toLanguageTag() + ": nothing here called for it.");
    }

    @Override
    public void close() {}
}
