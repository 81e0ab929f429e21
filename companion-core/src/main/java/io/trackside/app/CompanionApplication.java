package io.trackside.app;

import io.trackside.app.web.HttpTableClient;
import io.trackside.rules.BadInput;
import io.trackside.text.Texts;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ServiceLoader;
import picocli.CommandLine;

/** The one main class. {@code deploy/trackside} hands its commands over to it. */
public final class CompanionApplication {
    private static final String ENGLISH = "en";

    private CompanionApplication() {}

    public static void main(String[] arguments) {
        System.exit(run(System.getenv(), arguments));
    }

    private static int run(Map<String, String> environment, String... arguments) {
        try {
            return commandLine(spoken(environment)).execute(arguments);
        } catch (BadInput bad) {
            complain(new PrintWriter(System.err, true, StandardCharsets.UTF_8), Texts.in(ENGLISH), bad);
            return CommandLine.ExitCode.USAGE;
        }
    }

    /** The texts of the language {@code TRACKSIDE_LANGUAGE} names, else English; never of the system's. */
    static Texts spoken(Map<String, String> environment) {
        String language = environment.getOrDefault("TRACKSIDE_LANGUAGE", ENGLISH);
        String nearest = Texts.nearest(Locale.forLanguageTag(language))
                .orElseThrow(() ->
                        BadInput.of("language-unknown", "language", language, "known", List.copyOf(Texts.languages())));
        return Texts.in(nearest);
    }

    /** The commands, with their help in the words of {@code texts}. Exit status 2 for anything that cannot be read. */
    static CommandLine commandLine(Texts texts) {
        return commandLine(texts, System.in, System.getenv(), HttpTableClient::at);
    }

    /** The same for people who type into {@code in} and reach their table through {@code tables}. */
    static CommandLine commandLine(Texts texts, InputStream in, Map<String, String> environment, Tables tables) {
        CommandLine line = new CommandLine(new Trackside());
        line.addSubcommand(new RunCommand(texts));
        line.addSubcommand(new RehearseCommand(texts));
        line.addSubcommand(new ArbiterCommand(texts));
        line.addSubcommand(TableCommand.of(texts, in, environment, tables));
        line.addSubcommand(new DemoCommand(texts, tables));
        line.addSubcommand(new OddsCommand(texts));
        ServiceLoader.load(BroughtCommand.class).forEach(brought -> line.addSubcommand(brought.in(texts)));
        Version.into(line);
        line.setResourceBundle(new TextBundle(texts));
        line.setParameterExceptionHandler((trouble, typed) -> {
            CommandLine command = trouble.getCommandLine();
            complain(command.getErr(), texts, Misunderstood.because(trouble));
            command.getErr().println(texts.text("complaint.more", Map.of("command", helpOn(command))));
            command.getErr().flush();
            return CommandLine.ExitCode.USAGE;
        });
        line.setExecutionExceptionHandler((exception, command, parsed) -> {
            if (exception instanceof BadInput bad) {
                complain(command.getErr(), texts, bad);
                return CommandLine.ExitCode.USAGE;
            }
            throw exception;
        });
        return line;
    }

    /** The command that {@code help} explains: of a command below another the upper one. */
    private static String helpOn(CommandLine command) {
        CommandLine upper = command;
        while (upper.getParent() != null && upper.getParent().getParent() != null) {
            upper = upper.getParent();
        }
        return upper.getParent() == null ? "" : " " + upper.getCommandName();
    }

    static void complain(PrintWriter err, Texts texts, BadInput bad) {
        Map<String, Object> details = bad.details();
        String message = texts.text("bad." + bad.key(), details);
        if (details.containsKey("line")) {
            details.put("message", message);
            message = texts.text("complaint.at", details);
        }
        err.println("trackside: " + Conversation.printable(message));
        err.flush();
    }

    /** The commands that need the application; {@code deploy/trackside} has more. */
    @CommandLine.Command(name = "trackside", mixinStandardHelpOptions = true, resourceBundle = "")
    private static final class Trackside implements Runnable {
        @CommandLine.Spec
        private CommandLine.Model.CommandSpec spec = CommandLine.Model.CommandSpec.create();

        @Override
        public void run() {
            throw new CommandLine.ParameterException(
                    spec.commandLine(),
                    String.join(", ", List.copyOf(spec.subcommands().keySet())));
        }
    }
}
