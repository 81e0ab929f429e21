package io.trackside.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Whatever the sources of any module refuse can be said to the person at the table. */
class BadInputTextsTest {
    private static final Pattern REFUSAL = Pattern.compile("BadInput\\s*\\.of\\(\\s*\"([a-z0-9-]+)\"");
    private static final Pattern LITERAL = Pattern.compile("\"([a-z0-9-]+)\"");
    private static final Pattern DETAIL = Pattern.compile(",\\s*\"(\\w+)\"\\s*,");

    private static final List<String> MODULES = List.of("companion-core", "hw-io", "mqtt-bridge", "kiosk-ui");

    private final Texts texts = Texts.in("en");

    private record Refusal(String key, Set<String> details) {}

    @Test
    void every_refusal_has_a_text_and_gives_it_what_it_needs() throws IOException {
        List<String> wanting = new ArrayList<>();
        for (Refusal refusal : refusals()) {
            String key = "bad." + refusal.key();
            if (!texts.has(key)) {
                wanting.add(key + " has no text");
            } else if (!refusal.details().containsAll(texts.arguments(key))) {
                wanting.add(key + " needs " + texts.arguments(key) + " but gets " + refusal.details());
            }
        }

        assertThat(wanting).isEmpty();
    }

    @Test
    void no_text_refuses_what_nobody_refuses() throws IOException {
        Set<String> said = new TreeSet<>();
        for (Path source : sources()) {
            Matcher literal = LITERAL.matcher(Files.readString(source));
            while (literal.find()) {
                said.add("bad." + literal.group(1));
            }
        }

        Set<String> written = new TreeSet<>(texts.keys());
        written.removeIf(key -> !key.startsWith("bad."));
        assertThat(said).containsAll(written);
    }

    private static List<Refusal> refusals() throws IOException {
        List<Refusal> refusals = new ArrayList<>();
        for (Path source : sources()) {
            String text = Files.readString(source);
            Matcher refusal = REFUSAL.matcher(text);
            while (refusal.find()) {
                refusals.add(new Refusal(refusal.group(1), details(text.substring(refusal.end()))));
            }
        }
        return refusals;
    }

    private static List<Path> sources() throws IOException {
        List<Path> sources = new ArrayList<>();
        for (String module : MODULES) {
            try (Stream<Path> files = Files.walk(Path.of("..", module, "src", "main", "java"))) {
                List<Path> found = files.filter(path -> path.toString().endsWith(".java"))
                        .sorted()
                        .toList();
                assertThat(found).as(module).isNotEmpty();
                sources.addAll(found);
            }
        }
        return sources;
    }

    /** Names of the details in the rest of a call, up to the end of the statement. */
    private static Set<String> details(String rest) {
        Set<String> details = new TreeSet<>();
        Matcher detail = DETAIL.matcher(rest.substring(0, rest.indexOf(';')));
        while (detail.find()) {
            details.add(detail.group(1));
        }
        return details;
    }
}
