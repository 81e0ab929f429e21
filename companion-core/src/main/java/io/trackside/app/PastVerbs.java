package io.trackside.app;

import io.trackside.table.Command;
import io.trackside.table.StepView;
import io.trackside.table.TableView;
import java.util.List;
import java.util.Map;

/** What people do about what was done. */
final class PastVerbs {
    private static final int USUALLY_TOLD = 12;

    private PastVerbs() {}

    static List<Verb> all() {
        return List.of(
                Verb.of("undo", "[N]", 0, (desk, order) -> repeat(desk, order, new Command.Undo())),
                Verb.of("redo", "[N]", 0, (desk, order) -> repeat(desk, order, new Command.Redo())),
                Verb.of("history", "[all]", 0, PastVerbs::history),
                Verb.of("goto", "N", 1, PastVerbs::goTo),
                Verb.of("amend", "N WHAT", 2, (desk, order) -> desk.send(Amendment.read(desk, order))),
                Verb.of("rest", "", 0, (desk, order) -> desk.send(new Command.PlayRest())));
    }

    private static void repeat(Desk desk, Order order, Command command) {
        int times = order.isEmpty() ? 1 : Order.number(order.text());
        TableView.HistoryView past = desk.view().history();
        int most = command instanceof Command.Undo ? past.done() : past.undone();
        for (int i = 0; i < Math.max(1, Math.min(times, most)); i++) {
            desk.send(command);
        }
    }

    private static void goTo(Desk desk, Order order) {
        boolean begin = desk.replies().isWord("start", order.text());
        desk.send(new Command.GoTo(begin ? 0 : Order.number(order.text())));
    }

    private static void history(Desk desk, Order order) {
        List<StepView> steps = desk.client().history();
        int done = desk.view().history().done();
        int from = order.isEmpty() ? Math.max(0, done - USUALLY_TOLD) : 0;
        if (from > 0) {
            desk.say("table.history.earlier", Map.of("count", from));
        }
        for (int place = from; place < steps.size(); place++) {
            String title = desk.commentary().titleWithOutcome(steps.get(place), desk.game());
            desk.say(
                    place < done ? "table.history.done" : "table.history.undone",
                    Map.of("number", place + 1, "step", title));
        }
        if (steps.isEmpty()) {
            desk.say("table.history.nothing", Map.of());
        }
    }
}
