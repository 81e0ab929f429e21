package io.trackside.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A whole game around its races (R1, R2): driven step by step, each step giving a new game. Immutable. */
public final class Game {
    private final GameSetup setup;
    private final Teams teams;
    private final List<FinishedRace> races;
    private final Bank bank;
    private final Phase phase;

    /** What a game answers to a step. */
    public sealed interface Reply {}

    public record Accepted(Game game) implements Reply {}

    /**
     * The step cannot be; the game stays as it was.
     *
     * @param key key of the text, as in {@link BadInput}
     * @param details parameters of the text, by name
     */
    public record Refused(String key, Map<String, Object> details) implements Reply {
        public Refused {
            details = Collections.unmodifiableMap(new TreeMap<>(details));
        }
    }

    private Game(GameSetup setup, Teams teams, List<FinishedRace> races, Bank bank, Phase phase) {
        this.setup = setup;
        this.teams = teams;
        this.races = List.copyOf(races);
        this.bank = bank;
        this.phase = phase;
    }

    /** A game about to begin. */
    public static Game of(GameSetup setup) {
        return new Game(
                setup,
                Teams.none(setup.players()),
                List.of(),
                Bank.full(setup.chips(), setup.players()),
                new Phase.RollingOff(new Phase.PicksFirst(), RollOff.among(setup.everybody())));
    }

    /** A game as it was recorded: these teams and chips, after {@code races}; what comes before a race begins anew. */
    public static Game recorded(GameSetup setup, Teams teams, List<FinishedRace> races, Bank bank) {
        Game begun = new Game(setup, teams.checked(setup), races, bank, of(setup).phase);
        if (races.isEmpty()) {
            return begun.towardsRace(FirstPlayer.ofFirstRace(setup));
        }
        return begun.in(begun.afterRace(races));
    }

    /** The same while its next race runs, of these {@code entrants}. */
    public Game recordedRacing(List<Entrant> entrants, int firstPlayer) {
        LineUp lineUp = lineUp(nextRace(), entrants, setup.checkedPlayer(firstPlayer));
        return in(new Phase.Racing(nextRace(), lineUp, List.of()));
    }

    /** The same, over. */
    public Game recordedOver() {
        return in(new Phase.Over(ranking()));
    }

    /** Leads the game on by {@code step}, or says why not. */
    public Reply apply(GameStep step) {
        try {
            return new Accepted(after(step));
        } catch (BadInput mistake) {
            return new Refused(mistake.key(), mistake.details());
        }
    }

    // ---- what everybody can see ----------------------------------------------------------------------------------

    public GameSetup setup() {
        return setup;
    }

    public Phase phase() {
        return phase;
    }

    /** Everyone's racers of the whole game; nobody's until the draft is over. */
    public Teams teams() {
        return teams;
    }

    /** The racers {@code player} can still pick: each runs one race at most (R1.1). */
    public List<Racer> unused(int player) {
        List<Racer> unused = new ArrayList<>(teams.of(player));
        races.forEach(race -> removeThose(unused, race.lineUp()));
        if (phase instanceof Phase.Racing racing) {
            removeThose(unused, racing.lineUp());
        }
        return unused;
    }

    /** The races that are over, in order. */
    public List<FinishedRace> races() {
        return races;
    }

    /** Everyone's chips, and what the bank has left. */
    public Bank bank() {
        return bank;
    }

    /** What the winners of the races so far hand on (R5), each power once. */
    public List<Racer> pastWinners() {
        return races.stream()
                .map(race -> race.result().handsOn())
                .filter(card -> card != Racer.NONE)
                .distinct()
                .toList();
    }

    /** The ranking if the game ended now. */
    public Ranking ranking() {
        return Ranking.of(bank.points());
    }

    // ---- one step ------------------------------------------------------------------------------------------------

    private Game after(GameStep step) {
        return switch (step) {
            case GameStep.RolledOff(int player, int face) -> rolledOff(setup.checkedPlayer(player), face);
            case GameStep.WonRollOff(int player) -> wonRollOff(setup.checkedPlayer(player));
            case GameStep.GotTeams(Teams given) -> gotTeams(given);
            case GameStep.LaidOutRow(List<Racer> row) ->
                drafting(now(Phase.Drafting.class).draft().layOut(row));
            case GameStep.Drafted(int player, Racer racer) ->
                drafting(now(Phase.Drafting.class).draft().pick(setup.checkedPlayer(player), racer));
            case GameStep.LinedUp(int player, List<Racer> racers) -> linedUp(setup.checkedPlayer(player), racers);
            case GameStep.Revealed() -> revealed(now(Phase.LiningUp.class));
            case GameStep.PointsChanged(List<Integer> points, List<Integer> others) -> pointsChanged(points, others);
            case GameStep.TookChips(int player, Chip chip, int count) ->
                tookChips(setup.checkedPlayer(player), chip, count);
            case GameStep.RaceEnded(RaceResult result) -> raceEnded(now(Phase.Racing.class), result);
            case GameStep.WentOn() ->
                towardsRace(FirstPlayer.after(now(Phase.BetweenRaces.class).last(), setup));
            case GameStep.EndedGame() -> endedGame();
        };
    }

    private Game rolledOff(int player, int face) {
        Phase.RollingOff now = now(Phase.RollingOff.class);
        RollOff rolled = now.rollOff().roll(player, face);
        return switch (rolled.outcome(setup.rules())) {
            case RollOff.Open(List<Integer> players) -> in(new Phase.RollingOff(now.purpose(), rolled));
            case RollOff.Again(List<Integer> players) ->
                in(new Phase.RollingOff(now.purpose(), RollOff.among(players)));
            case RollOff.Won(int winner) -> wonRollOff(winner);
        };
    }

    private Game wonRollOff(int winner) {
        Phase.RollingOff now = now(Phase.RollingOff.class);
        if (!now.rollOff().players().contains(winner)) {
            throw BadInput.of("roll-off-not-in", "player", winner);
        }
        return switch (now.purpose()) {
            case Phase.PicksFirst() -> drafting(Draft.begunBy(winner, setup));
            case Phase.BeginsRace(int race, Rule because) -> liningUp(winner, because);
        };
    }

    private Game gotTeams(Teams given) {
        if (!(now(Phase.RollingOff.class).purpose() instanceof Phase.PicksFirst)) {
            throw notNow();
        }
        return new Game(setup, given.checked(setup), races, bank, phase).towardsRace(FirstPlayer.ofFirstRace(setup));
    }

    private Game drafting(Draft draft) {
        return draft.isOver()
                ? new Game(setup, draft.teams(), races, bank, phase).towardsRace(FirstPlayer.ofFirstRace(setup))
                : in(new Phase.Drafting(draft));
    }

    private Game towardsRace(FirstPlayer first) {
        return switch (first) {
            case FirstPlayer.Begins(int player, Rule because) -> liningUp(player, because);
            case FirstPlayer.RollOffAmong(List<Integer> players, Rule because) ->
                in(new Phase.RollingOff(new Phase.BeginsRace(nextRace(), because), RollOff.among(players)));
        };
    }

    private Game liningUp(int firstPlayer, Rule because) {
        return in(
                new Phase.LiningUp(nextRace(), firstPlayer, because, Collections.nCopies(setup.players(), List.of())));
    }

    private Game linedUp(int player, List<Racer> racers) {
        Phase.LiningUp now = now(Phase.LiningUp.class);
        int needed = setup.variant().racersPerRace();
        if (racers.size() != needed) {
            throw BadInput.of("pick-count", "player", player, "racers", racers.size(), "needed", needed);
        }
        if (racers.stream().distinct().count() != needed) {
            throw BadInput.of(
                    "pick-twice", "player", player, "racer", racers.getFirst().id());
        }
        for (Racer racer : racers) {
            if (!teams.of(player).contains(racer)) {
                throw BadInput.of("pick-not-in-team", "player", player, "racer", racer.id());
            }
            if (!unused(player).contains(racer)) {
                throw BadInput.of("pick-raced-already", "player", player, "racer", racer.id());
            }
        }
        List<List<Racer>> picks = new ArrayList<>(now.picks());
        picks.set(player, racers);
        return in(new Phase.LiningUp(now.race(), now.firstPlayer(), now.because(), picks));
    }

    private Game revealed(Phase.LiningUp now) {
        if (!now.missing().isEmpty()) {
            throw BadInput.of("reveal-too-early", "missing", now.missing().size());
        }
        List<Entrant> entrants = new ArrayList<>();
        for (int player = 0; player < setup.players(); player++) {
            for (Racer racer : now.picks().get(player)) {
                entrants.add(new Entrant(racer, player));
            }
        }
        LineUp lineUp = lineUp(now.race(), entrants, now.firstPlayer());
        return in(new Phase.Racing(now.race(), lineUp, List.of()));
    }

    private Game pointsChanged(List<Integer> points, List<Integer> others) {
        Phase.Racing now = now(Phase.Racing.class);
        Bank.Settled settled = settle(points, others);
        return new Game(
                setup, teams, races, settled.bank(), new Phase.Racing(now.race(), now.lineUp(), settled.handings()));
    }

    private Game tookChips(int player, Chip chip, int count) {
        if (chip.metal() != Chip.Metal.BRONZE) {
            return with(bank.taken(player, chip, count));
        }
        if (phase instanceof Phase.Racing) {
            throw notNow();
        }
        List<Integer> points =
                new ArrayList<>(bank.purses().stream().map(Purse::bronze).toList());
        points.set(player, points.get(player) + count * chip.points());
        return with(settle(points, bank.purses().stream().map(Purse::others).toList())
                .bank());
    }

    private Game with(Bank changed) {
        Phase now = phase instanceof Phase.Over ? new Phase.Over(Ranking.of(changed.points())) : phase;
        return new Game(setup, teams, races, changed, now);
    }

    private Game raceEnded(Phase.Racing now, RaceResult result) {
        if (!result.entrants().equals(now.lineUp().entrants())) {
            throw BadInput.of("result-of-another-race", "race", now.race());
        }
        Bank.Settled settled = settle(result.points(), result.otherPoints());
        List<Handing> handings = new ArrayList<>(settled.handings());
        Bank paid = settled.bank();
        List<Chip> prizes = List.of(
                new Chip(Chip.Metal.GOLD, setup.chips().gold().get(now.race() - 1)),
                new Chip(Chip.Metal.SILVER, setup.chips().silver().get(now.race() - 1)));
        for (int place = 0; place < prizes.size(); place++) {
            Chip prize = prizes.get(place);
            if (place < result.placed().size()) {
                int player = result.player(result.placed().get(place));
                paid = paid.pay(player, prize);
                handings.add(new Handing.Takes(player, prize, 1));
            } else {
                handings.add(new Handing.LeavesGame(prize));
            }
        }
        FinishedRace finished =
                new FinishedRace(now.race(), now.lineUp(), result, gained(now.lineUp(), paid), handings);
        List<FinishedRace> more = new ArrayList<>(races);
        more.add(finished);
        Game after = new Game(setup, teams, more, paid, phase);
        return after.in(after.afterRace(more));
    }

    private Phase afterRace(List<FinishedRace> finished) {
        return finished.size() == Schedule.RACES
                ? new Phase.Over(ranking())
                : new Phase.BetweenRaces(finished.getLast());
    }

    private Game endedGame() {
        if (phase instanceof Phase.Over) {
            throw notNow();
        }
        return in(new Phase.Over(ranking()));
    }

    // ---- parts of steps ------------------------------------------------------------------------------------------

    private Bank.Settled settle(List<Integer> points, List<Integer> others) {
        if (points.size() != setup.players() || others.size() != setup.players()) {
            throw BadInput.of("points-count", "players", setup.players());
        }
        if (Collections.min(points) < 0 || Collections.min(others) < 0) {
            throw BadInput.of("points-negative");
        }
        return bank.settle(points, others);
    }

    private static List<Integer> gained(LineUp before, Bank after) {
        List<Integer> gained = new ArrayList<>();
        for (int player = 0; player < before.players(); player++) {
            int had = before.points().get(player) + before.otherPoints().get(player);
            gained.add(after.points().get(player) - had);
        }
        return gained;
    }

    private LineUp lineUp(int race, List<Entrant> entrants, int firstPlayer) {
        return new LineUp(
                setup.schedule().of(race),
                setup.rules(),
                entrants,
                firstPlayer,
                teams.undrafted(setup.catalogue()),
                pastWinners(),
                bank.purses().stream().map(Purse::bronze).toList(),
                bank.purses().stream().map(Purse::others).toList());
    }

    private static void removeThose(List<Racer> racers, LineUp lineUp) {
        lineUp.entrants().forEach(entrant -> racers.remove(entrant.racer()));
    }

    private int nextRace() {
        return races.size() + 1;
    }

    private Game in(Phase next) {
        return new Game(setup, teams, races, bank, next);
    }

    private <P extends Phase> P now(Class<P> expected) {
        if (!expected.isInstance(phase)) {
            throw notNow();
        }
        return expected.cast(phase);
    }

    private BadInput notNow() {
        return BadInput.of("game-step-not-now", "phase", phase.getClass().getSimpleName());
    }
}
