package io.trackside.rules;

import java.util.List;
import java.util.stream.IntStream;

/** What a game waits for. Races are numbered from 1. */
public sealed interface Phase {
    /** A roll-off decides something. */
    record RollingOff(Purpose purpose, RollOff rollOff) implements Phase {}

    /** A row to be laid out or a racer to be picked. */
    record Drafting(Draft draft) implements Phase {}

    /**
     * Everyone picks in secret, and may pick anew until the reveal (R2.6).
     *
     * @param because why {@code firstPlayer} begins
     * @param picks per player, in a fixed order (R2.8); nothing for one who has not picked
     */
    record LiningUp(int race, int firstPlayer, Rule because, List<List<Racer>> picks) implements Phase {
        public LiningUp {
            picks = picks.stream().map(List::copyOf).toList();
        }

        /** Players who have not picked yet. */
        public List<Integer> missing() {
            return IntStream.range(0, picks.size())
                    .filter(player -> picks.get(player).isEmpty())
                    .boxed()
                    .toList();
        }
    }

    /**
     * The race runs.
     *
     * @param handings the chips to hand over since points changed last
     */
    record Racing(int race, LineUp lineUp, List<Handing> handings) implements Phase {
        public Racing {
            handings = List.copyOf(handings);
        }
    }

    /** A race is over and paid, and another one follows. */
    record BetweenRaces(FinishedRace last) implements Phase {}

    record Over(Ranking ranking) implements Phase {}

    /** What a roll-off decides. */
    sealed interface Purpose {}

    /** Who picks first; instead the table may give its teams without a draft. */
    record PicksFirst() implements Purpose {}

    /** Who begins race {@code race}, and why by a roll-off. */
    record BeginsRace(int race, Rule because) implements Purpose {}
}
