package io.trackside.app;

import io.trackside.rules.BadInput;
import io.trackside.table.Command;
import io.trackside.table.GameSummary;
import io.trackside.table.Reply;
import io.trackside.table.Sent;
import io.trackside.table.TableClient;
import io.trackside.table.TableView;
import io.trackside.table.TableView.Prompt;
import io.trackside.text.Texts;
import java.io.PrintWriter;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/** The real thing: a table that stays until somebody ends it. */
@CommandLine.Command(name = "run", mixinStandardHelpOptions = true)
final class RunCommand implements Callable<Integer> {
    private static final int PORT_TAKEN = 3;

    private final Texts texts;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec = CommandLine.Model.CommandSpec.create();

    @CommandLine.Option(names = "--port", paramLabel = "N")
    private @Nullable Integer port;

    @CommandLine.Option(names = "--games-folder", paramLabel = "FOLDER")
    private @Nullable Path gamesFolder;

    @CommandLine.Option(names = "--config", paramLabel = "FILE")
    private @Nullable Path config;

    @CommandLine.Option(names = "--panel", paramLabel = "FILE")
    private @Nullable Path panel;

    RunCommand(Texts texts) {
        this.texts = texts;
    }

    @Override
    public Integer call() throws InterruptedException {
        RunSettings typed = new RunSettings(
                Optional.ofNullable(port),
                Optional.ofNullable(gamesFolder),
                Optional.empty(),
                Optional.empty(),
                panel == null
                        ? Map.of()
                        : Map.of("panel", panel.toAbsolutePath().toString()));
        RunSettings settings = typed.or(config == null ? RunSettings.NONE : RunFile.read(config));
        Path games =
                settings.gamesFolderOrUsual(System.getenv("XDG_DATA_HOME"), Path.of(System.getProperty("user.home")));
        TableServer server;
        try {
            server = TableServer.start(
                    games, settings.printingFolder(), settings.portOrUsual(), settings.adapterProperties(), texts);
        } catch (BadInput bad) {
            if (!bad.key().equals("port-taken")) {
                throw bad;
            }
            CompanionApplication.complain(spec.commandLine().getErr(), texts, bad);
            return PORT_TAKEN;
        }
        ServiceManager manager = ServiceManager.of(System.getenv());
        endWithTheProgram(server, manager);
        welcome(server.address(), games, server.table(), settings);
        manager.ready(server.table(), System.getenv());
        new CountDownLatch(1).await();
        return CommandLine.ExitCode.OK;
    }

    /** Java would report the signal as its exit status; being told to end is no failure. */
    private static void endWithTheProgram(TableServer server, ServiceManager manager) {
        Runtime.getRuntime()
                .addShutdownHook(new Thread(
                        () -> {
                            manager.close();
                            server.close();
                            Runtime.getRuntime().halt(CommandLine.ExitCode.OK);
                        },
                        "ending"));
    }

    private void welcome(URI address, Path games, TableClient table, RunSettings settings) {
        say("run.ready", Map.of("address", address.toString()));
        say("run.games", Map.of("folder", games.toString()));
        Optional<GameSummary> unfinished = unfinished(table);
        if (unfinished.isEmpty()) {
            say("run.begin", Map.of());
        } else if (settings.resume().equals(Optional.of(RunSettings.Resume.NEWEST))) {
            resume(table, unfinished.get());
        } else {
            say("run.unfinished", people(unfinished.get()));
        }
        say("run.end", Map.of());
    }

    private void resume(TableClient table, GameSummary game) {
        Reply reply = table.send(Sent.of(new Command.Resume(game.id()), "run"))
                .toCompletableFuture()
                .join();
        switch (reply) {
            case Reply.Accepted accepted -> say("run.resumed", people(game));
            case Reply.Refused(String key, Map<String, Object> details) -> say("bad." + key, details);
        }
    }

    /** The game that the table offers to go on with. */
    private static Optional<GameSummary> unfinished(TableClient table) {
        TableView view = table.view();
        List<String> offered = view.game().isPresent()
                ? List.of()
                : view.prompt().map(Prompt::options).orElse(List.of());
        return table.games().stream()
                .filter(game -> offered.contains(game.id()))
                .findFirst();
    }

    private static Map<String, Object> people(GameSummary game) {
        return Map.of("people", game.people());
    }

    private void say(String key, Map<String, Object> details) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(texts.text(key, details));
        out.flush();
    }
}
