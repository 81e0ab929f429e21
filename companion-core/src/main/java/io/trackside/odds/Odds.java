package io.trackside.odds;

import io.trackside.rules.Onward;
import io.trackside.rules.PlayedRace;
import io.trackside.rules.Race;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;

/**
 * Chances of a race from one of its questions on. The same seed and number of play-outs give the same chances, on any
 * number of threads: play-outs come in lots with a seed each.
 *
 * @param now the race as it stands, for what players have
 */
public record Odds(Onward onward, Race now, Prizes prizes, Policy policy, long seed) {
    /** Play-outs in a lot. */
    public static final int LOT = 500;

    /** Of {@code race}, at which something is asked. */
    public static Odds of(PlayedRace race, Prizes prizes, Policy policy, long seed) {
        return new Odds(race.onward(), race.race(), prizes, policy, seed);
    }

    /** By {@code count} play-outs on this thread; fewer if {@code stopped} says so, asked after each of them. */
    public RaceOdds played(long count, BooleanSupplier stopped) {
        Tally tally = new Tally(now, prizes);
        for (long lot = 0; lot * LOT < count && !stopped.getAsBoolean(); lot++) {
            tally.add(playLot(onward, lot, count, stopped));
        }
        return tally.odds();
    }

    /** The same on {@code threads} threads; {@code progress} hears now and then how many are played. */
    public RaceOdds played(long count, int threads, LongConsumer progress) throws InterruptedException {
        AtomicLong next = new AtomicLong();
        List<Future<Tally>> parts = new ArrayList<>();
        Tally all = new Tally(now, prizes);
        try (ExecutorService players = Executors.newFixedThreadPool(threads)) {
            for (int thread = 0; thread < threads; thread++) {
                Onward own = onward.another();
                parts.add(players.submit(() -> {
                    Tally part = new Tally(now, prizes);
                    for (long lot = next.getAndIncrement(); lot * LOT < count; lot = next.getAndIncrement()) {
                        part.add(playLot(own, lot, count, () -> false));
                        progress.accept(Math.min(count, (lot + 1) * LOT));
                    }
                    return part;
                }));
            }
            for (Future<Tally> part : parts) {
                all.add(part.get());
            }
        } catch (ExecutionException broken) {
            throw new IllegalStateException("a play-out broke", broken.getCause());
        }
        return all.odds();
    }

    private Tally playLot(Onward from, long lot, long count, BooleanSupplier stopped) {
        PlayOuts playOuts = new PlayOuts(from, now, prizes, policy, seed * 1_000_003 + lot);
        playOuts.play(Math.min(LOT, count - lot * LOT), stopped);
        return playOuts.tally();
    }
}
