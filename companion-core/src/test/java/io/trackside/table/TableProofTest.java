package io.trackside.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.rules.racers.Catalogue;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** What has to hold for every game, tried on random ones. */
class TableProofTest {
    private static final Box BOX = new Box(Catalogue.load(), Printing.ofTheBox());
    private static final JsonMapper JSON = new JsonMapper();
    private static final Path FOLDER = Path.of("/games");

    @TempDir
    private Path folder = Path.of("");

    // ---- snapshots -------------------------------------------------------------------------------------------------

    @Test
    void a_recorded_table_is_the_table_and_plays_on_like_it() {
        for (int seed = 0; seed < 12; seed++) {
            PretendPeople people = new PretendPeople(seed);
            Chance chance = new Chance(new Random(seed));
            Sitting sitting = Sitting.begun(new LiveGame(BOX, PretendPeople.plan(3, 1 + seed % 2)));
            Optional<Sitting> twin = Optional.empty();
            while (!isOver(sitting)) {
                Command next = people.next(view(sitting));
                Sitting before = sitting;
                Sitting.Done done = sitting.after(next, chance);
                sitting = done.after();
                if (twin.isPresent()) {
                    twin = Optional.of(twin.get().after(done.settled(), chance).after());
                    assertThat(shown(twin.get()))
                            .as("seed %s after %s", seed, next)
                            .isEqualTo(shown(sitting));
                }
                if (sitting.isAnotherTurnThan(before) && sitting.live().race().isPresent()) {
                    JsonNode table = JSON.readTree(Snapshot.of(sitting.live()).toString());
                    twin = Optional.of(Sitting.begun(Snapshot.of(table, BOX)));
                    assertThat(shown(twin.get())).as("seed %s, recorded", seed).isEqualTo(shown(sitting));
                }
            }
            assertThat(twin).isPresent();
        }
    }

    /** But for turns and rulings, which a recorded table counts anew, and answers given in the turn. */
    private static String shown(Sitting sitting) {
        GameView game = new Views(sitting.live()).game("x");
        return game.phase()
                + game.seats()
                + game.bank()
                + game.ranking()
                + game.finished().size()
                + game.onTrack().map(race -> "" + race.figures() + race.current() + race.placed() + race.out())
                + new Views(sitting.live()).prompt();
    }

    // ---- hands -----------------------------------------------------------------------------------------------------

    @Test
    void hands_that_do_what_they_hear_keep_the_real_board_right() {
        for (int seed = 0; seed < 30; seed++) {
            Random random = new Random(seed);
            PretendPeople people = new PretendPeople(seed);
            Chance chance = new Chance(random);
            Sitting sitting = Sitting.begun(new LiveGame(BOX, PretendPeople.plan(4, 1)));
            ModelBoard board = new ModelBoard();
            while (!isOver(sitting)) {
                boolean undoes = sitting.history().at() > 0 && random.nextInt(6) == 0;
                Command next = undoes ? new Command.Undo() : people.next(view(sitting));
                sitting = sitting.after(next, chance).after();
                board.does(sitting.handling());
                sitting = sitting.after(new Command.HandsDone(), chance).after();
                assertThat(sitting.handling()).isEmpty();
                board.isAs(new Views(sitting.live()).game("x"));
            }
        }
    }

    /** Figures and chips as hands move them. */
    private static final class ModelBoard {
        private final Map<String, Integer> spaces = new TreeMap<>();
        private final Map<String, String> states = new TreeMap<>();
        private final Map<Integer, Integer> points = new TreeMap<>();

        void does(List<Hand> hands) {
            hands.forEach(this::does);
        }

        private void does(Hand hand) {
            Map<String, Object> details = hand.details();
            String racer = String.valueOf(details.get("racer"));
            switch (hand.kind()) {
                case "clear" -> {
                    spaces.clear();
                    states.clear();
                }
                case "put", "figure" -> {
                    if (hand.kind().equals("figure")) {
                        assertThat(spaces).containsEntry(racer, number(details, "from"));
                    }
                    spaces.put(racer, number(details, "to"));
                    states.putIfAbsent(racer, "stands");
                    if (!states.get(racer).equals("lies")) {
                        states.put(racer, "stands");
                    }
                }
                case "lay-down" -> states.put(racer, "lies");
                case "stand-up" -> states.put(racer, "stands");
                case "take-off" -> states.put(racer, "out");
                case "across" -> states.put(racer, number(details, "place") == 1 ? "first" : "second");
                case "take" -> add(details, 1);
                case "give-back" -> add(details, -1);
                case "change", "change-back", "board", "owe" -> {}
                default -> throw new AssertionError("nobody knows how to " + hand);
            }
        }

        private static int number(Map<String, Object> details, String name) {
            return Integer.parseInt(String.valueOf(details.get(name)));
        }

        private void add(Map<String, Object> details, int sign) {
            int worth = number(details, "points") * number(details, "count");
            points.merge(number(details, "seat"), sign * worth, Integer::sum);
        }

        void isAs(GameView game) {
            game.onTrack()
                    .ifPresent(race -> race.figures().forEach(figure -> {
                        assertThat(states).containsEntry(figure.racer(), figure.state());
                        if (figure.state().equals("stands") || figure.state().equals("lies")) {
                            assertThat(spaces).containsEntry(figure.racer(), figure.space());
                        }
                    }));
            game.seats()
                    .forEach(seat -> assertThat(points.getOrDefault(seat.seat(), 0))
                            .as("chips in front of %s", seat)
                            .isEqualTo(seat.points() - seat.owed()));
        }
    }

    // ---- undo ------------------------------------------------------------------------------------------------------

    @Test
    void undoing_everything_and_redoing_it_leads_to_the_same_table() {
        for (int seed = 0; seed < 10; seed++) {
            PretendPeople people = new PretendPeople(seed);
            Chance chance = new Chance(new Random(seed));
            Sitting sitting = Sitting.begun(new LiveGame(BOX, PretendPeople.plan(2, 2)));
            List<String> seen = new ArrayList<>(List.of(whole(sitting)));
            while (!isOver(sitting)) {
                sitting = sitting.after(people.next(view(sitting)), chance).after();
                seen.add(whole(sitting));
            }
            for (int i = seen.size() - 2; i >= 0; i--) {
                sitting = sitting.after(new Command.Undo(), chance).after();
                assertThat(whole(sitting)).isEqualTo(seen.get(i));
            }
            for (int i = 1; i < seen.size(); i++) {
                sitting = sitting.after(new Command.Redo(), chance).after();
                assertThat(whole(sitting)).isEqualTo(seen.get(i));
            }
        }
    }

    private static String whole(Sitting sitting) {
        Views views = new Views(sitting.live());
        return views.game("x") + " " + views.prompt();
    }

    // ---- many at once ----------------------------------------------------------------------------------------------

    @Test
    void of_many_who_send_at_once_every_accepted_command_is_there_once_and_all_see_one_order() {
        List<TableView> one = Collections.synchronizedList(new ArrayList<>());
        List<TableView> other = Collections.synchronizedList(new ArrayList<>());
        List<Long> accepted = Collections.synchronizedList(new ArrayList<>());
        try (Table table = new Table(BOX, Games.in(folder), new Random(1), InstantSource.system())) {
            table.watch(one::add);
            table.watch(other::add);
            table.send(Sent.of(new Command.Begin(PretendPeople.plan(4, 1)), "test"))
                    .join();
            table.send(Sent.of(new Deed.Teams(List.of()), "test")).join();
            List<CompletableFuture<Void>> senders = new ArrayList<>();
            for (int sender = 0; sender < 8; sender++) {
                int number = sender;
                senders.add(CompletableFuture.runAsync(() -> send(table, number, accepted)));
            }
            senders.forEach(CompletableFuture::join);
            assertThat(accepted).doesNotHaveDuplicates();
            assertThat(table.view().number()).isEqualTo(accepted.size() + 1L);
        }
        assertThat(one).isEqualTo(other);
        for (int i = 1; i < one.size(); i++) {
            assertThat(one.get(i).version()).isEqualTo(one.get(i - 1).version() + 1);
        }
        assertThat(Games.in(folder).read("0001").entries()).hasSize(accepted.size() + 1);
    }

    private static void send(Table table, int sender, List<Long> accepted) {
        PretendPeople people = new PretendPeople(sender);
        for (int i = 0; i < 60; i++) {
            TableView view = table.view();
            if (view.prompt().orElseThrow().kind().equals("over")) {
                return;
            }
            Sent sent = Sent.of(people.next(view), "sender " + sender).as(sender + "-" + i);
            Reply reply = table.send(sent).join();
            assertThat(table.send(sent).join()).isEqualTo(reply);
            if (reply instanceof Reply.Accepted(long number)) {
                accepted.add(number);
            }
        }
    }

    // ---- a disk that fails -----------------------------------------------------------------------------------------

    @Test
    void play_goes_on_in_memory_while_the_disk_is_full_and_is_written_down_when_it_is_not() {
        PowerCutDisk disk = new PowerCutDisk(PowerCutDisk.random(1));
        TableView end;
        try (Table table = table(disk)) {
            PretendPeople people = new PretendPeople(1);
            begin(table);
            disk.room(0);
            play(table, people, 30);
            assertThat(table.view().warnings())
                    .extracting(TableView.Warning::key)
                    .containsExactly("journal-full");
            assertThat(table.view().number()).isEqualTo(30);
            disk.room(1L << 30);
            play(table, people, 1);
            assertThat(table.view().warnings()).isEmpty();
            end = table.view();
        }
        try (Table table = table(disk)) {
            table.send(Sent.of(new Command.Resume("0001"), "test")).join();
            assertThat(table.view().game()).isEqualTo(end.game());
            assertThat(table.view().number()).isEqualTo(31);
        }
    }

    @Test
    void a_game_begun_on_a_read_only_disk_is_played_in_memory_and_written_down_later() {
        PowerCutDisk disk = new PowerCutDisk(PowerCutDisk.random(2));
        disk.readOnly(true);
        try (Table table = table(disk)) {
            PretendPeople people = new PretendPeople(2);
            begin(table);
            play(table, people, 5);
            assertThat(table.view().warnings())
                    .extracting(TableView.Warning::key)
                    .containsExactly("journal-read-only");
            disk.readOnly(false);
            play(table, people, 1);
            assertThat(table.view().warnings()).isEmpty();
        }
        assertThat(new Games(disk, FOLDER).read("0001").entries()).hasSize(6);
    }

    @Test
    void no_acknowledged_command_is_lost_by_a_power_cut() {
        powerCuts(200);
    }

    @Test
    @Tag("long")
    void no_acknowledged_command_is_lost_by_ten_thousand_power_cuts() {
        powerCuts(10_000);
    }

    private static void powerCuts(int cuts) {
        for (int seed = 0; seed < cuts; seed++) {
            PowerCutDisk disk = new PowerCutDisk(PowerCutDisk.random(seed));
            String acknowledged = "";
            try (Table table = table(disk)) {
                PretendPeople people = new PretendPeople(seed);
                begin(table);
                disk.cutAfter(new Random(seed).nextInt(120));
                for (int i = 0; i < 60; i++) {
                    Reply reply = table.send(Sent.of(people.next(table.view()), "test"))
                            .join();
                    if (!(reply instanceof Reply.Accepted)
                            || !table.view().warnings().isEmpty()) {
                        break;
                    }
                    acknowledged = TableProcess.state(table.view());
                }
            } catch (CompletionException | PowerCutDisk.PowerCut cut) {
                // what was acknowledged before counts
            }
            try (Table table = table(disk.afterPowerCut())) {
                table.send(Sent.of(new Command.Resume("0001"), "test")).join();
                if (!acknowledged.isEmpty()) {
                    long number = Long.parseLong(acknowledged.split(" ", -1)[1]);
                    assertThat(table.view().number()).as("seed %s", seed).isBetween(number, number + 1);
                    if (table.view().number() == number) {
                        assertThat(TableProcess.state(table.view()))
                                .as("seed %s", seed)
                                .isEqualTo(acknowledged);
                    }
                }
            }
        }
    }

    // ---- other rules -----------------------------------------------------------------------------------------------

    @Test
    void a_game_of_other_rules_is_not_played_again_but_set_as_it_was_recorded() throws Exception {
        GameView recorded = playedByOtherRules();
        try (Table table = new Table(BOX, Games.in(folder), new Random(1), InstantSource.system())) {
            table.send(Sent.of(new Command.Resume("0002"), "test")).join();
            assertThat(table.view().prompt().orElseThrow().kind()).isEqualTo("restore");
            assertThat(table.view().warnings())
                    .extracting(TableView.Warning::key)
                    .contains("other-rules");
            Deed die = new Deed.Die(OptionalInt.empty(), OptionalInt.of(3));
            assertThat(table.send(Sent.of(die, "test")).join())
                    .isInstanceOfSatisfying(
                            Reply.Refused.class,
                            refused -> assertThat(refused.key()).isEqualTo("restore-first"));
            Deed restore = new Deed.Restore(JSON.createObjectNode());
            assertThat(table.send(Sent.of(restore, "test")).join()).isInstanceOf(Reply.Accepted.class);
            GameView now = table.view().game().orElseThrow();
            assertThat(now.seats()).isEqualTo(recorded.seats());
            assertThat(now.onTrack().orElseThrow().figures())
                    .isEqualTo(recorded.onTrack().orElseThrow().figures());
            play(table, new PretendPeople(4), 10);
        }
        try (Table table = new Table(BOX, Games.in(folder), new Random(1), InstantSource.system())) {
            table.send(Sent.of(new Command.Resume("0002"), "test")).join();
            assertThat(table.view().prompt().orElseThrow().kind()).isNotEqualTo("restore");
            assertThat(table.view().history().done()).isEqualTo(11);
        }
    }

    /** Game 0002, up to the end of a turn of its first race; the table then. */
    private GameView playedByOtherRules() throws Exception {
        PretendPeople people = new PretendPeople(9);
        Optional<GameView> atTurnsEnd = Optional.empty();
        int entries = 0;
        int kept = 0;
        try (Table table = new Table(BOX, Games.in(folder), new Random(1), InstantSource.system())) {
            begin(table);
            while (table.view().game().orElseThrow().finished().isEmpty()) {
                int turn = turn(table.view());
                play(table, people, 1);
                entries++;
                if (turn(table.view()) > Math.max(1, turn) && entries < 70) {
                    atTurnsEnd = table.view().game();
                    kept = entries;
                }
            }
        }
        ReadGame read = Games.in(folder).read("0001");
        ObjectNode header = ((ObjectNode) read.header()).put("rules", "of old").put("unique", "other");
        try (Journal journal = Games.in(folder).create("0002", header)) {
            for (JsonNode entry : read.entries().subList(0, kept)) {
                journal.append(entry);
            }
        }
        return atTurnsEnd.orElseThrow();
    }

    private static int turn(TableView view) {
        return view.game()
                .flatMap(GameView::onTrack)
                .map(GameView.RaceView::turn)
                .orElse(0);
    }

    // ---- parts -----------------------------------------------------------------------------------------------------

    private static Table table(PowerCutDisk disk) {
        return new Table(BOX, new Games(disk, FOLDER), new Random(1), InstantSource.fixed(Instant.EPOCH));
    }

    private static void begin(Table table) {
        assertThat(table.send(Sent.of(new Command.Begin(PretendPeople.plan(4, 1)), "test"))
                        .join())
                .isEqualTo(new Reply.Accepted(0));
    }

    private static void play(Table table, PretendPeople people, int commands) {
        for (int i = 0; i < commands; i++) {
            assertThat(table.send(Sent.of(people.next(table.view()), "test")).join())
                    .isInstanceOf(Reply.Accepted.class);
        }
    }

    private static boolean isOver(Sitting sitting) {
        return view(sitting).prompt().orElseThrow().kind().equals("over");
    }

    private static TableView view(Sitting sitting) {
        Views views = new Views(sitting.live());
        return new TableView(
                1,
                sitting.number(),
                Optional.of(views.game("x")),
                views.prompt(),
                List.of(),
                List.of(),
                sitting.history().view(),
                Optional.empty(),
                List.of());
    }
}
