package io.trackside.rules;

import io.trackside.rules.racers.Catalogue;
import io.trackside.table.Printing;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Seeded random races for tests. */
final class RandomRaces {
    private static final Catalogue CATALOGUE = Catalogue.load();
    private static final Printing PRINTING = Printing.ofTheBox();
    private static final int[][] SIZES = {{2, 2}, {3, 3}, {4, 4}, {5, 5}, {6, 6}, {2, 4}, {3, 6}};

    private RandomRaces() {}

    /** Two to six racers, the double variants among them, by the seed. */
    static LineUp lineUp(int seed) {
        Random random = new Random(seed);
        List<Racer> racers = new ArrayList<>(CATALOGUE.racers());
        Collections.shuffle(racers, random);
        int[] size = SIZES[seed % SIZES.length];
        int players = size[0];
        int each = size[1] / players;
        List<Entrant> entrants = new ArrayList<>();
        for (int i = 0; i < size[1]; i++) {
            entrants.add(new Entrant(racers.get(i), i / each));
        }
        HouseRules rules = HouseRules.of(
                seed / 2 % 2 == 0 ? HouseRules.FIRST_PRINTING : HouseRules.SECOND_PRINTING,
                Map.of(),
                HouseRules.switchesOf(CATALOGUE.racers()));
        Track track = PRINTING.track(seed % 2 == 0 ? "mild" : "wild");
        List<Integer> nothing = Collections.nCopies(players, 0);
        return new LineUp(
                track,
                rules,
                entrants,
                random.nextInt(players),
                racers.subList(10, 36),
                racers.subList(6, 9),
                nothing,
                nothing);
    }

    /** Answers every question with one of its choices, by the seed. */
    static final class Guesser implements Asked {
        private final Random random;

        Guesser(long seed) {
            this.random = new Random(seed);
        }

        @Override
        public int answer(Race race, Question question) {
            int choices = question.choices().size();
            int choice = random.nextInt(choices + (question.optional() ? 1 : 0));
            return choice == choices ? Question.NO : question.choices().get(choice);
        }
    }
}
