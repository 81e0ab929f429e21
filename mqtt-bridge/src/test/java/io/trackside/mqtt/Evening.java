package io.trackside.mqtt;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.rules.racers.Catalogue;
import io.trackside.table.Box;
import io.trackside.table.Command;
import io.trackside.table.Deed;
import io.trackside.table.GameStory;
import io.trackside.table.GameSummary;
import io.trackside.table.Games;
import io.trackside.table.Person;
import io.trackside.table.Plan;
import io.trackside.table.Printing;
import io.trackside.table.Reply;
import io.trackside.table.Sent;
import io.trackside.table.StepView;
import io.trackside.table.Table;
import io.trackside.table.TableClient;
import io.trackside.table.TableView;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Random;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;

/** A table in this program at which three people sit. */
final class Evening implements TableClient {
    private final Table table;

    Evening(Path folder) {
        this.table = opened(folder);
    }

    private static Table opened(Path folder) {
        return new Table(
                new Box(Catalogue.load(), Printing.ofTheBox()), Games.in(folder), new Random(5), () -> Instant.EPOCH);
    }

    /** A roll-off, which never ends while everybody throws the same. */
    Evening rollOff() {
        does(new Command.Begin(Plan.usual(
                List.of(new Person("Anna", "red"), new Person("Ben", "blue"), new Person("Cleo", "green")))));
        return does(new Deed.Teams(List.of()));
    }

    /** A race of these racers, the first one's owner begins. */
    Evening race(String... racers) {
        does(new Command.Begin(Plan.usual(
                List.of(new Person("Anna", "red"), new Person("Ben", "blue"), new Person("Cleo", "green")))));
        List<String> others = new ArrayList<>(
                Catalogue.load().racers().stream().map(racer -> racer.id()).toList());
        others.removeAll(List.of(racers));
        List<List<String>> teams = new ArrayList<>();
        for (int seat = 0; seat < 3; seat++) {
            teams.add(List.of(racers[seat], others.get(3 * seat), others.get(3 * seat + 1), others.get(3 * seat + 2)));
        }
        does(new Deed.Teams(teams));
        does(new Deed.WinRollOff(0));
        for (int seat = 0; seat < 3; seat++) {
            does(new Deed.LineUp(seat, List.of(racers[seat])));
        }
        return does(new Deed.Reveal());
    }

    /** How many throws it has taken. */
    long thrown() {
        return table.history().stream()
                .filter(step -> step.kind().equals("die"))
                .count();
    }

    Evening does(Command command) {
        assertThat(table.send(Sent.of(command, "test")).join()).isInstanceOf(Reply.Accepted.class);
        return this;
    }

    Evening rolls(int seat, int face) {
        return does(new Deed.Die(OptionalInt.of(seat), OptionalInt.of(face)));
    }

    @Override
    public TableView view() {
        return table.view();
    }

    @Override
    public Watching watch(Consumer<TableView> viewer) {
        return table.watch(viewer);
    }

    @Override
    public CompletionStage<Reply> send(Sent sent) {
        return table.send(sent);
    }

    @Override
    public void warns(String source, List<TableView.Warning> warnings) {
        table.warns(source, warnings);
    }

    @Override
    public void ignores(TableView.Ignored input) {
        table.ignores(input);
    }

    @Override
    public List<StepView> history() {
        return table.history();
    }

    @Override
    public List<GameSummary> games() {
        return table.games();
    }

    @Override
    public GameStory game(String id) {
        return table.game(id);
    }

    @Override
    public byte[] exported(String id) {
        return table.exported(id);
    }

    @Override
    public String imported(byte[] exported) {
        return table.imported(exported);
    }

    @Override
    public JsonNode arbiter(JsonNode question, Locale language) {
        throw new UnsupportedOperationException("no die asks that");
    }

    @Override
    public List<String> whyNot(String racer, Locale language) {
        throw new UnsupportedOperationException("no die asks that");
    }

    @Override
    public void close() {
        table.close();
    }
}
