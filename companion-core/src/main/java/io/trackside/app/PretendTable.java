package io.trackside.app;

import io.trackside.table.GameView;
import io.trackside.table.TableView;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * What pretend people at one table know of each other: they act when everybody has heard what happened before, and not
 * while somebody puts a mistake right. For any thread.
 */
final class PretendTable {
    private static final int TURNS_BEFORE_A_MISTAKE = 3;
    private static final int NOBODY = -1;

    private final Set<Mistake> made = EnumSet.noneOf(Mistake.class);
    private final Deque<Said> said = new ArrayDeque<>();
    private long toldVersion;
    private long toldNumber;
    private int mending = NOBODY;
    private boolean open = true;
    private Optional<Throwable> failure = Optional.empty();

    /** What people do wrong, each once in a game. */
    enum Mistake {
        /** In the first race. */
        MISREAD,
        /** In the second race. */
        TOO_EARLY
    }

    /** Something said: the key of a text, who says it, a die. */
    record Said(String key, String person, int face) {}

    // ---- the people ----------------------------------------------------------------------------------------------

    /** Waits until everybody has heard of {@code view}; whether it is still the newest then. */
    synchronized boolean mayAct(int seat, TableView view) {
        waitWhile(() -> toldVersion < view.version() || (mending != NOBODY && mending != seat));
        return open && toldVersion == view.version();
    }

    /** Waits until everybody has heard of entry number {@code entry}. */
    synchronized void waitUntilTold(long entry) {
        waitWhile(() -> toldNumber < entry);
    }

    /** The mistake that {@code seat} makes with the die it throws now; the others wait until it {@link #goesOn}. */
    synchronized Optional<Mistake> mistakeIn(int seat, GameView game) {
        boolean ready = game.onTrack()
                .filter(race -> race.turn() > TURNS_BEFORE_A_MISTAKE)
                .isPresent();
        for (Mistake mistake : Mistake.values()) {
            if (ready && game.race() == mistake.ordinal() + 1 && made.add(mistake)) {
                mending = seat;
                return Optional.of(mistake);
            }
        }
        return Optional.empty();
    }

    synchronized void goesOn() {
        mending = NOBODY;
        notifyAll();
    }

    synchronized void say(Said something) {
        said.add(something);
    }

    synchronized boolean isOpen() {
        return open;
    }

    /** Somebody cannot go on. */
    synchronized void fail(Throwable why) {
        failure = failure.or(() -> Optional.of(why));
        close();
    }

    // ---- who tells it --------------------------------------------------------------------------------------------

    /** What was said since this was asked last. */
    synchronized List<Said> heard() {
        List<Said> heard = new ArrayList<>(said);
        said.clear();
        return heard;
    }

    /** Everybody has heard what led to {@code view}. */
    synchronized void told(TableView view) {
        toldVersion = view.version();
        toldNumber = view.number();
        notifyAll();
    }

    synchronized Optional<Throwable> failure() {
        return failure;
    }

    /** Nobody waits any more. */
    synchronized void close() {
        open = false;
        notifyAll();
    }

    private synchronized void waitWhile(BooleanSupplier something) {
        while (open && something.getAsBoolean()) {
            try {
                wait();
            } catch (InterruptedException gone) {
                Thread.currentThread().interrupt();
                close();
            }
        }
    }
}
