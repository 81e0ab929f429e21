package io.trackside.app;

import io.trackside.rules.Track;
import io.trackside.table.GameView;
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
record BoardLine(Track track, List<GameView.Figure> figures) {
    private static final String INDENT = "  ";
    private static final int COLUMNS = 2;
    private static final int RULER_STEP = 5;
    private static final String LINE = "|";
    private static final String LIES = "_";
    private static final List<String> PLACES = List.of("first", "second");

    BoardLine {
        figures = List.copyOf(figures);
    }

    /** The picture: at most 80 columns. */
    List<String> picture(Map<String, String> letters) {
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

    /** Vowels of Thai that are written before their consonant and mean nothing alone. */
    private static final String NO_LETTER = "[^\\p{L}]|[\\u0e40-\\u0e44]";

    /** A letter for each of {@code names}, by the same keys: the name's own first one that is still free. */
    static Map<String, String> letters(Map<String, String> names) {
        Map<String, String> letters = new LinkedHashMap<>();
        names.forEach((racer, name) -> {
            String wanted = name.toUpperCase(Locale.ROOT).replaceAll(NO_LETTER, "") + "123456789";
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
    private String row(Map<String, String> letters, int level) {
        StringBuilder row = new StringBuilder(INDENT);
        for (int space = Track.START; space < Track.FINISH; space++) {
            GameView.@Nullable Figure figure = figure(space, level);
            row.append(cell(figure == null ? "" : letter(letters, figure)));
        }
        if (level == 0) {
            row.append(LINE).append(acrossTheLine(letters));
        }
        return row.toString().stripTrailing();
    }

    private GameView.@Nullable Figure figure(int space, int level) {
        List<GameView.Figure> here = figures.stream()
                .filter(figure -> isOnTrack(figure) && figure.space() == space)
                .toList();
        return level < here.size() ? here.get(level) : null;
    }

    private String acrossTheLine(Map<String, String> letters) {
        StringBuilder across = new StringBuilder();
        for (String place : PLACES) {
            figures.stream()
                    .filter(figure -> figure.state().equals(place))
                    .forEach(figure -> across.append(' ').append(letter(letters, figure)));
        }
        return across.toString();
    }

    private static String letter(Map<String, String> letters, GameView.Figure figure) {
        return letters.getOrDefault(figure.racer(), "?") + (figure.state().equals("lies") ? LIES : "");
    }

    private static String cell(String text) {
        return text + " ".repeat(Math.max(0, COLUMNS - text.length()));
    }

    private static boolean isOnTrack(GameView.Figure figure) {
        return figure.state().equals("stands") || figure.state().equals("lies");
    }
}
