package io.trackside.table;

import io.trackside.rules.Chip;
import io.trackside.rules.Draft;
import io.trackside.rules.FinishedRace;
import io.trackside.rules.Game;
import io.trackside.rules.Phase;
import io.trackside.rules.PlayedRace;
import io.trackside.rules.Purse;
import io.trackside.rules.Question;
import io.trackside.rules.Race;
import io.trackside.rules.Racer;
import io.trackside.rules.Ranking;
import io.trackside.rules.RollOff;
import io.trackside.rules.Runner;
import io.trackside.rules.Runners;
import io.trackside.rules.Schedule;
import io.trackside.table.TableView.Prompt;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** A live game as there is to see of it. */
record Views(LiveGame live) {
    private static final List<String> FACES = List.of("1", "2", "3", "4", "5", "6");

    // ---- the game ------------------------------------------------------------------------------------------------

    GameView game(String id) {
        Game game = live.game();
        Phase phase = game.phase();
        return new GameView(
                id,
                RecordJson.kebab(phase.getClass().getSimpleName()),
                Math.min(Schedule.RACES, game.races().size() + (phase instanceof Phase.BetweenRaces ? 0 : 1)),
                live.plan().printing(),
                live.plan().racersEach(),
                game.setup().rules().values(),
                live.plan().schedule(),
                seats(),
                firstSeat(phase),
                rollOff(phase),
                draft(phase),
                live.race().map(Views::onTrack),
                bank(),
                game.races().stream().map(Views::finished).toList(),
                ranking(game.ranking()),
                live.houseRulings().stream()
                        .map(ruling -> new GameView.HouseRulingView(
                                ruling.about(), ruling.right(), ruling.faces(), ruling.why()))
                        .toList(),
                live.timeOut());
    }

    private List<GameView.Seat> seats() {
        List<GameView.Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < live.plan().people().size(); seat++) {
            seats.add(seat(seat));
        }
        return seats;
    }

    private GameView.Seat seat(int seat) {
        Game game = live.game();
        Person person = live.plan().people().get(seat);
        Purse purse = game.bank().purses().get(seat);
        List<Racer> team = game.teams().of(seat);
        if (game.phase() instanceof Phase.Drafting(Draft draft)) {
            team = draft.teams().of(seat);
        }
        return new GameView.Seat(
                seat,
                person.name(),
                person.colour(),
                ids(team),
                ids(game.unused(seat)),
                game.phase() instanceof Phase.LiningUp lining
                        && !lining.missing().contains(seat),
                purse.points(),
                purse.bronze(),
                purse.cups().stream().map(Views::chip).toList(),
                purse.ones(),
                purse.threes(),
                purse.owed(),
                live.held().getOrDefault(seat, 0),
                live.standing().stream()
                        .filter(no -> no.seat() == seat)
                        .map(LiveGame.StandingNo::power)
                        .sorted()
                        .toList());
    }

    private static GameView.ChipView chip(Chip chip) {
        return new GameView.ChipView(RecordJson.kebab(chip.metal().name()), chip.points());
    }

    private static Optional<Integer> firstSeat(Phase phase) {
        return switch (phase) {
            case Phase.LiningUp lining -> Optional.of(lining.firstPlayer());
            case Phase.Racing racing -> Optional.of(racing.lineUp().firstPlayer());
            default -> Optional.empty();
        };
    }

    private static Optional<GameView.RollOffView> rollOff(Phase phase) {
        if (!(phase instanceof Phase.RollingOff(Phase.Purpose purpose, RollOff rollOff))) {
            return Optional.empty();
        }
        Map<Integer, Integer> faces = new TreeMap<>();
        for (int i = 0; i < rollOff.players().size(); i++) {
            faces.put(rollOff.players().get(i), rollOff.faces().get(i));
        }
        String decides = purpose instanceof Phase.PicksFirst ? "draft" : "first-player";
        return Optional.of(new GameView.RollOffView(decides, faces));
    }

    private static Optional<GameView.DraftView> draft(Phase phase) {
        return phase instanceof Phase.Drafting(Draft draft)
                ? Optional.of(new GameView.DraftView(
                        ids(draft.faceUp()), draft.order(), draft.picked().size()))
                : Optional.empty();
    }

    private GameView.BankView bank() {
        Game game = live.game();
        int race = game.races().size();
        boolean used = race >= Schedule.RACES;
        return new GameView.BankView(
                game.bank().ones(),
                game.bank().threes(),
                used ? 0 : game.setup().chips().gold().get(race),
                used ? 0 : game.setup().chips().silver().get(race));
    }

    private static GameView.FinishedView finished(FinishedRace race) {
        List<String> racers = race.result().entrants().stream()
                .map(entrant -> entrant.racer().id())
                .toList();
        return new GameView.FinishedView(
                race.number(),
                race.lineUp().track().id(),
                racers,
                race.result().placed().stream()
                        .map(runner -> racers.get(runner.index()))
                        .toList(),
                race.result().eliminated().stream()
                        .map(runner -> racers.get(runner.index()))
                        .toList(),
                race.gained());
    }

    private static List<GameView.RankView> ranking(Ranking ranking) {
        return ranking.ranks().stream()
                .map(rank -> new GameView.RankView(rank.place(), rank.points(), rank.players()))
                .toList();
    }

    // ---- the race ------------------------------------------------------------------------------------------------

    private static GameView.RaceView onTrack(PlayedRace played) {
        Race race = played.race();
        List<GameView.Figure> figures = new ArrayList<>();
        for (Runner runner : race.entrants()) {
            figures.add(figure(race, runner));
        }
        List<GameView.Pending> pending = race.waiting().stream()
                .map(waiting -> new GameView.Pending(
                        race.racer(waiting.owner()).id(), waiting.power().id(), waiting.because()))
                .toList();
        return new GameView.RaceView(
                race.track().id(),
                played.turn(),
                played.isFree(),
                figures,
                race.racer(current(played)).id(),
                pending,
                ids(race, race.placed()),
                ids(race, race.eliminated()),
                PrintedView.of(race.track()));
    }

    /** Of a player who may choose the first one, until it has chosen (R2.8). */
    private static Runner current(PlayedRace played) {
        Race race = played.race();
        if (played.isFree()) {
            return race.next().first();
        }
        return played.question()
                .filter(question -> question.kind() == Question.Kind.OWN_RACER)
                .map(Question::who)
                .orElse(race.current());
    }

    private static GameView.Figure figure(Race race, Runner runner) {
        Runners leaders = race.leaders();
        Runners last = race.last();
        RealBoard.Place place = RealBoard.Place.of(race, runner);
        return new GameView.Figure(
                race.racer(runner).id(),
                race.player(runner),
                place.space(),
                place.state(),
                race.runsWith(runner).id(),
                (race.isRacing(runner) ? race.holds(runner) : Racer.NONE).id(),
                leaders.contains(runner),
                last.contains(runner));
    }

    private static List<String> ids(Race race, List<Runner> runners) {
        return runners.stream().map(runner -> race.racer(runner).id()).toList();
    }

    private static List<String> ids(List<Racer> racers) {
        return racers.stream().map(Racer::id).toList();
    }

    // ---- the prompt ----------------------------------------------------------------------------------------------

    Optional<Prompt> prompt() {
        Game game = live.game();
        return switch (game.phase()) {
            case Phase.RollingOff(Phase.Purpose purpose, RollOff rollOff) -> Optional.of(rollOff(rollOff));
            case Phase.Drafting(Draft draft) -> Optional.of(drafting(draft));
            case Phase.LiningUp lining -> Optional.of(liningUp(lining));
            case Phase.Racing racing -> racing(live.race().orElseThrow());
            case Phase.BetweenRaces between -> Optional.of(Prompt.of("next-race", everybody(), List.of(), 0));
            case Phase.Over over -> Optional.of(Prompt.of("over"));
        };
    }

    private static Prompt rollOff(RollOff rollOff) {
        List<Integer> open = new ArrayList<>();
        for (int i = 0; i < rollOff.players().size(); i++) {
            if (rollOff.faces().get(i) == RollOff.NOT_YET) {
                open.add(rollOff.players().get(i));
            }
        }
        return Prompt.of("roll-off", open, FACES, 1);
    }

    private Prompt drafting(Draft draft) {
        if (draft.needsRow()) {
            List<Racer> left = new ArrayList<>(live.game().setup().catalogue());
            left.removeAll(draft.picked());
            return Prompt.of("row", everybody(), ids(left), draft.rowSize());
        }
        return Prompt.of("draft", List.of(draft.next()), ids(draft.faceUp()), 1);
    }

    /** Everyone's own racers can be picked: they stand beside the seats, as they differ from seat to seat. */
    private Prompt liningUp(Phase.LiningUp lining) {
        return lining.missing().isEmpty()
                ? Prompt.of("reveal", everybody(), List.of(), 0)
                : Prompt.of("line-up", lining.missing(), List.of(), live.plan().racersEach());
    }

    private Optional<Prompt> racing(PlayedRace race) {
        if (race.isFree()) {
            Race board = race.race();
            return Optional.of(
                    Prompt.of("free", List.of(board.player(board.next().first())), List.of(), 0));
        }
        return live.asked().map(asked -> asked.prompt(live.timeOut()));
    }

    private List<Integer> everybody() {
        return live.game().setup().everybody();
    }
}
