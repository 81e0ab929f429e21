package io.trackside.hardware;

import io.trackside.rules.BadInput;
import io.trackside.table.ControlPanel;
import io.trackside.table.PanelView;
import io.trackside.table.TableClient;
import io.trackside.text.Texts;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * The panel a table has. What is wrong with its file or its pins is told, once, and the table does without it; pins that
 * cannot be had are tried again until they can.
 */
final class Fitted implements ControlPanel, AutoCloseable {
    private static final System.Logger LOG = System.getLogger(Fitted.class.getName());
    private static final long GRACE = TimeUnit.SECONDS.toNanos(1);
    private static final int SECONDS_BETWEEN_TRIES = 2;

    private final TableClient table;
    private final Texts texts;
    private final ScheduledThreadPoolExecutor fitting =
            new ScheduledThreadPoolExecutor(1, task -> new Thread(task, "fitting"));
    private volatile Optional<Desk> desk = Optional.empty();
    private volatile Optional<VirtualBoard> virtual = Optional.empty();
    private volatile Optional<Future<?>> nextTry = Optional.empty();
    private Optional<BadInput> told = Optional.empty();
    private String lineUpTold = "";

    /** Opens the pins of a panel. */
    @FunctionalInterface
    interface Opening {
        Board open(Panel panel) throws BoardTrouble;

        /** On a Raspberry Pi its pins, else a virtual board. */
        static Opening usual() {
            return RaspberryPi.isHere() ? GpiodBoard::open : VirtualBoard::new;
        }
    }

    private Fitted(TableClient table, Texts texts) {
        this.table = table;
        this.texts = texts;
        fitting.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    }

    /** Fits the panel that {@code file} describes to {@code table}, with the pins that {@code opening} opens. */
    static Fitted of(Path file, TableClient table, Texts texts, Opening opening) {
        Fitted fitted = new Fitted(table, texts);
        table.brings(fitted);
        switch (PanelFile.read(file)) {
            case PanelFile.Good(Panel panel) -> fitted.fitting.execute(() -> fitted.fit(panel, opening));
            case PanelFile.Bad(List<BadInput> faults) ->
                faults.forEach(fault -> warn(file + ": " + fitted.said(fault)));
        }
        return fitted;
    }

    private void fit(Panel panel, Opening opening) {
        try {
            Board board = opening.open(panel);
            putTo(panel, board, opening);
        } catch (BoardTrouble trouble) {
            BadInput why = trouble.told();
            if (!told.map(BadInput::key).equals(Optional.of(why.key()))) {
                told = Optional.of(why);
                warn(said(why));
            }
            nextTry = Optional.of(fitting.schedule(() -> fit(panel, opening), SECONDS_BETWEEN_TRIES, TimeUnit.SECONDS));
        }
    }

    private void putTo(Panel panel, Board board, Opening opening) throws BoardTrouble {
        try {
            // Virtual buttons have no wires that wake up.
            long grace = board instanceof VirtualBoard ? 0 : GRACE;
            desk = Optional.of(new Desk(
                    panel, board, table, System::nanoTime, grace, () -> lose(panel, opening), this::tellOpenLineUp));
        } catch (RuntimeException vanished) {
            Desk.closed(board);
            throw new BoardTrouble(BoardTrouble.Kind.VANISHED, BoardTrouble.NO_PIN, vanished);
        }
        if (board instanceof VirtualBoard one) {
            virtual = Optional.of(one);
        }
        if (told.isPresent()) {
            told = Optional.empty();
            warn(texts.text("panel.works-again"));
        }
    }

    /** The pins are gone: the desk is cleared, and they are tried again. */
    private void lose(Panel panel, Opening opening) {
        try {
            fitting.execute(() -> {
                desk.ifPresent(Desk::close);
                desk = Optional.empty();
                virtual = Optional.empty();
                told = Optional.of(BadInput.of("board-vanished"));
                warn(said(told.get()));
                fit(panel, opening);
            });
        } catch (RejectedExecutionException closed) {
            LOG.log(System.Logger.Level.TRACE, "nothing is fitted any more", closed);
        }
    }

    /** Once for each race. */
    private void tellOpenLineUp() {
        String race =
                table.view().game().map(game -> game.id() + " " + game.race()).orElse("");
        if (!race.equals(lineUpTold)) {
            lineUpTold = race;
            warn(texts.text("panel.open-line-up"));
        }
    }

    private String said(BadInput fault) {
        return texts.text("bad." + fault.key(), fault.details());
    }

    private static void warn(String told) {
        LOG.log(System.Logger.Level.WARNING, told);
    }

    private Desk working() {
        return desk.orElseThrow(() -> BadInput.of("panel-none"));
    }

    @Override
    public PanelView view() {
        return working().view(virtual.isPresent());
    }

    @Override
    public void press(String name, boolean hold) {
        Panel panel = working().panel();
        VirtualBoard board = virtual.orElseThrow(() -> BadInput.of("panel-real"));
        Panel.Button button = panel.buttons().stream()
                .filter(one -> one.name().equals(name))
                .findFirst()
                .orElseThrow(() -> BadInput.of(
                        "panel-button",
                        "button",
                        name,
                        "known",
                        panel.buttons().stream().map(Panel.Button::name).toList()));
        board.tap(button, hold).join();
    }

    @Override
    public void close() {
        nextTry.ifPresent(waiting -> waiting.cancel(false));
        fitting.close();
        desk.ifPresent(Desk::close);
    }
}
