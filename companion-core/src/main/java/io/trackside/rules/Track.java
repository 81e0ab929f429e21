package io.trackside.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * One side of the board (R1.3): spaces 0 (Start) to 29, the line at 30, the second corner, and what is printed on the
 * spaces. Immutable; made from data, as a table may own another printing.
 */
public final class Track {
    /** Start is a space like any other. */
    public static final int START = 0;
    /** A racer that reaches this number has crossed the line and is on no space. */
    public static final int FINISH = 30;

    private final String id;
    private final int secondCorner;
    private final int[] arrows = new int[FINISH];
    private final boolean[] rocks = new boolean[FINISH];
    private final boolean[] stars = new boolean[FINISH];

    private Track(String id, int secondCorner) {
        this.id = id;
        this.secondCorner = secondCorner;
    }

    /** A track without special spaces; {@code secondCorner} is a space, 1 to 29. Add spaces with the {@code with…} methods. */
    public static Track plain(String id, int secondCorner) {
        return new Track(id, checked("secondCorner", secondCorner));
    }

    /** The same track with an arrow on {@code space}: {@code spaces} forward, negative backward, never 0. */
    public Track withArrow(int space, int spaces) {
        if (spaces == 0) {
            throw BadInput.of("track-arrow-zero", "track", id, "space", space);
        }
        Track track = copyFree("arrow", space);
        track.arrows[space] = spaces;
        return track;
    }

    /** The same track with a rock on {@code space}: whoever stops there trips. */
    public Track withRock(int space) {
        Track track = copyFree("rock", space);
        track.rocks[space] = true;
        return track;
    }

    /** The same track with a star on {@code space}: whoever stops there takes a bronze point. */
    public Track withStar(int space) {
        Track track = copyFree("star", space);
        track.stars[space] = true;
        return track;
    }

    public String id() {
        return id;
    }

    /** The space of the second corner (R1.3). */
    public int secondCorner() {
        return secondCorner;
    }

    /** Spaces the arrow on {@code space} moves (negative: backward), 0 where there is none. */
    public int arrow(int space) {
        return arrows[space];
    }

    public boolean isRock(int space) {
        return rocks[space];
    }

    public boolean isStar(int space) {
        return stars[space];
    }

    /** Whether anything is printed on {@code space}. */
    public boolean isSpecial(int space) {
        return arrows[space] != 0 || rocks[space] || stars[space];
    }

    /** The spaces on which something is printed, nearest Start first. */
    public List<Integer> specialSpaces() {
        List<Integer> special = new ArrayList<>();
        for (int space = START; space < FINISH; space++) {
            if (isSpecial(space)) {
                special.add(space);
            }
        }
        return special;
    }

    private Track copyFree(String what, int space) {
        checked(what, space);
        if (isSpecial(space)) {
            throw BadInput.of("track-space-twice", "track", id, "space", space);
        }
        Track track = new Track(id, secondCorner);
        System.arraycopy(arrows, 0, track.arrows, 0, FINISH);
        System.arraycopy(rocks, 0, track.rocks, 0, FINISH);
        System.arraycopy(stars, 0, track.stars, 0, FINISH);
        return track;
    }

    private static int checked(String what, int space) {
        if (space <= START || space >= FINISH) {
            throw BadInput.of("track-space-range", "what", what, "space", space);
        }
        return space;
    }

    @Override
    public String toString() {
        return id;
    }
}
