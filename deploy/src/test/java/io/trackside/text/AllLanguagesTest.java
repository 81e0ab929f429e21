package io.trackside.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every module speaks every language, and no English is left in the others. */
class AllLanguagesTest {
    /** Words that are the same in another language, names of keys too. */
    private static final Set<String> THE_SAME = Set.of(
            "glossary.bronze",
            "glossary.warp",
            "kiosk.about.version",
            "kiosk.menu",
            "kiosk.minutes",
            "kiosk.title",
            "kiosk.track.mild",
            "kiosk.track.wild",
            "phase.drafting",
            "racer.banana.name",
            "table.choices.optional",
            "word.bronze");

    private static final List<String> MODULES = List.of("companion-core", "hw-io", "mqtt-bridge", "kiosk-ui");

    private static final Pattern ENGLISH =
            Pattern.compile("(?<![\\w-])(the|of|is|are|and|with|cannot|not|this|that|which|its)(?![\\w-])");
    private static final Pattern DETAIL = Pattern.compile("\\{\\w+}");

    static Stream<String> languages() {
        return Texts.languages().stream();
    }

    static Stream<String> others() {
        return languages().filter(language -> !language.equals("en"));
    }

    @ParameterizedTest
    @MethodSource("languages")
    void a_language_has_the_keys_of_english_and_needs_the_same_details(String language) {
        Texts english = Texts.in("en");
        Texts texts = Texts.in(language);

        assertThat(texts.keys()).isEqualTo(english.keys());
        for (String key : texts.keys()) {
            assertThat(texts.arguments(key)).as(key).isEqualTo(english.arguments(key));
        }
    }

    @ParameterizedTest
    @MethodSource("others")
    void no_text_is_still_english(String language) {
        Map<String, String> english = read("en");
        List<String> left = new ArrayList<>();
        read(language).forEach((key, text) -> {
            String words = DETAIL.matcher(text).replaceAll("");
            boolean wordless = words.chars().noneMatch(Character::isLetter);
            boolean same = text.equals(english.get(key)) && !wordless && !THE_SAME.contains(key);
            if (same || ENGLISH.matcher(words).find()) {
                left.add(key + " = " + text);
            }
        });

        assertThat(left).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"vi", "th"})
    void no_sentence_is_written_in_plain_ascii(String language) {
        Map<String, String> plain = new TreeMap<>(read(language));
        plain.keySet().removeIf(key -> key.startsWith("word.") || key.startsWith("glossary."));
        plain.values().removeIf(text -> {
            String words = DETAIL.matcher(text).replaceAll("");
            return words.chars().anyMatch(letter -> letter > 0x7f)
                    || words.split("\\s+", -1).length < 4
                    || words.chars().noneMatch(Character::isLetter);
        });

        assertThat(plain).isEmpty();
    }

    private static Map<String, String> read(String language) {
        Map<String, String> texts = new TreeMap<>();
        for (String module : MODULES) {
            texts.putAll(read(module, language));
        }
        return texts;
    }

    private static Map<String, String> read(String module, String language) {
        Map<String, String> texts = new TreeMap<>();
        Path folder = Path.of("..", module, "src/main/resources/io/trackside/text", language);
        try (Stream<Path> files = Files.list(folder)) {
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
