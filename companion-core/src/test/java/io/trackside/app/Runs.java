package io.trackside.app;

import io.trackside.rules.BadInput;
import io.trackside.rules.Entrant;
import io.trackside.rules.HouseRules;
import io.trackside.rules.LineUp;
import io.trackside.rules.Racer;
import io.trackside.rules.racers.Catalogue;
import io.trackside.table.Printing;
import io.trackside.text.Texts;
import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import picocli.CommandLine;

/** Runs of a command with piped input, and races to run. */
final class Runs {
    static final Texts TEXTS = Texts.in("en");
    static final Catalogue CATALOGUE = Catalogue.load();

    private Runs() {}

    /** What a command said, and how it ended. */
    record Run(int status, String out, String err) {
        List<String> lines() {
            return out.lines().toList();
        }
    }

    /** The command {@code race} with {@code typed}, a line each. */
    static Run race(List<String> typed, String... arguments) {
        String text = String.join("\n", typed) + (typed.isEmpty() ? "" : "\n");
        return run(new RaceCommand(TEXTS, new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8))), arguments);
    }

    static Run demo(String... arguments) {
        return run(new DemoCommand(TEXTS), arguments);
    }

    private static Run run(Object command, String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int status = new CommandLine(command)
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .setExecutionExceptionHandler((exception, line, parsed) -> {
                    if (exception instanceof BadInput bad) {
                        CompanionApplication.complain(line.getErr(), TEXTS, bad);
                        return CommandLine.ExitCode.USAGE;
                    }
                    throw exception;
                })
                .execute(arguments);
        return new Run(status, out.toString(), err.toString());
    }

    /** A race of {@code racers}, one for each player, with nothing but the rules of the first printing. */
    static TableRace table(String track, String... racers) {
        List<Entrant> entrants = new ArrayList<>();
        List<Racer> left = new ArrayList<>(CATALOGUE.racers());
        for (String id : racers) {
            Racer racer = CATALOGUE.racer(id);
            entrants.add(new Entrant(racer, entrants.size()));
            left.remove(racer);
        }
        HouseRules rules =
                HouseRules.of(HouseRules.FIRST_PRINTING, Map.of(), HouseRules.switchesOf(CATALOGUE.racers()));
        List<Integer> nothing = Collections.nCopies(racers.length, 0);
        LineUp lineUp =
                new LineUp(Printing.ofTheBox().track(track), rules, entrants, 0, left, List.of(), nothing, nothing);
        return new TableRace(lineUp, List.of());
    }
}
