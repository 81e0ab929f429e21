package io.trackside.rules;

/** What hands have to do with real chips, in order (R1.4, R1.5). */
public sealed interface Handing {
    /** A player takes {@code count} of {@code chip} from the bank or the stack. */
    record Takes(int player, Chip chip, int count) implements Handing {}

    /** A player gives {@code count} of {@code chip} back to the bank. */
    record GivesBack(int player, Chip chip, int count) implements Handing {}

    /** A player gives three ones and takes a three, so that the bank has ones again. */
    record Changes(int player) implements Handing {}

    /** {@code points} of a player count without chips; negative: a player keeps chips for points it lost. */
    record Owes(int player, int points) implements Handing {}

    /** The bank has none of {@code chip} left. */
    record RanOut(Chip chip) implements Handing {}

    /** Nobody took the place this chip pays. */
    record LeavesGame(Chip chip) implements Handing {}

    /** What to cite. */
    default Rule because() {
        return switch (this) {
            case Takes(int player, Chip chip, int count) -> paying(chip);
            case GivesBack(int player, Chip chip, int count) -> Rules.MAKING_CHANGE;
            case Changes(int player) -> Rules.MAKING_CHANGE;
            case Owes(int player, int points) -> Rules.BANK_IS_OUT;
            case RanOut(Chip chip) -> Rules.BANK_IS_OUT;
            case LeavesGame(Chip chip) -> Rules.PLACE_UNPAID;
        };
    }

    private static Rule paying(Chip chip) {
        return chip.metal() == Chip.Metal.BRONZE ? Rules.MAKING_CHANGE : Rules.FIRST_TAKES_GOLD;
    }
}
