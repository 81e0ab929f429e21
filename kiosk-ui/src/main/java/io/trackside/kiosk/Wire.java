package io.trackside.kiosk;

import io.trackside.table.OddsView;
import io.trackside.table.Reply;
import io.trackside.table.Sent;
import io.trackside.table.TableClient;
import io.trackside.table.TableView;
import java.util.function.Consumer;
import java.util.function.Function;

/** How a screen reaches its table. What is told is told on the thread of JavaFX. */
interface Wire extends AutoCloseable {
    /** Who listens. */
    interface Told {
        void view(TableView view);

        void odds(OddsView odds);

        void gone();
    }

    /** {@code then} hears the reply. */
    void send(Sent sent, Consumer<Reply> then);

    /** Asks the table for more than the view shows. */
    <T> void ask(Function<TableClient, T> question, Consumer<T> then);

    @Override
    void close();

    /** Leads nowhere. */
    Wire NONE = new Wire() {
        @Override
        public void send(Sent sent, Consumer<Reply> then) {
            // Nobody is there.
        }

        @Override
        public <T> void ask(Function<TableClient, T> question, Consumer<T> then) {
            // Nobody is there.
        }

        @Override
        public void close() {
            // Nothing is open.
        }
    };
}
