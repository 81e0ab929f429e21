package io.trackside.rules;

/** A racer of the catalogue: its id, its power and the moments that power cares about. One object per racer, compare with ==. */
public final class Racer {
    /** What a racer without any power runs with (one that copies the lead while it leads alone, say). */
    public static final Racer NONE = new Racer("none", new Power() {});

    private final String id;
    private final Power power;
    private final Rule card;
    final int moments;

    private Racer(String id, Power power) {
        this.id = id;
        this.power = power;
        this.card = Rule.card(id);
        this.moments = Moment.of(power);
    }

    /** The racer that has {@code power}; its id is the power's. */
    public static Racer of(Power power) {
        return new Racer(power.id(), power);
    }

    /** Kebab-case id. */
    public String id() {
        return id;
    }

    public Power power() {
        return power;
    }

    /** What to cite for this racer's power: {@code R5} and its id. */
    public Rule card() {
        return card;
    }

    boolean caresAbout(Moment moment) {
        return (moments & moment.bit) != 0;
    }

    @Override
    public String toString() {
        return id;
    }
}
