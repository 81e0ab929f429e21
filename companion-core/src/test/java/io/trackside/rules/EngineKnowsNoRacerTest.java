package io.trackside.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.rules.racers.Catalogue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The rules name no racer: what is special about one stands in its own file. */
class EngineKnowsNoRacerTest {
    private static final Path RULES = Path.of("src/main/java/io/trackside/rules");

    @Test
    void no_racer_is_named_in_the_engine() throws IOException {
        List<Pattern> names = new ArrayList<>();
        for (Racer racer : Catalogue.load().racers()) {
            names.add(Pattern.compile("\\b" + racer.id().replace("-", "[- ]?") + "\\b", Pattern.CASE_INSENSITIVE));
        }
        List<String> found = new ArrayList<>();
        try (Stream<Path> files = Files.list(RULES)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String source = Files.readString(file);
                names.stream()
                        .filter(name -> name.matcher(source).find())
                        .forEach(name -> found.add(file.getFileName() + " names " + name));
            }
        }
        assertThat(names).hasSizeGreaterThanOrEqualTo(36);
        assertThat(found).isEmpty();
    }

    @Test
    void every_racer_has_a_file_of_its_own_name() {
        for (Racer racer : Catalogue.load().racers()) {
            String name = racer.power().getClass().getSimpleName();
            assertThat(RULES.resolve("racers").resolve(name + ".java")).exists();
            assertThat(racer.id().replace("-", "")).isEqualTo(name.toLowerCase(Locale.ROOT));
        }
    }
}
