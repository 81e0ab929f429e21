package io.trackside.app;

import io.trackside.rules.BadInput;
import io.trackside.table.Command;
import io.trackside.table.Deed;
import io.trackside.table.StepView;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;

/**
 * Something that was done, to be done otherwise.
 *
 * @param entry its number in the journal
 * @param kind of deed
 * @param details its parts
 */
record Amendment(long entry, String kind, Map<String, Object> details) {
    /** The number in the history, then what it should have been. */
    static Command read(Desk desk, Order order) {
        int number = Order.number(order.first());
        List<StepView> steps = desk.client().history();
        if (number > desk.view().history().done()) {
            throw BadInput.of(
                    "amend-number",
                    "number",
                    number,
                    "most",
                    desk.view().history().done());
        }
        Amendment amendment = of(steps.get(number - 1));
        return new Command.Amend(amendment.entry(), amendment.deed(desk, order.rest()));
    }

    private static Amendment of(StepView step) {
        if (step.kind().equals("amend") && step.details().get("is") instanceof Map<?, ?> is) {
            Map<String, Object> details = new TreeMap<>();
            is.forEach((part, value) -> details.put(part.toString(), value));
            long entry = Long.parseLong(step.details().getOrDefault("entry", 0).toString());
            return new Amendment(entry, step.details().getOrDefault("kind", "").toString(), details);
        }
        return new Amendment(step.entry(), step.kind(), step.details());
    }

    private Deed deed(Desk desk, List<String> words) {
        String typed = String.join(" ", words);
        RacerNames names = desk.names();
        return switch (kind) {
            case "die" -> new Deed.Die(OptionalInt.of(seat()), OptionalInt.of(PlayVerbs.face(typed)));
            case "answer" -> new Deed.Answer(OptionalInt.of(seat()), option(desk, typed));
            case "draw" -> new Deed.Draw(names.several(words, names.all()));
            case "draft" -> new Deed.Draft(seat(), names.one(typed, names.all()));
            case "line-up" ->
                new Deed.LineUp(
                        seat(),
                        names.several(words, desk.game().seats().get(seat()).team()));
            case "row" -> SetUpVerbs.row(desk, words);
            case "teams" -> SetUpVerbs.teams(desk, words);
            case "win-roll-off" -> new Deed.WinRollOff(desk.people().seat(typed));
            case "correct" -> new Deed.Correct(new Corrections(names, desk.game()).read(words), false);
            default -> throw BadInput.of("amend-kind");
        };
    }

    private int seat() {
        return details.get("seat") instanceof Number seat ? seat.intValue() : 0;
    }

    private String option(Desk desk, String typed) {
        String asked = details.getOrDefault("asked", "").toString();
        if (desk.replies().isWord("no", typed)) {
            return "no";
        }
        return switch (asked) {
            case "may" -> "yes";
            case "space" -> desk.replies().isWord("start", typed) ? "0" : typed;
            case "guess" -> Integer.toString(PlayVerbs.face(typed));
            default -> desk.names().one(typed, desk.names().all());
        };
    }
}
