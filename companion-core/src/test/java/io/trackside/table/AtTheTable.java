package io.trackside.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.rules.racers.Catalogue;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;

/** Tells stories at a table: {@code table.race("mild", "banana", "coach", "legs").rolls(0, 5)}. */
final class AtTheTable implements AutoCloseable {
    private static final Box BOX = new Box(Catalogue.load(), Printing.ofTheBox());

    private final Path folder;
    private Table table;

    private AtTheTable(Path folder) {
        this.folder = folder;
        this.table = open();
    }

    static AtTheTable in(Path folder) {
        return new AtTheTable(folder);
    }

    private Table open() {
        return new Table(BOX, Games.in(folder), new Random(7), InstantSource.fixed(Instant.EPOCH));
    }

    /** One person for each racer; the first one begins, and every race is on {@code track}. */
    AtTheTable race(String track, String... racers) {
        return race(PretendPeople.plan(racers.length, 1), track, racers);
    }

    /** Two racers each: the first two are the first person's. */
    AtTheTable doubleRace(String track, String... racers) {
        return race(PretendPeople.plan(racers.length / 2, 2), track, racers);
    }

    private AtTheTable race(Plan plan, String track, String... racers) {
        int people = plan.people().size();
        does(new Command.Begin(new Plan(
                plan.people(),
                plan.racersEach(),
                plan.printing(),
                plan.houseRules(),
                List.of(track, track, track, track))));
        List<List<String>> teams = new ArrayList<>();
        List<String> others = new ArrayList<>(
                BOX.catalogue().racers().stream().map(racer -> racer.id()).toList());
        others.removeAll(List.of(racers));
        for (int seat = 0; seat < people; seat++) {
            List<String> team = new ArrayList<>();
            for (int i = 0; i < plan.racersEach(); i++) {
                team.add(racers[seat * plan.racersEach() + i]);
            }
            while (team.size() < 4 * plan.racersEach()) {
                team.add(others.removeLast());
            }
            teams.add(team);
        }
        does(new Deed.Teams(teams));
        does(new Deed.WinRollOff(0));
        for (int seat = 0; seat < people; seat++) {
            does(new Deed.LineUp(seat, teams.get(seat).subList(0, plan.racersEach())));
        }
        return does(new Deed.Reveal());
    }

    AtTheTable does(Command command) {
        assertThat(tries(command)).as("%s at %s", command, view().prompt()).isInstanceOf(Reply.Accepted.class);
        return this;
    }

    Reply tries(Command command) {
        return table.send(Sent.of(command, "test")).join();
    }

    Reply sends(Sent sent) {
        return table.send(sent).join();
    }

    AtTheTable rolls(int seat, int face) {
        return does(new Deed.Die(OptionalInt.of(seat), OptionalInt.of(face)));
    }

    AtTheTable answers(String option) {
        return does(new Deed.Answer(OptionalInt.empty(), option));
    }

    AtTheTable corrects(Edit... edits) {
        return does(new Deed.Correct(List.of(edits), false));
    }

    AtTheTable refuses(Command command, String key) {
        Object before = view().game();
        assertThat(tries(command))
                .isInstanceOfSatisfying(
                        Reply.Refused.class,
                        refused -> assertThat(refused.key()).isEqualTo(key));
        assertThat(view().game()).isEqualTo(before);
        return this;
    }

    /** The power goes, and comes back: the same game is resumed. */
    AtTheTable restarts() {
        String game = view().game().orElseThrow().id();
        table.close();
        table = open();
        return does(new Command.Resume(game));
    }

    /** The power goes, and comes back; nobody has said yet which game goes on. */
    void loses() {
        table.close();
        table = open();
    }

    AtTheTable asks(String kind) {
        assertThat(view().prompt().orElseThrow().kind()).isEqualTo(kind);
        return this;
    }

    AtTheTable isOn(String racer, int space) {
        assertThat(figure(racer).space()).as("space of %s", racer).isEqualTo(space);
        return this;
    }

    AtTheTable is(String racer, String state) {
        assertThat(figure(racer).state()).as("state of %s", racer).isEqualTo(state);
        return this;
    }

    AtTheTable asks(String kind, int seat) {
        TableView.Prompt prompt = view().prompt().orElseThrow();
        assertThat(prompt.kind() + " " + prompt.seats()).isEqualTo(kind + " " + List.of(seat));
        return this;
    }

    AtTheTable asksFor(String power) {
        assertThat(view().prompt().orElseThrow().power()).contains(power);
        return this;
    }

    List<String> hands() {
        return view().handling().stream()
                .map(hand -> hand.kind() + hand.details())
                .toList();
    }

    private GameView.Figure figure(String racer) {
        return view().game().orElseThrow().onTrack().orElseThrow().figures().stream()
                .filter(figure -> figure.racer().equals(racer))
                .findFirst()
                .orElseThrow();
    }

    long lastEntry() {
        return view().history().last().orElseThrow().entry();
    }

    TableView view() {
        return table.view();
    }

    Table table() {
        return table;
    }

    @Override
    public void close() {
        table.close();
    }
}
