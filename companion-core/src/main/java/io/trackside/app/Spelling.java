package io.trackside.app;

import io.trackside.rules.racers.Catalogue;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** What people mean by what they type: without regard to case, blanks and hyphens, and as short as is clear. */
final class Spelling {
    private Spelling() {}

    /**
     * Places of those of {@code names} that {@code typed} can mean: the one it says in full, else all that begin so. Marks
     * on letters may be left out.
     */
    static List<Integer> meant(String typed, List<String> names) {
        List<Integer> asWritten = meant(plain(typed), names, Spelling::plain);
        return asWritten.isEmpty() ? meant(unmarked(typed), names, Spelling::unmarked) : asWritten;
    }

    private static List<Integer> meant(String wanted, List<String> names, UnaryOperator<String> spelling) {
        if (wanted.isEmpty()) {
            return List.of();
        }
        List<Integer> exactly = new ArrayList<>();
        List<Integer> beginning = new ArrayList<>();
        for (int place = 0; place < names.size(); place++) {
            String name = spelling.apply(names.get(place));
            if (name.equals(wanted)) {
                exactly.add(place);
            } else if (name.startsWith(wanted)) {
                beginning.add(place);
            }
        }
        return exactly.isEmpty() ? beginning : exactly;
    }

    /** The one of {@code names} that {@code typed} is most like; empty when it is like none. */
    static Optional<String> nearest(String typed, List<String> names) {
        String wanted = plain(typed);
        return names.stream()
                .filter(name -> 2 * Catalogue.distance(wanted, plain(name)) <= wanted.length())
                .min(Comparator.comparingInt(name -> Catalogue.distance(wanted, plain(name))));
    }

    /** Without the marks of Latin letters; those of other scripts are letters of their own. */
    private static String unmarked(String name) {
        return plain(Normalizer.normalize(name, Normalizer.Form.NFD).replaceAll("[\\u0300-\\u036f]", ""));
    }

    private static String plain(String name) {
        String composed = Normalizer.normalize(name, Normalizer.Form.NFC);
        return composed.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{M}\\p{N}]", "");
    }
}
