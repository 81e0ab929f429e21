package io.trackside.table;

import io.trackside.rules.BadInput;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A game with its history: what one journal tells. The same entries always lead to the same sitting. Immutable.
 *
 * @param start the game before anything was done
 * @param live the game as it is now
 * @param number of the last entry
 * @param hands what lies on the real board, as far as hands have said or a die has shown that they followed
 * @param rewritten whether the last entry changed what was done before
 * @param rulings what came of the last entry
 */
record Sitting(
        LiveGame start,
        History history,
        LiveGame live,
        long number,
        RealBoard hands,
        boolean rewritten,
        List<RulingView> rulings) {
    private static final int STEPS_BETWEEN_KEPT = 16;

    /** A command that was done: the sitting after it, and the command as it is written down. */
    record Done(Sitting after, Command settled, String asked) {}

    static Sitting begun(LiveGame start) {
        return new Sitting(start, History.begun(), start, 0, RealBoard.EMPTY, false, List.of());
    }

    /**
     * What {@code command} leads to; it is entry number {@link #number()} + 1.
     *
     * @throws BadInput when it cannot be done now
     */
    Done after(Command command, Chance chance) {
        return switch (command) {
            case Deed deed -> after(deed, chance);
            case Command.HandsDone done ->
                new Done(new Sitting(start, history, live, number + 1, RealBoard.of(live), false, List.of()), done, "");
            case Command.Undo undo -> went(undo, history.goTo(history.at() - 1), chance);
            case Command.Redo redo -> went(redo, history.goTo(history.at() + 1), chance);
            case Command.GoTo(int done) -> went(command, history.goTo(done), chance);
            case Command.Amend(long entry, Deed deed) -> amended(entry, deed, chance);
            case Command.PlayRest rest -> restPlayed(rest, chance);
            case Command.Opening opening ->
                throw new IllegalArgumentException(opening + " is nothing that happens in a game");
        };
    }

    /** As {@link #after} for an entry that is read: a deed counts only if what was asked then is asked now. */
    Sitting again(Command command, String asked, Chance chance) {
        if (command instanceof Deed deed) {
            return did(live.again(deed, asked, chance));
        }
        return after(command, chance).after();
    }

    /** One entry more, which had no effect. */
    Sitting without() {
        return new Sitting(start, history, live, number + 1, hands, rewritten, List.of());
    }

    // ---- deeds ---------------------------------------------------------------------------------------------------

    private Done after(Deed deed, Chance chance) {
        LiveGame.Done done = live.after(deed, chance);
        return new Done(did(done), done.deed(), done.asked());
    }

    private Sitting did(LiveGame.Done done) {
        boolean corrects = done.deed() instanceof Deed.Correct || done.deed() instanceof Deed.Restore;
        Step step = step(number + 1, done, history.steps().size());
        return new Sitting(
                start,
                history.did(step),
                done.game(),
                number + 1,
                handsAt(corrects || done.deed() instanceof Deed.Die, corrects)
                        .withHand(done.deed(), RealBoard.of(done.game())),
                corrects,
                done.rulings());
    }

    private static Step step(long entry, LiveGame.Done done, int place) {
        Optional<LiveGame> kept = place % STEPS_BETWEEN_KEPT == 0 ? Optional.of(done.game()) : Optional.empty();
        return new Step(entry, done.deed(), done.asked(), done.rulings(), kept);
    }

    /** Whoever throws has moved the figures before; whoever takes back one thing after the other has not yet. */
    private RealBoard handsAt(boolean followed, boolean rewrites) {
        return followed && !(rewrites && rewritten) ? RealBoard.of(live) : hands;
    }

    // ---- rewriting -----------------------------------------------------------------------------------------------

    private Done went(Command command, History there, Chance chance) {
        LiveGame then = replayed(there.steps(), there.steps().size(), chance);
        return new Done(rewritten(there, then, List.of()), command, "");
    }

    private Sitting rewritten(History there, LiveGame then, List<RulingView> told) {
        return new Sitting(start, there, then, number + 1, handsAt(true, true), true, told);
    }

    private Done amended(long entry, Deed deed, Chance chance) {
        List<Step> steps = history.steps();
        int place = history.placeOf(entry);
        LiveGame before = replayed(steps, place, chance);
        Step old = steps.get(place);
        LiveGame.Done done = before.after(deed, chance);
        List<Step> kept = new ArrayList<>(steps.subList(0, place));
        kept.add(step(entry, done, place));
        Command settled = new Command.Amend(entry, done.deed());
        StepView title = new StepView(
                number + 1,
                "amend",
                Details.of(
                        "entry",
                        entry,
                        "kind",
                        Step.kind(deed),
                        "was",
                        old.details(),
                        "is",
                        kept.getLast().details()),
                kept.getLast().title().rulings());
        return new Done(goOn(title, kept, done.game(), steps.subList(place + 1, steps.size()), chance), settled, "");
    }

    private Done restPlayed(Command.PlayRest command, Chance chance) {
        if (history.rest().isEmpty()) {
            throw BadInput.of("nothing-left-over");
        }
        StepView title = new StepView(number + 1, "play-rest", Map.of(), List.of());
        Sitting after = goOn(title, new ArrayList<>(history.steps()), live, history.rest(), chance);
        if (after.history.rest().size() == history.rest().size()) {
            throw BadInput.of("step-no-longer-fits");
        }
        return new Done(after, command, "");
    }

    /** Does {@code steps} again after {@code kept}, as far as they fit. */
    private Sitting goOn(StepView title, List<Step> kept, LiveGame from, List<Step> steps, Chance chance) {
        LiveGame now = from;
        List<RulingView> told = kept.isEmpty() ? List.of() : kept.getLast().rulings();
        int fitting = 0;
        while (fitting < steps.size()) {
            Step step = steps.get(fitting);
            try {
                LiveGame.Done done = now.again(step.deed(), step.asked(), chance);
                now = done.game();
                told = done.rulings();
                kept.add(step(step.entry(), done, kept.size()));
                fitting++;
            } catch (BadInput noLongerFits) {
                break;
            }
        }
        return rewritten(history.did(title, kept, steps.subList(fitting, steps.size())), now, told);
    }

    /** The game after the first {@code count} of {@code steps}, all of which have been done before. */
    private LiveGame replayed(List<Step> steps, int count, Chance chance) {
        int from = count;
        while (from > 0 && steps.get(from - 1).after().isEmpty()) {
            from--;
        }
        LiveGame now = from == 0 ? start : steps.get(from - 1).after().orElseThrow();
        for (Step step : steps.subList(from, count)) {
            now = now.again(step.deed(), step.asked(), chance).game();
        }
        return now;
    }

    // ---- what there is to see ------------------------------------------------------------------------------------

    List<Hand> handling() {
        return hands.to(RealBoard.of(live));
    }

    /** Whether this is another turn than {@code before}'s, or no turn at all. */
    boolean isAnotherTurnThan(Sitting before) {
        return live.race().isEmpty() || !turn().equals(before.turn());
    }

    private List<Integer> turn() {
        int races = live.game().races().size();
        return live.race().map(race -> List.of(races, race.turn())).orElse(List.of(races));
    }
}
