package io.trackside.app;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.text.Texts;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ArbiterCommandTest {
    private static final String BANANA = """
        {"id": "slip", "track": "mild", "turn_of": "magician", \
        "setup": [{"racer": "magician", "space": 2}, {"racer": "banana", "space": 4}], \
        "inputs": [{"roll": 5, "by": "magician"}], \
        "expect": {"spaces": {"magician": 7, "banana": 4}, "tripped": ["magician"], "next_turn": "banana"}}\
        """;

    @TempDir
    private Path folder = Path.of("");

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void a_case_that_agrees_is_ok_and_counted() throws IOException {
        assertThat(arbiter("--cases", file(BANANA))).isZero();
        List<String> lines = out.toString().lines().toList();
        assertThat(json(lines.get(0)).get("ok").booleanValue()).isTrue();
        assertThat(json(lines.get(0)).get("result").get("tripped").get(0).stringValue())
                .isEqualTo("magician");
        assertThat(lines.get(1)).isEqualTo("{\"cases\":1,\"ok\":1,\"different\":0}");
    }

    @Test
    void a_case_that_differs_says_where_and_ends_with_1() throws IOException {
        String wrong = BANANA.replace("\"magician\": 7", "\"magician\": 8");
        assertThat(arbiter("--cases", file(BANANA, wrong))).isEqualTo(1);
        JsonNode different = json(out.toString().lines().toList().get(1));
        assertThat(different.get("differences").get(0).stringValue()).isEqualTo("spaces.magician: expected 8, got 7");
        assertThat(out.toString()).endsWith("{\"cases\":2,\"ok\":1,\"different\":1}" + System.lineSeparator());
    }

    @Test
    void a_case_without_expectation_only_reports() throws IOException {
        assertThat(arbiter("--cases", file(BANANA.replaceFirst(", \"expect\".*", "}"))))
                .isZero();
        assertThat(out.toString()).contains("\"ok\":true").contains("\"magician\":7");
    }

    @Test
    void an_input_nobody_asked_for_is_a_difference_and_no_crash() throws IOException {
        String odd = BANANA.replace(
                "[{\"roll\": 5, \"by\": \"magician\"}]",
                "[{\"roll\": 5, \"by\": \"magician\"}, {\"by\": \"banana\", \"power\": \"legs\", \"choose\":"
                        + " \"yes\"}]");
        assertThat(arbiter("--cases", file(odd))).isEqualTo(1);
        assertThat(out.toString()).contains("Input 2 does not fit: what comes next is a die of “banana”.");
    }

    @Test
    void a_die_of_the_wrong_racer_is_a_difference_that_names_the_right_one() throws IOException {
        assertThat(arbiter("--cases", file(BANANA.replace("\"by\": \"magician\"", "\"by\": \"banana\""))))
                .isEqualTo(1);
        assertThat(out.toString()).contains("Input 1 does not fit: what comes next is a die of “magician”.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"racer\": \"banana\"  | \"racer\": \"bananna\"         | bananna   | banana",
                "\"space\": 4           | \"space\": 31                  | setup[1].space | 29",
                "\"racer\": \"banana\"  | \"racer\": \"magician\"        | magician  | another racer",
                "\"track\": \"mild\"    | \"track\": \"muddy\"           | muddy     | mild, wild",
                "\"roll\": 5            | \"roll\": 7                    | inputs[0].roll | 6",
                "\"turn_of\": \"magician\" | \"turn_of\": \"legs\"       | legs      | still in the race",
                "\"space\": 4           | \"space\": 4, \"spice\": 1     | setup[1].spice | eliminated",
                "\"id\": \"slip\"       | \"id\": \"slip\", \"rules\": \"third-printing\" | third-printing |"
                        + " second-printing",
            })
    void what_cannot_be_read_is_named_with_line_and_remedy(String was, String is, String thing, String remedy)
            throws IOException {
        assertThat(arbiter("--cases", file(BANANA, BANANA.replace(was.strip(), is.strip()))))
                .isEqualTo(2);
        assertThat(err.toString()).contains("line 2").contains(thing.strip()).contains(remedy.strip());
    }

    @Test
    void nobody_shares_the_space_of_one_that_keeps_it_clear_at_set_up() throws IOException {
        String crowded = BANANA.replace("\"magician\", \"space\": 2", "\"huge-baby\", \"space\": 4")
                .replace("\"turn_of\": \"magician\"", "\"turn_of\": \"banana\"");
        assertThat(arbiter("--cases", file(crowded))).isEqualTo(2);
        assertThat(err.toString()).contains("huge-baby").contains("banana").contains("another space");
    }

    @Test
    void a_truncated_last_line_is_named() throws IOException {
        assertThat(arbiter("--cases", file(BANANA, BANANA.substring(0, 90)))).isEqualTo(2);
        assertThat(err.toString()).contains("line 2").contains("JSON");
        assertThat(out.toString().lines()).hasSize(1);
    }

    @Test
    void a_missing_file_is_named() {
        assertThat(arbiter("--cases", folder.resolve("none.jsonl").toString())).isEqualTo(2);
        assertThat(err.toString()).contains("none.jsonl");
    }

    @Test
    void explains_who_what_and_which_rule() throws IOException {
        arbiter("--cases", file(BANANA), "--explain");
        String explanation =
                json(out.toString().lines().toList().get(0)).get("explanation").toString();
        assertThat(explanation).contains("Magician trips").contains("R5 banana").contains("the rulebook");
    }

    @Test
    void says_why_not() throws IOException {
        arbiter("--cases", file(BANANA.replace("\"roll\": 5", "\"roll\": 2")), "--why-not", "banana");
        String whyNot =
                json(out.toString().lines().toList().get(0)).get("why_not").toString();
        assertThat(whyNot).contains("R3.6");
    }

    @Test
    void says_why_not_of_a_die() throws IOException {
        arbiter("--cases", file(BANANA.replace("banana", "lackey")), "--why-not", "lackey");
        String whyNot =
                json(out.toString().lines().toList().get(0)).get("why_not").toString();
        assertThat(whyNot).contains("6").contains("R5 lackey");
    }

    @Test
    void imagines_every_die_and_every_choice_of_the_coming_turn() throws IOException {
        String legs = BANANA.replace("magician", "legs");
        assertThat(arbiter("--what-if", file(legs), "--json")).isZero();
        JsonNode whatIf = json(out.toString().lines().toList().get(0));
        assertThat(whatIf.get("outcomes").intValue()).isEqualTo(7); // five spaces, or six faces
        assertThat(whatIf.get("cut").booleanValue()).isFalse();
        JsonNode ways = whatIf.get("turn").get("ways");
        assertThat(ways.get(0).get("one_in").intValue()).isEqualTo(1); // five instead of rolling
        assertThat(ways.get(1).get("ways").get(5).get("one_in").intValue()).isEqualTo(6);
    }

    @Test
    void says_when_imagining_was_cut_off() throws IOException {
        assertThat(arbiter("--what-if", file(BANANA), "--limit", "2")).isZero();
        assertThat(out.toString()).contains("2 outcomes").contains("--limit");
    }

    @Test
    void tells_people_what_came_of_a_case() throws IOException {
        String wrong = BANANA.replace("\"magician\": 7", "\"magician\": 8").replace("slip", "slop");
        String open = BANANA.replaceFirst(", \"expect\".*", "}").replace("slip", "open");
        assertThat(arbiter("--cases", file(BANANA, wrong, open), "--text", "--explain", "--why-not", "legs"))
                .isEqualTo(1);
        assertThat(out.toString().lines())
                .containsSubsequence(
                        "slip: agrees",
                        "  Magician on 7 (lying) and Banana on 4. Next: Banana.",
                        "  What happened:",
                        "    Magician begins a turn.",
                        "  Why not:",
                        "slop: differs",
                        "  What differs:",
                        "    spaces.magician: expected 8, got 7",
                        "open: nothing was expected",
                        "3 cases: 2 as expected, 1 differs");
        assertThat(out.toString()).doesNotContain("{");
    }

    @Test
    void options_that_say_nothing_together_are_refused() throws IOException {
        for (String option : List.of("--json", "--depth=3", "--limit=3")) {
            assertThat(arbiter("--cases", file(BANANA), option)).isEqualTo(2);
        }
        for (String option : List.of("--explain", "--why-not=legs", "--text")) {
            assertThat(arbiter("--what-if", file(BANANA), option)).isEqualTo(2);
        }
        assertThat(err.toString().lines()).hasSize(6);
        assertThat(err.toString())
                .contains("--depth says nothing together with --cases.")
                .contains("--text says nothing together with --what-if.");
    }

    @Test
    void why_a_file_cannot_be_read_is_said_in_words() throws IOException {
        assertThat(arbiter("--cases", folder.toString())).isEqualTo(2);
        Path latin = folder.resolve("latin.jsonl");
        Files.write(latin, new byte[] {(byte) 0xff, (byte) 0xfe});
        assertThat(arbiter("--cases", latin.toString())).isEqualTo(2);
        assertThat(err.toString()).contains("it is a folder").contains("UTF-8").doesNotContain("Exception");
    }

    private int arbiter(String... arguments) {
        CommandLine line = CompanionApplication.commandLine(Texts.in("en"))
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true));
        String[] all = new String[arguments.length + 1];
        all[0] = "arbiter";
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        return line.execute(all);
    }

    private String file(String... cases) throws IOException {
        Path file = folder.resolve("cases.jsonl");
        Files.writeString(file, String.join("\n", cases));
        return file.toString();
    }

    private static JsonNode json(String line) {
        return new JsonMapper().readTree(line);
    }
}
