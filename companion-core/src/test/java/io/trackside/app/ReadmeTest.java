package io.trackside.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The walk-through of the README works as it is printed. */
class ReadmeTest {
    private static final Path README = Path.of("../README.md");
    private static final String COMMAND = "deploy/trackside table ";
    private static final String WITH_ANSWER = "$ " + COMMAND;

    @TempDir
    private Path folder = Path.of("");

    @Test
    void the_walk_through_answers_as_printed() throws IOException {
        String readme = Files.readString(README);
        String walk = readme.substring(readme.indexOf("### A walk-through"), readme.indexOf("## Settling a dispute"));
        int printed = 0;
        try (LiveTable table = new LiveTable(folder)) {
            for (String line : walk.lines().toList()) {
                if (line.startsWith(COMMAND) || line.startsWith(WITH_ANSWER)) {
                    String typed = line.substring(line.indexOf(COMMAND) + COMMAND.length());
                    Runs.Run run =
                            Runs.table(table, List.of(), Order.wordsOf(typed).toArray(String[]::new));
                    assertThat(run.status()).as(line).isZero();
                    if (line.startsWith(WITH_ANSWER)) {
                        assertThat(walk).contains(line + "\n" + run.out());
                        printed++;
                    }
                }
            }
            assertThat(table.view().history().done()).isGreaterThan(12);
        }
        assertThat(printed).isEqualTo(3);
    }
}
