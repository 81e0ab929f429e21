package io.trackside.app;

import io.trackside.rules.BadInput;
import io.trackside.rules.Racer;
import io.trackside.text.Texts;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/** Racers by what people call them: name or id, as short as is clear, without regard to case, blanks and hyphens. */
record RacerNames(Texts texts) {
    String of(Racer racer) {
        return texts.text("racer." + racer.id() + ".name");
    }

    List<String> of(List<Racer> racers) {
        return racers.stream().map(this::of).toList();
    }

    /** Those of {@code among} that {@code typed} can mean: one by its full name, else all that begin so. */
    List<Racer> meant(String typed, List<Racer> among) {
        String wanted = plain(typed);
        if (wanted.isEmpty()) {
            return List.of();
        }
        List<Racer> exactly = among.stream()
                .filter(racer ->
                        plain(racer.id()).equals(wanted) || plain(of(racer)).equals(wanted))
                .toList();
        return exactly.isEmpty()
                ? among.stream()
                        .filter(racer -> plain(racer.id()).startsWith(wanted)
                                || plain(of(racer)).startsWith(wanted))
                        .toList()
                : exactly;
    }

    /** The name among {@code among} that {@code typed} is most like; empty when it is like none. */
    Optional<String> nearest(String typed, List<Racer> among) {
        return of(among).stream()
                .filter(name ->
                        2 * distance(plain(typed), plain(name)) <= plain(typed).length())
                .min(Comparator.comparingInt(name -> distance(plain(typed), plain(name))));
    }

    /** What to say when several are meant. */
    BadInput unclear(String typed, List<Racer> meant) {
        return BadInput.of("racer-unclear", "typed", typed, "racers", of(meant));
    }

    /** Letters to insert, drop or replace (Levenshtein). */
    private static int distance(String one, String other) {
        int[] row = IntStream.rangeClosed(0, other.length()).toArray();
        for (int i = 1; i <= one.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int replaced = diagonal + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[other.length()];
    }

    private static String plain(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]", "");
    }
}
