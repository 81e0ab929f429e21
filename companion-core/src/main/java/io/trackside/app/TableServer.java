package io.trackside.app;

import io.trackside.app.web.WebServer;
import io.trackside.rules.racers.Catalogue;
import io.trackside.table.Box;
import io.trackside.table.Games;
import io.trackside.table.Printing;
import io.trackside.table.Table;
import io.trackside.table.TableClient;
import io.trackside.text.Texts;
import java.net.URI;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;

/** A table, and the server that lets others reach it. */
final class TableServer implements AutoCloseable {
    private final TableClient table;
    private final WebServer server;

    private TableServer(TableClient table, WebServer server) {
        this.table = table;
        this.server = server;
    }

    /**
     * Opens both.
     *
     * @param games the folder
     * @param printing the folder; the box's own if there is none
     * @param port 0 for any that is free
     * @param adapters what is set for them, by property
     * @throws io.trackside.rules.BadInput when a folder cannot be read or the port is taken
     */
    static TableServer start(Path games, Optional<Path> printing, int port, Map<String, String> adapters, Texts texts) {
        Box box = new Box(Catalogue.load(), printing.map(Printing::in).orElseGet(Printing::ofTheBox));
        Table real = new Table(box, Games.in(games), new SecureRandom(), InstantSource.system());
        TableClient table = new LocalTableClient(real, box, texts, OddsSwitch.in(games));
        try {
            return new TableServer(table, WebServer.start(table, box.catalogue(), texts, port, adapters));
        } catch (RuntimeException failed) {
            table.close();
            throw failed;
        }
    }

    TableClient table() {
        return table;
    }

    URI address() {
        return server.address();
    }

    /** What a module has brought along under {@code type}. */
    <T> Optional<T> brought(Class<T> type) {
        return server.brought(type);
    }

    /** The table last: requests that run still need it. */
    @Override
    public void close() {
        server.close();
        table.close();
    }
}
