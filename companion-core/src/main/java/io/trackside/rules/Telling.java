package io.trackside.rules;

/** Tells the chronicle what happens and why, with the ruling that led to it and the power that acts. */
final class Telling {
    private final Race race;
    private Chronicle chronicle = Chronicle.SILENT;
    private int rulings;
    private Runner considered = Runner.of(0);

    /** Whether anybody listens: facts are not even made otherwise. */
    boolean isOn;
    /** Number of the ruling that led to what is done now, 0 for none. */
    int because;
    /** Whose power acts now, {@link Racer#NONE} for the rules themselves. */
    Racer acting = Racer.NONE;

    Telling(Race race) {
        this.race = race;
    }

    void copyFrom(Telling other) {
        rulings = other.rulings;
        becauseOfPeople();
    }

    /** Number of the last ruling. */
    int rulings() {
        return rulings;
    }

    /** The next ruling is number {@code last} plus 1. */
    void goOnFrom(int last) {
        rulings = last;
    }

    /** No ruling led to what is done now, and no power does it. */
    void becauseOfPeople() {
        because = 0;
        acting = Racer.NONE;
    }

    void to(Chronicle listener) {
        chronicle = listener;
        isOn = listener.listens();
    }

    /** Number of the ruling, 0 when nobody listens. */
    int tell(Rule rule, Fact fact) {
        if (!isOn) {
            return 0;
        }
        Ruling ruling = new Ruling(++rulings, because, rule, fact);
        chronicle.note(ruling);
        return ruling.number();
    }

    /** The rule for what a verb does: the card of the power that acts, else {@code general}. */
    Rule by(Rule general) {
        return acting == Racer.NONE ? general : acting.card();
    }

    /** From now on a condition that is not met is one of {@code owner}'s power. */
    void considers(Runner owner) {
        considered = owner;
    }

    /** Notes {@code rule} as the reason why the power considered does not act, if somebody asks why not. */
    void unmet(Rule rule) {
        if (isOn && chronicle.asksWhyNot()) {
            tell(rule, new Fact.NotMet(considered, race.holds(considered)));
        }
    }

    /** Notes {@code rule} as the reason why none of {@code owners} acts, if somebody asks why not. */
    void unmetBy(int owners, Rule rule) {
        if (isOn && chronicle.asksWhyNot()) {
            for (Runner owner : race.inOrder(owners)) {
                considers(owner);
                unmet(rule);
            }
        }
    }
}
