package io.trackside.hardware;

import io.trackside.rules.BadInput;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a button is for. Seats are counted from 0; in the file from 1. */
sealed interface Action {
    /** The awaited die shows {@code face}, 1 to 6; while a pick is open the option of that number. */
    record Face(int face) implements Action {}

    /** Yes, or on with what is to be done next. */
    record Yes() implements Action {}

    record No() implements Action {}

    /** Only for a question to that seat. */
    record SeatYes(int seat) implements Action {}

    /** Only for a question to that seat. */
    record SeatNo(int seat) implements Action {}

    /** Another option is meant: the one {@code step} further, 1 or -1. */
    record Step(int step) implements Action {}

    /** The option that is meant. */
    record Confirm() implements Action {}

    /** Trackside throws, draws or deals. */
    record Throw() implements Action {}

    record Undo() implements Action {}

    record NextRace() implements Action {}

    /** Lamps bright or dim. */
    record Dim() implements Action {}

    /** The words of the file. */
    String WORDS =
            "face 1 to face 6, yes, no, next, previous, confirm, throw, undo, next-race, dim, seat 1 yes to seat 6 no";

    Pattern FACE = Pattern.compile("face ([1-6])");
    Pattern SEAT = Pattern.compile("seat ([1-6]) (yes|no)");

    /** The words of the file for this one. */
    default String words() {
        return switch (this) {
            case Face(int face) -> "face " + face;
            case Yes() -> "yes";
            case No() -> "no";
            case SeatYes(int seat) -> "seat " + (seat + 1) + " yes";
            case SeatNo(int seat) -> "seat " + (seat + 1) + " no";
            case Step(int step) -> step > 0 ? "next" : "previous";
            case Confirm() -> "confirm";
            case Throw() -> "throw";
            case Undo() -> "undo";
            case NextRace() -> "next-race";
            case Dim() -> "dim";
        };
    }

    /** The action that {@code words} say for the button called {@code button}; throws {@link BadInput} with the words there are. */
    static Action of(String words, String button) {
        Matcher face = FACE.matcher(words);
        if (face.matches()) {
            return new Face(Integer.parseInt(face.group(1)));
        }
        Matcher seat = SEAT.matcher(words);
        if (seat.matches()) {
            int place = Integer.parseInt(seat.group(1)) - 1;
            return seat.group(2).equals("yes") ? new SeatYes(place) : new SeatNo(place);
        }
        return switch (words) {
            case "yes" -> new Yes();
            case "no" -> new No();
            case "next" -> new Step(1);
            case "previous" -> new Step(-1);
            case "confirm" -> new Confirm();
            case "throw" -> new Throw();
            case "undo" -> new Undo();
            case "next-race" -> new NextRace();
            case "dim" -> new Dim();
            default -> throw BadInput.of("panel-action", "name", button, "action", words, "known", WORDS);
        };
    }
}
