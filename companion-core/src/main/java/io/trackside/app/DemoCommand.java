package io.trackside.app;

import io.trackside.odds.RandomAnswers;
import io.trackside.rules.Entrant;
import io.trackside.rules.HouseRules;
import io.trackside.rules.LineUp;
import io.trackside.rules.Racer;
import io.trackside.rules.racers.Catalogue;
import io.trackside.table.Printing;
import io.trackside.text.Texts;
import java.io.BufferedReader;
import java.io.Reader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/** Tells a race that chance runs. */
@CommandLine.Command(name = "demo", mixinStandardHelpOptions = true)
final class DemoCommand implements Callable<Integer> {
    /** No race that chance runs needs as many; the last resort. */
    static final int MOST_TURNS = 200;

    private static final int RACERS = 4;
    private static final int SEEDS = 10_000;
    private static final long LONGEST_PAUSE_MILLIS = 1_500;
    private static final long ALL_PAUSES_MILLIS = 45_000;

    private final Texts texts;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec = CommandLine.Model.CommandSpec.create();

    @CommandLine.Option(names = "--seed", paramLabel = "N")
    private @Nullable Long seed;

    @CommandLine.Option(names = "--track", paramLabel = "TRACK", defaultValue = "wild")
    private String track = "wild";

    @CommandLine.Option(names = "--fast")
    private boolean fast;

    DemoCommand(Texts texts) {
        this.texts = texts;
    }

    @Override
    public Integer call() throws InterruptedException {
        boolean terminal = Ink.atTerminal();
        long chosen = seed == null ? new SplittableRandom().nextInt(SEEDS) : seed;
        LineUp lineUp = lineUp(chosen);
        Conversation talk = new Conversation(
                new BufferedReader(Reader.nullReader()),
                spec.commandLine().getOut(),
                false,
                Ink.of(terminal, System.getenv()));
        tell(talk, lineUp, chosen, terminal && !fast);
        return CommandLine.ExitCode.OK;
    }

    private LineUp lineUp(long chosen) {
        List<Racer> all = Catalogue.load().racers();
        List<Racer> deck = new ArrayList<>(all);
        SplittableRandom random = new SplittableRandom(chosen);
        List<Entrant> entrants = new ArrayList<>();
        while (entrants.size() < RACERS) {
            entrants.add(new Entrant(deck.remove(random.nextInt(deck.size())), entrants.size()));
        }
        List<Integer> nothing = Collections.nCopies(RACERS, 0);
        return new LineUp(
                Printing.ofTheBox().track(track),
                HouseRules.of(HouseRules.FIRST_PRINTING, Map.of(), HouseRules.switchesOf(all)),
                entrants,
                0,
                deck,
                List.of(),
                nothing,
                nothing);
    }

    /** The race is run first, so that the pauses fit its length. */
    private void tell(Conversation talk, LineUp lineUp, long chosen, boolean pauses) throws InterruptedException {
        RacerNames names = new RacerNames(texts);
        List<Racer> racers = lineUp.entrants().stream().map(Entrant::racer).toList();
        Played played = Played.of(lineUp, new RandomAnswers(chosen), MOST_TURNS);
        long pause = Math.min(
                LONGEST_PAUSE_MILLIS, ALL_PAUSES_MILLIS / played.chapters().size());

        talk.sayBold(texts.text(
                "race.begins",
                Map.of(
                        "racers", names.of(racers),
                        "track", track,
                        "first", names.of(racers.getFirst()))));
        talk.say(texts.text("demo.seed", Map.of("seed", Long.toString(chosen), "track", track)));
        Commentary commentary = new Commentary(texts, talk, List.of());
        commentary.powers(racers);
        talk.say(texts.text("race.help.board"));
        for (int number = 0; number <= played.last(); number++) {
            commentary.chapter(played, number);
            if (pauses) {
                Thread.sleep(pause);
            }
        }
        commentary.places(played.race());
        talk.blank();
        String ids = String.join(" ", racers.stream().map(Racer::id).toList());
        talk.say(texts.text("demo.your-own", Map.of("racers", ids, "track", track)));
    }
}
