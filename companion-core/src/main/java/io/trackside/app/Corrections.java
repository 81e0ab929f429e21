package io.trackside.app;

import io.trackside.rules.BadInput;
import io.trackside.table.Edit;
import io.trackside.table.GameView;
import io.trackside.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Understands how somebody says that the real board is otherwise: "legs 7", "banana lies", "coach +2 anna bronze 3". */
record Corrections(RacerNames names, GameView game) {
    private static final String NUMBER = "[+-]?\\d{1,2}";
    private static final int MOST_WORDS_OF_A_NAME = 4;

    /** What {@code words} say; throws {@link BadInput} when that is not clear. */
    List<Edit> read(List<String> words) {
        List<Edit> edits = new ArrayList<>();
        int from = 0;
        while (from < words.size()) {
            int at = from;
            while (at < words.size() && (at == from || !isValue(words.get(at)))) {
                at++;
            }
            if (at == words.size()) {
                throw BadInput.of("correct-what", "typed", String.join(" ", words));
            }
            String subject = String.join(" ", words.subList(from, at));
            int end = Math.min(words.size(), at + 1 + wordsBehind(words.get(at)));
            edits.add(edit(subject, words.get(at), String.join(" ", words.subList(at + 1, end))));
            from = end;
        }
        return edits;
    }

    private boolean isValue(String word) {
        return word.matches(NUMBER) || meaning(word).isPresent();
    }

    /** How many words belong to {@code word}: points, or the name of a card, which can only be the last. */
    private int wordsBehind(String word) {
        return switch (meaning(word).orElse("")) {
            case "bronze" -> 1;
            case "as" -> MOST_WORDS_OF_A_NAME;
            default -> 0;
        };
    }

    private Edit edit(String subject, String value, String behind) {
        if (value.matches(NUMBER)) {
            boolean relative = value.startsWith("+") || value.startsWith("-");
            return relative
                    ? new Edit.Moves(racer(subject), Integer.parseInt(value))
                    : new Edit.Space(racer(subject), Integer.parseInt(value));
        }
        return switch (meaning(value).orElseThrow()) {
            case "start" -> new Edit.Space(racer(subject), 0);
            case "lies" -> new Edit.Lies(racer(subject), true);
            case "stands" -> new Edit.Lies(racer(subject), false);
            case "out" -> new Edit.Out(racer(subject));
            case "across" -> new Edit.Crossed(racer(subject), 0);
            case "first" -> new Edit.Crossed(racer(subject), 1);
            case "second" -> new Edit.Crossed(racer(subject), 2);
            case "next" -> new Edit.Next(racer(subject));
            case "bronze" -> bronze(subject, behind);
            default -> new Edit.RunsWith(racer(subject), card(behind));
        };
    }

    private Edit bronze(String subject, String points) {
        if (!points.matches("\\d{1,3}")) {
            throw BadInput.of("correct-what", "typed", subject + " " + points);
        }
        return new Edit.Bronze(People.of(game).seat(subject), Integer.parseInt(points));
    }

    private String racer(String typed) {
        List<String> racers = game.onTrack()
                .map(race -> race.figures().stream().map(GameView.Figure::racer).toList())
                .orElseThrow(() -> BadInput.of("correct-no-race"));
        return names.one(typed, racers);
    }

    private String card(String typed) {
        return names.one(typed, names.all());
    }

    /** Which of the words under word. it is. */
    private Optional<String> meaning(String word) {
        Texts texts = names.texts();
        return List.of("start", "lies", "stands", "out", "across", "first", "second", "next", "bronze", "as").stream()
                .filter(what ->
                        List.of(texts.text("word." + what).split(", ", -1)).contains(word.toLowerCase(Locale.ROOT)))
                .findFirst();
    }
}
