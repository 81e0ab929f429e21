package io.trackside.app;

import io.trackside.rules.BadInput;
import io.trackside.table.GameView;
import io.trackside.table.Person;
import io.trackside.table.Plan;
import io.trackside.table.Printing;
import io.trackside.table.TableClient;
import io.trackside.table.TableView;
import io.trackside.text.Texts;
import java.io.BufferedReader;
import java.io.Reader;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/** Lets four pretend people play a whole game at a real table, and tells it. */
@CommandLine.Command(name = "demo", mixinStandardHelpOptions = true)
final class DemoCommand implements Callable<Integer> {
    private static final List<String> NAMES = List.of("Anna", "Ben", "Cleo", "Dan");
    private static final int SEEDS = 10_000;

    private final Texts texts;
    private final Tables tables;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec = CommandLine.Model.CommandSpec.create();

    @CommandLine.Option(names = "--seed", paramLabel = "N")
    private @Nullable Long seed;

    @CommandLine.ArgGroup
    private Speed speed = new Speed();

    @CommandLine.Option(names = "--games-folder", paramLabel = "FOLDER")
    private @Nullable Path gamesFolder;

    @CommandLine.Option(names = "--pictures", paramLabel = "FOLDER")
    private @Nullable Path pictures;

    /** {@code tables}: how people reach the table. */
    DemoCommand(Texts texts, Tables tables) {
        this.texts = texts;
        this.tables = tables;
    }

    private static final class Speed {
        @CommandLine.Option(names = "--fast")
        private boolean fast;

        @CommandLine.Option(names = "--pace", paramLabel = "PACE")
        private @Nullable Pace pace;
    }

    /** Names of tempos. */
    private enum Pace {
        table
    }

    @Override
    public Integer call() throws InterruptedException {
        long chosen = seed == null ? new SplittableRandom().nextInt(SEEDS) : seed;
        Path folder = gamesFolder == null ? usualFolder() : gamesFolder;
        boolean terminal = Ink.atTerminal();
        Conversation talk = new Conversation(
                new BufferedReader(Reader.nullReader()),
                spec.commandLine().getOut(),
                false,
                Ink.of(terminal, System.getenv()));
        try (TableServer server = TableServer.start(folder, Optional.empty(), 0, texts)) {
            talk.say(
                    texts.text("demo.begins", Map.of("address", server.address().toString())));
            String game = play(talk, server.address(), chosen);
            talk.blank();
            talk.say(texts.text(
                    "demo.journal",
                    Map.of("file", folder.resolve(game + ".jsonl").toString())));
        }
        talk.say(texts.text("demo.seed", Map.of("seed", Long.toString(chosen))));
        talk.say(texts.text("demo.your-own"));
        return CommandLine.ExitCode.OK;
    }

    /** Beside the games of people, so that nobody is offered to go on with a demo. */
    private static Path usualFolder() {
        Path home = Path.of(System.getProperty("user.home"));
        return RunSettings.NONE
                .gamesFolderOrUsual(System.getenv("XDG_DATA_HOME"), home)
                .resolveSibling("demos");
    }

    private Tempo tempo() {
        if (speed.fast) {
            return Tempo.FAST;
        }
        return speed.pace == Pace.table ? Tempo.OF_PEOPLE : Tempo.ofThreeMinutes(System::nanoTime);
    }

    /** Plays the game and tells it; gives its id. */
    private String play(Conversation talk, URI address, long chosen) throws InterruptedException {
        PretendTable table = new PretendTable();
        List<Thread> people = people(table, address, chosen);
        people.forEach(Thread::start);
        try (TableClient client = tables.at(address)) {
            return tell(talk, client, table);
        } finally {
            table.close();
            for (Thread person : people) {
                person.join();
            }
        }
    }

    private List<Thread> people(PretendTable table, URI address, long chosen) {
        List<Person> seats = new ArrayList<>();
        NAMES.forEach(name -> seats.add(new Person(name, Person.COLOURS.get(seats.size()))));
        Plan plan = Plan.usual(seats);
        List<Thread> people = new ArrayList<>();
        for (int seat = 0; seat < seats.size(); seat++) {
            int mine = seat;
            people.add(Thread.ofVirtual().name(NAMES.get(seat)).unstarted(() -> {
                try (TableClient client = tables.at(address)) {
                    new PretendPerson(mine, plan, client, table, chosen).play();
                } catch (RuntimeException broken) {
                    table.fail(broken);
                }
            }));
        }
        return people;
    }

    private String tell(Conversation talk, TableClient client, PretendTable table) throws InterruptedException {
        Tempo tempo = tempo();
        Printing printing = Printing.ofTheBox();
        TableScene scene = new TableScene(texts, talk, printing::track);
        Commentary commentary = Commentary.withoutHands(texts, talk, scene);
        talk.say(texts.text("table.help.board"));
        Consumer<TableView> camera = camera();
        try (Onlooker onlooker = new Onlooker(client)) {
            TableView before = onlooker.seen();
            camera.accept(before);
            table.told(before);
            while (!isOver(before)) {
                Optional<TableView> next = onlooker.next();
                if (next.isPresent()) {
                    for (PretendTable.Said said : table.heard()) {
                        talk.sayBold(texts.text(said.key(), Map.of("person", said.person(), "face", said.face())));
                    }
                    commentary.tell(before, next.get());
                    camera.accept(next.get());
                    Thread.sleep(tempo.pause(next.get()));
                    table.told(next.get());
                    before = next.get();
                }
                if (table.failure().isPresent()) {
                    throw new IllegalStateException(table.failure().get());
                }
            }
            return before.game().map(GameView::id).orElseThrow(() -> BadInput.of("no-game"));
        }
    }

    /** Takes a picture of every view, if somebody wants them. */
    private Consumer<TableView> camera() {
        Path folder = pictures;
        if (folder == null) {
            return unseen -> {};
        }
        PictureTaker taker =
                ServiceLoader.load(PictureTaker.class).findFirst().orElseThrow(() -> BadInput.of("pictures-no-screen"));
        return view -> taker.take(view, folder, texts);
    }

    private static boolean isOver(TableView view) {
        return view.game().filter(game -> game.phase().equals("over")).isPresent();
    }
}
