package io.trackside.hardware;

import java.util.Map;
import java.util.TreeMap;

/** A board that keeps what is put on its pins, and what comes out of eight outputs of a chain on pins 10, 11 and 8. */
final class Recorder implements Board {
    private static final int DATA = 10;
    private static final int CLOCK = 11;
    private static final int LATCH = 8;
    private static final int OUTPUTS = 8;

    final Map<Integer, Boolean> levels = new TreeMap<>();
    int writes;
    private final StringBuilder shifted = new StringBuilder("0".repeat(OUTPUTS));
    private String shown = "";

    /** Output 0 first. */
    String chain() {
        return shown;
    }

    @Override
    public void listen(Listener listener) {
        // nobody presses anything
    }

    @Override
    public boolean isHigh(int pin) {
        return levels.getOrDefault(pin, false);
    }

    @Override
    public void put(int pin, boolean high) {
        writes++;
        levels.put(pin, high);
        if (pin == CLOCK && high) {
            shifted.insert(0, isHigh(DATA) ? '1' : '0').setLength(OUTPUTS);
        }
        if (pin == LATCH && high) {
            shown = shifted.toString();
        }
    }

    @Override
    public void close() {
        levels.clear();
    }
}
