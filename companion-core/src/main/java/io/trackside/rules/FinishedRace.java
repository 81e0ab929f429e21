package io.trackside.rules;

import java.util.List;

/**
 * A race of the game that is over and paid.
 *
 * @param number 1 for the first race
 * @param gained points each player gained in it, bronze counted; negative for lost
 * @param handings the chips to hand over at its end
 */
public record FinishedRace(int number, LineUp lineUp, RaceResult result, List<Integer> gained, List<Handing> handings) {
    public FinishedRace {
        gained = List.copyOf(gained);
        handings = List.copyOf(handings);
    }
}
