package io.trackside.text;

import com.ibm.icu.util.ULocale;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The texts of one language. A text is a pattern of ICU's MessageFormat with named arguments, {@code {racer} moves
 * {spaces}}; a {@link Collection} as an argument becomes a list in words ("Banana and Legs"). What a language does not
 * have yet, say a home-made racer, is said in English. For any number of threads.
 */
public final class Texts {
    private static final String ENGLISH = "en";

    private final String language;
    private final Map<String, Pattern> patterns = new TreeMap<>();
    private final WordList lists;
    private final @Nullable Texts english;
    private final Library library;

    /** {@code english} stands in for what {@code language} does not have; none for English itself. */
    Texts(String language, Map<String, String> written, @Nullable Texts english, Library library) {
        ULocale locale = ULocale.forLanguageTag(language);
        this.language = language;
        this.lists = new WordList(locale);
        this.english = english;
        this.library = library;
        written.forEach((key, pattern) -> patterns.put(key, compiled(key, pattern, locale)));
    }

    /** The texts {@linkplain #nearest nearest} to {@code locale}, else English. */
    public static Texts of(Locale locale) {
        Library library = new Library();
        return library.nearest(locale).orElseGet(() -> library.in(ENGLISH));
    }

    /**
     * Which of {@link #languages} is nearest to {@code locale}: of its language and country, else of its language, else
     * of its language as another country speaks it.
     */
    public static Optional<String> nearest(Locale locale) {
        return nearest(locale, languages());
    }

    static Optional<String> nearest(Locale locale, SortedSet<String> languages) {
        for (String tag : List.of(locale.toLanguageTag(), locale.getLanguage())) {
            if (languages.contains(tag)) {
                return Optional.of(tag);
            }
        }
        return languages.stream()
                .filter(tag -> Locale.forLanguageTag(tag).getLanguage().equals(locale.getLanguage()))
                .findFirst();
    }

    /**
     * The texts of one of {@link #languages}.
     *
     * @param language tag such as {@code en}
     * @throws IllegalArgumentException if there is no such language, naming those there are
     */
    public static Texts in(String language) {
        return new Library().in(language);
    }

    /** Tags of the languages there are texts in. */
    public static SortedSet<String> languages() {
        return TextFiles.here().languages();
    }

    /** Tag of this language. */
    public String language() {
        return language;
    }

    /** Where the texts of the other languages are. */
    public Library library() {
        return library;
    }

    /** This language, for whoever has to break lines or to sort in it. */
    public Locale locale() {
        return Locale.forLanguageTag(language);
    }

    /** The text of {@code key}, one without arguments. */
    public String text(String key) {
        return text(key, Map.of());
    }

    /**
     * The text of {@code key}, with {@code details} in it by name; details it does not mention are ignored.
     *
     * @throws MissingText if there is no such text
     * @throws IllegalArgumentException if it needs a detail that is not there
     */
    public String text(String key, Map<String, Object> details) {
        Pattern pattern = patterns.get(key);
        if (pattern != null) {
            return filled(key, pattern, details);
        }
        if (english != null && english.has(key)) {
            return english.text(key, details);
        }
        throw new MissingText(key, language);
    }

    /** The same in English, as it is printed on the cards. */
    public String printed(String key) {
        return english == null ? text(key) : english.text(key);
    }

    /** Whether there is a text of {@code key}, if only in English. */
    public boolean has(String key) {
        return patterns.containsKey(key) || (english != null && english.has(key));
    }

    /** The keys of this language itself, English stand-ins not counted. */
    public Set<String> keys() {
        return Collections.unmodifiableSet(patterns.keySet());
    }

    /** Names of the arguments the text of {@code key} needs. */
    Set<String> arguments(String key) {
        Pattern pattern = patterns.get(key);
        if (pattern == null) {
            throw new MissingText(key, language);
        }
        return Collections.unmodifiableSet(pattern.arguments());
    }

    private String filled(String key, Pattern pattern, Map<String, Object> details) {
        Map<String, Object> arguments = new HashMap<>();
        for (String name : pattern.arguments()) {
            Object value = details.get(name);
            if (value == null) {
                throw new IllegalArgumentException("The text “" + key + "” in the language “" + language + "” needs {"
                        + name + "}; given were " + details.keySet() + ".");
            }
            arguments.put(name, value instanceof Collection<?> several ? lists.of(several) : value);
        }
        return pattern.filled(arguments);
    }

    private static Pattern compiled(String key, String pattern, ULocale locale) {
        try {
            return new Pattern(pattern, locale);
        } catch (IllegalArgumentException | IndexOutOfBoundsException wrong) {
            throw new BrokenText(
                    "The text “" + key + "” in the language “" + locale.toLanguageTag() + "” has a broken pattern: "
                            + wrong.getMessage() + ". Repair its braces.",
                    wrong);
        }
    }
}
