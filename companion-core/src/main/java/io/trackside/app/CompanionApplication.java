package io.trackside.app;

import io.trackside.rules.BadInput;
import io.trackside.text.Texts;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import picocli.CommandLine;

/** The one main class. {@code deploy/trackside} hands its commands over to it. */
public final class CompanionApplication {
    private CompanionApplication() {}

    public static void main(String[] arguments) {
        Texts texts = Texts.in("en");
        System.exit(commandLine(texts).execute(arguments));
    }

    /** The commands, with their help in the words of {@code texts}. Exit status 2 for anything that cannot be read. */
    static CommandLine commandLine(Texts texts) {
        CommandLine line = new CommandLine(new Trackside());
        line.addSubcommand(new ArbiterCommand(texts));
        line.addSubcommand(new RaceCommand(texts, System.in));
        line.addSubcommand(new DemoCommand(texts));
        line.setResourceBundle(new TextBundle(texts));
        line.setParameterExceptionHandler((trouble, typed) -> {
            CommandLine command = trouble.getCommandLine();
            complain(command.getErr(), texts, Misunderstood.because(trouble));
            String name = command.getParent() == null ? "" : " " + command.getCommandName();
            command.getErr().println(texts.text("complaint.more", Map.of("command", name)));
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
