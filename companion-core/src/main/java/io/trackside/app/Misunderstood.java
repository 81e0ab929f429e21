package io.trackside.app;

import io.trackside.rules.BadInput;
import java.util.List;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** What is wrong with a command line, as something that can be said to whoever typed it. */
final class Misunderstood {
    private Misunderstood() {}

    static BadInput because(CommandLine.ParameterException trouble) {
        return switch (trouble) {
            case CommandLine.UnmatchedArgumentException unmatched -> unmatched(unmatched);
            case CommandLine.MissingParameterException missing -> missing(missing);
            case CommandLine.MutuallyExclusiveArgsException exclusive ->
                BadInput.of(
                        "usage-exclusive",
                        "options",
                        needed(exclusive.getCommandLine().getCommandSpec()));
            case CommandLine.OverwrittenOptionException twice ->
                BadInput.of("usage-twice", "what", name(twice.getOverwritten()));
            case CommandLine.ParameterException other -> other(other);
        };
    }

    private static BadInput unmatched(CommandLine.UnmatchedArgumentException unmatched) {
        String what = String.valueOf(unmatched.getUnmatched().getFirst());
        CommandSpec command = unmatched.getCommandLine().getCommandSpec();
        boolean option = unmatched.isUnknownOption() && !options(command).isEmpty();
        if (!command.subcommands().isEmpty() && !option) {
            return BadInput.of("usage-command", "what", what, "known", commands(command));
        }
        if (!option) {
            return BadInput.of("usage-unmatched", "what", what);
        }
        List<String> options = unmatched.getSuggestions().stream()
                .filter(suggested -> suggested.startsWith("--"))
                .toList();
        return BadInput.of("usage-option", "what", what, "known", options.isEmpty() ? options(command) : options);
    }

    private static BadInput missing(CommandLine.MissingParameterException missing) {
        if (missing.getMissing().size() != 1) {
            return BadInput.of(
                    "usage-needed", "options", needed(missing.getCommandLine().getCommandSpec()));
        }
        ArgSpec what = missing.getMissing().getFirst();
        return BadInput.of("usage-value-missing", "what", name(what), "label", what.paramLabel());
    }

    private static BadInput other(CommandLine.ParameterException other) {
        ArgSpec what = other.getArgSpec();
        if (what != null) {
            String value = String.valueOf(other.getValue());
            return BadInput.of("usage-value", "what", name(what), "value", value, "label", what.paramLabel());
        }
        CommandSpec command = other.getCommandLine().getCommandSpec();
        return command.subcommands().isEmpty()
                ? BadInput.of("usage-other", "reason", String.valueOf(other.getMessage()))
                : BadInput.of("usage-command-missing", "known", commands(command));
    }

    private static String name(ArgSpec what) {
        return what instanceof OptionSpec option ? option.longestName() : what.paramLabel();
    }

    /** The options of which exactly one is needed. */
    private static List<String> needed(CommandSpec command) {
        return command.argGroups().stream()
                .flatMap(group -> group.args().stream())
                .map(Misunderstood::name)
                .sorted()
                .toList();
    }

    private static List<String> options(CommandSpec command) {
        return command.options().stream()
                .filter(option -> !option.usageHelp() && !option.versionHelp())
                .map(OptionSpec::longestName)
                .toList();
    }

    private static List<String> commands(CommandSpec command) {
        return command.subcommands().entrySet().stream()
                .filter(one -> !one.getValue().getCommandSpec().usageMessage().hidden())
                .map(Map.Entry::getKey)
                .toList();
    }
}
