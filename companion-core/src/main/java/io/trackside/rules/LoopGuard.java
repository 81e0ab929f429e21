package io.trackside.rules;

import java.util.Arrays;

/** Remembers, inside one turn, which effect did something in which situation (R4.7). */
final class LoopGuard {
    private long[] keys = new long[32];
    private int[] effects = new int[32];
    private int size;

    void clear() {
        size = 0;
    }

    boolean remembers(int effect, long key) {
        for (int i = 0; i < size; i++) {
            if (effects[i] == effect && keys[i] == key) {
                return true;
            }
        }
        return false;
    }

    void remember(int effect, long key) {
        if (size == keys.length) {
            keys = Arrays.copyOf(keys, size * 2);
            effects = Arrays.copyOf(effects, size * 2);
        }
        keys[size] = key;
        effects[size] = effect;
        size++;
    }
}
