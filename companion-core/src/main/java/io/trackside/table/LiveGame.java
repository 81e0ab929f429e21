package io.trackside.table;

import io.trackside.rules.BadInput;
import io.trackside.rules.Chip;
import io.trackside.rules.Draft;
import io.trackside.rules.Game;
import io.trackside.rules.GameStep;
import io.trackside.rules.Phase;
import io.trackside.rules.PlayedRace;
import io.trackside.rules.Purse;
import io.trackside.rules.Race;
import io.trackside.rules.RaceResult;
import io.trackside.rules.Racer;
import io.trackside.rules.RollOff;
import io.trackside.rules.Teams;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * A game on the table as far as it has come: the rules' own game, the race that runs, and what this table wants besides.
 * Not changed from outside: every deed gives another one.
 */
final class LiveGame {
    private final Box box;
    private Plan plan;
    private Game game;
    private Optional<PlayedRace> race = Optional.empty();
    /** The race that runs, or else ran last: people ask why when it is over, too. */
    private Optional<PlayedRace> latest = Optional.empty();

    private Map<Integer, Integer> held = new TreeMap<>();
    private Set<StandingNo> standing = new TreeSet<>();
    private List<Deed.HouseRuling> houseRulings = new ArrayList<>();
    private int timeOut;

    /** A seat that says no to a power until it says otherwise. */
    record StandingNo(int seat, String power) implements Comparable<StandingNo> {
        @Override
        public int compareTo(StandingNo other) {
            return seat == other.seat ? power.compareTo(other.power) : Integer.compare(seat, other.seat);
        }
    }

    /**
     * What came of a deed.
     *
     * @param game after it
     * @param deed as it is written down: nothing in it is left to chance
     * @param asked what was asked when it was done, empty for nothing
     */
    record Done(LiveGame game, Deed deed, String asked, List<RulingView> rulings) {}

    /** A game of {@code plan} that is about to begin. */
    LiveGame(Box box, Plan plan) {
        this(box, plan, Game.of(plan.setup(box.catalogue(), box.printing())));
    }

    /** A game that stands as {@code game} does, with no race running. */
    LiveGame(Box box, Plan plan, Game game) {
        this.box = box;
        this.plan = plan;
        this.game = game;
    }

    private LiveGame(LiveGame other) {
        this.box = other.box;
        this.plan = other.plan;
        this.game = other.game;
        this.race = other.race;
        this.latest = other.latest;
        this.held = new TreeMap<>(other.held);
        this.standing = new TreeSet<>(other.standing);
        this.houseRulings = new ArrayList<>(other.houseRulings);
        this.timeOut = other.timeOut;
    }

    // ---- what there is to see ------------------------------------------------------------------------------------

    Box box() {
        return box;
    }

    Plan plan() {
        return plan;
    }

    Game game() {
        return game;
    }

    /** The race that runs, to be looked at only. */
    Optional<PlayedRace> race() {
        return race;
    }

    /** The race that runs or ran last, to be looked at only. */
    Optional<PlayedRace> latestRace() {
        return latest;
    }

    /** Faces of dice thrown early, by seat. */
    Map<Integer, Integer> held() {
        return Map.copyOf(held);
    }

    Set<StandingNo> standing() {
        return Set.copyOf(standing);
    }

    List<Deed.HouseRuling> houseRulings() {
        return List.copyOf(houseRulings);
    }

    /** Seconds, 0 for never. */
    int timeOut() {
        return timeOut;
    }

    Optional<OpenQuestion> asked() {
        return race.flatMap(OpenQuestion::of);
    }

    // ---- doing ---------------------------------------------------------------------------------------------------

    /**
     * The game after {@code deed}.
     *
     * @throws BadInput when it cannot be done now
     */
    Done after(Deed deed, Chance chance) {
        LiveGame next = new LiveGame(this);
        String label = asked().map(OpenQuestion::label).orElse("");
        List<RulingView> rulings = new ArrayList<>();
        Deed settled = next.done(deed, chance, rulings);
        return new Done(next, settled, isAboutQuestion(deed) ? label : "", rulings);
    }

    /** As {@link #after}, if what is asked now is what was asked when it was done first. */
    Done again(Deed deed, String asked, Chance chance) {
        String label = asked().map(OpenQuestion::label).orElse("");
        if (!asked.isEmpty() && !asked.equals(label)) {
            throw BadInput.of("step-no-longer-fits");
        }
        return after(deed, chance);
    }

    /** The game as it was recorded, with its race, if one ran. */
    LiveGame with(Optional<PlayedRace> running, Set<StandingNo> no, int seconds) {
        LiveGame next = new LiveGame(this);
        next.race = running;
        next.standing = new TreeSet<>(no);
        next.timeOut = seconds;
        return next;
    }

    private static boolean isAboutQuestion(Deed deed) {
        return deed instanceof Deed.Die
                || deed instanceof Deed.Answer
                || deed instanceof Deed.Draw
                || deed instanceof Deed.Skip;
    }

    private Deed done(Deed deed, Chance chance, List<RulingView> rulings) {
        return switch (deed) {
            case Deed.Die die -> die(die, chance, rulings);
            case Deed.Answer answer -> inRace(on -> on.answer(answer), rulings);
            case Deed.Draw draw -> inRace(on -> on.draw(draw, chance), rulings);
            case Deed.Skip skip -> inRace(on -> on.skip(skip), rulings);
            case Deed.Correct correct -> inRace(on -> on.correct(correct, box), rulings);
            case Deed.FreeMode mode -> inRace(on -> on.freeMode(mode), rulings);
            case Deed.CallOff off -> inRace(on -> on.callOff(off), rulings);
            case Deed.TakeChips taken -> takeChips(taken);
            case Deed.WinRollOff(int seat) -> lead(deed, new GameStep.WonRollOff(seat));
            case Deed.Teams teams -> teams(teams, chance);
            case Deed.Row row -> row(row, chance);
            case Deed.Draft(int seat, String racer) -> lead(deed, new GameStep.Drafted(seat, box.racer(racer)));
            case Deed.LineUp(int seat, List<String> racers) ->
                lead(deed, new GameStep.LinedUp(seat, box.racers(racers)));
            case Deed.Reveal reveal -> reveal(reveal, rulings);
            case Deed.NextRace next -> lead(next, new GameStep.WentOn());
            case Deed.EndGame end -> endGame(end);
            case Deed.StandingNo no -> standingNo(no, rulings);
            case Deed.HouseRuling ruling -> houseRuling(ruling);
            case Deed.TimeOut(int seconds) -> {
                timeOut = seconds;
                yield deed;
            }
            case Deed.Rename(int seat, String name) -> {
                plan = plan.renamed(checked(seat), name);
                yield deed;
            }
            case Deed.Restore(var recorded) -> {
                become(Snapshot.of(recorded, box));
                yield deed;
            }
        };
    }

    private Deed lead(Deed deed, GameStep step) {
        lead(step);
        return deed;
    }

    private void lead(GameStep step) {
        switch (game.apply(step)) {
            case Game.Accepted(Game next) -> game = next;
            case Game.Refused(String key, Map<String, Object> details) -> {
                BadInput refused = BadInput.of(key);
                for (Map.Entry<String, Object> detail : details.entrySet()) {
                    refused = refused.with(detail.getKey(), detail.getValue());
                }
                throw refused;
            }
        }
    }

    private void become(LiveGame other) {
        plan = other.plan;
        game = other.game;
        race = other.race;
        held = new TreeMap<>();
        standing = other.standing;
        timeOut = other.timeOut;
    }

    private int checked(int seat) {
        if (seat < 0 || seat >= plan.people().size()) {
            throw BadInput.of(
                    "player-unknown", "player", seat, "players", plan.people().size());
        }
        return seat;
    }

    // ---- before a race -------------------------------------------------------------------------------------------

    private Deed teams(Deed.Teams teams, Chance chance) {
        List<List<String>> racers = teams.racers();
        if (racers.isEmpty()) {
            int size = game.setup().variant().teamSize();
            List<Racer> cards = chance.shuffled(game.setup().catalogue());
            racers = new ArrayList<>();
            for (int seat = 0; seat < game.setup().players(); seat++) {
                racers.add(ids(cards.subList(seat * size, (seat + 1) * size)));
            }
        }
        lead(new GameStep.GotTeams(new Teams(racers.stream().map(box::racers).toList())));
        return new Deed.Teams(racers);
    }

    private Deed row(Deed.Row row, Chance chance) {
        List<String> racers = row.racers();
        if (racers.isEmpty() && game.phase() instanceof Phase.Drafting(Draft draft)) {
            List<Racer> left = new ArrayList<>(game.setup().catalogue());
            left.removeAll(draft.picked());
            racers = ids(chance.shuffled(left).subList(0, draft.rowSize()));
        }
        lead(new GameStep.LaidOutRow(box.racers(racers)));
        return new Deed.Row(racers);
    }

    private Deed reveal(Deed.Reveal reveal, List<RulingView> rulings) {
        lead(new GameStep.Revealed());
        RaceOn on = new RaceOn(new PlayedRace(((Phase.Racing) game.phase()).lineUp()), held, standing);
        on.tellNews();
        on.goOn();
        take(on, rulings);
        return reveal;
    }

    private static List<String> ids(List<Racer> racers) {
        return racers.stream().map(Racer::id).toList();
    }

    // ---- during a race -------------------------------------------------------------------------------------------

    private Deed die(Deed.Die die, Chance chance, List<RulingView> rulings) {
        if (die.seat().isPresent()) {
            checked(die.seat().getAsInt());
        }
        int face = die.face().orElseGet(chance::face);
        if (game.phase() instanceof Phase.RollingOff(Phase.Purpose purpose, RollOff rollOff)) {
            int seat = die.seat().orElseGet(() -> onlyOneToRoll(rollOff));
            return lead(new Deed.Die(OptionalInt.of(seat), OptionalInt.of(face)), new GameStep.RolledOff(seat, face));
        }
        return inRace(on -> on.die(die.seat(), face), rulings);
    }

    private static int onlyOneToRoll(RollOff rollOff) {
        List<Integer> open = new ArrayList<>();
        for (int i = 0; i < rollOff.players().size(); i++) {
            if (rollOff.faces().get(i) == RollOff.NOT_YET) {
                open.add(rollOff.players().get(i));
            }
        }
        if (open.size() != 1) {
            throw BadInput.of("die-whose");
        }
        return open.getFirst();
    }

    private Deed standingNo(Deed.StandingNo no, List<RulingView> rulings) {
        StandingNo one =
                new StandingNo(checked(no.seat()), box.racer(no.power()).id());
        if (no.on()) {
            standing.add(one);
        } else {
            standing.remove(one);
        }
        return race.isEmpty()
                ? no
                : inRace(
                        on -> {
                            on.goOn();
                            return no;
                        },
                        rulings);
    }

    private Deed takeChips(Deed.TakeChips taken) {
        int seat = checked(taken.seat());
        if (race.isEmpty() || taken.chip().metal() != Chip.Metal.BRONZE) {
            lead(new GameStep.TookChips(seat, taken.chip(), taken.count()));
        }
        return race.isEmpty()
                ? taken
                : inRace(
                        on -> {
                            on.takeChips(seat, taken.chip(), taken.count());
                            return taken;
                        },
                        new ArrayList<>());
    }

    private Deed inRace(Function<RaceOn, Deed> does, List<RulingView> rulings) {
        PlayedRace now = race.orElseThrow(() -> BadInput.of("no-race"));
        RaceOn on = new RaceOn(now.fork(), held, standing);
        Deed settled = does.apply(on);
        take(on, rulings);
        return settled;
    }

    /** The race is as the deed left it; the game learns how it stands. */
    private void take(RaceOn on, List<RulingView> rulings) {
        rulings.addAll(on.rulings());
        race = Optional.of(on.race());
        latest = race;
        held = on.held();
        if (on.race().race().isOver()) {
            lead(new GameStep.RaceEnded(RaceResult.of(on.race().race())));
            race = Optional.empty();
            held.clear();
        } else {
            tellPoints(on.race().race());
        }
    }

    private void tellPoints(Race now) {
        List<Integer> bronze = new ArrayList<>();
        List<Integer> others = new ArrayList<>();
        boolean changed = false;
        for (int seat = 0; seat < plan.people().size(); seat++) {
            Purse purse = game.bank().purses().get(seat);
            bronze.add(now.points(seat));
            others.add(now.otherPoints(seat));
            changed |= now.points(seat) + now.otherPoints(seat) != purse.points();
        }
        if (changed) {
            lead(new GameStep.PointsChanged(bronze, others));
        }
    }

    // ---- whatever the phase ----------------------------------------------------------------------------------------

    private Deed endGame(Deed.EndGame end) {
        lead(new GameStep.EndedGame());
        race = Optional.empty();
        held.clear();
        return end;
    }

    private Deed houseRuling(Deed.HouseRuling ruling) {
        ruling.right().forEach(this::checked);
        if (ruling.faces().size() > plan.people().size()) {
            throw BadInput.of(
                    "player-unknown",
                    "player",
                    ruling.faces().size() - 1,
                    "players",
                    plan.people().size());
        }
        houseRulings.add(ruling);
        return ruling;
    }
}
