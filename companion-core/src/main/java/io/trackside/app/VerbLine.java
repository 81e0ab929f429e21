package io.trackside.app;

import io.trackside.rules.BadInput;
import io.trackside.text.Texts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** A verb as a command line. */
final class VerbLine {
    private static final String WORDS = "words";
    private static final String OPTION = "--";

    private final Verb verb;
    private final CommandSpec spec;

    /** {@code action}: what happens when it is executed. */
    VerbLine(Verb verb, Consumer<VerbLine> action) {
        this.verb = verb;
        this.spec = CommandSpec.wrapWithoutInspection((Callable<Integer>) () -> {
            action.accept(this);
            return CommandLine.ExitCode.OK;
        });
        spec.name(verb.name()).mixinStandardHelpOptions(true);
        if (!verb.label().isEmpty()) {
            spec.addPositional(PositionalParamSpec.builder()
                    .paramLabel(verb.label())
                    .index("0..*")
                    .arity(verb.least() + "..*")
                    .required(verb.least() > 0)
                    .type(List.class)
                    .auxiliaryTypes(String.class)
                    .descriptionKey(WORDS)
                    .build());
        }
        for (Verb.Option option : verb.options()) {
            spec.addOption(OptionSpec.builder(option.name())
                    .paramLabel(option.label())
                    .arity("1")
                    .type(List.class)
                    .auxiliaryTypes(String.class)
                    .build());
        }
        for (String flag : verb.flags()) {
            spec.addOption(
                    OptionSpec.builder(flag).arity("0").type(boolean.class).build());
        }
    }

    CommandLine commandLine() {
        // −2 is no option, but two spaces back
        return new CommandLine(spec).setUnmatchedOptionsArePositionalParams(true);
    }

    /** {@code words} behind the verb, read as by the command line; throws {@link BadInput} for what has no meaning. */
    static Order read(Verb verb, List<String> words, Texts texts) {
        VerbLine line = new VerbLine(verb, none -> {});
        try {
            line.commandLine().setResourceBundle(new TextBundle(texts)).parseArgs(words.toArray(String[]::new));
        } catch (CommandLine.ParameterException trouble) {
            throw Misunderstood.because(trouble);
        }
        return line.order();
    }

    Verb verb() {
        return verb;
    }

    /** What was typed, once it is parsed. */
    Order order() {
        List<String> words = spec.positionalParameters().stream()
                .flatMap(positional -> positional.originalStringValues().stream())
                .toList();
        Map<String, List<String>> options = new LinkedHashMap<>();
        Set<String> flags = new LinkedHashSet<>();
        for (Verb.Option option : verb.options()) {
            options.put(option.name(), spec.findOption(option.name()).originalStringValues());
        }
        for (String flag : verb.flags()) {
            if (!spec.findOption(flag).stringValues().isEmpty()) {
                flags.add(flag);
            }
        }
        words.stream().filter(word -> word.startsWith(OPTION)).findFirst().ifPresent(this::refuse);
        return new Order(words, options, flags);
    }

    private void refuse(String unknown) {
        List<String> known = new ArrayList<>(verb.flags());
        verb.options().forEach(option -> known.add(option.name()));
        throw known.isEmpty()
                ? BadInput.of("usage-unmatched", "what", unknown)
                : BadInput.of("usage-option", "what", unknown, "known", known);
    }
}
