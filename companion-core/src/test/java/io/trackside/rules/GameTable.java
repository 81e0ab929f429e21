package io.trackside.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.rules.racers.Catalogue;
import io.trackside.table.Printing;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A table in tests that plays a whole game: every step goes through {@link Game#apply}. Players are p1, p2 … as in the
 * worked cases; in the engine their numbers begin with 0.
 */
final class GameTable {
    static final Catalogue CATALOGUE = Catalogue.load();
    static final Printing PRINTING = Printing.ofTheBox();

    private Game game;

    private GameTable(Game game) {
        this.game = game;
    }

    /** A game about to begin; two players run two racers each. */
    static GameTable of(int players, String... houseRules) {
        return of(players, players == 2 ? Variant.DOUBLE_RACERS : Variant.SINGLE_RACERS, houseRules);
    }

    /** {@code houseRules}: switch, value, switch, value … */
    static GameTable of(int players, Variant variant, String... houseRules) {
        Map<String, String> chosen = new TreeMap<>();
        for (int i = 0; i + 1 < houseRules.length; i += 2) {
            chosen.put(houseRules[i], houseRules[i + 1]);
        }
        HouseRules rules = HouseRules.of(HouseRules.FIRST_PRINTING, chosen, HouseRules.switchesOf(CATALOGUE.racers()));
        return new GameTable(
                Game.of(new GameSetup(players, variant, rules, usual(), PRINTING.chips(), CATALOGUE.racers())));
    }

    static Schedule usual() {
        return Schedule.of(Schedule.USUAL, tracks());
    }

    static List<Track> tracks() {
        return List.of(PRINTING.track("mild"), PRINTING.track("wild"));
    }

    static Racer racer(String id) {
        return CATALOGUE.racer(id);
    }

    /** Racers by their ids, with spaces between. */
    static List<Racer> racers(String ids) {
        return ids.isBlank()
                ? List.of()
                : List.of(ids.split(" ", -1)).stream().map(GameTable::racer).toList();
    }

    Game game() {
        return game;
    }

    Phase phase() {
        return game.phase();
    }

    <P extends Phase> P phase(Class<P> expected) {
        assertThat(game.phase()).isInstanceOf(expected);
        return expected.cast(game.phase());
    }

    GameTable then(GameStep step) {
        assertThat(game.apply(step)).as("%s", step).isInstanceOf(Game.Accepted.class);
        game = ((Game.Accepted) game.apply(step)).game();
        return this;
    }

    /** Key of the reason why {@code step} is refused. */
    String refuses(GameStep step) {
        assertThat(game.apply(step)).as("%s", step).isInstanceOf(Game.Refused.class);
        return ((Game.Refused) game.apply(step)).key();
    }

    /** Everyone rolls, p1 first. */
    GameTable rollOff(int... faces) {
        for (int player = 0; player < faces.length; player++) {
            then(new GameStep.RolledOff(player, faces[player]));
        }
        return this;
    }

    /** Teams that hold these racers and are filled up with others; {@code undrafted} stay in the deck. */
    GameTable teams(String undrafted, String... wanted) {
        List<Racer> reserved = new ArrayList<>(racers(undrafted));
        for (String team : wanted) {
            reserved.addAll(racers(team));
        }
        List<Racer> others = new ArrayList<>(CATALOGUE.racers());
        others.removeAll(reserved);
        List<List<Racer>> teams = new ArrayList<>();
        for (int player = 0; player < game.setup().players(); player++) {
            List<Racer> team = new ArrayList<>(player < wanted.length ? racers(wanted[player]) : List.of());
            while (team.size() < game.setup().variant().teamSize()) {
                team.add(others.removeFirst());
            }
            teams.add(team);
        }
        return then(new GameStep.GotTeams(new Teams(teams)));
    }

    /** {@code player} (0 for p1) wins the roll-off by its die. */
    GameTable winsRollOff(int player) {
        for (int one : phase(Phase.RollingOff.class).rollOff().players()) {
            then(new GameStep.RolledOff(one, one == player ? 6 : 1));
        }
        return this;
    }

    /** Everyone picks these, player by player, or the first unused ones; then the reveal. Settles an open roll-off for p1. */
    GameTable reveals(String... picks) {
        if (game.phase() instanceof Phase.RollingOff(Phase.Purpose purpose, RollOff rollOff)) {
            winsRollOff(rollOff.players().getFirst());
        }
        for (int player = 0; player < game.setup().players(); player++) {
            List<Racer> racers = player < picks.length
                    ? racers(picks[player])
                    : game.unused(player).subList(0, game.setup().variant().racersPerRace());
            then(new GameStep.LinedUp(player, racers));
        }
        return then(new GameStep.Revealed());
    }

    LineUp lineUp() {
        return phase(Phase.Racing.class).lineUp();
    }

    /** The race revealed last, with nobody to answer. */
    Race race() {
        return race(new RaceScript());
    }

    Race race(RaceScript script) {
        return new Race(lineUp(), script);
    }

    /** The race is over as it stands. */
    GameTable ends(Race race) {
        return then(new GameStep.RaceEnded(RaceResult.of(race)));
    }

    /** A race in which these took the places, by hand; what is still open then, the table calls off. */
    GameTable endsWith(Racer... placed) {
        Race race = race();
        race.correct(placed(race, placed));
        if (!race.isOver()) {
            race.callOff();
        }
        return ends(race);
    }

    /** The first one crossed; the second one, if any, takes its place when all others are out (R4.8). */
    static List<Correction> placed(Race race, Racer... placed) {
        List<Correction> corrections = new ArrayList<>();
        if (placed.length > 0) {
            corrections.add(new Correction.HasCrossed(runner(race, placed[0].id())));
        }
        for (Runner runner : race.entrants()) {
            if (placed.length > 1 && race.racer(runner) != placed[0] && race.racer(runner) != placed[1]) {
                corrections.add(new Correction.IsOut(runner));
            }
        }
        return corrections;
    }

    GameTable goesOn() {
        return then(new GameStep.WentOn());
    }

    /** The racer that {@code player} (0 for p1) runs, its first if it runs two. */
    Racer running(int player) {
        return lineUp().entrants().stream()
                .filter(entrant -> entrant.player() == player)
                .findFirst()
                .orElseThrow()
                .racer();
    }

    static Runner runner(Race race, String id) {
        for (Runner runner : race.entrants()) {
            if (race.racer(runner).id().equals(id)) {
                return runner;
            }
        }
        throw new AssertionError(id + " does not run in this race");
    }

    static List<String> ids(Race race, List<Runner> runners) {
        return runners.stream().map(runner -> race.racer(runner).id()).toList();
    }

    static List<String> ids(List<Racer> racers) {
        return racers.stream().map(Racer::id).toList();
    }
}
