package io.trackside.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;

/** Dice and cards that Trackside throws, deals and draws for the table. */
record Chance(RandomGenerator random) {
    private static final int FACES = 6;

    int face() {
        return 1 + random.nextInt(FACES);
    }

    int below(int bound) {
        return random.nextInt(bound);
    }

    <T> List<T> shuffled(List<T> cards) {
        List<T> shuffled = new ArrayList<>(cards);
        Collections.shuffle(shuffled, java.util.Random.from(random));
        return shuffled;
    }
}
