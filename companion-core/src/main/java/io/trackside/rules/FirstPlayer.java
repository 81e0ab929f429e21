package io.trackside.rules;

import java.util.Collections;
import java.util.List;

/** Who begins a race (R2.7). */
public sealed interface FirstPlayer {
    /** What to cite. */
    Rule because();

    record Begins(int player, Rule because) implements FirstPlayer {}

    /** These players roll off for it. */
    record RollOffAmong(List<Integer> players, Rule because) implements FirstPlayer {}

    /** The first race is begun by the winner of a roll-off. */
    static FirstPlayer ofFirstRace(GameSetup setup) {
        return new RollOffAmong(setup.everybody(), Rules.ROLL_OFF);
    }

    /** Who begins the race after {@code last}. */
    static FirstPlayer after(FinishedRace last, GameSetup setup) {
        HouseRules rules = setup.rules();
        boolean doubleThree = setup.players() == 3 && setup.variant() == Variant.DOUBLE_RACERS;
        if (doubleThree && rules.is(HouseRules.DOUBLE_THREE_FIRST_PLAYER, "fewer-points")) {
            return fewestPoints(last, setup);
        }
        if (rules.is(HouseRules.LATER_FIRST_PLAYER, "roll-off")) {
            return new RollOffAmong(setup.everybody(), Rules.ROLL_OFF);
        }
        return setup.players() == 2 ? fewestPoints(last, setup) : lastPlace(last.result(), setup);
    }

    private static FirstPlayer fewestPoints(FinishedRace last, GameSetup setup) {
        int fewest = Collections.min(last.gained());
        List<Integer> players = setup.everybody().stream()
                .filter(player -> last.gained().get(player) == fewest)
                .toList();
        return of(players, Rules.FIRST_PLAYER_TWO);
    }

    private static FirstPlayer lastPlace(RaceResult result, GameSetup setup) {
        if (!result.eliminated().isEmpty()) {
            return new Begins(result.player(result.eliminated().getFirst()), Rules.FIRST_PLAYER);
        }
        List<Integer> players =
                result.farthestBehind().stream().map(result::player).distinct().toList();
        return of(players.isEmpty() ? setup.everybody() : players, Rules.FIRST_PLAYER);
    }

    private static FirstPlayer of(List<Integer> players, Rule rule) {
        return players.size() == 1
                ? new Begins(players.getFirst(), rule)
                : new RollOffAmong(players, Rules.FIRST_PLAYER_TIE);
    }
}
