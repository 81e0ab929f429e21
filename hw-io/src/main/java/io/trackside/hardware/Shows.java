package io.trackside.hardware;

import io.trackside.rules.BadInput;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a lamp shows. Seats and spaces are counted from 0; seats in the file from 1. */
sealed interface Shows {
    /** Everything about a seat that blinking can tell. */
    record Seat(int seat) implements Shows {}

    /** Steady when the seat's racers have crossed the line; a double wink when the last of them went out. */
    record Done(int seat) implements Shows {}

    /** Lit when the seat has at least {@code points}; a row of them is a bar. */
    record Points(int seat, int points) implements Shows {}

    /** Lit when the seat has at least {@code count} chips of {@code metal}. */
    record Chips(int seat, String metal, int count) implements Shows {}

    /** Lit while a racer stands or lies there, blinking under the one whose turn it is. */
    record Space(int space) implements Shows {}

    /** Something is wrong, or an input was not taken. */
    record Warning() implements Shows {}

    /** The words of the file. */
    String WORDS =
            "seat 1, seat 1 done, seat 1 points 5, seat 1 gold 1, seat 1 silver 1, seat 1 bronze 1, space 0 to space"
                    + " 29, warning";

    Pattern SEAT = Pattern.compile("seat ([1-6])");
    Pattern DONE = Pattern.compile("seat ([1-6]) done");
    Pattern COUNT = Pattern.compile("seat ([1-6]) (points|gold|silver|bronze) ([1-9][0-9]?)");
    Pattern SPACE = Pattern.compile("space ([12]?[0-9])");

    /** The words of the file for this one. */
    default String words() {
        return switch (this) {
            case Seat(int seat) -> "seat " + (seat + 1);
            case Done(int seat) -> "seat " + (seat + 1) + " done";
            case Points(int seat, int points) -> "seat " + (seat + 1) + " points " + points;
            case Chips(int seat, String metal, int count) -> "seat " + (seat + 1) + " " + metal + " " + count;
            case Space(int space) -> "space " + space;
            case Warning() -> "warning";
        };
    }

    /** What {@code words} say for the lamp called {@code lamp}; throws {@link BadInput} with the words there are. */
    static Shows of(String words, String lamp) {
        Matcher seat = SEAT.matcher(words);
        if (seat.matches()) {
            return new Seat(place(seat));
        }
        Matcher done = DONE.matcher(words);
        if (done.matches()) {
            return new Done(place(done));
        }
        Matcher count = COUNT.matcher(words);
        if (count.matches()) {
            int least = Integer.parseInt(count.group(3));
            return count.group(2).equals("points")
                    ? new Points(place(count), least)
                    : new Chips(place(count), count.group(2), least);
        }
        Matcher space = SPACE.matcher(words);
        if (space.matches()) {
            return new Space(Integer.parseInt(space.group(1)));
        }
        if (words.equals("warning")) {
            return new Warning();
        }
        throw BadInput.of("panel-shows", "name", lamp, "shows", words, "known", WORDS);
    }

    private static int place(Matcher seat) {
        return Integer.parseInt(seat.group(1)) - 1;
    }
}
