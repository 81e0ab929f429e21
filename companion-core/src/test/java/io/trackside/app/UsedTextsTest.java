package io.trackside.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The terminal says everything that was written for it. */
class UsedTextsTest {
    private static final List<String> PREFIXES = List.of("table.", "talk.", "demo.", "board.", "case.", "complaint.");

    @Test
    void no_text_is_for_nothing() throws IOException {
        String sources = sources();
        List<String> unused = new ArrayList<>();
        for (String key : Runs.TEXTS.keys()) {
            boolean ours = PREFIXES.stream().anyMatch(key::startsWith) && !key.startsWith("table.choices.");
            boolean word = key.startsWith("word.") && !sources.contains("\"" + key.substring("word.".length()) + "\"");
            if ((ours && !sources.contains("\"" + key + "\"")) || (word && !isMetal(key))) {
                unused.add(key);
            }
        }

        assertThat(unused).isEmpty();
    }

    /** Beside those that are chosen from a list of racers. */
    @Test
    void whatever_the_table_waits_for_says_what_can_be_typed() {
        assertThat(Runs.TEXTS.keys())
                .filteredOn(key -> key.startsWith("table.choices."))
                .extracting(key -> key.substring("table.choices.".length()))
                .containsExactlyInAnyOrder(
                        "main-die",
                        "power-die",
                        "may",
                        "space",
                        "guess",
                        "draw",
                        "roll-off",
                        "row",
                        "line-up",
                        "reveal",
                        "next-race",
                        "restore",
                        "free",
                        "over",
                        "optional");
    }

    /** Named by the chips themselves. */
    private static boolean isMetal(String key) {
        return List.of("word.gold", "word.silver", "word.bronze").contains(key);
    }

    private static String sources() throws IOException {
        StringBuilder all = new StringBuilder();
        try (Stream<Path> files = Files.walk(Path.of("src/main/java/io/trackside/app"))) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".java")).toList()) {
                all.append(Files.readString(file));
            }
        }
        return all.toString();
    }
}
