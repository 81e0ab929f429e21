package io.trackside.app;

import io.trackside.rules.BadInput;
import io.trackside.rules.Entrant;
import io.trackside.rules.HouseRules;
import io.trackside.rules.LineUp;
import io.trackside.rules.Racer;
import io.trackside.rules.racers.Catalogue;
import io.trackside.table.Printing;
import io.trackside.text.Texts;
import java.io.BufferedReader;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/** Runs one race of people at a board. */
@CommandLine.Command(name = "race", mixinStandardHelpOptions = true)
final class RaceCommand implements Callable<Integer> {
    private static final int LEAST = 2;
    private static final int MOST_PLAYERS = 6;
    /** With two racers each (R2.4, R2.5). */
    private static final int MOST_PLAYERS_OF_TWO = 3;

    private static final int RACERS_OF_A_PLAYER = 2;

    private final Texts texts;
    private final RacerNames names;
    private final InputStream in;
    private final Catalogue catalogue = Catalogue.load();

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec = CommandLine.Model.CommandSpec.create();

    @CommandLine.Parameters(paramLabel = "RACER", arity = "0..*", descriptionKey = "racer")
    private List<String> racers = new ArrayList<>();

    @CommandLine.Option(names = "--player", paramLabel = "NAME=RACER,RACER")
    private List<String> players = new ArrayList<>();

    @CommandLine.Option(names = "--first", paramLabel = "RACER")
    private @Nullable String first;

    @CommandLine.Option(names = "--track", paramLabel = "TRACK", defaultValue = "mild")
    private String track = "mild";

    @CommandLine.Option(names = "--tracks", paramLabel = "FOLDER")
    private @Nullable Path tracks;

    @CommandLine.Option(names = "--printing", paramLabel = "PRINTING", defaultValue = HouseRules.FIRST_PRINTING)
    private String printing = HouseRules.FIRST_PRINTING;

    @CommandLine.Option(names = "--house-rule", paramLabel = "ID=VALUE")
    private Map<String, String> houseRules = new LinkedHashMap<>();

    @CommandLine.Option(names = "--file", paramLabel = "FILE")
    private @Nullable Path file;

    RaceCommand(Texts texts, InputStream in) {
        this.texts = texts;
        this.names = new RacerNames(texts);
        this.in = in;
    }

    @Override
    public Integer call() {
        TableRace table = tableRace();
        Path inputs = file == null ? Path.of(table.fileName()) : file;
        boolean terminal = Ink.atTerminal();
        Conversation talk = new Conversation(
                new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)),
                spec.commandLine().getOut(),
                !terminal,
                Ink.of(terminal, System.getenv()));
        try (RaceFile kept = RaceFile.open(inputs, table.header())) {
            new RaceAtTheTable(table, kept, texts, talk).run();
        }
        return CommandLine.ExitCode.OK;
    }

    private TableRace tableRace() {
        if (racers.isEmpty() == players.isEmpty()) {
            throw BadInput.of("race-racers");
        }
        Map<String, List<Racer>> teams = new LinkedHashMap<>();
        if (players.isEmpty()) {
            racers.forEach(racer -> teams.put(Integer.toString(teams.size()), List.of(racer(racer))));
        } else {
            players.forEach(player -> addTeam(teams, player));
            if (teams.size() < LEAST || teams.size() > MOST_PLAYERS_OF_TWO) {
                throw BadInput.of("variant-players", "players", teams.size(), "racers", RACERS_OF_A_PLAYER);
            }
        }
        if (teams.size() < LEAST || teams.size() > MOST_PLAYERS) {
            throw BadInput.of("players-range", "players", teams.size(), "least", LEAST, "most", MOST_PLAYERS);
        }
        LineUp lineUp = lineUp(List.copyOf(teams.values()), teams);
        return new TableRace(lineUp, players.isEmpty() ? List.of() : List.copyOf(teams.keySet()));
    }

    private LineUp lineUp(List<List<Racer>> teams, Map<String, List<Racer>> named) {
        List<Entrant> entrants = new ArrayList<>();
        for (int player = 0; player < teams.size(); player++) {
            for (Racer racer : teams.get(player)) {
                entrants.add(new Entrant(racer, player));
            }
        }
        List<Racer> left = new ArrayList<>(catalogue.racers());
        teams.forEach(left::removeAll);
        Printing box = tracks == null ? Printing.ofTheBox() : Printing.in(tracks);
        List<Integer> nothing = Collections.nCopies(teams.size(), 0);
        return new LineUp(
                box.track(track),
                HouseRules.of(printing, houseRules, HouseRules.switchesOf(catalogue.racers())),
                entrants,
                first == null ? 0 : firstPlayer(first, teams, List.copyOf(named.keySet())),
                left,
                List.of(),
                nothing,
                nothing);
    }

    private void addTeam(Map<String, List<Racer>> teams, String player) {
        String[] parts = player.split("=", -1);
        if (parts.length != 2 || parts[0].isBlank() || teams.containsKey(parts[0])) {
            throw BadInput.of("race-player", "player", player);
        }
        List<Racer> team = new ArrayList<>();
        for (String racer : parts[1].split(",", -1)) {
            team.add(racer(racer));
        }
        if (team.size() != RACERS_OF_A_PLAYER || team.stream().distinct().count() != RACERS_OF_A_PLAYER) {
            throw BadInput.of("race-player", "player", player);
        }
        teams.put(parts[0], team);
    }

    private Racer racer(String typed) {
        List<Racer> meant = names.meant(typed, catalogue.racers());
        if (meant.size() > 1) {
            throw names.unclear(typed, meant);
        }
        return meant.isEmpty() ? catalogue.racer(typed) : meant.getFirst();
    }

    /** By a racer of that player, or by the player's name. */
    private int firstPlayer(String typed, List<List<Racer>> teams, List<String> playerNames) {
        if (!players.isEmpty() && playerNames.contains(typed)) {
            return playerNames.indexOf(typed);
        }
        List<Racer> running = teams.stream().flatMap(List::stream).toList();
        List<Racer> meant = names.meant(typed, running);
        if (meant.size() > 1) {
            throw names.unclear(typed, meant);
        }
        for (int player = 0; player < teams.size(); player++) {
            if (!meant.isEmpty() && teams.get(player).contains(meant.getFirst())) {
                return player;
            }
        }
        throw BadInput.of("race-first", "typed", typed, "racers", names.of(running));
    }
}
