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

/**
 * What a button means now. Remembers only which option is meant until it is confirmed, and of two racers to be picked the
 * first; both are forgotten when the table goes on. For one thread.
 */
final class Buttons {
    private static final String NO = "no";
    private static final Set<String> DICE = Set.of("main-die", "power-die");

    private long seen = -1;
    private int meant;
    private List<String> picked = List.of();

    /** The command that {@code action} is at {@code view}; nothing when it has no meaning there. */
    Optional<Command> meaning(Action action, TableView view) {
        if (view.number() != seen) {
            seen = view.number();
            meant = 0;
            picked = List.of();
        }
        if (action instanceof Action.Undo) {
            return Optional.of(new Command.Undo());
        }
        return view.prompt().flatMap(prompt -> meaning(action, prompt, view));
    }

    /** The option that {@link Action.Confirm} would take. */
    Optional<String> meant(TableView view) {
        return view.prompt().flatMap(prompt -> at(options(prompt, view), view.number() == seen ? meant : 0));
    }

    private Optional<Command> meaning(Action action, Prompt prompt, TableView view) {
        return switch (action) {
            case Action.Face(int face) -> face(face, prompt, view);
            case Action.Yes() -> yes(prompt, view);
            case Action.No() -> no(prompt, OptionalInt.empty());
            case Action.SeatYes(int seat) -> isAsked(prompt, seat) ? yes(prompt, view) : Optional.empty();
            case Action.SeatNo(int seat) -> isAsked(prompt, seat) ? no(prompt, OptionalInt.of(seat)) : Optional.empty();
            case Action.Step(int step) -> {
                int options = options(prompt, view).size();
                meant = options == 0 ? 0 : Math.floorMod(meant + step, options);
                yield Optional.empty();
            }
            case Action.Confirm() ->
                at(options(prompt, view), meant)
                        .flatMap(option -> chosen(option, prompt))
                        .or(() -> goOn(prompt, view));
            case Action.Throw() -> thrown(prompt);
            case Action.NextRace() -> prompt.kind().equals("next-race") ? goOn(prompt, view) : Optional.empty();
            case Action.Undo() -> Optional.of(new Command.Undo());
            case Action.Dim() -> Optional.empty();
        };
    }

    private Optional<Command> face(int face, Prompt prompt, TableView view) {
        if (prompt.kind().equals("roll-off")) {
            return prompt.seats().stream()
                    .findFirst()
                    .map(seat -> new Deed.Die(OptionalInt.of(seat), OptionalInt.of(face)));
        }
        if (DICE.contains(prompt.kind())) {
            return Optional.of(new Deed.Die(OptionalInt.empty(), OptionalInt.of(face)));
        }
        if (prompt.kind().equals("guess")) {
            return Optional.of(new Deed.Answer(OptionalInt.empty(), Integer.toString(face)));
        }
        Optional<Command> option = at(options(prompt, view), face - 1).flatMap(chosen -> chosen(chosen, prompt));
        boolean early = option.isEmpty() && prompt.optional();
        return early ? Optional.of(new Deed.Die(OptionalInt.empty(), OptionalInt.of(face))) : option;
    }

    private Optional<Command> yes(Prompt prompt, TableView view) {
        if (prompt.kind().equals("may")) {
            return Optional.of(new Deed.Answer(OptionalInt.empty(), "yes"));
        }
        List<String> options = options(prompt, view);
        return options.size() == 1 ? chosen(options.getFirst(), prompt) : goOn(prompt, view);
    }

    private static Optional<Command> no(Prompt prompt, OptionalInt seat) {
        return prompt.optional() ? Optional.of(new Deed.Answer(seat, NO)) : Optional.empty();
    }

    private static boolean isAsked(Prompt prompt, int seat) {
        return prompt.optional() && prompt.seats().contains(seat);
    }

    private static Optional<Command> thrown(Prompt prompt) {
        return switch (prompt.kind()) {
            case "roll-off" ->
                prompt.seats().stream()
                        .findFirst()
                        .map(seat -> new Deed.Die(OptionalInt.of(seat), OptionalInt.empty()));
            case "row" -> Optional.of(new Deed.Row(List.of()));
            case "draw" -> Optional.of(new Deed.Draw(List.of()));
            case "main-die", "power-die", "may", "guess", "racer", "space" ->
                Optional.of(new Deed.Die(OptionalInt.empty(), OptionalInt.empty()));
            default -> Optional.empty();
        };
    }

    /** What comes next where there is nothing to choose; before the draft the teams are dealt. */
    private static Optional<Command> goOn(Prompt prompt, TableView view) {
        return switch (prompt.kind()) {
            case "reveal" -> Optional.of(new Deed.Reveal());
            case "next-race" -> Optional.of(new Deed.NextRace());
            case "row" -> Optional.of(new Deed.Row(List.of()));
            case "draw" -> Optional.of(new Deed.Draw(List.of()));
            case "over" -> Optional.of(new Command.Rematch());
            case "roll-off" ->
                view.game()
                        .flatMap(GameView::rollOff)
                        .filter(rollOff -> rollOff.decides().equals("draft"))
                        .map(rollOff -> new Deed.Teams(List.of()));
            default -> Optional.empty();
        };
    }

    private Optional<Command> chosen(String option, Prompt prompt) {
        return switch (prompt.kind()) {
            case "begin" -> Optional.of(new Command.Resume(option));
            case "draft" -> Optional.of(new Deed.Draft(prompt.seats().getFirst(), option));
            case "line-up" -> lineUp(option, prompt);
            case "row", "roll-off", "main-die", "power-die", "draw" -> Optional.empty();
            default -> Optional.of(new Deed.Answer(OptionalInt.empty(), option));
        };
    }

    private Optional<Command> lineUp(String racer, Prompt prompt) {
        List<String> racers = new ArrayList<>(picked);
        racers.add(racer);
        if (racers.size() < prompt.count()) {
            picked = List.copyOf(racers);
            meant = 0;
            return Optional.empty();
        }
        return Optional.of(new Deed.LineUp(prompt.seats().getFirst(), racers));
    }

    /** What can be chosen; in the line-up the racers of whoever picks first that are left. */
    private List<String> options(Prompt prompt, TableView view) {
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
}
