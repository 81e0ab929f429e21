package io.trackside.hardware;

import io.trackside.rules.BadInput;
import io.trackside.table.TableClient;
import io.trackside.text.Texts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * The panel a table has. What is wrong with its file or its pins is told, once, and the table does without it; pins that
 * cannot be had are tried again until they can.
 */
final class Fitted implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(Fitted.class.getName());
    private static final Path MODEL = Path.of("/proc/device-tree/model");
    private static final long GRACE = TimeUnit.SECONDS.toNanos(1);
    private static final int SECONDS_BETWEEN_TRIES = 2;

    private final TableClient table;
    private final Texts texts;
    private final ScheduledThreadPoolExecutor fitting =
            new ScheduledThreadPoolExecutor(1, task -> new Thread(task, "fitting"));
    private volatile Optional<Desk> desk = Optional.empty();
    private volatile Optional<VirtualBoard> virtual = Optional.empty();
    private Optional<BoardTrouble.Kind> told = Optional.empty();
    private volatile Optional<Future<?>> nextTry = Optional.empty();

    /** Opens the pins of a panel. */
    @FunctionalInterface
    interface Opening {
        Board open(Panel panel) throws BoardTrouble;
    }

    private Fitted(TableClient table, Texts texts) {
        this.table = table;
        this.texts = texts;
        fitting.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    }

    /** Fits the panel that {@code file} describes to {@code table}: on a Raspberry Pi to its pins, else to a virtual board. */
    static Fitted of(Path file, TableClient table, Texts texts) {
        return isRaspberryPi() ? of(file, table, texts, GpiodBoard::open) : of(file, table, texts, VirtualBoard::new);
    }

    /** The same with the pins that {@code opening} opens. */
    static Fitted of(Path file, TableClient table, Texts texts, Opening opening) {
        Fitted fitted = new Fitted(table, texts);
        switch (read(file)) {
            case PanelFile.Good(Panel panel) -> fitted.fitting.execute(() -> fitted.fit(panel, opening));
            case PanelFile.Bad(List<BadInput> faults) -> faults.forEach(fault -> fitted.tell(file + ": ", fault));
        }
        return fitted;
    }

    private static PanelFile.Read read(Path file) {
        try {
            return PanelFile.read(Files.readString(file));
        } catch (IOException unreadable) {
            return new PanelFile.Bad(List.of(BadInput.of("panel-unreadable", "file", file.toString())));
        }
    }

    private static boolean isRaspberryPi() {
        try {
            return Files.readString(MODEL).contains("Raspberry Pi");
        } catch (IOException noDeviceTree) {
            return false;
        }
    }

    private void fit(Panel panel, Opening opening) {
        try {
            Board board = opening.open(panel);
            virtual = board instanceof VirtualBoard one ? Optional.of(one) : Optional.empty();
            desk = Optional.of(new Desk(panel, board, table, System::nanoTime, GRACE, () -> lose(panel, opening)));
            told = Optional.empty();
        } catch (BoardTrouble trouble) {
            if (!told.equals(Optional.of(trouble.kind()))) {
                told = Optional.of(trouble.kind());
                tell("", trouble.told());
            }
            fitLater(panel, opening);
        }
    }

    /** The pins are gone: the desk is cleared, and they are tried again. */
    private void lose(Panel panel, Opening opening) {
        fitting.execute(() -> {
            desk.ifPresent(Desk::close);
            desk = Optional.empty();
            fit(panel, opening);
        });
    }

    private void fitLater(Panel panel, Opening opening) {
        nextTry = Optional.of(fitting.schedule(() -> fit(panel, opening), SECONDS_BETWEEN_TRIES, TimeUnit.SECONDS));
    }

    private void tell(String before, BadInput fault) {
        LOG.log(System.Logger.Level.WARNING, before + texts.text("bad." + fault.key(), fault.details()));
    }

    /** Throws {@link BadInput} when no panel works now. */
    Desk desk() {
        return desk.orElseThrow(() -> BadInput.of("panel-none"));
    }

    /** Throws {@link BadInput} when the panel's pins are real ones, or none works. */
    VirtualBoard board() {
        return virtual.orElseThrow(() -> BadInput.of("panel-none"));
    }

    @Override
    public void close() {
        nextTry.ifPresent(waiting -> waiting.cancel(false));
        fitting.close();
        desk.ifPresent(Desk::close);
    }
}
