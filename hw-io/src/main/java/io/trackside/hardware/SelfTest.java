package io.trackside.hardware;

import io.trackside.hardware.Panel.Lamp;
import java.util.List;

/** The first picture of a panel: each lamp is lit once, one after the other, so that a dead one is seen. */
record SelfTest(List<Lamp> lamps, long begun) {
    private static final long LONGEST = 2_000_000_000L;
    private static final long LONGEST_EACH = 150_000_000L;

    SelfTest {
        lamps = List.copyOf(lamps);
    }

    /** Whether it is still on at {@code now}. */
    boolean isOn(long now) {
        return now - begun < each() * lamps.size();
    }

    Look of(Lamp lamp, long now) {
        long place = (now - begun) / each();
        return isOn(now) && lamps.get((int) place).equals(lamp) ? Look.TEST : Look.DARK;
    }

    private long each() {
        return Math.min(LONGEST_EACH, LONGEST / Math.max(1, lamps.size()));
    }
}
