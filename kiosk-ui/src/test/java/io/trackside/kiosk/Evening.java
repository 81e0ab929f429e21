package io.trackside.kiosk;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.rules.racers.Catalogue;
import io.trackside.table.Box;
import io.trackside.table.Command;
import io.trackside.table.ControlPanel;
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
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;

/** A table in this program at which three people sit. */
final class Evening implements TableClient {
    private final Path folder;
    private Table table;
    private Optional<ControlPanel> panel = Optional.empty();

    Evening(Path folder) {
        this.folder = folder;
        this.table = opened(folder);
    }

    private static Table opened(Path folder) {
        return new Table(
                new Box(Catalogue.load(), Printing.ofTheBox()), Games.in(folder), new Random(5), () -> Instant.EPOCH);
    }

    /** The power goes, and comes back. */
    Evening powerCut() {
        table.close();
        table = opened(folder);
        return this;
    }

    private static final List<String> NAMES = List.of("Anna", "Benedikt", "Cleo", "Đặng Hà", "Eve", "Nong Ploy");

    /** As many people as asked for sit down. */
    Evening people(int count) {
        List<Person> people = new ArrayList<>();
        for (int seat = 0; seat < count; seat++) {
            people.add(new Person(NAMES.get(seat), Person.COLOURS.get(seat)));
        }
        return does(new Command.Begin(Plan.usual(people)));
    }

    /** Two racers each (R2.4), in the first race. */
    Evening twoEach() {
        people(2);
        does(new Deed.Teams(List.of()));
        does(new Deed.WinRollOff(0));
        for (int seat = 0; seat < 2; seat++) {
            List<String> team = view().game().orElseThrow().seats().get(seat).unused();
            does(new Deed.LineUp(seat, team.subList(0, 2)));
        }
        return does(new Deed.Reveal());
    }

    /** A race of these racers, the first one's owner begins. */
    Evening race(String... racers) {
        people(racers.length);
        List<String> others = new ArrayList<>(
                Catalogue.load().racers().stream().map(racer -> racer.id()).toList());
        others.removeAll(List.of(racers));
        List<List<String>> teams = new ArrayList<>();
        for (int seat = 0; seat < racers.length; seat++) {
            teams.add(List.of(racers[seat], others.get(3 * seat), others.get(3 * seat + 1), others.get(3 * seat + 2)));
        }
        does(new Deed.Teams(teams));
        does(new Deed.WinRollOff(0));
        for (int seat = 0; seat < racers.length; seat++) {
            does(new Deed.LineUp(seat, List.of(racers[seat])));
        }
        return does(new Deed.Reveal());
    }

    Evening does(Command command) {
        assertThat(table.send(Sent.of(command, "test")).join()).isInstanceOf(Reply.Accepted.class);
        return this;
    }

    /** Throws {@code faces}, one after the other, whoever's die is awaited; offers are declined. */
    Evening rolls(int... faces) {
        for (int face : faces) {
            while (view().prompt().orElseThrow().kind().equals("may")) {
                does(new Deed.Answer(OptionalInt.empty(), "no"));
            }
            does(new Deed.Die(OptionalInt.empty(), OptionalInt.of(face)));
        }
        return this;
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
        throw new UnsupportedOperationException("no screen asks that");
    }

    @Override
    public List<String> whyNot(String racer, Locale language) {
        return List.of(language.toLanguageTag() + ": It looks on: no racer passed it in this turn.");
    }

    /** Its buttons and lamps, if it is given any. */
    void panel(ControlPanel fitted) {
        panel = Optional.of(fitted);
    }

    @Override
    public Optional<ControlPanel> panel() {
        return panel;
    }

    @Override
    public void close() {
        table.close();
    }
}
