package io.trackside.hardware;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A board that still knows what was put on its pins when it is closed. */
record LastLevels(VirtualBoard board, Map<Integer, Boolean> levels) implements Board {
    LastLevels(VirtualBoard board) {
        this(board, new ConcurrentHashMap<>());
    }

    @Override
    public void listen(Listener listener) {
        board.listen(listener);
    }

    @Override
    public boolean isHigh(int pin) {
        return levels.getOrDefault(pin, false) || board.isHigh(pin);
    }

    @Override
    public void put(int pin, boolean high) {
        levels.put(pin, high);
    }

    @Override
    public void close() {
        board.close();
    }
}
