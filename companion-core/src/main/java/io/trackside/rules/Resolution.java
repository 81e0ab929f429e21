package io.trackside.rules;

/**
 * Wakes whatever reacts to what happens, and resolves it: simultaneous reactions in the order of R4.1, what an effect
 * causes before what waited already (R4.2), the same effect in the same situation only once a turn (R4.7).
 */
final class Resolution {
    private final Race race;
    private final Agenda agenda;
    private boolean dieInTheAir;
    private int effects;
    /** The last effect that changed chips: the situation of R4.7 does not tell. */
    private int changedChips;

    Resolution(Race race) {
        this.race = race;
        this.agenda = race.agenda;
    }

    /** Another effect begins: what it asks from now on belongs to it. */
    void beginsEffect() {
        effects++;
    }

    /** How many effects have begun; tells one effect's questions from another's. */
    int effects() {
        return effects;
    }

    /** The effect under way changes chips. */
    void changesChips() {
        changedChips = effects;
    }

    /** Whether effect number {@code effect}, which began with {@code key}, has left the table as it was until {@code signal}. */
    boolean hasLeftTable(Interrupted signal, int effect, long key) {
        return signal.key == key && changedChips < effect;
    }

    /** A die was thrown whose move is still to come: nobody shares a space in between. */
    void dieIsInTheAir(boolean inTheAir) {
        dieInTheAir = inTheAir;
    }

    // ---- resolving -----------------------------------------------------------------------------------------------

    void settle() {
        int floor = agenda.floor();
        agenda.admit();
        while (agenda.size() > floor && !race.isOver()) {
            resolve(agenda.next());
            agenda.admit();
        }
        if (race.isOver()) {
            agenda.cutTo(floor);
        }
    }

    /** As {@link #settle}, for a step of the turn: a correction that ends the resolution ends it here. */
    void settleStep() {
        int because = race.telling.because;
        try {
            settle();
        } catch (Interrupted signal) {
            drop();
            race.telling.because = because;
        }
    }

    /** Nothing waits any more: the physical table wins. */
    void drop() {
        race.telling.acting = Racer.NONE;
        if (race.tells()) {
            for (Reaction reaction : agenda.waiting()) {
                race.telling.because = reaction.because;
                tellDropped(reaction);
            }
        }
        agenda.clear();
    }

    /** What the effect under way woke so far is forgotten: it begins anew. */
    void takeBack() {
        agenda.cutTo(agenda.floor());
    }

    private void resolve(Reaction reaction) {
        int because = race.telling.because;
        Racer acting = race.telling.acting;
        beginsEffect();
        race.telling.because = reaction.because;
        race.telling.acting = reaction.power;
        int effect = effects;
        long key = race.board.key();
        try {
            act(reaction, key);
        } catch (Interrupted signal) {
            if (asksAgain(signal, reaction, effect, key)) {
                resolve(reaction);
            }
        }
        race.telling.because = because;
        race.telling.acting = acting;
    }

    /** After people interrupted {@code reaction}: whether it is to be asked again. */
    private boolean asksAgain(Interrupted signal, Reaction reaction, int effect, long key) {
        if (race.leavesResolution(signal)) {
            signal.inReaction = true;
            if (race.tells()) {
                tellDropped(reaction);
            }
            throw signal;
        }
        if (signal.then == Interruption.Then.SKIPS) {
            return false;
        }
        if (hasLeftTable(signal, effect, key)) {
            takeBack();
            return true;
        }
        if (reaction.kind != Reaction.Kind.TRACK_SPACE) {
            happened(reaction.owner, reaction.power, reaction.happening(), 1);
        }
        return false;
    }

    private void act(Reaction reaction, long key) {
        if (reaction.kind == Reaction.Kind.TRACK_SPACE) {
            trackSpace(reaction, key);
        } else if (!race.isRacing(reaction.owner) || race.holds(reaction.owner) != reaction.power) {
            dropOut(reaction);
        } else if (reaction.kind == Reaction.Kind.SHARING) {
            sharing(reaction.owner, reaction.power, key);
        } else {
            react(reaction, key);
        }
    }

    private void react(Reaction reaction, long key) {
        int effect = reaction.effect();
        Runner owner = reaction.owner;
        Racer power = reaction.power;
        if (race.guard.remembers(effect, key)) {
            cutLoop(owner, power);
            return;
        }
        race.telling.considers(owner);
        int times = answer(reaction);
        if (times > 0 || agenda.hasAdded()) {
            race.guard.remember(effect, key);
            happened(owner, power, reaction.happening(), times);
        }
    }

    private int answer(Reaction reaction) {
        Runner me = reaction.owner;
        Runner subject = reaction.subject;
        Power power = reaction.power.power();
        return switch (reaction.kind) {
            case PASSED -> ((WhenIAmPassed) power).whenIAmPassed(race, me, subject);
            case PASSES -> ((WhenIPass) power).whenIPass(race, me, subject);
            case ANYONE_STOPS -> ((WhenAnyoneStops) power).whenAnyoneStops(race, me, reaction.stop());
            case I_STOP -> ((WhenIStop) power).whenIStop(race, me, reaction.stop());
            case POWER_HAPPENS -> ((WhenAnotherPowerHappens) power).whenAnotherPowerHappens(race, me, subject);
            case MAIN_ROLLED -> ((WhenMainRolled) power).whenMainRolled(race, me, subject, reaction.number);
            case TURN_ENDS -> ((WhenATurnEnds) power).whenATurnEnds(race, me, subject);
            case TRACK_SPACE, SHARING -> throw new IllegalStateException(reaction.kind + " is not answered here");
        };
    }

    /** Whoever is called on must still be there, and the same pair in the same situation only acts once (R4.7). */
    private void sharing(Runner me, Racer card, long key) {
        WhenSharingMySpace power = (WhenSharingMySpace) card.power();
        Runners fresh = Runners.NOBODY;
        for (Runner sharer : race.sharing(me)) {
            if (race.guard.remembers(effectOn(me, sharer), key)) {
                cutLoop(me, card);
            } else {
                fresh = fresh.with(sharer);
            }
        }
        race.telling.considers(me);
        if (!race.met(!race.sharing(me).isEmpty(), Rules.OPTIONAL_LOOKS_AGAIN) || fresh.isEmpty()) {
            return;
        }
        Runners chosen = power.choose(race, me, fresh);
        if (!chosen.isEmpty()) {
            Runner sharer = chosen.first();
            race.guard.remember(effectOn(me, sharer), key);
            int times = power.whenSharingMySpace(race, me, sharer);
            wakeSharing(me);
            happened(me, card, Reaction.happening(Reaction.Kind.SHARING, sharer), times);
        }
    }

    private static int effectOn(Runner me, Runner sharer) {
        return Reaction.effect(Reaction.Kind.SHARING, me, sharer, 0);
    }

    private void trackSpace(Reaction reaction, long key) {
        Runner who = reaction.owner;
        race.telling.considers(who);
        int space = reaction.number;
        if (!race.isRacing(who) || race.space(who) != space) {
            dropOut(reaction);
            return;
        }
        int effect = reaction.effect();
        if (race.guard.remembers(effect, key)) {
            cutLoop(who, Racer.NONE);
            return;
        }
        race.guard.remember(effect, key);
        Track track = race.track();
        if (track.isStar(space)) {
            star(who, space);
        } else if (track.isRock(space)) {
            tellActing(Rules.ROCK, who, space);
            race.trip(who);
        } else {
            tellActing(Rules.ARROW, who, space);
            race.move(who, track.arrow(space));
        }
    }

    private void tellActing(Rule rule, Runner who, int space) {
        if (race.tells()) {
            Fact acted = new Fact.TrackSpaceActed(who, space, race.track().arrow(space));
            race.telling.because = race.tell(rule, acted);
        }
    }

    private void star(Runner who, int space) {
        boolean paid = (race.board.starsPaid[who.index] & 1 << space) != 0;
        if (!(race.rules().starsOnce && paid)) {
            race.board.starsPaid[who.index] |= 1 << space;
            race.board.points[race.player(who)]++;
            if (race.tells()) {
                race.tell(Rules.STAR, new Fact.ChipsTaken(who, 1));
            }
        }
    }

    private void tellDropped(Reaction reaction) {
        race.tell(Rules.TABLE_WINS, new Fact.DroppedOut(reaction.owner, reaction.power));
    }

    private void cutLoop(Runner owner, Racer power) {
        if (race.tells()) {
            race.tell(Rules.LOOP, new Fact.LoopCut(owner, power));
        }
    }

    private void dropOut(Reaction reaction) {
        if (race.tells()) {
            Rule rule = reaction.kind == Reaction.Kind.TRACK_SPACE ? Rules.STILL_ON_SPACE : Rules.POWER_DROPS_OUT;
            race.tell(rule, new Fact.DroppedOut(reaction.owner, reaction.power));
        }
    }

    // ---- waking --------------------------------------------------------------------------------------------------

    /** {@code owner}'s power happened; {@code which} tells this happening from others for the loop guard. */
    void happened(Runner owner, Racer power, int which, int times) {
        if (times == 0) {
            return;
        }
        int told = race.tells() ? race.tell(power.card(), new Fact.PowerHappened(owner, power, times)) : 0;
        for (int left = race.heeds(Moment.POWER_HAPPENS) & ~owner.bit; left != 0; left &= left - 1) {
            Runner me = Runner.of(Integer.numberOfTrailingZeros(left));
            for (int i = 0; i < times; i++) {
                Reaction reaction = wake(Reaction.Kind.POWER_HAPPENS, me, owner);
                reaction.number = which;
                reaction.because = told;
            }
        }
    }

    void passed(Runner passer, Runner passed) {
        if (race.heeds(Moment.I_AM_PASSED, passed)) {
            wake(Reaction.Kind.PASSED, passed, passer);
        }
    }

    void passes(Runner passer, Runner passed) {
        wake(Reaction.Kind.PASSES, passer, passed);
    }

    /** {@code who} stopped; {@code arrived}: everybody who stopped by the same effect, wherever. */
    void stopped(Runner who, Runners arrived) {
        int space = race.space(who);
        if (race.track().isSpecial(space)) {
            Reaction reaction = wake(Reaction.Kind.TRACK_SPACE, who, who);
            reaction.power = Racer.NONE;
            reaction.number = space;
            reaction.rank -= Runner.MOST;
        }
        int anyone = race.heeds(Moment.ANYONE_STOPS);
        boolean mine = race.heeds(Moment.I_STOP, who);
        int sharing = race.heeds(Moment.SHARING_MY_SPACE);
        if (anyone == 0 && !mine && sharing == 0) {
            return;
        }
        Runners others = race.sharing(who);
        if (anyone != 0 || mine) {
            Runners met = race.rules().togetherIsSilent ? others.without(arrived) : others;
            stopped(new Stop(who, space, others, met), anyone, mine);
        }
        if (!others.isEmpty()) {
            int sharers = sharing & (others.bits | who.bit);
            for (; sharers != 0; sharers &= sharers - 1) {
                wakeSharing(Runner.of(Integer.numberOfTrailingZeros(sharers)));
            }
        }
    }

    private void stopped(Stop stop, int anyone, boolean mine) {
        for (int left = anyone; left != 0; left &= left - 1) {
            Runner me = Runner.of(Integer.numberOfTrailingZeros(left));
            race.telling.considers(me);
            if (((WhenAnyoneStops) race.holds(me).power()).concerns(race, me, stop)) {
                wake(Reaction.Kind.ANYONE_STOPS, me, stop.runner()).stop = stop;
            }
        }
        if (mine) {
            Runner me = stop.runner();
            race.telling.considers(me);
            if (((WhenIStop) race.holds(me).power()).concerns(race, me, stop)) {
                wake(Reaction.Kind.I_STOP, me, me).stop = stop;
            }
        }
    }

    /** Everybody whose power acts on sharers may act now; for the fixed moments of a turn. */
    void offerSharing() {
        for (int left = race.heeds(Moment.SHARING_MY_SPACE); left != 0; left &= left - 1) {
            Runner me = Runner.of(Integer.numberOfTrailingZeros(left));
            if (!race.sharing(me).isEmpty()) {
                wakeSharing(me);
            }
        }
    }

    private void wakeSharing(Runner me) {
        if (!dieInTheAir && race.heeds(Moment.SHARING_MY_SPACE, me) && !agenda.hasAdded(Reaction.Kind.SHARING, me)) {
            wake(Reaction.Kind.SHARING, me, me);
        }
    }

    void mainRolled(Runner roller, int face) {
        for (int left = race.heeds(Moment.MAIN_ROLLED); left != 0; left &= left - 1) {
            Runner me = Runner.of(Integer.numberOfTrailingZeros(left));
            race.telling.considers(me);
            if (((WhenMainRolled) race.holds(me).power()).concerns(race, me, roller, face)) {
                wake(Reaction.Kind.MAIN_ROLLED, me, roller).number = face;
            }
        }
    }

    void turnEnds(Runner whose) {
        for (int left = race.heeds(Moment.TURN_ENDS); left != 0; left &= left - 1) {
            Runner me = Runner.of(Integer.numberOfTrailingZeros(left));
            race.telling.considers(me);
            if (((WhenATurnEnds) race.holds(me).power()).concerns(race, me, whose)) {
                wake(Reaction.Kind.TURN_ENDS, me, whose);
            }
        }
    }

    private Reaction wake(Reaction.Kind kind, Runner owner, Runner subject) {
        Reaction reaction = agenda.add();
        reaction.kind = kind;
        reaction.owner = owner;
        reaction.power = race.holds(owner);
        reaction.subject = subject;
        reaction.rank = race.rank(owner);
        reaction.because = race.telling.because;
        return reaction;
    }
}
