package io.trackside.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

class HelpTest {
    static Stream<List<String>> commands() {
        return Stream.concat(
                Stream.of(List.of("demo"), List.of("table")),
                TableCommand.verbs().stream().map(verb -> List.of("table", verb.name())));
    }

    @ParameterizedTest
    @MethodSource("commands")
    void the_command_and_all_it_understands_are_explained(List<String> names) {
        CommandLine command = CompanionApplication.commandLine(Runs.TEXTS);
        for (String name : names) {
            command = Objects.requireNonNull(command.getSubcommands().get(name));
        }
        CommandSpec spec = command.getCommandSpec();

        assertThat(spec.usageMessage().description()).isNotEmpty();
        assertThat(spec.args())
                .isNotEmpty()
                .allSatisfy(argument -> assertThat(argument.description())
                        .as(argument.toString())
                        .isNotEmpty());
        assertThat(command.getUsageMessage()).doesNotContain("null").startsWith("Usage: deploy/trackside ");
    }
}
