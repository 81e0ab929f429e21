package io.trackside.app;

import io.trackside.rules.BadInput;
import io.trackside.table.Command;
import io.trackside.table.Deed;
import io.trackside.table.GameSummary;
import io.trackside.table.GameView;
import io.trackside.table.Person;
import io.trackside.table.Plan;
import io.trackside.table.TableView;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What people do before a race: who plays, which racers, which one runs. */
final class SetUpVerbs {
    private SetUpVerbs() {}

    static List<Verb> all() {
        return List.of(
                Verb.of("begin", "NAME", 1, SetUpVerbs::begin)
                        .with(
                                new Verb.Option("--racers-each", "N"),
                                new Verb.Option("--printing", "PRINTING"),
                                new Verb.Option("--house-rule", "ID=VALUE"),
                                new Verb.Option("--schedule", "TRACK,TRACK,TRACK,TRACK"),
                                new Verb.Option("--colour", "NAME=COLOUR")),
                Verb.of("teams", "NAME=RACER,RACER", 0, SetUpVerbs::teams).withFlag("--deal"),
                Verb.of("row", "RACER", 0, (desk, order) -> desk.send(row(desk, order.words()))),
                Verb.of("draft", "RACER", 1, SetUpVerbs::draft).with(by()),
                Verb.of("pick", "NAME [RACER]", 1, SetUpVerbs::pick),
                Verb.of("reveal", "", 0, (desk, order) -> desk.send(new Deed.Reveal())),
                Verb.of(
                        "win",
                        "NAME",
                        1,
                        (desk, order) ->
                                desk.send(new Deed.WinRollOff(desk.people().seat(order.text())))),
                Verb.of("next", "", 0, (desk, order) -> desk.send(new Deed.NextRace())),
                Verb.of("rematch", "", 0, (desk, order) -> desk.send(new Command.Rematch())),
                Verb.of("resume", "[GAME]", 0, SetUpVerbs::resume),
                Verb.of(
                        "rename",
                        "NAME NEW-NAME",
                        2,
                        (desk, order) -> desk.send(
                                new Deed.Rename(desk.people().seat(order.first()), String.join(" ", order.rest())))));
    }

    static Verb.Option by() {
        return new Verb.Option("--by", "NAME");
    }

    // ---- people --------------------------------------------------------------------------------------------------

    private static void begin(Desk desk, Order order) {
        desk.send(new Command.Begin(plan(order)));
    }

    /** Who plays, and by which rules. */
    static Plan plan(Order order) {
        List<String> names = order.words();
        Map<String, String> colours = new LinkedHashMap<>();
        for (String one : order.all("--colour")) {
            List<String> pair = pair(one);
            colours.put(names.get(new People(names).seat(pair.getFirst())), pair.getLast());
        }
        List<String> free = new ArrayList<>(Person.COLOURS);
        free.removeAll(colours.values());
        if (names.size() > Person.COLOURS.size()) {
            throw BadInput.of("players-range", "players", names.size(), "least", 2, "most", Person.COLOURS.size());
        }
        List<Person> people = new ArrayList<>();
        for (String name : names) {
            people.add(new Person(name, Optional.ofNullable(colours.get(name)).orElseGet(free::removeFirst)));
        }
        Map<String, String> houseRules = new LinkedHashMap<>();
        order.all("--house-rule")
                .forEach(
                        rule -> houseRules.put(pair(rule).getFirst(), pair(rule).getLast()));
        return new Plan(
                people,
                order.option("--racers-each").map(Order::number).orElse(0),
                order.option("--printing").orElse(""),
                houseRules,
                order.option("--schedule")
                        .map(tracks -> Arrays.asList(tracks.split(",", -1)))
                        .orElse(List.of()));
    }

    private static List<String> pair(String typed) {
        int equals = typed.indexOf('=');
        if (equals < 1 || equals == typed.length() - 1) {
            throw BadInput.of("order-pair", "typed", typed);
        }
        return List.of(
                typed.substring(0, equals).strip(), typed.substring(equals + 1).strip());
    }

    private static void resume(Desk desk, Order order) {
        List<GameSummary> games = desk.client().games();
        Optional<String> current = desk.view().game().map(GameView::id);
        String wanted = order.text();
        String id = games.stream()
                .filter(game -> wanted.isEmpty()
                        ? !game.over() && !current.equals(Optional.of(game.id()))
                        : game.id().startsWith(wanted))
                .map(GameSummary::id)
                .findFirst()
                .orElseThrow(() ->
                        wanted.isEmpty() ? BadInput.of("resume-none") : BadInput.of("game-unknown", "id", wanted));
        desk.send(new Command.Resume(id));
    }

    // ---- teams ---------------------------------------------------------------------------------------------------

    private static void teams(Desk desk, Order order) {
        if (order.has("--deal") == !order.isEmpty()) {
            throw BadInput.of("teams-how");
        }
        desk.send(order.has("--deal") ? new Deed.Teams(List.of()) : teams(desk, order.words()));
    }

    /** A word with an equals sign begins a team. */
    static Deed.Teams teams(Desk desk, List<String> words) {
        Map<Integer, List<String>> typed = new LinkedHashMap<>();
        List<String> team = new ArrayList<>();
        for (String word : words) {
            if (word.contains("=")) {
                team = new ArrayList<>(List.of(word.substring(word.indexOf('=') + 1)));
                typed.put(desk.people().seat(word.substring(0, word.indexOf('='))), team);
            } else {
                team.add(word);
            }
        }
        List<List<String>> teams = new ArrayList<>();
        for (int seat = 0; seat < desk.people().names().size(); seat++) {
            List<String> racers = typed.getOrDefault(seat, List.of());
            if (racers.isEmpty()) {
                throw BadInput.of("teams-missing", "person", desk.people().of(seat));
            }
            teams.add(desk.names().several(racers, desk.names().all()));
        }
        return new Deed.Teams(teams);
    }

    static Deed.Row row(Desk desk, List<String> words) {
        return new Deed.Row(desk.names().several(words, desk.names().all()));
    }

    private static void draft(Desk desk, Order order) {
        TableView.Prompt prompt = desk.prompt();
        int seat = order.option("--by")
                .map(desk.people()::seat)
                .orElseGet(() -> prompt.seats().getFirst());
        desk.send(
                new Deed.Draft(seat, desk.names().one(order.text(), desk.names().all())));
    }

    // ---- picks ---------------------------------------------------------------------------------------------------

    private static void pick(Desk desk, Order order) {
        int seat = desk.people().seat(order.first());
        String typed = order.rest().isEmpty()
                ? desk.talk()
                        .askInSecret(desk.replies().pick(seat, desk.prompt(), desk.game()))
                        .orElse("")
                : String.join(" ", order.rest());
        pick(desk, seat, typed);
    }

    static void pick(Desk desk, int seat, String typed) {
        List<String> picked = desk.replies().picked(seat, typed, desk.game());
        desk.send(new Deed.LineUp(seat, picked));
    }
}
