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
 * Where a line of Thai may end: between words, which are written without spaces. ICU finds more of them than the JDK
 * ("จุด|สตาร์ท", not "จุด|ส|ตาร์ท"); the names and terms of the game, which are in no dictionary, stay whole unless they
 * are long.
 */
final class ThaiLines {
    private static final ULocale THAI = ULocale.forLanguageTag("th");
    private static final int LONG = 12;
    private static final Pattern OWN_WORDS = ownWords();

    private ThaiLines() {}

    static boolean isThai(int character) {
        return Character.UnicodeScript.of(character) == Character.UnicodeScript.THAI;
    }

    /** The pieces of {@code words} between the places where a line may end. */
    static List<String> pieces(String words) {
        BreakIterator breaks = BreakIterator.getLineInstance(THAI);
        breaks.setText(words);
        BitSet inside = insideOwnWords(words);
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

    private static BitSet insideOwnWords(String words) {
        BitSet inside = new BitSet();
        Matcher own = OWN_WORDS.matcher(words);
        while (own.find()) {
            inside.set(own.start() + 1, own.end());
        }
        return inside;
    }

    private static Pattern ownWords() {
        Texts thai = Texts.of(Locale.of("th"));
        return Pattern.compile(thai.keys().stream()
                .filter(key -> key.startsWith("glossary.") || key.matches("racer\\..*\\.name"))
                .flatMap(key -> List.of(thai.text(key).split(", ", -1)).stream())
                .filter(word -> word.length() < LONG)
                .sorted(Comparator.comparing(String::length).reversed())
                .map(Pattern::quote)
                .collect(Collectors.joining("|")));
    }
}
