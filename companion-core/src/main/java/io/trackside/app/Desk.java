package io.trackside.app;

import io.trackside.rules.BadInput;
import io.trackside.rules.Track;
import io.trackside.table.Command;
import io.trackside.table.GameView;
import io.trackside.table.Reply;
import io.trackside.table.Sent;
import io.trackside.table.TableClient;
import io.trackside.table.TableView;
import io.trackside.text.Texts;
import java.io.IOException;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.function.Function;

/** Somebody at a terminal, with the table before it: sends commands, and tells what comes of them. For one thread. */
final class Desk implements AutoCloseable {
    private static final String FROM = "terminal";

    private final TableClient client;
    private final Onlooker onlooker;
    private final Texts texts;
    private final Conversation talk;
    private final TableScene scene;
    private final Commentary commentary;
    private final Replies replies;
    private final RacerNames names;

    /** {@code tracks}: the track of an id, as it is printed. */
    Desk(TableClient client, Texts texts, Conversation talk, Function<String, Track> tracks) {
        this.client = client;
        this.onlooker = new Onlooker(client);
        this.texts = texts;
        this.talk = talk;
        this.scene = new TableScene(texts, talk, tracks);
        this.commentary = Commentary.withHands(texts, talk, scene);
        this.replies = new Replies(texts);
        this.names = new RacerNames(texts);
    }

    // ---- what there is to see ------------------------------------------------------------------------------------

    TableClient client() {
        return client;
    }

    /** The table as it was told last. */
    TableView view() {
        return onlooker.seen();
    }

    /** The game on the table; throws {@link BadInput} when there is none. */
    GameView game() {
        return view().game().orElseThrow(() -> BadInput.of("no-game"));
    }

    TableView.Prompt prompt() {
        return view().prompt().orElseThrow(() -> BadInput.of("nothing-asked"));
    }

    People people() {
        return People.of(game());
    }

    Conversation talk() {
        return talk;
    }

    TableScene scene() {
        return scene;
    }

    Commentary commentary() {
        return commentary;
    }

    Replies replies() {
        return replies;
    }

    RacerNames names() {
        return names;
    }

    // ---- words ---------------------------------------------------------------------------------------------------

    void say(String key, Map<String, Object> details) {
        talk.say(texts.text(key, details));
    }

    /** What the table waits for, and what can be typed. */
    String question() {
        return view().game()
                .flatMap(game -> view().prompt().map(prompt -> replies.prompt(prompt, game)))
                .orElseGet(() -> texts.text("table.no-game"));
    }

    // ---- commands ------------------------------------------------------------------------------------------------

    /** Does {@code command} and tells what came of it; throws {@link BadInput} when the table refuses. */
    void send(Command command) {
        Sent sent = Sent.of(command, FROM).after(view().number());
        Reply reply;
        try {
            reply = client.send(sent).toCompletableFuture().join();
        } catch (CompletionException failed) {
            if (failed.getCause() instanceof IOException) {
                throw BadInput.of("table-lost");
            }
            throw failed;
        }
        switch (reply) {
            case Reply.Accepted accepted -> tellNews();
            case Reply.Refused(String key, Map<String, Object> details) -> {
                onlooker.news();
                throw refused(key, details);
            }
        }
    }

    /** Tells what happened since it was told last; whether anything did. */
    boolean tellNews() {
        TableView before = view();
        boolean anything = false;
        for (TableView next : onlooker.news()) {
            commentary.tell(before, next);
            anything |= next.number() != before.number() || !next.history().equals(before.history());
            before = next;
        }
        return anything;
    }

    /** Tells everything that happens, until the thread is interrupted. */
    void watch() {
        while (!Thread.currentThread().isInterrupted()) {
            TableView before = view();
            onlooker.next().ifPresent(next -> commentary.tell(before, next));
        }
    }

    private static BadInput refused(String key, Map<String, Object> details) {
        BadInput refused = BadInput.of(key);
        for (Map.Entry<String, Object> detail : details.entrySet()) {
            refused = refused.with(detail.getKey(), detail.getValue());
        }
        return refused;
    }

    @Override
    public void close() {
        onlooker.close();
    }
}
