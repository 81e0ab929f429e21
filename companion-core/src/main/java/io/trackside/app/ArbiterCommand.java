package io.trackside.app;

import io.trackside.arbiter.Arbiter;
import io.trackside.arbiter.CaseResult;
import io.trackside.rules.BadInput;
import io.trackside.rules.racers.Catalogue;
import io.trackside.table.Printing;
import io.trackside.text.Texts;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/** Settles worked cases, one JSON object a line; the last line counts them. */
@CommandLine.Command(name = "arbiter", mixinStandardHelpOptions = true)
final class ArbiterCommand implements Callable<Integer> {
    private static final int DIFFERENT = 1;
    private static final List<String> WITH_CASES = List.of("--explain", "--why-not", "--text");
    private static final List<String> WITH_WHAT_IF = List.of("--json", "--depth", "--limit");

    private final Texts texts;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec = CommandLine.Model.CommandSpec.create();

    @CommandLine.ArgGroup(multiplicity = "1")
    private Task task = new Task();

    @CommandLine.Option(names = "--explain")
    private boolean explain;

    @CommandLine.Option(names = "--why-not", paramLabel = "POWER")
    private @Nullable String whyNot;

    @CommandLine.Option(names = "--text")
    private boolean text;

    @CommandLine.Option(names = "--depth", paramLabel = "N", defaultValue = "12")
    private int depth;

    @CommandLine.Option(names = "--limit", paramLabel = "N", defaultValue = "500")
    private int limit;

    @CommandLine.Option(names = "--json")
    private boolean json;

    @CommandLine.Option(names = "--tracks", paramLabel = "FOLDER")
    private @Nullable Path tracks;

    ArbiterCommand(Texts texts) {
        this.texts = texts;
    }

    private static final class Task {
        @CommandLine.Option(names = "--cases", arity = "1..*", paramLabel = "FILE")
        private List<Path> cases = List.of();

        @CommandLine.Option(names = "--what-if", paramLabel = "FILE")
        private @Nullable Path whatIf;
    }

    @Override
    public Integer call() {
        Printing printing = tracks == null ? Printing.ofTheBox() : Printing.in(tracks);
        Arbiter arbiter = new Arbiter(Catalogue.load(), printing, texts::text);
        PrintWriter out = spec.commandLine().getOut();
        Path whatIf = task.whatIf;
        refuse(whatIf == null ? WITH_WHAT_IF : WITH_CASES, whatIf == null ? "--cases" : "--what-if");
        int status = whatIf == null ? settle(arbiter, out) : imagine(arbiter, whatIf, out);
        out.flush();
        return status;
    }

    /** Options that say nothing about {@code task}: who gives one expects something that will not come. */
    private void refuse(List<String> options, String task) {
        CommandLine.ParseResult given = spec.commandLine().getParseResult();
        for (String option : options) {
            if (given.hasMatchedOption(option)) {
                throw BadInput.of("usage-apart", "option", option, "task", task);
            }
        }
    }

    // ---- cases ---------------------------------------------------------------------------------------------------

    private int settle(Arbiter arbiter, PrintWriter out) {
        CaseReport report = new CaseReport(
                arbiter,
                texts,
                out,
                text ? CaseReport.How.TEXT : CaseReport.How.JSON,
                explain,
                Optional.ofNullable(whyNot));
        int count = 0;
        int different = 0;
        for (Path file : task.cases) {
            int line = 0;
            for (String written : linesOf(file)) {
                line++;
                if (!written.isBlank()) {
                    CaseResult result = settle(arbiter, written, file, line);
                    report.print(result, written);
                    count++;
                    different += result.isOk() ? 0 : 1;
                }
            }
        }
        report.printSum(count, different);
        return different == 0 ? CommandLine.ExitCode.OK : DIFFERENT;
    }

    private CaseResult settle(Arbiter arbiter, String written, Path file, int line) {
        try {
            return arbiter.answer(written, whyNot != null);
        } catch (BadInput bad) {
            throw atLine(bad, file, line);
        }
    }

    private static BadInput atLine(BadInput bad, Path file, int line) {
        return bad.with("file", file.toString()).with("line", line);
    }

    // ---- what if ---------------------------------------------------------------------------------------------------

    private int imagine(Arbiter arbiter, Path file, PrintWriter out) {
        int line = 0;
        for (String written : linesOf(file)) {
            line++;
            if (!written.isBlank()) {
                try {
                    new WhatIfReport(texts, out).print(arbiter.whatIf(written, depth, limit), json);
                } catch (BadInput bad) {
                    throw atLine(bad, file, line);
                }
            }
        }
        return CommandLine.ExitCode.OK;
    }

    private static List<String> linesOf(Path file) {
        try {
            if (file.toString().equals("-")) {
                InputStreamReader in = new InputStreamReader(System.in, StandardCharsets.UTF_8);
                return new BufferedReader(in).lines().toList();
            }
            return Files.readAllLines(file);
        } catch (NoSuchFileException missing) {
            throw BadInput.of("file-missing", "file", file.toString());
        } catch (IOException unreadable) {
            throw BadInput.of("file-unreadable", "file", file.toString(), "reason", Trouble.with(file, unreadable));
        }
    }
}
