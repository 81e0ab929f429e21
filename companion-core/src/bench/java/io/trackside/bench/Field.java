package io.trackside.bench;

import io.trackside.odds.RandomAnswers;
import io.trackside.rules.Entrant;
import io.trackside.rules.HouseRules;
import io.trackside.rules.LineUp;
import io.trackside.rules.Power;
import io.trackside.rules.Race;
import io.trackside.rules.Racer;
import io.trackside.rules.racers.Catalogue;
import io.trackside.table.Printing;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Many line-ups, each with a race that is run again and again from its start: some races of one, then of the next, as the
 * odds run them. One race each would measure the memory between line-ups rather than the rules.
 */
final class Field {
    private static final int LINE_UPS = 500;
    private static final int RACES_IN_A_ROW = 20;
    private static final int SEED = 1;

    private final List<Race> starts = new ArrayList<>();
    private final List<Race> races = new ArrayList<>();
    private int next;
    private int inARow;

    private Field() {}

    static Field empty() {
        return new Field();
    }

    /** Random line-ups of {@code count} racers from the whole catalogue. */
    static Field withPowers(int count, String track) {
        return of(Catalogue.load().racers(), count, track);
    }

    /** The bare loop: the same engine, roll and move, no powers. */
    static Field powersOff(int count, String track) {
        List<Racer> plain = new ArrayList<>();
        for (int i = 0; i < Catalogue.load().racers().size(); i++) {
            plain.add(Racer.of(new Plain(i)));
        }
        return of(plain, count, track);
    }

    private static Field of(List<Racer> catalogue, int count, String track) {
        Field field = new Field();
        RandomAnswers answers = new RandomAnswers(SEED);
        HouseRules rules = HouseRules.of(HouseRules.FIRST_PRINTING, Map.of(), HouseRules.switchesOf(catalogue));
        for (int i = 0; i < LINE_UPS; i++) {
            List<Racer> racers = new ArrayList<>(catalogue);
            Collections.shuffle(racers, new Random(i));
            List<Entrant> entrants = new ArrayList<>();
            for (int player = 0; player < count; player++) {
                entrants.add(new Entrant(racers.get(player), player));
            }
            List<Integer> nothing = Collections.nCopies(count, 0);
            LineUp lineUp = new LineUp(
                    Printing.ofTheBox().track(track),
                    rules,
                    entrants,
                    0,
                    racers.subList(4 * count, racers.size()),
                    List.of(),
                    nothing,
                    nothing);
            field.starts.add(new Race(lineUp, answers));
            field.races.add(new Race(lineUp, answers));
        }
        return field;
    }

    /** Runs the next race to its end. */
    Race race() {
        if (++inARow > RACES_IN_A_ROW) {
            inARow = 1;
            next = next + 1 == races.size() ? 0 : next + 1;
        }
        Race race = races.get(next);
        race.copyFrom(starts.get(next));
        race.run();
        return race;
    }

    List<LineUp> lineUps() {
        return starts.stream().map(Race::lineUp).toList();
    }

    /** A racer without any power. */
    private record Plain(int number) implements Power {
        @Override
        public String id() {
            return "plain-" + number;
        }
    }
}
