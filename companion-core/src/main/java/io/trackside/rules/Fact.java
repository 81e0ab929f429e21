package io.trackside.rules;

/** Something that became true at the table, in the past tense. Only made when somebody listens. Spaces 0 to 30. */
public sealed interface Fact {
    record TurnBegan(Runner runner) implements Fact {}

    /** {@code from} where the turn began, {@code to} where it ended. */
    record TurnEnded(Runner runner, int from, int to) implements Fact {}

    record MainMoveLost(Runner runner) implements Fact {}

    record StoodUp(Runner runner) implements Fact {}

    record Rolled(Runner runner, int face) implements Fact {}

    record RolledForPower(Runner runner, Runner owner, int face) implements Fact {}

    record Rerolled(Runner runner, Runner owner) implements Fact {}

    /** {@code who} decided about {@code power}, which {@code owner} has. */
    record Decided(Runner who, Runner owner, Racer power, boolean used) implements Fact {}

    record Guessed(Runner runner, int face) implements Fact {}

    record Foretold(Runner runner, Runner winner) implements Fact {}

    record MainMoveReplaced(Runner runner, int spaces) implements Fact {}

    record Adjusted(Runner mover, Runner owner, int spaces) implements Fact {}

    record MainMoveCounted(Runner runner, int spaces) implements Fact {}

    /** A move of {@code spaces}, negative backward, before put-backs. */
    record Moved(Runner runner, int from, int to, int spaces) implements Fact {}

    record Followed(Runner runner, Runner host, int to) implements Fact {}

    record SpacesSkipped(Runner runner, int count) implements Fact {}

    record Blocked(Runner runner, Runner owner, int target) implements Fact {}

    record PutBehind(Runner runner, Runner owner, int to) implements Fact {}

    record Warped(Runner runner, int from, int to) implements Fact {}

    record Passed(Runner passer, Runner passed) implements Fact {}

    record Stopped(Runner runner, int space, Runners others) implements Fact {}

    /** What is printed on {@code space} acts on {@code runner}: an arrow of {@code spaces}, a rock if that is 0. */
    record TrackSpaceActed(Runner runner, int space, int spaces) implements Fact {}

    record Tripped(Runner runner) implements Fact {}

    record Eliminated(Runner runner) implements Fact {}

    /** {@code place} 1 or 2. */
    record Placed(Runner runner, int place) implements Fact {}

    /** {@code points} bronze points, negative when given back. */
    record ChipsTaken(Runner runner, int points) implements Fact {}

    /** {@code card}: the racer whose power it is now, {@link Racer#NONE} for none. */
    record RunsWith(Runner runner, Racer card) implements Fact {}

    record Drew(Runner runner, Racer card) implements Fact {}

    record PowerHappened(Runner owner, Racer power, int times) implements Fact {}

    record GoesNext(Runner runner) implements Fact {}

    record ExtraTurnEarned(Runner runner) implements Fact {}

    /** The same again in the same situation: skipped (R4.7). */
    record LoopCut(Runner owner, Racer power) implements Fact {}

    /** A power that was waiting dropped out (R4.3). */
    record DroppedOut(Runner owner, Racer power) implements Fact {}

    /** A power was considered and its condition not met; only noted when somebody asks why not. */
    record NotMet(Runner owner, Racer power) implements Fact {}

    record RaceEnded() implements Fact {}
}
