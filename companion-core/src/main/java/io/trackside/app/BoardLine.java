package io.trackside.app;

import io.trackside.rules.Race;
import io.trackside.rules.Racer;
import io.trackside.rules.Runner;
import io.trackside.rules.Runners;
import io.trackside.rules.Track;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The track as text, two columns a space: its numbers, what is printed on it ({@code *} star, {@code ^} rock, {@code +3}
 * arrow), and every racer as a letter, those that lie with a {@code _} behind it.
 *
 * @param figures in line-up order
 */
record BoardLine(Track track, List<Figure> figures) {
    private static final String INDENT = "  ";
    private static final int COLUMNS = 2;
    private static final int RULER_STEP = 5;
    private static final String LINE = "|";
    private static final String LIES = "_";

    /** Where a figure is, and how. */
    enum State {
        STANDS,
        LIES,
        FIRST,
        SECOND,
        OUT
    }

    /**
     * One racer.
     *
     * @param holds what it runs with: mostly itself
     * @param leads whether it is in the lead while somebody else is not
     */
    record Figure(Racer racer, Racer holds, int space, State state, boolean leads) {
        boolean isOnTrack() {
            return state == State.STANDS || state == State.LIES;
        }
    }

    /** The table as it is now. */
    static BoardLine of(Race race) {
        List<Figure> figures = new ArrayList<>();
        Runners leaders = race.leaders().size() == race.racing().size() ? Runners.NOBODY : race.leaders();
        for (Runner runner : race.entrants()) {
            figures.add(new Figure(
                    race.racer(runner),
                    race.holds(runner),
                    race.space(runner),
                    state(race, runner),
                    leaders.contains(runner)));
        }
        return new BoardLine(race.track(), figures);
    }

    /** The picture: at most 80 columns. */
    List<String> picture(Map<Racer, String> letters) {
        List<String> lines = new ArrayList<>();
        lines.add(ruler());
        if (!track.specialSpaces().isEmpty()) {
            lines.add(marks());
        }
        int level = 0;
        String row = row(letters, level);
        while (!row.isBlank()) {
            lines.add(row);
            row = row(letters, ++level);
        }
        return lines;
    }

    /** A letter for each of {@code names}: its own first one that is still free. */
    static Map<Racer, String> letters(Map<Racer, String> names) {
        Map<Racer, String> letters = new LinkedHashMap<>();
        names.forEach((racer, name) -> {
            String wanted = name.toUpperCase(Locale.ROOT).replaceAll("[^\\p{L}]", "") + "123456789";
            letters.put(
                    racer,
                    wanted.chars()
                            .mapToObj(Character::toString)
                            .filter(letter -> !letters.containsValue(letter))
                            .findFirst()
                            .orElse("?"));
        });
        return letters;
    }

    private String ruler() {
        StringBuilder ruler = new StringBuilder(INDENT);
        for (int space = Track.START; space < Track.FINISH; space++) {
            ruler.append(cell(space % RULER_STEP == 0 ? Integer.toString(space) : "."));
        }
        return ruler + LINE;
    }

    private String marks() {
        StringBuilder marks = new StringBuilder(INDENT);
        for (int space = Track.START; space < Track.FINISH; space++) {
            marks.append(cell(mark(space)));
        }
        return marks + LINE;
    }

    private String mark(int space) {
        if (track.isStar(space)) {
            return "*";
        }
        if (track.isRock(space)) {
            return "^";
        }
        int arrow = track.arrow(space);
        return arrow == 0 ? "" : (arrow > 0 ? "+" : "-") + Math.abs(arrow);
    }

    /** Who stands as number {@code level} on its space; behind the line those that crossed it. */
    private String row(Map<Racer, String> letters, int level) {
        StringBuilder row = new StringBuilder(INDENT);
        for (int space = Track.START; space < Track.FINISH; space++) {
            @Nullable Figure figure = figure(space, level);
            row.append(cell(figure == null ? "" : letter(letters, figure)));
        }
        if (level == 0) {
            row.append(LINE).append(acrossTheLine(letters));
        }
        return row.toString().stripTrailing();
    }

    private @Nullable Figure figure(int space, int level) {
        List<Figure> here = figures.stream()
                .filter(figure -> figure.isOnTrack() && figure.space() == space)
                .toList();
        return level < here.size() ? here.get(level) : null;
    }

    private String acrossTheLine(Map<Racer, String> letters) {
        StringBuilder across = new StringBuilder();
        for (State place : List.of(State.FIRST, State.SECOND)) {
            figures.stream()
                    .filter(figure -> figure.state() == place)
                    .forEach(figure -> across.append(' ').append(letter(letters, figure)));
        }
        return across.toString();
    }

    private static String letter(Map<Racer, String> letters, Figure figure) {
        return letters.getOrDefault(figure.racer(), "?") + (figure.state() == State.LIES ? LIES : "");
    }

    private static String cell(String text) {
        return text + " ".repeat(Math.max(0, COLUMNS - text.length()));
    }

    private static State state(Race race, Runner runner) {
        if (race.placed().contains(runner)) {
            return race.placed().indexOf(runner) == 0 ? State.FIRST : State.SECOND;
        }
        if (!race.isRacing(runner)) {
            return State.OUT;
        }
        return race.lies(runner) ? State.LIES : State.STANDS;
    }
}
