package io.trackside.arbiter;

import io.trackside.rules.Chronicle;
import io.trackside.rules.Ruling;
import java.util.ArrayList;
import java.util.List;

/** Listens to a race and keeps what it tells. */
public final class Story implements Chronicle {
    private final boolean whyNot;
    private final List<Ruling> rulings = new ArrayList<>();

    private Story(boolean whyNot) {
        this.whyNot = whyNot;
    }

    /** What happens. */
    public static Story ofWhatHappens() {
        return new Story(false);
    }

    /** What happens, and for every power that was considered and did not act, why not. */
    public static Story ofWhyNot() {
        return new Story(true);
    }

    @Override
    public void note(Ruling ruling) {
        rulings.add(ruling);
    }

    @Override
    public boolean asksWhyNot() {
        return whyNot;
    }

    /** Everything told so far, in the order of happening. */
    public List<Ruling> rulings() {
        return List.copyOf(rulings);
    }
}
