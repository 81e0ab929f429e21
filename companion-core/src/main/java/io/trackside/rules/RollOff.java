package io.trackside.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Everyone in it rolls a die, in any order (R2.1). Immutable.
 *
 * @param players who rolls
 * @param faces what each of them rolled, {@link #NOT_YET} for nothing
 */
public record RollOff(List<Integer> players, List<Integer> faces) {
    /** The face of a die that is still to be thrown. */
    public static final int NOT_YET = 0;

    private static final int HIGHEST = 6;

    /** How a roll-off stands. */
    public sealed interface Outcome {}

    /** {@code players} still have to roll. */
    public record Open(List<Integer> players) implements Outcome {}

    public record Won(int player) implements Outcome {}

    /** Nobody won; {@code players} roll again. */
    public record Again(List<Integer> players) implements Outcome {}

    public RollOff {
        players = List.copyOf(players);
        faces = List.copyOf(faces);
    }

    /** A roll-off in which nobody has rolled yet. */
    public static RollOff among(List<Integer> players) {
        return new RollOff(players, Collections.nCopies(players.size(), NOT_YET));
    }

    /** {@code player} rolls {@code face}, 1 to 6, once. */
    public RollOff roll(int player, int face) {
        if (face < 1 || face > HIGHEST) {
            throw BadInput.of("die-face", "face", face);
        }
        int at = players.indexOf(player);
        if (at < 0) {
            throw BadInput.of("roll-off-not-in", "player", player);
        }
        if (faces.get(at) != NOT_YET) {
            throw BadInput.of("roll-off-rolled-already", "player", player, "face", faces.get(at));
        }
        List<Integer> rolled = new ArrayList<>(faces);
        rolled.set(at, face);
        return new RollOff(players, rolled);
    }

    /** Who won, who rolls again, or who has not rolled yet. */
    public Outcome outcome(HouseRules rules) {
        List<Integer> open = whoRolled(NOT_YET);
        if (!open.isEmpty()) {
            return new Open(open);
        }
        boolean tiedRollAgain = rules.is(HouseRules.ROLL_OFF_TIES, "reroll");
        for (int face = HIGHEST; face > 0; face--) {
            List<Integer> those = whoRolled(face);
            if (those.size() == 1) {
                return new Won(those.get(0));
            }
            if (tiedRollAgain && !those.isEmpty()) {
                return new Again(those);
            }
        }
        return new Again(players);
    }

    private List<Integer> whoRolled(int face) {
        List<Integer> those = new ArrayList<>();
        for (int i = 0; i < players.size(); i++) {
            if (faces.get(i) == face) {
                those.add(players.get(i));
            }
        }
        return those;
    }
}
