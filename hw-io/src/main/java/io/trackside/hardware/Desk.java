package io.trackside.hardware;

import io.trackside.hardware.Panel.Lamp;
import io.trackside.hardware.Presses.Wish;
import io.trackside.table.Command;
import io.trackside.table.Deed;
import io.trackside.table.DiceTray;
import io.trackside.table.DiceView;
import io.trackside.table.GameSummary;
import io.trackside.table.PanelView;
import io.trackside.table.Reply;
import io.trackside.table.Sent;
import io.trackside.table.TableClient;
import io.trackside.table.TableView;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * The panel at work: presses become commands, the view becomes light. One thread does it all; neither the table nor a
 * pin ever waits for it.
 */
final class Desk implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(Desk.class.getName());
    private static final long FRAME = TimeUnit.MILLISECONDS.toNanos(25);
    /** Dimmed lamps are lit for a quarter of the time, too often for an eye to follow. */
    private static final long DIM_FRAME = TimeUnit.MILLISECONDS.toNanos(8);

    private static final long DIM_LIT = TimeUnit.MILLISECONDS.toNanos(2);
    private static final long SHORTLY = TimeUnit.SECONDS.toNanos(1);

    private final Panel panel;
    private final Board board;
    private final TableClient table;
    private final LongSupplier clock;
    private final Runnable gone;
    private final Runnable openLineUp;
    private final Lamps lamps;
    private final Buttons buttons;
    private final Presses presses;
    private final SelfTest selfTest;
    private final ScheduledThreadPoolExecutor thread =
            new ScheduledThreadPoolExecutor(1, task -> new Thread(task, "panel"));
    private final TableClient.Watching watching;

    private volatile Map<Lamp, Look> looks = Map.of();
    private volatile boolean dim;
    /** Until then a lamp for warnings says that a press meant nothing. */
    private volatile long scoldsUntil;

    private boolean isGone;

    /**
     * Begins at once.
     *
     * @param clock gives nanoseconds and never goes back
     * @param grace nanoseconds after the beginning in which presses are the wiring waking up
     * @param gone is told, by the panel's own thread and once, when the pins cannot be used any more
     * @param openLineUp is told when somebody picks with the buttons, for all to see
     */
    Desk(
            Panel panel,
            Board board,
            TableClient table,
            LongSupplier clock,
            long grace,
            Runnable gone,
            Runnable openLineUp) {
        this.panel = panel;
        this.board = board;
        this.table = table;
        this.clock = clock;
        this.gone = gone;
        this.openLineUp = openLineUp;
        this.lamps = new Lamps(panel, board);
        this.buttons = new Buttons(() -> table.games().stream().findFirst().map(GameSummary::id));
        long begun = clock.getAsLong();
        this.presses = new Presses(panel.buttons(), board::isHigh, begun, grace);
        this.selfTest = new SelfTest(panel.lamps(), begun);
        this.scoldsUntil = begun;
        thread.setRemoveOnCancelPolicy(true);
        board.listen((pin, high, nanos) -> later(() -> changed(pin, high, nanos), 0));
        this.watching = table.watch(view -> later(() -> show(view), 0));
        later(this::frame, 0);
    }

    Panel panel() {
        return panel;
    }

    /** What {@code lamp} shows of the table. */
    Look look(Lamp lamp) {
        return looks.getOrDefault(lamp, Look.DARK);
    }

    /** All of it at this moment; {@code virtual} if its buttons can be pressed from afar. */
    PanelView view(boolean virtual) {
        long now = clock.getAsLong();
        return PanelPicture.of(panel, lamp -> seen(lamp, now), now, dim, virtual);
    }

    // ---- lamps -----------------------------------------------------------------------------------------------------

    private void show(TableView view) {
        try {
            LampPlan plan = new LampPlan(view, buttons.meant(view));
            Map<Lamp, Look> next = new LinkedHashMap<>();
            panel.lamps().forEach(lamp -> next.put(lamp, plan.of(lamp.shows())));
            looks = next;
        } catch (RuntimeException broken) {
            LOG.log(System.Logger.Level.ERROR, "a view cannot be shown with lamps: " + view, broken);
            showFault();
        }
        whileThere(this::draw);
    }

    private void showFault() {
        Map<Lamp, Look> fault = new LinkedHashMap<>();
        panel.lamps().forEach(lamp -> fault.put(lamp, Look.FAULT));
        looks = fault;
    }

    private void draw() {
        long now = clock.getAsLong();
        lamps.draw(lamp -> seen(lamp, now), now);
    }

    private Look seen(Lamp lamp, long now) {
        return selfTest.isOn(now) ? selfTest.of(lamp, now) : scolded(lamp, now);
    }

    private Look scolded(Lamp lamp, long now) {
        Look look = look(lamp);
        boolean scolds = now - scoldsUntil < 0 && lamp.shows() instanceof Shows.Warning;
        return scolds && look.equals(Look.DARK) ? new Look(Look.Pattern.QUICK, Look.Colour.RED) : look;
    }

    private void frame() {
        boolean dimmed = dim;
        List<Wish> wishes = new ArrayList<>();
        whileThere(() -> {
            wishes.addAll(presses.look(board::isHigh, clock.getAsLong()));
            draw();
        });
        later(this::frame, dimmed ? DIM_FRAME : FRAME);
        if (dimmed) {
            later(() -> whileThere(lamps::dark), DIM_LIT);
        }
        wishes.forEach(this::does);
    }

    /** Pi4J's listener ends silently when the chip vanishes: whatever touches a pin finds out. */
    private void whileThere(Runnable work) {
        if (isGone) {
            return;
        }
        try {
            work.run();
        } catch (RuntimeException failed) {
            isGone = true;
            LOG.log(System.Logger.Level.DEBUG, "the pins cannot be used any more", failed);
            gone.run();
        }
    }

    // ---- buttons ---------------------------------------------------------------------------------------------------

    private void changed(int pin, boolean high, long nanos) {
        presses.changed(pin, high, nanos).forEach(this::does);
        lookAgain();
    }

    /** As soon as something can be certain; behind the edges that have come already. */
    private void lookAgain() {
        presses.next()
                .ifPresent(when -> later(
                        () -> presses.by(clock.getAsLong()).forEach(this::does),
                        Math.max(0, when - clock.getAsLong())));
    }

    private void does(Wish wish) {
        TableView view = table.view();
        if (wish.action() instanceof Action.Dim) {
            dim = !dim;
            return;
        }
        switch (buttons.meaning(wish.action(), view)) {
            case Buttons.Commands(List<Command> commands) -> send(wish, commands, view);
            case Buttons.Noted() -> show(view);
            case Buttons.Nothing() -> {
                if (!arms(wish.action(), view)) {
                    scold();
                }
            }
        }
    }

    /** Yes to a throw: the dice of who must throw are armed, for those that only repeat what they show. */
    private boolean arms(Action action, TableView view) {
        List<Integer> asked = view.prompt()
                .filter(prompt -> LampPlan.THROWS.contains(prompt.kind()))
                .map(TableView.Prompt::seats)
                .orElse(List.of());
        List<Integer> throwing = switch (action) {
            case Action.Yes() -> asked;
            case Action.SeatYes(int seat) -> asked.contains(seat) ? List.of(seat) : List.of();
            default -> List.of();
        };
        if (throwing.isEmpty()) {
            return false;
        }
        Optional<DiceTray> tray = table.dice();
        List<String> dice = tray.map(DiceTray::view).map(DiceView::dice).orElse(List.of()).stream()
                .filter(die -> die.seat().map(throwing::contains).orElse(true))
                .map(DiceView.OneDie::name)
                .toList();
        dice.forEach(die -> tray.ifPresent(those -> those.arm(die)));
        return !dice.isEmpty();
    }

    private void scold() {
        scoldsUntil = clock.getAsLong() + SHORTLY;
    }

    /** The first as an answer to what the view asks, so that pressed twice it is done once; the others if that is done. */
    private void send(Wish wish, List<Command> commands, TableView view) {
        if (commands.getFirst() instanceof Deed.LineUp) {
            openLineUp.run();
        }
        String from = "button " + wish.button().name();
        try {
            table.send(Sent.of(commands.getFirst(), from).after(view.number())).whenComplete((reply, unreachable) -> {
                if (unreachable != null) {
                    later(() -> lose(unreachable), 0);
                } else if (reply instanceof Reply.Accepted) {
                    commands.subList(1, commands.size()).forEach(next -> table.send(Sent.of(next, from)));
                }
            });
        } catch (RejectedExecutionException ending) {
            lose(ending);
        }
    }

    private void lose(Throwable unreachable) {
        Throwable cause = unreachable instanceof CompletionException && unreachable.getCause() != null
                ? unreachable.getCause()
                : unreachable;
        LOG.log(System.Logger.Level.WARNING, "the table cannot be reached: " + cause.getMessage());
        showFault();
    }

    // ---- the thread ------------------------------------------------------------------------------------------------

    private void later(Runnable work, long nanos) {
        try {
            Future<?> _ = thread.schedule(() -> tried(work), nanos, TimeUnit.NANOSECONDS);
        } catch (RejectedExecutionException closed) {
            LOG.log(System.Logger.Level.TRACE, "the panel is closed", closed);
        }
    }

    private static void tried(Runnable work) {
        try {
            work.run();
        } catch (RuntimeException broken) {
            LOG.log(System.Logger.Level.ERROR, "the panel made a mistake", broken);
        }
    }

    /** All lamps are dark when this returns, if their pins are still there. */
    @Override
    public void close() {
        watching.close();
        thread.shutdownNow();
        try {
            if (thread.awaitTermination(1, TimeUnit.SECONDS)) {
                lamps.dark();
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException alreadyGone) {
            LOG.log(System.Logger.Level.DEBUG, "the lamps were gone already", alreadyGone);
        }
        closed(board);
    }

    /** Closes {@code board}, even if its chip has vanished. */
    static void closed(Board board) {
        try {
            board.close();
        } catch (RuntimeException alreadyGone) {
            LOG.log(System.Logger.Level.DEBUG, "the board was gone already", alreadyGone);
        }
    }
}
