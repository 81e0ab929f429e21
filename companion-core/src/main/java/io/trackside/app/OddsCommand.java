package io.trackside.app;

import io.trackside.odds.Odds;
import io.trackside.odds.Policy;
import io.trackside.odds.Prizes;
import io.trackside.odds.RaceOdds;
import io.trackside.odds.Standings;
import io.trackside.rules.BadInput;
import io.trackside.rules.Entrant;
import io.trackside.rules.HouseRules;
import io.trackside.rules.LineUp;
import io.trackside.rules.Onward;
import io.trackside.rules.Racer;
import io.trackside.rules.racers.Catalogue;
import io.trackside.table.Printing;
import io.trackside.text.Texts;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/** How line-ups will likely end, by a great many races from Start. */
@CommandLine.Command(name = "odds", mixinStandardHelpOptions = true)
final class OddsCommand implements Callable<Integer> {
    private static final long MOST_RACES = 100_000_000;
    private static final int LEAST_FIELD = 2;
    private static final int MOST_FIELD = 6;

    private final Texts texts;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec = CommandLine.Model.CommandSpec.create();

    @CommandLine.ArgGroup(multiplicity = "1")
    private Task task = new Task();

    @CommandLine.Option(names = "--track", paramLabel = "TRACK")
    private @Nullable String track;

    @CommandLine.Option(names = "--races", paramLabel = "N", defaultValue = "100000")
    private long races;

    @CommandLine.Option(names = "--policy", paramLabel = "POLICY", defaultValue = "sensible")
    private String policy = "";

    @CommandLine.Option(names = "--rules", paramLabel = "PRINTING", defaultValue = HouseRules.FIRST_PRINTING)
    private String rules = "";

    @CommandLine.Option(names = "--seed", paramLabel = "N", defaultValue = "1")
    private long seed;

    @CommandLine.Option(names = "--csv")
    private boolean csv;

    @CommandLine.Option(names = "--json")
    private boolean json;

    OddsCommand(Texts texts) {
        this.texts = texts;
    }

    private static final class Task {
        @CommandLine.Option(names = "--line-up", split = ",", paramLabel = "RACERS")
        private List<String> lineUp = List.of();

        @CommandLine.Option(names = "--all")
        private boolean all;
    }

    @Override
    public Integer call() throws InterruptedException {
        if (races < 1 || races > MOST_RACES) {
            throw BadInput.of("odds-races", "races", races, "most", MOST_RACES);
        }
        Catalogue catalogue = Catalogue.load();
        Printing printing = Printing.ofTheBox();
        HouseRules houseRules = HouseRules.of(rules, Map.of(), HouseRules.switchesOf(catalogue.racers()));
        Prizes prizes = new Prizes(
                printing.chips().gold().getFirst(), printing.chips().silver().getFirst());
        OddsReport.How how = csv ? OddsReport.How.CSV : json ? OddsReport.How.JSON : OddsReport.How.TEXT;
        OddsReport report = new OddsReport(
                texts, spec.commandLine().getOut(), spec.commandLine().getErr(), how, Ink.atTerminal());
        long start = System.nanoTime();
        long played = task.all
                ? rank(catalogue, printing, houseRules, prizes, report)
                : line(catalogue, printing, houseRules, prizes, report);
        report.end(played, System.nanoTime() - start, threads());
        return CommandLine.ExitCode.OK;
    }

    private static int threads() {
        return Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    }

    private long line(Catalogue catalogue, Printing printing, HouseRules houseRules, Prizes prizes, OddsReport report)
            throws InterruptedException {
        List<Racer> running = new ArrayList<>();
        task.lineUp.forEach(id -> running.add(catalogue.racer(id.strip())));
        List<Entrant> entrants = new ArrayList<>();
        running.forEach(racer -> entrants.add(new Entrant(racer, entrants.size())));
        List<Racer> others = new ArrayList<>(catalogue.racers());
        others.removeAll(running);
        List<Integer> nothing = Collections.nCopies(entrants.size(), 0);
        LineUp lineUp = new LineUp(
                printing.track(Optional.ofNullable(track).orElse("mild")),
                houseRules,
                entrants,
                0,
                others,
                List.of(),
                nothing,
                nothing);
        Onward onward = Onward.fromTheStart(lineUp);
        RaceOdds odds = new Odds(onward, onward.atTurnsBeginning(), prizes, Policy.of(policy), seed)
                .played(races, threads(), report.progress(races));
        report.print(odds, lineUp.track().id());
        return odds.playOuts();
    }

    private long rank(Catalogue catalogue, Printing printing, HouseRules houseRules, Prizes prizes, OddsReport report)
            throws InterruptedException {
        List<String> tracks = track == null ? List.copyOf(printing.trackIds()) : List.of(track);
        long each = Math.max(1, races / ((MOST_FIELD - LEAST_FIELD + 1) * (long) tracks.size()));
        long played = 0;
        for (String on : tracks) {
            for (int field = LEAST_FIELD; field <= MOST_FIELD; field++) {
                Standings standings = new Standings(
                        catalogue.racers(), printing.track(on), houseRules, field, prizes, Policy.of(policy), seed);
                Standings.Result result = standings.played(each, threads(), report.progress(each));
                report.print(result, on, field);
                played += result.races();
            }
        }
        return played;
    }
}
