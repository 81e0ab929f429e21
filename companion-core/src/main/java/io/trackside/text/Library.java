package io.trackside.text;

import com.ibm.icu.text.DisplayContext;
import com.ibm.icu.text.LocaleDisplayNames;
import com.ibm.icu.util.ULocale;
import java.util.Collections;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;

/** The texts of every language there is, each read when somebody first wants it. For any number of threads. */
public final class Library {
    private static final String ENGLISH = "en";

    private final TextFiles files = TextFiles.here();
    private final SortedSet<String> languages = Collections.unmodifiableSortedSet(files.languages());
    private final Map<String, Texts> read = new TreeMap<>();

    /** Of the files the present thread sees. */
    Library() {}

    /** Tags of the languages there are, such as {@code en}. */
    public SortedSet<String> languages() {
        return languages;
    }

    /**
     * The texts of one of {@link #languages}.
     *
     * @throws IllegalArgumentException if there is no such language, naming those there are
     */
    public synchronized Texts in(String language) {
        if (!languages.contains(language)) {
            throw new IllegalArgumentException("There are no texts in the language “" + language + "”. Choose one of: "
                    + String.join(", ", languages) + ".");
        }
        Texts texts = read.get(language);
        if (texts == null) {
            texts = new Texts(language, files.of(language), language.equals(ENGLISH) ? null : in(ENGLISH), this);
            read.put(language, texts);
        }
        return texts;
    }

    /**
     * The texts nearest to {@code locale}: of its language and country, else of its language, else of its language as
     * another country speaks it.
     */
    public Optional<Texts> nearest(Locale locale) {
        return Texts.nearest(locale, languages).map(this::in);
    }

    /** What {@code language} is called in itself, as {@code Tiếng Việt}. */
    public static String nameOf(String language) {
        ULocale locale = ULocale.forLanguageTag(language);
        return LocaleDisplayNames.getInstance(locale, DisplayContext.CAPITALIZATION_FOR_UI_LIST_OR_MENU)
                .localeDisplayName(locale);
    }
}
