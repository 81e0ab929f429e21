package io.trackside.kiosk;

import io.trackside.table.Reply;
import io.trackside.table.Sent;
import io.trackside.table.TableClient;
import java.util.function.Consumer;
import java.util.function.Function;

/** A line on which everything is answered before the call returns: what a tap does can be looked at right after it. */
record AtOnce(TableClient client, Wire.Told told) implements Wire {
    @Override
    public void send(Sent sent, Consumer<Reply> then) {
        Reply reply = client.send(sent).toCompletableFuture().join();
        told.view(client.view());
        then.accept(reply);
    }

    @Override
    public <T> void ask(Function<TableClient, T> question, Consumer<T> then) {
        then.accept(question.apply(client));
    }

    @Override
    public void close() {
        // Whoever opened the table closes it.
    }
}
