package io.trackside.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The English texts use the words of the rules, and write them well. */
class EnglishTest {
    private static final Path ENGLISH = Path.of("src/main/resources/io/trackside/text/en");

    private final Map<String, String> texts = new TreeMap<>();

    EnglishTest() throws IOException {
        for (Path file : files()) {
            Properties properties = new Properties();
            try (Reader reader = Files.newBufferedReader(file)) {
                properties.load(reader);
            }
            properties.forEach((key, text) -> texts.put((String) key, (String) text));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "teleport\\w*",
                "overt[ao]k\\w*",
                "fall(s|ing|en)?",
                "fell",
                "jump\\w*",
                "hop(s|ped|ping)?",
                "leap(s|t|ed|ing)?",
                "land(s|ed|ing)? on",
                "skip(s|ped|ping)? over",
                "trip(s|ped|ping)? over",
                "go(es)? past",
                "knock\\w*",
                "finish line",
                "goal",
                "tiles?",
                "squares?",
                "fields?",
                "tokens?",
                "pawns?",
                "coins?",
                "eliminat\\w*",
                "regular move",
                "normal move",
                "basic move",
                "last position",
                "leaders?",
                "dice",
            })
    void words_the_rules_do_not_use_are_not_used(String word) {
        Pattern used = Pattern.compile("(?i)\\b" + word + "\\b");

        assertThat(textsThat(used)).isEmpty();
    }

    @Test
    void quotation_marks_apostrophes_and_minus_signs_are_those_of_a_book() {
        assertThat(textsThat(Pattern.compile("['\"]|\\.\\.\\.|[ (]-[0-9]| - "))).isEmpty();
    }

    @Test
    void sentences_end_and_nothing_is_spaced_twice() {
        assertThat(texts).allSatisfy((key, text) -> {
            assertThat(text).as(key).isNotBlank().doesNotContain("  ").doesNotEndWith(" ");
            if (key.matches("(rule|bad|fact)\\..*|racer\\..*\\.power|switch\\.[^.]*\\..*|standing\\..*\\.meaning")) {
                assertThat(text).as(key).matches(".*[.?}]");
            }
        });
    }

    @Test
    void no_file_says_a_key_twice() throws IOException {
        List<String> keys = new ArrayList<>();
        for (Path file : files()) {
            for (String line : Files.readAllLines(file, StandardCharsets.UTF_8)) {
                if (!line.startsWith("#") && !line.startsWith(" ") && line.contains(" = ")) {
                    keys.add(line.substring(0, line.indexOf(" = ")));
                }
            }
        }

        assertThat(keys).doesNotHaveDuplicates().hasSameElementsAs(texts.keySet());
    }

    /** Those that contain {@code words}, by key. */
    private Map<String, String> textsThat(Pattern words) {
        Map<String, String> found = new TreeMap<>(texts);
        found.values().removeIf(text -> !words.matcher(text).find());
        return found;
    }

    private static List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(ENGLISH)) {
            return files.sorted().toList();
        }
    }
}
