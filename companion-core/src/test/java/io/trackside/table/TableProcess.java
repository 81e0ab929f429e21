package io.trackside.table;

import io.trackside.rules.racers.Catalogue;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Random;

/**
 * A process of its own that plays on at a real table, game after game: prints "open", then for each command that is
 * acknowledged the game, its number and the table after it.
 */
final class TableProcess {
    private TableProcess() {}

    public static void main(String[] arguments) {
        Games games = Games.in(Path.of(arguments[0]));
        long seed = Long.parseLong(arguments[1]);
        PretendPeople people = new PretendPeople(seed);
        Table table = new Table(
                new Box(Catalogue.load(), Printing.ofTheBox()), games, new Random(seed), InstantSource.system());
        table.send(Sent.of(first(table), "process")).join();
        say("open");
        while (true) {
            boolean over = table.view().prompt().orElseThrow().kind().equals("over");
            Command command = over ? new Command.Rematch() : people.next(table.view());
            if (table.send(Sent.of(command, "process")).join() instanceof Reply.Accepted) {
                say(state(table.view()));
            }
        }
    }

    private static Command first(Table table) {
        return table.view().prompt().orElseThrow().options().stream()
                .findFirst()
                .<Command>map(Command.Resume::new)
                .orElseGet(() -> new Command.Begin(PretendPeople.plan(4, 1)));
    }

    /** Game, number of the last entry, and what is seen of the table. */
    static String state(TableView view) {
        GameView game = view.game().orElseThrow();
        String seen = game + " " + view.prompt() + " " + view.handling() + " "
                + view.history().done();
        return game.id() + " " + view.number() + " " + Integer.toHexString(seen.hashCode());
    }

    private static void say(String line) {
        System.out.println(line);
        System.out.flush();
    }
}
