package io.trackside.app;

import static picocli.CommandLine.ScopeType.INHERIT;

import io.trackside.rules.BadInput;
import io.trackside.rules.Track;
import io.trackside.table.Printing;
import io.trackside.table.TableClient;
import io.trackside.text.Texts;
import java.io.BufferedReader;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/** The table from a terminal: a command for everything that can be done, and without one a conversation. */
@CommandLine.Command(name = "table", mixinStandardHelpOptions = true)
final class TableCommand implements Callable<Integer> {
    private static final String DEFAULT_URL = "http://127.0.0.1:8080";
    private static final String URL_VARIABLE = "TRACKSIDE_URL";
    private static final int SECOND_CORNER = 15;

    private final Texts texts;
    private final InputStream in;
    private final Map<String, String> environment;
    private final Tables tables;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec = CommandLine.Model.CommandSpec.create();

    @CommandLine.Option(names = "--url", paramLabel = "URL", descriptionKey = "table-url", scope = INHERIT)
    private @Nullable String url;

    @CommandLine.Option(names = "--tracks", paramLabel = "FOLDER", descriptionKey = "table-tracks", scope = INHERIT)
    private @Nullable Path trackFolder;

    private TableCommand(Texts texts, InputStream in, Map<String, String> environment, Tables tables) {
        this.texts = texts;
        this.in = in;
        this.environment = environment;
        this.tables = tables;
    }

    /** The command with a command below it for each verb. */
    static CommandLine of(Texts texts, InputStream in, Map<String, String> environment, Tables tables) {
        TableCommand command = new TableCommand(texts, in, environment, tables);
        CommandLine line = new CommandLine(command);
        for (Verb verb : verbs()) {
            line.addSubcommand(verb.name(), new VerbLine(verb, command::execute).commandLine());
        }
        return line;
    }

    /** Everything that can be done. */
    static List<Verb> verbs() {
        return Stream.of(LookVerbs.all(), SetUpVerbs.all(), PlayVerbs.all(), PastVerbs.all(), FileVerbs.all())
                .flatMap(List::stream)
                .toList();
    }

    @Override
    public Integer call() {
        atDesk(desk -> new TableTalk(desk, verbs(), texts).run());
        return CommandLine.ExitCode.OK;
    }

    private void execute(VerbLine line) {
        Order order = line.order();
        atDesk(desk -> {
            line.verb().action().take(desk, order);
            desk.talk().say(desk.question());
        });
    }

    private void atDesk(Consumer<Desk> action) {
        String address = address();
        try (TableClient client = tables.at(uri(address));
                Desk desk = new Desk(client, texts, conversation(), track())) {
            action.accept(desk);
        } catch (UncheckedIOException unreachable) {
            throw BadInput.of("table-unreachable", "url", address);
        }
    }

    private String address() {
        return url == null ? environment.getOrDefault(URL_VARIABLE, DEFAULT_URL) : url;
    }

    private static URI uri(String address) {
        try {
            URI uri = URI.create(address);
            if (uri.getHost() != null) {
                return uri;
            }
        } catch (IllegalArgumentException malformed) {
            // said below
        }
        throw BadInput.of("table-url", "url", address);
    }

    private Conversation conversation() {
        boolean terminal = Ink.atTerminal();
        PrintWriter out = spec.commandLine().getOut();
        BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        return new Conversation(reader, out, !terminal, Ink.of(terminal, environment));
    }

    /** As this printing of the board has it; what it does not know has nothing printed on it. */
    private Function<String, Track> track() {
        Printing printing = trackFolder == null ? Printing.ofTheBox() : Printing.in(trackFolder);
        return id -> printing.trackIds().contains(id) ? printing.track(id) : Track.plain(id, SECOND_CORNER);
    }
}
