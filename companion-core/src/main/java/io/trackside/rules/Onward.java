package io.trackside.rules;

import java.util.List;
import java.util.Optional;

/**
 * A race at one of its questions, from which it is played on again and again: what was answered in the present turn is
 * answered the same every time. Nothing is told but where a chronicle is given. For one thread; {@link #another} gives
 * one to others.
 */
public final class Onward {
    private final Race beginning;
    private final Recorded said;
    private final Optional<List<Correction>> correcting;
    private final Race race;
    private int turns;

    /**
     * @param beginning the table as the present turn began; it is copied
     * @param said what was said since
     * @param correcting of the table, before all else
     */
    Onward(Race beginning, Recorded said, Optional<List<Correction>> correcting) {
        this.beginning = new Race(beginning.lineUp(), said);
        this.beginning.copyFrom(beginning);
        this.said = new Recorded(said);
        this.correcting = correcting;
        this.race = new Race(beginning.lineUp(), said);
    }

    /** A race about to begin. */
    public static Onward fromTheStart(LineUp lineUp) {
        Recorded nothing = new Recorded();
        return new Onward(new Race(lineUp, nothing), nothing, Optional.empty());
    }

    /** The same for another thread. */
    public Onward another() {
        return new Onward(beginning, said, correcting);
    }

    public LineUp lineUp() {
        return beginning.lineUp();
    }

    /** The table as the present turn began. To be looked at only. */
    public Race atTurnsBeginning() {
        return beginning;
    }

    /** Where it was played to last. To be looked at only, until it is played again. */
    public Race race() {
        return race;
    }

    /** How many turns it was played last time, the present one counted. */
    public int turns() {
        return turns;
    }

    /** Plays on to the end, or for {@code most} turns, with what {@code answers} answer from here; whether it is over. */
    public boolean play(Answers answers, int most) {
        said.rewindTo(0);
        race.copyFrom(beginning);
        race.tellTo(Chronicle.SILENT);
        race.askInstead(said.isRead() ? answers : new Then(said, answers));
        correcting.ifPresent(race::correct);
        if (!race.hasBegun()) {
            race.begin();
        }
        for (turns = 0; turns < most && !race.isOver(); turns++) {
            race.takeTurn();
            if (turns == 0) {
                race.askInstead(answers);
            }
        }
        return race.isOver();
    }

    /** The present turn as it goes if {@code more} are the next answers, told to {@code chronicle}; as {@link Trial}. */
    public Trial tried(Chronicle chronicle, int... more) {
        Recorded longer = new Recorded(said);
        for (int answer : more) {
            longer.add(answer);
        }
        race.copyFrom(beginning);
        race.tellTo(chronicle);
        race.askInstead(longer);
        try {
            correcting.ifPresent(race::correct);
        } catch (Awaiting awaiting) {
            return new Trial(race, Optional.of(awaiting.question()));
        }
        return Trial.ofNextTurn(race);
    }

    /** What was said, and then others. */
    private record Then(Recorded said, Answers others) implements Answers {
        @Override
        public int mainDie(Race race, Runner roller) {
            return next().mainDie(race, roller);
        }

        @Override
        public int powerDie(Race race, Runner roller, Runner owner) {
            return next().powerDie(race, roller, owner);
        }

        @Override
        public boolean may(Race race, Runner who, Runner owner) {
            return next().may(race, who, owner);
        }

        @Override
        public int racer(Race race, Runner me, Runners options, boolean optional) {
            return next().racer(race, me, options, optional);
        }

        @Override
        public int leader(Race race, Runner me, Runners leaders) {
            return next().leader(race, me, leaders);
        }

        @Override
        public int space(Race race, Runner me, List<Integer> spaces) {
            return next().space(race, me, spaces);
        }

        @Override
        public int guess(Race race, Runner me) {
            return next().guess(race, me);
        }

        @Override
        public int ownRacer(Race race, Runners options) {
            return next().ownRacer(race, options);
        }

        /** A correction before the race leaves what was drawn asked for. */
        @Override
        public int draw(Race race, Runner me, List<Racer> deck) {
            try {
                return next().draw(race, me, deck);
            } catch (Awaiting exhausted) {
                return others.draw(race, me, deck);
            }
        }

        @Override
        public int card(Race race, Runner me, List<Racer> cards, boolean optional) {
            try {
                return next().card(race, me, cards, optional);
            } catch (Awaiting exhausted) {
                return others.card(race, me, cards, optional);
            }
        }

        private Answers next() {
            return said.isRead() ? others : said;
        }
    }
}
