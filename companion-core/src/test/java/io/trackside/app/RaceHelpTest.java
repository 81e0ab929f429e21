package io.trackside.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

class RaceHelpTest {
    @ParameterizedTest
    @ValueSource(strings = {"race", "demo"})
    void the_command_and_all_it_understands_are_explained(String command) {
        CommandLine all = CompanionApplication.commandLine(Runs.TEXTS);
        CommandSpec spec =
                Objects.requireNonNull(all.getSubcommands().get(command)).getCommandSpec();

        assertThat(spec.usageMessage().description()).isNotEmpty();
        assertThat(spec.args())
                .isNotEmpty()
                .allSatisfy(argument -> assertThat(argument.description())
                        .as(argument.toString())
                        .isNotEmpty());
        assertThat(spec.commandLine().getUsageMessage()).doesNotContain("null");
    }
}
