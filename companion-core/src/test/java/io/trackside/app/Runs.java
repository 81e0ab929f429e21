package io.trackside.app;

import io.trackside.text.Texts;
import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import picocli.CommandLine;

/** Runs of a command with piped input. */
final class Runs {
    static final Texts TEXTS = Texts.in("en");

    private Runs() {}

    /** What a command said, and how it ended. */
    record Run(int status, String out, String err) {
        List<String> lines() {
            return out.lines().toList();
        }

        /** All in one line, as lines are broken anywhere. */
        String flat() {
            return out.replaceAll("\\s+", " ");
        }
    }

    /** The command {@code table} at {@code table}, with {@code typed}, a line each. */
    static Run table(LiveTable table, List<String> typed, String... arguments) {
        String text = String.join("\n", typed) + (typed.isEmpty() ? "" : "\n");
        ByteArrayInputStream in = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
        String[] all =
                Stream.concat(Stream.of("table"), Arrays.stream(arguments)).toArray(String[]::new);
        return run(CompanionApplication.commandLine(TEXTS, in, Map.of(), address -> table.client()), all);
    }

    static Run run(CommandLine command, String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int status = command.setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(arguments);
        return new Run(status, out.toString(), err.toString());
    }
}
