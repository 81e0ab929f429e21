package io.trackside.app;

import io.trackside.arbiter.Arbiter;
import io.trackside.arbiter.CaseResult;
import io.trackside.arbiter.Narration;
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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import tools.jackson.databind.json.JsonMapper;

/** Settles worked cases, one JSON object a line; the last line counts them. */
@CommandLine.Command(name = "arbiter", mixinStandardHelpOptions = true)
final class ArbiterCommand implements Callable<Integer> {
    private static final JsonMapper JSON = new JsonMapper();
    private static final int DIFFERENT = 1;

    private final Texts texts;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec = CommandLine.Model.CommandSpec.create();

    @CommandLine.ArgGroup(multiplicity = "1")
    private Task task = new Task();

    @CommandLine.Option(names = "--explain")
    private boolean explain;

    @CommandLine.Option(names = "--why-not", paramLabel = "POWER")
    private @Nullable String whyNot;

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
        int status = whatIf == null ? settle(arbiter, out) : imagine(arbiter, whatIf, out);
        out.flush();
        return status;
    }

    // ---- cases ---------------------------------------------------------------------------------------------------

    private int settle(Arbiter arbiter, PrintWriter out) {
        int count = 0;
        int different = 0;
        for (Path file : task.cases) {
            int line = 0;
            for (String text : linesOf(file)) {
                line++;
                if (!text.isBlank()) {
                    CaseResult result = settle(arbiter, text, file, line);
                    out.println(JSON.writeValueAsString(report(arbiter, result)));
                    count++;
                    different += result.isOk() ? 0 : 1;
                }
            }
        }
        Map<String, Object> sum = new LinkedHashMap<>();
        sum.put("cases", count);
        sum.put("ok", count - different);
        sum.put("different", different);
        out.println(JSON.writeValueAsString(sum));
        return different == 0 ? CommandLine.ExitCode.OK : DIFFERENT;
    }

    private CaseResult settle(Arbiter arbiter, String text, Path file, int line) {
        try {
            return arbiter.answer(text, whyNot != null);
        } catch (BadInput bad) {
            throw atLine(bad, file, line);
        }
    }

    private static BadInput atLine(BadInput bad, Path file, int line) {
        return bad.with("file", file.toString()).with("line", line);
    }

    private Map<String, Object> report(Arbiter arbiter, CaseResult result) {
        Map<String, Object> report = new LinkedHashMap<>();
        report.put("id", result.id());
        report.put("ok", result.isOk());
        report.put("differences", result.differences());
        report.put("result", result.result());
        if (explain) {
            report.put("explanation", Narration.in(texts::text).lines(result.race(), result.rulings()));
        }
        Optional.ofNullable(whyNot).ifPresent(power -> report.put("why_not", arbiter.whyNot(result, power)));
        return report;
    }

    // ---- what if ---------------------------------------------------------------------------------------------------

    private int imagine(Arbiter arbiter, Path file, PrintWriter out) {
        int line = 0;
        for (String text : linesOf(file)) {
            line++;
            if (!text.isBlank()) {
                try {
                    new WhatIfReport(texts, out).print(arbiter.whatIf(text, depth, limit), json);
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
            throw BadInput.of(
                    "file-unreadable",
                    "file",
                    file.toString(),
                    "reason",
                    unreadable.getClass().getSimpleName());
        }
    }
}
