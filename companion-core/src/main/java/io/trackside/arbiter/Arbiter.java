package io.trackside.arbiter;

import io.trackside.rules.racers.Catalogue;
import io.trackside.table.Printing;

/** Answers worked cases. Stateless between cases. */
public final class Arbiter {
    private final CaseReader reader;

    public Arbiter(Catalogue catalogue, Printing printing) {
        this.reader = new CaseReader(catalogue, printing);
    }

    /**
     * Plays the case in {@code json} (one object, see the cases' own description) and compares it with what it expects.
     *
     * @throws io.trackside.rules.BadInput when it cannot be read, naming key and remedy
     */
    public CaseResult answer(String json) {
        return new CasePlay(reader.read(json), false).play();
    }
}
