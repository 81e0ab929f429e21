package io.trackside.app;

import io.trackside.rules.BadInput;
import io.trackside.table.Command;
import io.trackside.table.Deed;
import io.trackside.table.GameView;
import io.trackside.table.Plan;
import io.trackside.table.Reply;
import io.trackside.table.Sent;
import io.trackside.table.TableClient;
import io.trackside.table.TableView;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;

/**
 * Somebody who is not there, at a real table: looks on through a client of its own, and does what is asked of its seat
 * only. The same seed always does the same. For one thread.
 */
final class PretendPerson {
    private static final int FACES = 6;
    private static final int PRIME = 31;
    /** Of six offers this many are taken. */
    private static final int TAKEN = 4;

    private final int seat;
    private final Plan plan;
    private final TableClient client;
    private final PretendTable table;
    private final SplittableRandom random;
    private final Optional<DemoDice> dice;
    /** The throw of which nothing was heard yet. */
    private Optional<InTheAir> inTheAir = Optional.empty();

    /** A die that answers entry number {@code number}. */
    private record InTheAir(Deed.Die die, long number) {}

    /** {@code dice}: thrown where they are, else people type what theirs show. */
    PretendPerson(int seat, Plan plan, TableClient client, PretendTable table, long seed, Optional<DemoDice> dice) {
        this.seat = seat;
        this.plan = plan;
        this.client = client;
        this.table = table;
        this.dice = dice;
        this.random = new SplittableRandom(PRIME * seed + seat);
    }

    /** Plays until the game is over, or the others have gone. */
    void play() {
        try (Onlooker onlooker = new Onlooker(client)) {
            Optional<TableView> news = Optional.of(onlooker.seen());
            while (!isOver(onlooker.seen()) && table.isOpen()) {
                news.filter(this::isMine)
                        .filter(view -> table.mayAct(seat, view))
                        .ifPresent(this::act);
                news = onlooker.next();
                if (news.isEmpty()) {
                    typeWhatGotLost(onlooker.seen());
                }
            }
        }
    }

    private static boolean isOver(TableView view) {
        return view.game().filter(game -> game.phase().equals("over")).isPresent();
    }

    /** What anybody can do, the first one does. */
    private boolean isMine(TableView view) {
        return view.prompt()
                .filter(prompt -> (prompt.seats().isEmpty() ? 0 : prompt.seats().getFirst()) == seat)
                .isPresent();
    }

    // ---- acting --------------------------------------------------------------------------------------------------

    /** A die that nobody heard of shows what it shows all the same. */
    private void typeWhatGotLost(TableView seen) {
        Optional<InTheAir> lost = inTheAir.filter(thrown -> thrown.number() == seen.number());
        inTheAir = Optional.empty();
        lost.ifPresent(thrown -> send(thrown.die(), thrown.number()));
    }

    private void act(TableView view) {
        if (inTheAir.filter(thrown -> thrown.number() == view.number()).isPresent()) {
            return;
        }
        Command command = wanted(view, view.prompt().orElseThrow());
        Optional<PretendTable.Mistake> mistake = command instanceof Deed.Die
                ? view.game().flatMap(game -> table.mistakeIn(seat, game))
                : Optional.empty();
        if (mistake.isEmpty()) {
            if (command instanceof Deed.Die die && dice.isPresent()) {
                inTheAir = Optional.of(new InTheAir(die, view.number()));
                dice.get().show(seat, die.face().orElseThrow(), view.number());
            } else {
                send(command, view.number());
            }
            return;
        }
        switch (mistake.get()) {
            case MISREAD -> misread((Deed.Die) command, view.number());
            case TOO_EARLY -> tooEarly(command, view.number());
        }
        table.goesOn();
    }

    /** Types what the die does not show, sees it, and amends. */
    private void misread(Deed.Die die, long seen) {
        int face = die.face().orElseThrow();
        Deed.Die wrong = new Deed.Die(die.seat(), OptionalInt.of(face % FACES + 1));
        long entry = sendAndHear(wrong, seen);
        table.say(new PretendTable.Said("demo.misread", name(), face));
        sendAndHear(new Command.Amend(entry, die), entry);
    }

    private void tooEarly(Command command, long seen) {
        long entry = sendAndHear(command, seen);
        table.say(new PretendTable.Said("demo.takes-back", name(), 0));
        sendAndHear(command, sendAndHear(new Command.Undo(), entry));
    }

    private String name() {
        return plan.people().get(seat).name();
    }

    private long sendAndHear(Command command, long seen) {
        long entry = send(command, seen);
        table.waitUntilTold(entry);
        return entry;
    }

    /** Number of the entry it became. */
    private long send(Command command, long seen) {
        Sent sent = Sent.of(command, "demo " + name()).after(seen);
        return switch (client.send(sent).toCompletableFuture().join()) {
            case Reply.Accepted(long number) -> number;
            case Reply.Refused(String key, Map<String, Object> details) ->
                throw new IllegalStateException("the table refused " + command + ": " + key + " " + details);
        };
    }

    // ---- wanting -------------------------------------------------------------------------------------------------

    private Command wanted(TableView view, TableView.Prompt prompt) {
        return switch (prompt.kind()) {
            case "begin" -> new Command.Begin(plan);
            case "roll-off", "main-die", "power-die" ->
                new Deed.Die(OptionalInt.of(seat), OptionalInt.of(1 + random.nextInt(FACES)));
            case "row" -> new Deed.Row(some(prompt.options(), prompt.count()));
            case "draft" -> new Deed.Draft(seat, one(prompt.options()));
            case "line-up" -> new Deed.LineUp(seat, some(unused(view), prompt.count()));
            case "reveal" -> new Deed.Reveal();
            case "next-race" -> new Deed.NextRace();
            case "draw" -> new Deed.Draw(List.of(one(prompt.options())));
            default -> new Deed.Answer(OptionalInt.of(seat), answer(prompt));
        };
    }

    private List<String> unused(TableView view) {
        return view.game()
                .map(GameView::seats)
                .orElseThrow(() -> BadInput.of("no-game"))
                .get(seat)
                .unused();
    }

    private String answer(TableView.Prompt prompt) {
        List<String> options = new ArrayList<>(prompt.options());
        boolean offered = options.remove("no");
        return offered && random.nextInt(FACES) >= TAKEN ? "no" : one(options);
    }

    private String one(List<String> options) {
        return options.get(random.nextInt(options.size()));
    }

    private List<String> some(List<String> options, int count) {
        List<String> left = new ArrayList<>(options);
        List<String> some = new ArrayList<>();
        while (some.size() < count) {
            some.add(left.remove(random.nextInt(left.size())));
        }
        return some;
    }
}
