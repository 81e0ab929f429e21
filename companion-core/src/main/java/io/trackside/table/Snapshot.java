package io.trackside.table;

import io.trackside.rules.Bank;
import io.trackside.rules.Correction;
import io.trackside.rules.Entrant;
import io.trackside.rules.FinishedRace;
import io.trackside.rules.Game;
import io.trackside.rules.GameSetup;
import io.trackside.rules.LineUp;
import io.trackside.rules.Phase;
import io.trackside.rules.PlayedRace;
import io.trackside.rules.Purse;
import io.trackside.rules.Race;
import io.trackside.rules.RaceResult;
import io.trackside.rules.Racer;
import io.trackside.rules.Recorded;
import io.trackside.rules.Runner;
import io.trackside.rules.Teams;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The whole table in one JSON object, as every turn's end records it: what the game is, who has which racers and chips,
 * the races that are over, and how the race that runs stood when its present turn began. Picks that are still secret are
 * not in it, nor a draft that is not over.
 */
final class Snapshot {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private Snapshot() {}

    // ---- writing -------------------------------------------------------------------------------------------------

    static ObjectNode of(LiveGame live) {
        Game game = live.game();
        ObjectNode table = NODES.objectNode();
        table.set("plan", RecordJson.write(live.plan()));
        ArrayNode teams = table.putArray("teams");
        game.teams().byPlayer().forEach(team -> teams.add(ids(team)));
        ArrayNode purses = table.putArray("purses");
        game.bank().purses().forEach(purse -> purses.add(RecordJson.write(purse)));
        ArrayNode races = table.putArray("finished");
        game.races().forEach(race -> races.add(finished(race)));
        table.put("over", game.phase() instanceof Phase.Over);
        live.race().ifPresent(race -> table.set("race", running(race)));
        ArrayNode standing = table.putArray("standing-no");
        live.standing().forEach(no -> standing.add(RecordJson.write(no)));
        table.put("time-out", live.timeOut());
        return table;
    }

    /** Whether the game that {@code table} records is over. */
    static boolean isOver(JsonNode table) {
        return table.path("over").asBoolean(false);
    }

    private static ObjectNode running(PlayedRace played) {
        Race race = played.atTurnsBeginning();
        ObjectNode node = NODES.objectNode();
        node.set("racers", entrants(race.lineUp().entrants()));
        node.put("first", race.lineUp().firstPlayer());
        node.put("begun", race.hasBegun());
        node.put("free", played.isFree());
        ArrayNode board = node.putArray("board");
        if (race.hasBegun()) {
            race.asCorrections().forEach(correction -> board.add(CorrectionJson.write(correction)));
        }
        return node;
    }

    private static ObjectNode finished(FinishedRace race) {
        RaceResult result = race.result();
        ObjectNode node = NODES.objectNode();
        node.set("racers", entrants(result.entrants()));
        node.set("placed", indexes(result.placed()));
        node.set("out", indexes(result.eliminated()));
        node.set("spaces", numbers(result.spaces()));
        node.set("points", numbers(result.points()));
        node.set("others", numbers(result.otherPoints()));
        node.set("gained", numbers(race.gained()));
        node.put("hands-on", result.handsOn().id());
        return node;
    }

    private static ArrayNode entrants(List<Entrant> entrants) {
        ArrayNode array = NODES.arrayNode();
        for (Entrant entrant : entrants) {
            array.addObject().put("racer", entrant.racer().id()).put("seat", entrant.player());
        }
        return array;
    }

    private static ArrayNode ids(List<Racer> racers) {
        ArrayNode array = NODES.arrayNode();
        racers.forEach(racer -> array.add(racer.id()));
        return array;
    }

    private static ArrayNode indexes(List<Runner> runners) {
        return numbers(runners.stream().map(Runner::index).toList());
    }

    private static ArrayNode numbers(List<Integer> numbers) {
        ArrayNode array = NODES.arrayNode();
        numbers.forEach(array::add);
        return array;
    }

    // ---- reading -------------------------------------------------------------------------------------------------

    /**
     * The game that {@code table} records.
     *
     * @throws io.trackside.rules.BadInput naming what in it cannot be
     */
    static LiveGame of(JsonNode table, Box box) {
        Keys keys = new Keys("table", table);
        Plan plan = RecordJson.read(keys.object("plan"), Plan.class);
        Set<LiveGame.StandingNo> standing = new TreeSet<>();
        for (Keys no : keys.optionalList("standing-no")) {
            standing.add(RecordJson.read(no, LiveGame.StandingNo.class));
        }
        int timeOut = keys.number("time-out");
        List<List<Racer>> racers = new ArrayList<>();
        for (Keys team : keys.places("teams")) {
            racers.add(team.places(Keys.IT).stream()
                    .map(racer -> box.racer(racer.text(Keys.IT)))
                    .toList());
        }
        LiveGame recorded = racers.stream().allMatch(List::isEmpty)
                ? new LiveGame(box, plan)
                : afterTeams(keys, plan, new Teams(racers), box);
        return recorded.with(recorded.race(), standing, timeOut);
    }

    private static LiveGame afterTeams(Keys keys, Plan plan, Teams teams, Box box) {
        GameSetup setup = plan.setup(box.catalogue(), box.printing());
        List<Purse> purses = keys.list("purses").stream()
                .map(purse -> RecordJson.read(purse, Purse.class))
                .toList();
        Game game = Game.recorded(setup, teams, List.of(), new Bank(setup.chips(), purses));
        List<FinishedRace> races = new ArrayList<>();
        for (Keys race : keys.optionalList("finished")) {
            races.add(finished(race, races.size() + 1, game, box));
        }
        game = Game.recorded(setup, teams, races, game.bank());
        if (keys.flag("over")) {
            return new LiveGame(box, plan, game.recordedOver());
        }
        if (!keys.has("race")) {
            return new LiveGame(box, plan, game);
        }
        Keys race = keys.object("race");
        Game racing = game.recordedRacing(entrants(race, box), race.number("first"));
        LineUp lineUp = ((Phase.Racing) racing.phase()).lineUp();
        return new LiveGame(box, plan, racing).with(Optional.of(running(race, lineUp, box)), Set.of(), 0);
    }

    private static PlayedRace running(Keys keys, LineUp lineUp, Box box) {
        Race race = new Race(lineUp, new Recorded());
        if (keys.flag("begun")) {
            List<Correction> board = keys.optionalList("board").stream()
                    .map(correction -> CorrectionJson.read(correction, box))
                    .toList();
            race.correct(board);
        }
        PlayedRace played = new PlayedRace(race);
        if (keys.flag("free")) {
            played.free();
        }
        return played;
    }

    private static FinishedRace finished(Keys keys, int number, Game game, Box box) {
        List<Entrant> entrants = entrants(keys, box);
        String handsOn = keys.text("hands-on");
        RaceResult result = new RaceResult(
                entrants,
                runners(keys, "placed"),
                runners(keys, "out"),
                numbers(keys, "spaces"),
                numbers(keys, "points"),
                numbers(keys, "others"),
                handsOn.equals(Racer.NONE.id()) ? Racer.NONE : box.racer(handsOn));
        LineUp onItsTrack =
                LineUp.of(game.setup().schedule().of(number), game.setup().rules(), entrants);
        return new FinishedRace(number, onItsTrack, result, numbers(keys, "gained"), List.of());
    }

    private static List<Entrant> entrants(Keys keys, Box box) {
        return keys.list("racers").stream()
                .map(entrant -> new Entrant(box.racer(entrant.text("racer")), entrant.number("seat")))
                .toList();
    }

    private static List<Runner> runners(Keys keys, String key) {
        return numbers(keys, key).stream().map(Runner::of).toList();
    }

    private static List<Integer> numbers(Keys keys, String key) {
        return keys.places(key).stream().map(place -> place.number(Keys.IT)).toList();
    }
}
