package io.trackside.table;

import io.trackside.rules.BadInput;
import io.trackside.rules.Chip;
import java.util.List;
import java.util.OptionalInt;
import tools.jackson.databind.JsonNode;

/**
 * Something done at the table that leads the game on, and can be taken back. What leaves something to chance is decided
 * before it is written down, so that doing it again comes to the same.
 */
public sealed interface Deed extends Command {
    /**
     * A die of {@code seat} shows {@code face}.
     *
     * @param seat empty: whoever's die is awaited
     * @param face 1 to 6; empty: Trackside throws
     */
    record Die(OptionalInt seat, OptionalInt face) implements Deed {
        public Die {
            face.ifPresent(Deed::checkFace);
        }
    }

    /**
     * An answer to the open question.
     *
     * @param seat empty: whoever is asked; anybody else's answer is refused
     * @param option one of the options of the prompt
     */
    record Answer(OptionalInt seat, String option) implements Deed {}

    /** Cards drawn by a power from those nobody drafted; none: Trackside draws. */
    record Draw(List<String> cards) implements Deed {
        public Draw {
            cards = List.copyOf(cards);
        }
    }

    /** The open question is dropped, and nothing comes of what asked it. */
    record Skip() implements Deed {}

    /**
     * The real board is otherwise than the table shows: the real board wins.
     *
     * @param asksAgain whether what still waits is checked again, instead of ending with the correction
     */
    record Correct(List<Edit> edits, boolean asksAgain) implements Deed {
        public Correct {
            edits = List.copyOf(edits);
        }
    }

    /** {@code seat} takes {@code count} of {@code chip} by hand, or gives them back if negative. */
    record TakeChips(int seat, Chip chip, int count) implements Deed {}

    /** The table says who won the roll-off. */
    record WinRollOff(int seat) implements Deed {}

    /** Teams by seat, as they were dealt or agreed on (R2.3); none: Trackside deals. */
    record Teams(List<List<String>> racers) implements Deed {
        public Teams {
            racers = racers.stream().map(List::copyOf).toList();
        }
    }

    /** A row of the draft; none: Trackside lays it out. */
    record Row(List<String> racers) implements Deed {
        public Row {
            racers = List.copyOf(racers);
        }
    }

    /** {@code seat} picks a racer of the row (R2.2). */
    record Draft(int seat, String racer) implements Deed {}

    /** {@code seat} picks in secret for the coming race; again replaces the earlier pick (R2.6). */
    record LineUp(int seat, List<String> racers) implements Deed {
        public LineUp {
            racers = List.copyOf(racers);
        }
    }

    /** All picks are shown at once. */
    record Reveal() implements Deed {}

    /** On to the next race. */
    record NextRace() implements Deed {}

    /** The race ends here (R4.8). */
    record CallOff() implements Deed {}

    /** The game ends here; races that are paid count. */
    record EndGame() implements Deed {}

    /** Trackside only tracks this race: nothing is asked and no power acts while this is on. */
    record FreeMode(boolean on) implements Deed {}

    /** Until this is off, {@code seat} answers no whenever it may use the power of the racer called {@code power}. */
    record StandingNo(int seat, String power, boolean on) implements Deed {}

    /**
     * A dispute the table settled by a die. Changes nothing else.
     *
     * @param about what it was about, 1 to 200 characters
     * @param right the seats that were right
     * @param faces what was thrown, by seat, 0 for nothing; none if nobody wrote it down
     * @param why they were right, at most 200 characters; may be left out
     */
    record HouseRuling(String about, List<Integer> right, List<Integer> faces, String why) implements Deed {
        private static final int LONGEST = 200;

        public HouseRuling {
            if (about.isBlank() || Math.max(about.length(), why.length()) > LONGEST) {
                throw BadInput.of("house-ruling-about", "most", LONGEST);
            }
            faces.stream().filter(face -> face != 0).forEach(Deed::checkFace);
            right = List.copyOf(right);
            faces = List.copyOf(faces);
        }
    }

    /** Optional questions are declined after {@code seconds}, 1 to 600; 0 for never. */
    record TimeOut(int seconds) implements Deed {
        private static final int LONGEST = 600;

        public TimeOut {
            if (seconds < 0 || seconds > LONGEST) {
                throw BadInput.of("time-out-range", "most", LONGEST);
            }
        }
    }

    /** The person on {@code seat} is called {@code name}. */
    record Rename(int seat, String name) implements Deed {}

    /**
     * The table as it was recorded, when what led to it cannot be done again by these rules.
     *
     * @param table nothing in it: the one that is offered
     */
    record Restore(JsonNode table) implements Deed {}

    private static void checkFace(int face) {
        if (face < 1 || face > 6) {
            throw BadInput.of("die-face", "face", face);
        }
    }
}
