package io.trackside.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

class MisunderstoodTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "table --trak wild            | There is no option “--trak” here. Choose one of: --tracks.",
                "demo --zzz                   | There is no option “--zzz” here. Choose one of: --seed, --fast,"
                        + " --pace, and --games-folder.",
                "demo legs                    | “legs” has no meaning here.",
                "table --url                  | --url needs a value: URL.",
                "table status legs            | “legs” has no meaning here.",
                "table goto                   | N needs a value",
                "table --url a --url b        | --url is there twice.",
                "demo --seed x                | --seed cannot be “x”.",
                "arbiter --text               | Give one of --cases and --what-if",
                "arbiter --cases a --what-if b | Only one of --cases and --what-if",
            })
    void what_is_wrong_is_named_in_one_line_and_where_to_find_more_in_another(String typed, String said) {
        List<String> lines = complaint(typed.split(" ", -1));

        assertThat(lines).hasSize(2);
        assertThat(lines.getFirst()).startsWith("trackside: ").contains(said);
        assertThat(lines.getLast()).isEqualTo("more: deploy/trackside help " + typed.split(" ", -1)[0]);
    }

    @Test
    void a_command_nobody_knows_is_answered_with_those_there_are() {
        assertThat(complaint("tabel"))
                .containsExactly(
                        "trackside: There is no command “tabel”. Choose one of: run, arbiter, table, demo, and odds.",
                        "more: deploy/trackside help");
        assertThat(complaint()).first().asString().contains("Choose one of: run, arbiter, table, demo, and odds.");
    }

    @Test
    void usage_names_the_command_as_it_is_typed() {
        assertThat(CompanionApplication.commandLine(Runs.TEXTS).getSubcommands().values())
                .allSatisfy(command -> assertThat(command.getUsageMessage()).startsWith("Usage: deploy/trackside "));
    }

    private static List<String> complaint(String... typed) {
        StringWriter err = new StringWriter();
        int status = CompanionApplication.commandLine(Runs.TEXTS)
                .setErr(new PrintWriter(err))
                .execute(typed);
        assertThat(status).isEqualTo(CommandLine.ExitCode.USAGE);
        return err.toString().lines().toList();
    }
}
