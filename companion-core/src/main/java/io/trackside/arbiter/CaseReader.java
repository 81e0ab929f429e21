package io.trackside.arbiter;

import io.trackside.rules.BadInput;
import io.trackside.rules.HouseRules;
import io.trackside.rules.KeepsMySpaceClear;
import io.trackside.rules.Racer;
import io.trackside.rules.Runner;
import io.trackside.rules.Runners;
import io.trackside.rules.Switch;
import io.trackside.rules.Track;
import io.trackside.rules.racers.Catalogue;
import io.trackside.table.Keys;
import io.trackside.table.Printing;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads worked cases, one JSON object each. What cannot be read is a {@link BadInput} that names key and remedy. */
final class CaseReader {
    private static final JsonMapper JSON = new JsonMapper();
    private static final Set<String> KEYS =
            Set.of("id", "about", "rules", "track", "setup", "turn_of", "inputs", "expect", "why", "standing", "note");
    private static final Set<String> PLACE_KEYS = Set.of(
            "racer", "space", "player", "tripped", "power", "prediction", "finished", "eliminated", "chips", "note");
    private static final Set<String> INPUT_KEYS = Set.of("roll", "by", "for", "power", "choose", "every_time", "note");
    private static final Set<String> EXPECT_KEYS = Set.of(
            "spaces", "tripped", "eliminated", "finished", "chips", "next_turn", "next_turn_player", "race_over");
    private static final int MOST_RACERS = 8;
    private static final int MOST_PLAYERS = 6;

    private final Catalogue catalogue;
    private final Printing printing;

    CaseReader(Catalogue catalogue, Printing printing) {
        this.catalogue = catalogue;
        this.printing = printing;
    }

    WorkedCase read(String json) {
        JsonNode node;
        try {
            node = JSON.readTree(json);
        } catch (JacksonException malformed) {
            throw BadInput.of("case-not-json");
        }
        if (!node.isObject()) {
            throw BadInput.of("case-not-object");
        }
        return read(node);
    }

    WorkedCase read(JsonNode node) {
        Keys keys = new Keys("", node);
        keys.only(KEYS);
        HouseRules rules = rules(node.get("rules"));
        Track track = printing.track(keys.text("track"));
        List<String> players = new ArrayList<>();
        List<WorkedCase.Place> setup = new ArrayList<>();
        for (Keys place : keys.list("setup")) {
            setup.add(place(place, players, setup));
        }
        checkSetup(setup, players);
        List<CaseInput> inputs = new ArrayList<>();
        for (Keys input : keys.optionalList("inputs")) {
            inputs.add(input(input, inputs.size() + 1));
        }
        Map<String, JsonNode> expected = expected(node.get("expect"));
        String id = keys.has("id") ? keys.text("id") : "";
        Runners next = next(keys.text("turn_of"), setup, players);
        return new WorkedCase(id, rules, track, setup, players, next, inputs, expected);
    }

    private HouseRules rules(@Nullable JsonNode node) {
        List<Switch> known = HouseRules.switchesOf(catalogue.racers());
        if (node == null || node.isNull()) {
            return HouseRules.of(HouseRules.FIRST_PRINTING, Map.of(), known);
        }
        if (node.isString()) {
            return HouseRules.of(node.stringValue(), Map.of(), known);
        }
        Keys keys = new Keys("rules", node);
        Map<String, String> chosen = new TreeMap<>();
        String preset = HouseRules.FIRST_PRINTING;
        for (String key : node.propertyNames()) {
            if (key.equals("printing")) {
                preset = keys.text(key);
            } else {
                chosen.put(key, keys.text(key));
            }
        }
        return HouseRules.of(preset, chosen, known);
    }

    private WorkedCase.Place place(Keys keys, List<String> players, List<WorkedCase.Place> before) {
        keys.only(PLACE_KEYS);
        Racer racer = catalogue.racer(keys.text("racer"));
        if (before.stream().anyMatch(place -> place.racer() == racer)) {
            throw BadInput.of("racer-twice", "racer", racer.id());
        }
        int finished = keys.number("finished", 0, 2, 0);
        int space = finished > 0 ? Track.FINISH : keys.space("space");
        String player = keys.has("player") ? keys.text("player") : "p" + (before.size() + 1);
        if (!players.contains(player)) {
            players.add(player);
        }
        return new WorkedCase.Place(
                racer,
                space,
                players.indexOf(player),
                keys.flag("tripped"),
                keys.optionalText("power").map(catalogue::racer),
                keys.optionalText("prediction"),
                finished,
                keys.flag("eliminated"),
                keys.number("chips", 0, 999, 0));
    }

    private static void checkSetup(List<WorkedCase.Place> setup, List<String> players) {
        if (setup.size() < 2 || setup.size() > MOST_RACERS || players.size() > MOST_PLAYERS) {
            throw BadInput.of("case-racers", "racers", setup.size(), "players", players.size());
        }
        for (WorkedCase.Place place : setup) {
            if (place.prediction().isPresent()
                    && setup.stream()
                            .noneMatch(other ->
                                    other.racer().id().equals(place.prediction().get()))) {
                throw BadInput.of(
                        "case-prediction",
                        "racer",
                        place.racer().id(),
                        "prediction",
                        place.prediction().get());
            }
            boolean keeps = place.power().orElse(place.racer()).power() instanceof KeepsMySpaceClear;
            for (WorkedCase.Place other : setup) {
                if (keeps && !other.equals(place) && shares(place, other)) {
                    throw BadInput.of(
                            "case-space-shared",
                            "racer",
                            place.racer().id(),
                            "other",
                            other.racer().id(),
                            "space",
                            place.space());
                }
            }
        }
    }

    private static boolean shares(WorkedCase.Place one, WorkedCase.Place other) {
        boolean racing = one.finished() == 0 && other.finished() == 0 && !one.eliminated() && !other.eliminated();
        return racing && one.space() == other.space() && one.space() > Track.START;
    }

    private static CaseInput input(Keys keys, int number) {
        keys.only(INPUT_KEYS);
        if (keys.has("roll")) {
            int face = keys.number("roll", 1, 6, 1);
            return new CaseInput.Die(number, face, keys.optionalText("by"), keys.optionalText("for"));
        }
        return new CaseInput.Choice(
                number, keys.text("by"), keys.text("power"), keys.text("choose"), keys.flag("every_time"));
    }

    private static Map<String, JsonNode> expected(@Nullable JsonNode node) {
        Map<String, JsonNode> expected = new TreeMap<>();
        if (node != null && !node.isNull()) {
            Keys keys = new Keys("expect", node);
            keys.only(EXPECT_KEYS);
            node.properties().forEach(entry -> expected.put(entry.getKey(), entry.getValue()));
        }
        return expected;
    }

    private static Runners next(String turnOf, List<WorkedCase.Place> setup, List<String> players) {
        Runners next = Runners.NOBODY;
        for (int i = 0; i < setup.size(); i++) {
            WorkedCase.Place place = setup.get(i);
            boolean meant = place.racer().id().equals(turnOf)
                    || players.get(place.player()).equals(turnOf);
            if (meant && place.finished() == 0 && !place.eliminated()) {
                next = next.with(Runner.of(i));
            }
        }
        if (next.isEmpty()) {
            throw BadInput.of("case-turn-of", "turn_of", turnOf);
        }
        return next;
    }
}
