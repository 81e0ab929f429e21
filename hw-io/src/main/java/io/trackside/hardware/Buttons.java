package io.trackside.hardware;

import io.trackside.table.Command;
import io.trackside.table.Deed;
import io.trackside.table.GameView;
import io.trackside.table.TableView;
import io.trackside.table.TableView.Prompt;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Supplier;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * What a button means now. Remembers only which option somebody points at until it is confirmed, and of two racers to be
 * picked the first; both are forgotten when the table goes on. For one thread.
 */
final class Buttons {
    private static final String NO = "no";
    private static final Set<String> DICE = Set.of("main-die", "power-die");
    /** What these offer is chosen otherwise, or by chance. */
    private static final Set<String> WITHOUT_OPTIONS =
            Set.of("row", "roll-off", "main-die", "power-die", "draw", "free", "restore");

    private final Supplier<Optional<String>> lastGame;
    private long seen = -1;
    private int pointedAt;
    private boolean points;
    private List<String> picked = List.of();

    /** {@code lastGame}: the newest game that is kept, to go on from when nothing is on the table. */
    Buttons(Supplier<Optional<String>> lastGame) {
        this.lastGame = lastGame;
    }

    /** What came of a press. */
    sealed interface Meaning {}

    /** These commands, one after the other. */
    record Commands(List<Command> commands) implements Meaning {
        Commands {
            commands = List.copyOf(commands);
        }
    }

    /** Nothing for the table: another option is pointed at, or the first of two racers is picked. */
    record Noted() implements Meaning {}

    /** The button means nothing here. */
    record Nothing() implements Meaning {}

    /** What {@code action} means at {@code view}. */
    Meaning meaning(Action action, TableView view) {
        forget(view);
        if (action instanceof Action.Undo) {
            return does(new Command.Undo());
        }
        return view.prompt().map(prompt -> meaning(action, prompt, view)).orElseGet(Nothing::new);
    }

    /** The option that somebody points at, and that {@link Action.Confirm} would take. */
    Optional<String> meant(TableView view) {
        return points && view.number() == seen
                ? view.prompt().flatMap(prompt -> at(options(prompt, view), pointedAt))
                : Optional.empty();
    }

    private void forget(TableView view) {
        if (view.number() != seen) {
            seen = view.number();
            pointedAt = 0;
            points = false;
            picked = List.of();
        }
    }

    private Meaning meaning(Action action, Prompt prompt, TableView view) {
        return switch (action) {
            case Action.Face(int face) -> face(face, prompt, view);
            case Action.Yes() -> yes(prompt, view);
            case Action.No() -> no(prompt);
            case Action.SeatYes(int seat) -> isAsked(prompt, seat) ? yes(prompt, view) : new Nothing();
            case Action.SeatNo(int seat) -> isAsked(prompt, seat) ? no(prompt) : new Nothing();
            case Action.Step(int step) -> step(step, prompt, view);
            case Action.Confirm() -> confirm(prompt, view);
            case Action.Throw() -> thrown(prompt);
            case Action.NextRace() -> prompt.kind().equals("next-race") ? goOn(prompt, view) : new Nothing();
            case Action.Undo() -> does(new Command.Undo());
            case Action.Dim() -> new Nothing();
        };
    }

    private Meaning face(int face, Prompt prompt, TableView view) {
        if (prompt.kind().equals("roll-off")) {
            return prompt.seats().isEmpty()
                    ? new Nothing()
                    : does(new Deed.Die(OptionalInt.of(prompt.seats().getFirst()), OptionalInt.of(face)));
        }
        if (DICE.contains(prompt.kind())) {
            return does(new Deed.Die(OptionalInt.empty(), OptionalInt.of(face)));
        }
        return switch (prompt.kind()) {
            case "guess" -> chosen(Integer.toString(face), prompt);
            // The die is thrown while somebody still thinks: the table holds it.
            case "may" -> does(new Deed.Die(OptionalInt.empty(), OptionalInt.of(face)));
            default ->
                at(options(prompt, view), face - 1)
                        .map(option -> chosen(option, prompt))
                        .orElseGet(Nothing::new);
        };
    }

    /** The one that is pointed at, or the only one there is. */
    private Meaning yes(Prompt prompt, TableView view) {
        List<String> options = options(prompt, view);
        if (points) {
            return confirm(prompt, view);
        }
        return options.size() == 1 ? chosen(options.getFirst(), prompt) : goOn(prompt, view);
    }

    /** No game is gone on with: the same people begin a new one. */
    private static Meaning no(Prompt prompt) {
        if (prompt.kind().equals("begin")) {
            return prompt.options().isEmpty()
                    ? new Nothing()
                    : does(new Command.Resume(prompt.options().getFirst()), new Command.Rematch());
        }
        return prompt.optional() ? does(new Deed.Answer(OptionalInt.empty(), NO)) : new Nothing();
    }

    private static boolean isAsked(Prompt prompt, int seat) {
        return prompt.optional() && prompt.seats().contains(seat);
    }

    private Meaning step(int step, Prompt prompt, TableView view) {
        int options = options(prompt, view).size();
        if (options == 0) {
            return new Nothing();
        }
        int beginning = step > 0 ? 0 : options - 1;
        pointedAt = points ? Math.floorMod(pointedAt + step, options) : beginning;
        points = true;
        return new Noted();
    }

    private Meaning confirm(Prompt prompt, TableView view) {
        Optional<String> option = meant(view);
        return option.isPresent() ? chosen(option.get(), prompt) : goOn(prompt, view);
    }

    private static Meaning thrown(Prompt prompt) {
        return switch (prompt.kind()) {
            case "roll-off" ->
                prompt.seats().isEmpty()
                        ? new Nothing()
                        : does(new Deed.Die(OptionalInt.of(prompt.seats().getFirst()), OptionalInt.empty()));
            case "row" -> does(new Deed.Row(List.of()));
            case "draw" -> does(new Deed.Draw(List.of()));
            case "main-die", "power-die", "may", "racer", "space" ->
                does(new Deed.Die(OptionalInt.empty(), OptionalInt.empty()));
            default -> new Nothing();
        };
    }

    /** What comes next where there is nothing to choose; before the draft the teams are dealt. */
    private Meaning goOn(Prompt prompt, TableView view) {
        return switch (prompt.kind()) {
            case "begin" ->
                lastGame.get()
                        .<Meaning>map(game -> does(new Command.Resume(game), new Command.Rematch()))
                        .orElseGet(Nothing::new);
            case "reveal" -> does(new Deed.Reveal());
            case "next-race" -> does(new Deed.NextRace());
            case "row" -> does(new Deed.Row(List.of()));
            case "draw" -> does(new Deed.Draw(List.of()));
            case "over" -> does(new Command.Rematch());
            // The table puts in what it offers.
            case "restore" -> does(new Deed.Restore(JsonNodeFactory.instance.objectNode()));
            case "roll-off" ->
                view.game()
                                .flatMap(GameView::rollOff)
                                .filter(rollOff -> rollOff.decides().equals("draft"))
                                .isPresent()
                        ? does(new Deed.Teams(List.of()))
                        : new Nothing();
            default -> new Nothing();
        };
    }

    private Meaning chosen(String option, Prompt prompt) {
        return switch (prompt.kind()) {
            case "begin" -> does(new Command.Resume(option));
            case "draft" -> does(new Deed.Draft(prompt.seats().getFirst(), option));
            case "line-up" -> lineUp(option, prompt);
            default -> does(new Deed.Answer(OptionalInt.empty(), option));
        };
    }

    private Meaning lineUp(String racer, Prompt prompt) {
        List<String> racers = new ArrayList<>(picked);
        racers.add(racer);
        if (racers.size() < prompt.count()) {
            picked = List.copyOf(racers);
            pointedAt = 0;
            points = false;
            return new Noted();
        }
        return does(new Deed.LineUp(prompt.seats().getFirst(), racers));
    }

    /** What can be chosen; in the line-up the racers of whoever picks first that are left. */
    private List<String> options(Prompt prompt, TableView view) {
        if (WITHOUT_OPTIONS.contains(prompt.kind())) {
            return List.of();
        }
        if (prompt.kind().equals("line-up")) {
            List<String> left = new ArrayList<>(view.game()
                    .map(game -> game.seats().get(prompt.seats().getFirst()))
                    .map(GameView.Seat::unused)
                    .orElse(List.of()));
            left.removeAll(picked);
            return left;
        }
        return prompt.options().stream().filter(option -> !option.equals(NO)).toList();
    }

    private static Optional<String> at(List<String> options, int place) {
        return place < options.size() ? Optional.of(options.get(place)) : Optional.empty();
    }

    private static Meaning does(Command... commands) {
        return new Commands(List.of(commands));
    }
}
