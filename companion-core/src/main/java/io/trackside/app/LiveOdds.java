package io.trackside.app;

import io.trackside.odds.ComingMove;
import io.trackside.odds.Odds;
import io.trackside.odds.Policy;
import io.trackside.odds.Prizes;
import io.trackside.odds.RaceOdds;
import io.trackside.rules.PlayedRace;
import io.trackside.table.GameView;
import io.trackside.table.OddsView;
import io.trackside.table.OddsView.Chances;
import io.trackside.table.OddsView.MoveChances;
import io.trackside.table.OddsView.RacerChances;
import io.trackside.table.OddsView.SeatPoints;
import io.trackside.table.Table;
import io.trackside.table.TableClient.Watching;
import io.trackside.table.TableView;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/**
 * Odds of the race on the table, by one thread of their own. Whatever comes to the table ends the play-outs for the
 * table as it was, between two races.
 */
final class LiveOdds implements AutoCloseable {
    static final long ROUGH = 1_000;
    static final long COMPLETE = 20_000;

    private static final System.Logger LOG = System.getLogger(LiveOdds.class.getName());

    private final Table table;
    private final OddsSwitch people;
    private final List<Consumer<OddsView>> viewers = new CopyOnWriteArrayList<>();
    private final ExecutorService thread = Executors.newSingleThreadExecutor(LiveOdds::inTheBackground);
    /** Counts what made play-outs under way useless. */
    private final AtomicLong changes = new AtomicLong();

    private final Watching watching;
    private volatile boolean on;
    private volatile OddsView view;

    LiveOdds(Table table, OddsSwitch people) {
        this.table = table;
        this.people = people;
        this.on = people.isOn();
        this.view = new OddsView(on, Optional.empty());
        this.watching = table.watch(this::reckon);
    }

    private static Thread inTheBackground(Runnable work) {
        Thread thread = new Thread(work, "odds");
        thread.setDaemon(true);
        return thread;
    }

    OddsView view() {
        return view;
    }

    Watching watch(Consumer<OddsView> viewer) {
        later(() -> {
            viewer.accept(view);
            viewers.add(viewer);
        });
        return () -> viewers.remove(viewer);
    }

    /** Something comes to the table: what is reckoned now will not hold. */
    void giveWay() {
        changes.incrementAndGet();
    }

    /** Told to everybody before this returns; reckoned later. */
    void show(boolean wanted) {
        try {
            people.set(wanted);
        } catch (UncheckedIOException full) {
            LOG.log(System.Logger.Level.WARNING, "whether odds are shown cannot be kept in " + people.file(), full);
        }
        on = wanted;
        publish(new OddsView(wanted, Optional.empty()));
        reckon(table.view());
    }

    /** Called by the table’s own thread, which must not wait. */
    private void reckon(TableView now) {
        long change = changes.incrementAndGet();
        if (on) {
            later(() -> reckon(now, change));
        }
    }

    private void reckon(TableView now, long change) {
        if (isOver(change) || holdsAlready(now)) {
            return;
        }
        Optional<PlayedRace> race = now.game().flatMap(GameView::onTrack).flatMap(racing -> table.race());
        if (race.isEmpty() || race.get().question().isEmpty()) {
            publish(new OddsView(on, Optional.empty()));
            return;
        }
        reckon(now, race.get(), change);
    }

    private boolean holdsAlready(TableView now) {
        return view.chances()
                .filter(chances -> chances.complete() && chances.number() == now.number())
                .isPresent();
    }

    private void reckon(TableView now, PlayedRace race, long change) {
        GameView.BankView bank = now.game().orElseThrow().bank();
        Odds odds = Odds.of(race, new Prizes(bank.gold(), bank.silver()), Policy.SENSIBLE, now.number());
        RaceOdds rough = odds.played(ROUGH, () -> isOver(change));
        Optional<ComingMove> move =
                isOver(change) ? Optional.empty() : ComingMove.of(race.onward(), () -> isOver(change));
        tell(now, rough, move, ROUGH, change);
        tell(now, odds.played(COMPLETE, () -> isOver(change)), move, COMPLETE, change);
    }

    private boolean isOver(long change) {
        return changes.get() != change;
    }

    private void tell(TableView now, RaceOdds odds, Optional<ComingMove> move, long wanted, long change) {
        if (odds.playOuts() < wanted || isOver(change)) {
            return;
        }
        List<RacerChances> racers = new ArrayList<>();
        for (RaceOdds.RacerOdds racer : odds.racers()) {
            racers.add(new RacerChances(
                    racer.racer(),
                    racer.player(),
                    racer.first().mean(),
                    racer.first().error(),
                    racer.second().mean(),
                    racer.second().error()));
        }
        List<SeatPoints> seats = new ArrayList<>();
        for (RaceOdds.Estimate points : odds.players()) {
            seats.add(new SeatPoints(seats.size(), points.mean(), points.error()));
        }
        publish(new OddsView(
                on,
                Optional.of(new Chances(
                        now.number(),
                        wanted == COMPLETE,
                        odds.playOuts(),
                        odds.undecided(),
                        racers,
                        seats,
                        move.map(LiveOdds::of)))));
    }

    private static MoveChances of(ComingMove move) {
        return new MoveChances(
                move.racer(),
                move.finishes().least(),
                move.finishes().most(),
                move.trips().least(),
                move.trips().most(),
                move.star().least(),
                move.star().most());
    }

    private synchronized void publish(OddsView next) {
        view = next;
        viewers.removeIf(viewer -> !hasTaken(viewer, next));
    }

    private static boolean hasTaken(Consumer<OddsView> viewer, OddsView next) {
        try {
            viewer.accept(next);
            return true;
        } catch (RuntimeException fault) {
            LOG.log(System.Logger.Level.ERROR, "Somebody who looks at odds failed, and looks on no more", fault);
            return false;
        }
    }

    private void later(Runnable work) {
        try {
            thread.execute(() -> {
                try {
                    work.run();
                } catch (RuntimeException broken) {
                    LOG.log(System.Logger.Level.ERROR, "odds could not be reckoned; the table is not touched", broken);
                }
            });
        } catch (RejectedExecutionException closed) {
            LOG.log(System.Logger.Level.TRACE, "no more odds", closed);
        }
    }

    @Override
    public void close() {
        watching.close();
        giveWay();
        thread.shutdownNow();
    }
}
