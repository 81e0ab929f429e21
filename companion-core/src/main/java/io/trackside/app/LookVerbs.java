package io.trackside.app;

import io.trackside.rules.BadInput;
import io.trackside.table.GameSummary;
import io.trackside.table.RulingView;
import io.trackside.table.StepView;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Map;

/** What people look at. */
final class LookVerbs {
    private static final DateTimeFormatter WHEN = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm");

    private LookVerbs() {}

    static List<Verb> all() {
        return List.of(
                Verb.of("status", "", 0, (desk, order) -> status(desk)),
                Verb.of("why", "", 0, (desk, order) -> why(desk)),
                Verb.of("why-not", "RACER", 1, LookVerbs::whyNot),
                Verb.of("powers", "", 0, (desk, order) -> desk.scene().powers(desk.game())),
                Verb.of("games", "", 0, (desk, order) -> games(desk)),
                Verb.of("watch", "", 0, (desk, order) -> watch(desk)));
    }

    static void status(Desk desk) {
        desk.tellNews();
        desk.scene().all(desk.view());
    }

    /** What the last thing done led to; where that was nothing, what the last that led to anything did. */
    private static void why(Desk desk) {
        List<RulingView> rulings = desk.view().rulings();
        if (rulings.isEmpty()) {
            List<StepView> steps = desk.client().history();
            rulings = steps
                    .subList(0, Math.min(steps.size(), desk.view().history().done()))
                    .reversed()
                    .stream()
                    .map(StepView::rulings)
                    .filter(some -> !some.isEmpty())
                    .findFirst()
                    .orElseThrow(() -> BadInput.of("why-nothing"));
        }
        desk.commentary().why(rulings, desk.game());
    }

    private static void whyNot(Desk desk, Order order) {
        String racer = desk.names().one(order.text(), desk.names().all());
        desk.client().whyNot(racer, desk.names().texts().locale()).forEach(desk.talk()::say);
    }

    private static void games(Desk desk) {
        List<GameSummary> games = desk.client().games();
        for (GameSummary game : games) {
            desk.say(
                    "table.game",
                    Map.of(
                            "game", game.id(),
                            "begun",
                                    game.begun()
                                            .map(then -> WHEN.format(then.atZone(ZoneId.systemDefault())))
                                            .orElse("?"),
                            "people", game.people(),
                            "races", game.races(),
                            "over", Boolean.toString(game.over()),
                            "points",
                                    game.points().stream().map(String::valueOf).toList(),
                            "whole", Boolean.toString(game.whole())));
        }
        if (games.isEmpty()) {
            desk.say("table.games.none", Map.of());
        }
    }

    private static void watch(Desk desk) {
        status(desk);
        desk.talk().say(desk.question());
        desk.watch();
    }
}
