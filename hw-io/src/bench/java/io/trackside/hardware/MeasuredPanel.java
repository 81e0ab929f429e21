package io.trackside.hardware;

import com.pi4j.Pi4J;
import com.pi4j.context.Context;
import com.pi4j.io.gpio.digital.DigitalOutput;
import com.pi4j.io.gpio.digital.DigitalState;
import com.pi4j.plugin.mock.platform.MockPlatform;
import com.pi4j.plugin.mock.provider.gpio.digital.MockDigitalInput;
import com.pi4j.plugin.mock.provider.gpio.digital.MockDigitalInputProvider;
import com.pi4j.plugin.mock.provider.gpio.digital.MockDigitalOutputProvider;
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
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;

/** A panel on Pi4J's mock, at a table that only notes when it is asked for something and shows what it is told to. */
public final class MeasuredPanel implements AutoCloseable {
    private static final int BUTTON = 5;
    private static final int LAMP = 17;
    private static final String PANEL = """
        buttons:
          - {name: four, pin: 5, press: face 4}
        lamps:
          - {name: space 3, pin: 17, shows: space 3}
        """;
    private static final long DEBOUNCE = TimeUnit.MILLISECONDS.toNanos(30);

    private final Context pi4j = Pi4J.newContextBuilder()
            .add(new MockPlatform())
            .add(MockDigitalInputProvider.newInstance(), MockDigitalOutputProvider.newInstance())
            .build();
    private final Scene scene;
    private final MockDigitalInput button;
    private final Desk desk;
    private final Semaphore lit = new Semaphore(0);
    private volatile long changed;

    /** A panel whose table keeps its game in {@code folder}. */
    public MeasuredPanel(Path folder) throws BoardTrouble, InterruptedException {
        Panel panel = ((PanelFile.Good) PanelFile.read(PANEL)).panel();
        this.scene = new Scene(folder);
        GpiodBoard board = GpiodBoard.open(panel, pi4j);
        button = pi4j.registry().get("button-" + BUTTON, MockDigitalInput.class);
        button.mockState(DigitalState.HIGH);
        pi4j.registry().get("lamp-" + LAMP, DigitalOutput.class).addListener(event -> {
            changed = System.nanoTime();
            lit.release();
        });
        this.desk = new Desk(panel, board, scene, System::nanoTime, 0, () -> {}, () -> {});
        // the self test: on, off
        lit.acquire(2);
    }

    /** Nanoseconds beyond the debounce from the edge of a press until its command is sent. */
    public long press() throws InterruptedException {
        long edge = System.nanoTime();
        button.mockState(DigitalState.LOW);
        scene.sent.acquire();
        long spent = scene.sentAt - edge - DEBOUNCE;
        button.mockState(DigitalState.HIGH);
        TimeUnit.NANOSECONDS.sleep(2 * DEBOUNCE);
        return spent;
    }

    /** Nanoseconds from a published view until the lamp's pin has changed. */
    public long show() throws InterruptedException {
        long published = System.nanoTime();
        scene.turn();
        lit.acquire();
        return changed - published;
    }

    @Override
    public void close() {
        desk.close();
        scene.close();
    }

    /** Shows in turn a racer before its main move to space 3, a 4 less Gunk, and there. */
    private static final class Scene implements TableClient {
        private final List<TableView> views;
        private final Table table;
        private final Semaphore sent = new Semaphore(0);
        private volatile long sentAt;
        private volatile int shown;
        private volatile Consumer<TableView> viewer = view -> {};

        Scene(Path folder) {
            table = new Table(
                    new Box(Catalogue.load(), Printing.ofTheBox()),
                    Games.in(folder),
                    new Random(1),
                    InstantSource.system());
            does(new Command.Begin(Plan.usual(
                    List.of(new Person("Anna", "red"), new Person("Ben", "blue"), new Person("Cleo", "green")))));
            does(new Deed.Teams(List.of(
                    List.of("hare", "alchemist", "baba-yaga", "blimp"),
                    List.of("coach", "banana", "centaur", "cheerleader"),
                    List.of("gunk", "dicemonger", "duelist", "egg"))));
            does(new Deed.WinRollOff(1));
            does(new Deed.LineUp(0, List.of("hare")));
            does(new Deed.LineUp(1, List.of("banana")));
            does(new Deed.LineUp(2, List.of("gunk")));
            TableView before = does(new Deed.Reveal());
            views = List.of(before, does(new Deed.Die(OptionalInt.of(1), OptionalInt.of(4))));
        }

        private TableView does(Command command) {
            Reply reply = table.send(Sent.of(command, "bench")).join();
            if (reply instanceof Reply.Refused refused) {
                throw new IllegalStateException(refused.toString());
            }
            return table.view();
        }

        private void turn() {
            shown = 1 - shown;
            viewer.accept(view());
        }

        @Override
        public TableView view() {
            return views.get(shown);
        }

        @Override
        public Watching watch(Consumer<TableView> watcher) {
            viewer = watcher;
            watcher.accept(view());
            return () -> {};
        }

        @Override
        public CompletionStage<Reply> send(Sent command) {
            sentAt = System.nanoTime();
            sent.release();
            return new CompletableFuture<>();
        }

        @Override
        public List<StepView> history() {
            return List.of();
        }

        @Override
        public List<GameSummary> games() {
            return List.of();
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
            throw new UnsupportedOperationException("no panel asks that");
        }

        @Override
        public List<String> whyNot(String racer, Locale language) {
            return List.of();
        }

        @Override
        public void close() {
            table.close();
        }
    }
}
