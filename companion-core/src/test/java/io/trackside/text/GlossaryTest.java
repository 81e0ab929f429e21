package io.trackside.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A word of the rules is the same word in the rules, the powers, the questions and the rulings of a language. */
class GlossaryTest {
    private static final Path TEXTS = Path.of("src/main/resources/io/trackside/text");
    private static final String TERM = "glossary.";

    /** Texts that are held to the glossary. */
    private static final Pattern HELD = Pattern.compile("(rule|fact|question|switch)\\..*|racer\\..*\\.power");

    private static final Pattern NAME_OF_DETAIL = Pattern.compile("\\{\\w+(?=[,}])");

    /** There the word is meant otherwise: the first pick passes on. */
    private static final Set<String> MEANT_OTHERWISE = Set.of("rule.R2.5.snake-double-three glossary.pass");

    private final Map<String, String> english = read("en");

    static Stream<String> languages() {
        return Texts.languages().stream();
    }

    @ParameterizedTest
    @MethodSource("languages")
    void where_english_has_a_word_of_the_rules_so_has_every_language(String language) {
        Map<String, String> texts = read(language);
        List<String> wanting = new ArrayList<>();
        english.forEach((key, text) -> {
            if (HELD.matcher(key).matches()) {
                terms().filter(term -> says(text, english.getOrDefault(term, ""), true))
                        .filter(term -> !MEANT_OTHERWISE.contains(key + " " + term))
                        .filter(term -> !says(texts.getOrDefault(key, ""), texts.getOrDefault(term, ""), false))
                        .forEach(term -> wanting.add(key + " lacks " + texts.get(term) + ": " + texts.get(key)));
            }
        });

        assertThat(wanting).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("languages")
    void the_rules_call_a_racer_by_its_name(String language) {
        Map<String, String> texts = read(language);
        List<String> wanting = new ArrayList<>();
        english.forEach((key, text) -> english.forEach((nameKey, name) -> {
            if (key.startsWith("rule.R5.") && nameKey.matches("racer\\..*\\.name") && says(text, name, true)) {
                String own = texts.getOrDefault(nameKey, "");
                if (!texts.getOrDefault(key, "").contains(own)) {
                    wanting.add(key + " lacks " + own + ": " + texts.get(key));
                }
            }
        }));

        assertThat(wanting).isEmpty();
    }

    private Stream<String> terms() {
        return english.keySet().stream().filter(key -> key.startsWith(TERM));
    }

    /** Whether one of {@code forms} is in {@code text}; a form in capitals only in capitals. */
    private static boolean says(String text, String forms, boolean wholeWords) {
        String words = NAME_OF_DETAIL.matcher(text).replaceAll("{");
        for (String form : forms.split(", ", -1)) {
            boolean proper = !form.equals(form.toLowerCase(Locale.ROOT));
            String edge = wholeWords ? "(?<![\\w-])%s(?![\\w-])" : "%s";
            int flags = Pattern.UNICODE_CASE | (proper ? 0 : Pattern.CASE_INSENSITIVE);
            if (Pattern.compile(String.format(Locale.ROOT, edge, Pattern.quote(form)), flags)
                    .matcher(words)
                    .find()) {
                return true;
            }
        }
        return false;
    }

    private static Map<String, String> read(String language) {
        Map<String, String> texts = new TreeMap<>();
        try (Stream<Path> files = Files.list(TEXTS.resolve(language))) {
            for (Path file : files.toList()) {
                Properties properties = new Properties();
                try (Reader reader = Files.newBufferedReader(file)) {
                    properties.load(reader);
                }
                properties.forEach((key, text) -> texts.put((String) key, (String) text));
            }
        } catch (IOException broken) {
            throw new AssertionError(broken);
        }
        return texts;
    }
}
