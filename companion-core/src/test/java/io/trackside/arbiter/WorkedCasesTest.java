package io.trackside.arbiter;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.rules.racers.Catalogue;
import io.trackside.table.Printing;
import io.trackside.text.Texts;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.json.JsonMapper;

/** The worked examples every build must pass. */
class WorkedCasesTest {
    private static final int CASES = 345;

    private final Arbiter arbiter = new Arbiter(Catalogue.load(), Printing.ofTheBox(), Texts.in("en")::text);

    @TestFactory
    Stream<DynamicTest> every_worked_case_agrees() throws IOException {
        List<String> lines = lines("/cases/turns.jsonl");
        assertThat(lines).hasSizeGreaterThanOrEqualTo(CASES);
        return lines.stream()
                .map(line -> DynamicTest.dynamicTest(id(line), () -> {
                    CaseResult result = arbiter.answer(line, false);
                    assertThat(result.differences()).isEmpty();
                    assertThat(result.result()).isNotEmpty();
                }));
    }

    private static String id(String line) {
        return new JsonMapper().readTree(line).get("id").stringValue();
    }

    private static List<String> lines(String resource) throws IOException {
        try (InputStream stream = WorkedCasesTest.class.getResourceAsStream(resource)) {
            assertThat(stream).as(resource).isNotNull();
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        }
    }
}
