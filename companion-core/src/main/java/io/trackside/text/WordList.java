package io.trackside.text;

import com.ibm.icu.text.ConstrainedFieldPosition;
import com.ibm.icu.text.ListFormatter;
import com.ibm.icu.util.ULocale;
import java.util.Collection;

/**
 * A list in words, as "Banana and Legs". A language that writes no spaces has one all the same where a word of another
 * script, say somebody's name, meets its own: "Anna และ Ben".
 */
final class WordList {
    private final ListFormatter format;

    WordList(ULocale locale) {
        this.format = ListFormatter.getInstance(locale);
    }

    String of(Collection<?> several) {
        ListFormatter.FormattedList list = format.formatToValue(several);
        StringBuilder words = new StringBuilder(list);
        ConstrainedFieldPosition item = new ConstrainedFieldPosition();
        item.constrainField(ListFormatter.Field.ELEMENT);
        int added = 0;
        while (list.nextPosition(item)) {
            added += separate(words, item.getStart() + added);
            added += separate(words, item.getLimit() + added);
        }
        return words.toString();
    }

    /** Puts a space at {@code place} if two scripts meet there; how many it has put. */
    private static int separate(StringBuilder words, int place) {
        if (place == 0 || place == words.length() || !meet(words.charAt(place - 1), words.charAt(place))) {
            return 0;
        }
        words.insert(place, ' ');
        return 1;
    }

    private static boolean meet(char one, char other) {
        return Character.isLetterOrDigit(one)
                && Character.isLetterOrDigit(other)
                && Character.UnicodeScript.of(one) != Character.UnicodeScript.of(other);
    }
}
