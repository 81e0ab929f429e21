package io.trackside.kiosk;

import com.ibm.icu.text.BreakIterator;
import com.ibm.icu.util.ULocale;
import io.trackside.text.Texts;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Where a line may end that JavaFX would end elsewhere: after a hyphen, and in Thai between words, which are written
 * without spaces. ICU finds more of them than the JDK ("จุด|สตาร์ท", not "จุด|ส|ตาร์ท"); the names and terms of the game,
 * which are in no dictionary, stay whole unless they are long.
 */
final class LineEnds {
    private static final ULocale THAI = ULocale.forLanguageTag("th");
    private static final int LONG = 12;
    private static final Pattern THAI_LETTER = Pattern.compile("\\p{IsThai}");
    private static final Pattern OURS = Pattern.compile("\\p{IsThai}|\\p{L}-\\p{L}");

    private LineEnds() {}

    /** The pieces of {@code words} between the places where a line may end; one where JavaFX finds them by itself. */
    static List<String> pieces(String words) {
        if (!OURS.matcher(words).find()) {
            return List.of(words);
        }
        BreakIterator breaks = BreakIterator.getLineInstance(THAI);
        breaks.setText(words);
        BitSet inside = THAI_LETTER.matcher(words).find() ? OwnWords.inside(words) : new BitSet();
        List<String> pieces = new ArrayList<>();
        int from = breaks.first();
        for (int to = breaks.next(); to != BreakIterator.DONE; to = breaks.next()) {
            if (!inside.get(to)) {
                pieces.add(words.substring(from, to));
                from = to;
            }
        }
        return pieces;
    }

    /** The names and terms of the game in Thai, read when the first of them has to be shown. */
    private static final class OwnWords {
        private static final Pattern ANY = any();

        /** The places in {@code words} that are inside one of them. */
        static BitSet inside(String words) {
            BitSet inside = new BitSet();
            Matcher own = ANY.matcher(words);
            while (own.find()) {
                inside.set(own.start() + 1, own.end());
            }
            return inside;
        }

        private static Pattern any() {
            Texts thai = Texts.of(Locale.of("th"));
            return Pattern.compile(thai.keys().stream()
                    .filter(key -> key.startsWith("glossary.") || key.matches("racer\\..*\\.name"))
                    .flatMap(key -> List.of(thai.text(key).split(", ", -1)).stream())
                    .filter(word -> word.length() < LONG)
                    .sorted(Comparator.comparingInt(String::length).reversed())
                    .map(Pattern::quote)
                    .collect(Collectors.joining("|")));
        }
    }
}
