package io.trackside.app;

import io.trackside.app.web.HttpTableClient;
import io.trackside.table.Command;
import io.trackside.table.Deed;
import io.trackside.table.GameView;
import io.trackside.table.Person;
import io.trackside.table.Plan;
import io.trackside.table.Sent;
import io.trackside.table.TableClient;
import io.trackside.table.TableView;
import io.trackside.table.TableView.Prompt;
import io.trackside.text.Texts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine;

/**
 * Plays a little over HTTP and ends, so that Java can note which classes a start needs: {@code deploy/trackside} has it
 * write its cache of them so.
 */
@CommandLine.Command(name = "rehearse", hidden = true)
final class RehearseCommand implements Callable<Integer> {
    private static final int COMMANDS = 60;
    private static final String FROM = "rehearsal";

    private final Texts texts;

    RehearseCommand(Texts texts) {
        this.texts = texts;
    }

    @Override
    public Integer call() throws IOException {
        Path games = Files.createTempDirectory("trackside-rehearsal");
        try (TableServer server = TableServer.start(games, Optional.empty(), 0, Map.of(), texts);
                HttpTableClient table = HttpTableClient.at(server.address());
                TableClient.Watching _ = table.watch(view -> {})) {
            play(table);
            table.history();
            table.games().forEach(game -> table.game(game.id()));
            table.whyNot("banana", texts.locale());
        } finally {
            delete(games);
        }
        return CommandLine.ExitCode.OK;
    }

    private static void play(TableClient table) {
        List<Person> people = List.of(
                new Person("Anna", "red"),
                new Person("Ben", "blue"),
                new Person("Cleo", "green"),
                new Person("Dan", "yellow"));
        send(table, new Command.Begin(Plan.usual(people)));
        send(table, new Deed.Teams(List.of()));
        for (int i = 0; i < COMMANDS; i++) {
            TableView view = table.view();
            Optional<Prompt> prompt = view.prompt();
            if (prompt.isEmpty() || view.game().isEmpty()) {
                return;
            }
            send(table, next(prompt.get(), view.game().get()));
        }
    }

    /** Something that can be done now; chance throws the dice. */
    static Command next(Prompt prompt, GameView game) {
        return switch (prompt.kind()) {
            case "line-up" -> {
                int seat = prompt.seats().getFirst();
                List<String> unused = game.seats().get(seat).unused();
                yield new Deed.LineUp(seat, unused.subList(0, prompt.count()));
            }
            case "reveal" -> new Deed.Reveal();
            case "next-race" -> new Deed.NextRace();
            case "roll-off" -> new Deed.Die(OptionalInt.of(prompt.seats().getFirst()), OptionalInt.empty());
            case "main-die", "power-die" -> new Deed.Die(OptionalInt.empty(), OptionalInt.empty());
            case "draw" -> new Deed.Draw(List.of());
            default -> new Deed.Answer(OptionalInt.empty(), prompt.options().getFirst());
        };
    }

    private static void send(TableClient table, Command command) {
        table.send(Sent.of(command, FROM)).toCompletableFuture().join();
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
