package io.trackside.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What people will tell each other about a game.
 *
 * @param chain the thing done that made most powers happen, if at least two did
 * @param trips the racer that tripped most often, if it did more than once
 * @param longest the race with most turns
 * @param passes the racer that passed most others, if it passed more than two
 */
public record Highlights(Optional<Chain> chain, Optional<Most> trips, Optional<Turns> longest, Optional<Most> passes) {
    private static final int A_CHAIN = 2;
    private static final int OFTEN = 2;
    private static final int MANY = 3;

    /** {@code step} 1 for the first thing done; {@code powers} that happened because of it. */
    public record Chain(int step, int powers) {}

    /** A racer by id, and how often. */
    public record Most(String racer, int times) {}

    /** {@code race} 1 for the first. */
    public record Turns(int race, int turns) {}

    /** Of {@code steps}, with everything that came of them. */
    public static Highlights of(List<StepView> steps) {
        Map<String, Integer> trips = new LinkedHashMap<>();
        Map<String, Integer> passes = new LinkedHashMap<>();
        Map<Integer, Integer> turns = new LinkedHashMap<>();
        Chain chain = new Chain(0, 0);
        int race = 1;
        for (int step = 0; step < steps.size(); step++) {
            int powers = 0;
            for (RulingView ruling : steps.get(step).rulings()) {
                switch (ruling.fact()) {
                    case "power-happened" -> powers++;
                    case "tripped" -> count(trips, ruling, "runner");
                    case "passed" -> count(passes, ruling, "passer");
                    case "turn-began" -> turns.merge(race, 1, Integer::sum);
                    case "race-ended" -> race++;
                    default -> {}
                }
            }
            if (powers > chain.powers()) {
                chain = new Chain(step + 1, powers);
            }
        }
        return new Highlights(
                Optional.of(chain).filter(found -> found.powers() >= A_CHAIN),
                most(trips, OFTEN),
                turns.entrySet().stream()
                        .reduce((one, other) -> other.getValue() > one.getValue() ? other : one)
                        .map(found -> new Turns(found.getKey(), found.getValue())),
                most(passes, MANY));
    }

    private static void count(Map<String, Integer> counts, RulingView ruling, String who) {
        counts.merge(String.valueOf(ruling.details().get(who)), 1, Integer::sum);
    }

    /** The first of those with the most. */
    private static Optional<Most> most(Map<String, Integer> counts, int least) {
        return counts.entrySet().stream()
                .reduce((one, other) -> other.getValue() > one.getValue() ? other : one)
                .filter(found -> found.getValue() >= least)
                .map(found -> new Most(found.getKey(), found.getValue()));
    }
}
