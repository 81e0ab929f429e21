package io.trackside.hardware;

import io.trackside.hardware.Panel.Button;
import io.trackside.table.Command;
import io.trackside.table.Sent;
import io.trackside.table.TableClient;
import io.trackside.table.TableView;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * The panel at work: presses become commands, the view becomes light. One thread does it all; neither the table nor a
 * pin ever waits for it.
 */
final class Desk implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(Desk.class.getName());
    private static final int MILLISECONDS_A_FRAME = 25;

    private final Panel panel;
    private final Board board;
    private final TableClient table;
    private final LongSupplier clock;
    private final Lamps lamps;
    private final Buttons buttons = new Buttons();
    private final Map<Button, Contact> contacts = new LinkedHashMap<>();
    private final ScheduledExecutorService thread =
            Executors.newSingleThreadScheduledExecutor(task -> new Thread(task, "panel"));
    private final List<ScheduledFuture<?>> waiting = new ArrayList<>();
    private final TableClient.Watching watching;
    private final long begun;
    private final long grace;
    private final Runnable gone;
    private boolean isGone;

    /**
     * Begins at once.
     *
     * @param clock gives nanoseconds and never goes back
     * @param grace nanoseconds after the beginning in which presses are the wiring waking up
     * @param gone is told, by the panel's own thread and once, when the pins cannot be used any more
     */
    Desk(Panel panel, Board board, TableClient table, LongSupplier clock, long grace, Runnable gone) {
        this.panel = panel;
        this.board = board;
        this.table = table;
        this.clock = clock;
        this.lamps = new Lamps(panel, board);
        this.grace = grace;
        this.gone = gone;
        this.begun = clock.getAsLong();
        for (Button button : panel.buttons()) {
            long rest = TimeUnit.MILLISECONDS.toNanos(button.debounce());
            contacts.put(button, new Contact(rest, button.hold().isPresent(), isPressed(button), begun));
        }
        board.listen((pin, high, nanos) -> thread.execute(() -> changed(pin, high, nanos)));
        this.watching = table.watch(view -> thread.execute(() -> lamps.show(view)));
        waiting.add(thread.scheduleWithFixedDelay(
                this::frame, MILLISECONDS_A_FRAME, MILLISECONDS_A_FRAME, TimeUnit.MILLISECONDS));
    }

    Panel panel() {
        return panel;
    }

    Look look(Panel.Lamp lamp) {
        return lamps.look(lamp);
    }

    private boolean isPressed(Button button) {
        return board.isHigh(button.pin()) != button.pressedIsLow();
    }

    private void changed(int pin, boolean high, long nanos) {
        for (Map.Entry<Button, Contact> entry : contacts.entrySet()) {
            Button button = entry.getKey();
            if (button.pin() == pin) {
                entry.getValue().level(high != button.pressedIsLow(), nanos);
                settle(button, entry.getValue());
                lookAgain(button, entry.getValue());
            }
        }
    }

    /** As soon as something can be certain; a change that was missed is seen with the next frame. */
    private void lookAgain(Button button, Contact contact) {
        contact.next().ifPresent(when -> {
            long delay = Math.max(0, when - clock.getAsLong());
            waiting.removeIf(ScheduledFuture::isDone);
            waiting.add(thread.schedule(() -> settle(button, contact), delay, TimeUnit.NANOSECONDS));
        });
    }

    private void frame() {
        try {
            long now = clock.getAsLong();
            contacts.forEach((button, contact) -> {
                contact.level(isPressed(button), now);
                settle(button, contact);
            });
            lamps.draw(now);
        } catch (RuntimeException broken) {
            if (!isGone) {
                isGone = true;
                LOG.log(System.Logger.Level.WARNING, "the pins cannot be used any more", broken);
                gone.run();
            }
        }
    }

    private void settle(Button button, Contact contact) {
        long now = clock.getAsLong();
        contact.by(now).filter(press -> now - begun >= grace).ifPresent(press -> {
            Optional<Action> held = button.hold();
            does(button, press == Contact.Press.LONG && held.isPresent() ? held.get() : button.press());
        });
    }

    private void does(Button button, Action action) {
        TableView view = table.view();
        Optional<Command> command = buttons.meaning(action, view);
        command.ifPresent(meant -> table.send(
                        Sent.of(meant, "button " + button.name()).after(view.number()))
                .whenComplete((reply, unreachable) -> {
                    if (unreachable != null) {
                        LOG.log(System.Logger.Level.WARNING, "the table cannot be reached", unreachable);
                    }
                }));
    }

    /** All lamps are dark when this returns. */
    @Override
    public void close() {
        watching.close();
        thread.shutdownNow();
        try {
            if (thread.awaitTermination(1, TimeUnit.SECONDS) && !isGone) {
                lamps.dark();
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        closeBoard();
    }

    private void closeBoard() {
        try {
            board.close();
        } catch (RuntimeException alreadyGone) {
            LOG.log(System.Logger.Level.DEBUG, "the board was gone already", alreadyGone);
        }
    }
}
