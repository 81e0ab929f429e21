package io.trackside.hardware;

import io.trackside.rules.BadInput;
import io.trackside.table.TableClient;
import io.trackside.text.Texts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * The panel a table has, if it could be fitted; what is wrong with its file is told, and the table does without.
 */
final class Fitted implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(Fitted.class.getName());
    private static final long GRACE = TimeUnit.SECONDS.toNanos(1);

    private final Optional<Working> working;

    /** A panel at work on its board. */
    record Working(Desk desk, VirtualBoard board) {}

    private Fitted(Optional<Working> working) {
        this.working = working;
    }

    /** Fits the panel that {@code file} describes to {@code table}. */
    static Fitted of(Path file, TableClient table, Texts texts) {
        return switch (read(file)) {
            case PanelFile.Good(Panel panel) -> {
                VirtualBoard board = new VirtualBoard(panel);
                yield new Fitted(
                        Optional.of(new Working(new Desk(panel, board, table, System::nanoTime, GRACE), board)));
            }
            case PanelFile.Bad(List<BadInput> faults) -> {
                for (BadInput fault : faults) {
                    LOG.log(
                            System.Logger.Level.WARNING,
                            file + ": " + texts.text("bad." + fault.key(), fault.details()));
                }
                yield new Fitted(Optional.empty());
            }
        };
    }

    private static PanelFile.Read read(Path file) {
        try {
            return PanelFile.read(Files.readString(file));
        } catch (IOException unreadable) {
            return new PanelFile.Bad(List.of(BadInput.of("panel-unreadable", "file", file.toString())));
        }
    }

    /** Throws {@link BadInput} when there is none. */
    Working working() {
        return working.orElseThrow(() -> BadInput.of("panel-none"));
    }

    @Override
    public void close() {
        working.ifPresent(one -> one.desk().close());
    }
}
