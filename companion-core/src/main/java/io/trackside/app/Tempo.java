package io.trackside.app;

import io.trackside.table.GameView;
import io.trackside.table.TableView;
import java.time.Duration;
import java.util.function.LongSupplier;

/** How long a demo pauses after something happened. */
@FunctionalInterface
interface Tempo {
    /** Without pauses. */
    Tempo FAST = view -> Duration.ZERO;

    /** As long as people at a table take. */
    Tempo OF_PEOPLE = view -> Duration.ofSeconds(3);

    /** The pause after {@code view} has been told. */
    Duration pause(TableView view);

    /**
     * A whole game in less than three minutes, however long it is: each race has its time, and every pause is a part of
     * what is left of it. So pauses become shorter in a long race, and never add up to more.
     *
     * @param nanoseconds of a clock that never goes back
     */
    static Tempo ofThreeMinutes(LongSupplier nanoseconds) {
        Duration longest = Duration.ofMillis(1_200);
        Duration beforeTheRaces = Duration.ofSeconds(10);
        Duration aRace = Duration.ofSeconds(38);
        int parts = 45;
        long start = nanoseconds.getAsLong();
        return view -> {
            int race = view.game().map(GameView::race).orElse(1);
            Duration end = beforeTheRaces.plus(aRace.multipliedBy(race));
            Duration left = end.minusNanos(nanoseconds.getAsLong() - start);
            Duration pause = left.dividedBy(parts);
            if (pause.isNegative()) {
                return Duration.ZERO;
            }
            return pause.compareTo(longest) > 0 ? longest : pause;
        };
    }
}
