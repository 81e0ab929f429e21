package io.trackside.rules;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/** A set of runners, in line-up order. All 256 sets are interned: making one allocates nothing, compare with ==. */
public final class Runners implements Iterable<Runner> {
    private static final Runners[] ALL = new Runners[1 << Runner.MOST];

    static {
        for (int bits = 0; bits < ALL.length; bits++) {
            ALL[bits] = new Runners(bits);
        }
    }

    /** Nobody. */
    public static final Runners NOBODY = of(0);

    final int bits;
    private final Runner[] members;

    private Runners(int bits) {
        this.bits = bits;
        this.members = new Runner[Integer.bitCount(bits)];
        for (int i = 0, at = 0; i < Runner.MOST; i++) {
            if ((bits & 1 << i) != 0) {
                members[at++] = Runner.of(i);
            }
        }
    }

    static Runners of(int bits) {
        return ALL[bits];
    }

    /** Just this one. */
    public static Runners just(Runner runner) {
        return of(runner.bit);
    }

    public boolean contains(Runner runner) {
        return (bits & runner.bit) != 0;
    }

    public boolean isEmpty() {
        return bits == 0;
    }

    public int size() {
        return members.length;
    }

    /** Whether {@code runner} is in and nobody else is. */
    public boolean isJust(Runner runner) {
        return bits == runner.bit;
    }

    public Runners with(Runner runner) {
        return of(bits | runner.bit);
    }

    public Runners without(Runner runner) {
        return of(bits & ~runner.bit);
    }

    public Runners without(Runners others) {
        return of(bits & ~others.bits);
    }

    /** Those in both sets. */
    public Runners and(Runners others) {
        return of(bits & others.bits);
    }

    /** The first in line-up order; throws {@link NoSuchElementException} for nobody. */
    public Runner first() {
        if (members.length == 0) {
            throw new NoSuchElementException("nobody is in this set");
        }
        return members[0];
    }

    /** Member number {@code place}, 0 to {@code size() - 1}, in line-up order. */
    public Runner get(int place) {
        return members[place];
    }

    /** The members in line-up order. */
    public List<Runner> toList() {
        return List.of(members);
    }

    @Override
    public Iterator<Runner> iterator() {
        return new Members(members);
    }

    @Override
    public String toString() {
        return toList().toString();
    }

    private static final class Members implements Iterator<Runner> {
        private final Runner[] members;
        private int next;

        Members(Runner[] members) {
            this.members = members;
        }

        @Override
        public boolean hasNext() {
            return next < members.length;
        }

        @Override
        public Runner next() {
            if (next == members.length) {
                throw new NoSuchElementException("no more runners");
            }
            return members[next++];
        }
    }
}
