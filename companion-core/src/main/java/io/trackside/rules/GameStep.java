package io.trackside.rules;

import java.util.List;

/** Something people did that leads the game on. The same steps in the same order always lead to the same game. */
public sealed interface GameStep {
    /** A player rolled {@code face} in a roll-off. */
    record RolledOff(int player, int face) implements GameStep {}

    /** The table says who won the roll-off. */
    record WonRollOff(int player) implements GameStep {}

    /** Teams dealt at random or agreed on, instead of a draft (R2.3). */
    record GotTeams(Teams teams) implements GameStep {}

    /** A row of the draft lies face up. */
    record LaidOutRow(List<Racer> row) implements GameStep {
        public LaidOutRow {
            row = List.copyOf(row);
        }
    }

    /** A player picked {@code racer} in the draft. */
    record Drafted(int player, Racer racer) implements GameStep {}

    /** A player picked in secret for the coming race; again replaces the earlier pick. */
    record LinedUp(int player, List<Racer> racers) implements GameStep {
        public LinedUp {
            racers = List.copyOf(racers);
        }
    }

    /** All picks were shown at once. */
    record Revealed() implements GameStep {}

    /** While a race runs the points are these now, by player: tells which chips to hand over at once. May be left out. */
    record PointsChanged(List<Integer> points, List<Integer> otherPoints) implements GameStep {
        public PointsChanged {
            points = List.copyOf(points);
            otherPoints = List.copyOf(otherPoints);
        }
    }

    /** A player took {@code count} of {@code chip} by hand, or gave them back if negative. Bronze not while a race runs. */
    record TookChips(int player, Chip chip, int count) implements GameStep {}

    /** The race is over. */
    record RaceEnded(RaceResult result) implements GameStep {}

    /** On to the next race. */
    record WentOn() implements GameStep {}

    /** The table ends the game early; races that are paid count. */
    record EndedGame() implements GameStep {}
}
