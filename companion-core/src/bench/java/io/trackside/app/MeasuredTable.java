package io.trackside.app;

import io.trackside.app.web.WebServer;
import io.trackside.rules.racers.Catalogue;
import io.trackside.table.Box;
import io.trackside.table.Command;
import io.trackside.table.CommandJson;
import io.trackside.table.Deed;
import io.trackside.table.Person;
import io.trackside.table.Plan;
import io.trackside.table.Printing;
import io.trackside.table.Sent;
import io.trackside.table.Table;
import io.trackside.table.TableClient;
import io.trackside.table.TableView;
import io.trackside.table.TimedGames;
import io.trackside.text.Texts;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Semaphore;

/** A real table behind its real server, and one person who posts a whole game to it, command by command. */
public final class MeasuredTable implements AutoCloseable {
    private static final List<Person> PEOPLE = List.of(
            new Person("Anna", "red"),
            new Person("Ben", "blue"),
            new Person("Cleo", "green"),
            new Person("Dan", "yellow"));

    private final TimedGames games;
    private final TableClient table;
    private final WebServer server;
    private final HttpClient http = HttpClient.newHttpClient();
    private final URI commands;
    private volatile long published;

    /**
     * One command, in nanoseconds.
     *
     * @param toView from before it was posted until its view was published
     * @param toAnswer until its answer was there
     * @param forcing what of it was the disk's
     */
    public record Measured(long toView, long toAnswer, long forcing) {}

    /** Opens a table with its games in {@code folder}. */
    public MeasuredTable(Path folder) {
        this.games = TimedGames.in(folder);
        Texts texts = Texts.in("en");
        Box box = new Box(Catalogue.load(), Printing.ofTheBox());
        this.table = new LocalTableClient(
                new Table(box, games.games(), new Random(1), InstantSource.system()),
                box,
                texts,
                OddsSwitch.in(folder));
        this.server = WebServer.start(table, box.catalogue(), texts, 0);
        this.commands = server.address().resolve("/api/commands");
        table.watch(view -> published = System.nanoTime());
    }

    /** Plays one game while {@code viewers} look on over HTTP, as at a table: who acts has seen what was done before. */
    public List<Measured> game(int viewers) throws IOException, InterruptedException {
        List<Socket> streams = new ArrayList<>();
        Semaphore seen = new Semaphore(0);
        try {
            for (int i = 0; i < viewers; i++) {
                streams.add(stream(seen));
            }
            seen.acquire(viewers);
            post(new Command.Begin(Plan.usual(PEOPLE)));
            seen.acquire(viewers);
            post(new Deed.Teams(List.of()));
            seen.acquire(viewers);
            List<Measured> measured = new ArrayList<>();
            TableView view = table.view();
            while (!view.prompt().orElseThrow().kind().equals("over")) {
                measured.add(post(RehearseCommand.next(
                        view.prompt().orElseThrow(), view.game().orElseThrow())));
                seen.acquire(viewers);
                view = table.view();
            }
            return measured;
        } finally {
            for (Socket stream : streams) {
                stream.close();
            }
        }
    }

    /** Whether odds are reckoned while the table waits. */
    public void showOdds(boolean on) {
        table.showOdds(on);
    }

    /** Somebody who looks on; what it makes of the views is not the server's time. */
    private Socket stream(Semaphore seen) throws IOException {
        Socket socket =
                new Socket(InetAddress.getLoopbackAddress(), server.address().getPort());
        String request = "GET /api/table/stream HTTP/1.1\r\nHost: localhost:" + socket.getPort() + "\r\n\r\n";
        socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
        Thread.startVirtualThread(() -> {
            try (BufferedReader lines =
                    new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8))) {
                for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                    if (line.startsWith("data: ")) {
                        seen.release();
                    }
                }
            } catch (IOException closed) {
                // nobody looks on any more
            }
        });
        return socket;
    }

    private Measured post(Command command) throws IOException, InterruptedException {
        String body = CommandJson.write(Sent.of(command, "bench")).toString();
        HttpRequest request = HttpRequest.newBuilder(commands)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
        long forced = games.forcing();
        long start = System.nanoTime();
        HttpResponse<String> answer = http.send(request, HttpResponse.BodyHandlers.ofString());
        long answered = System.nanoTime();
        if (answer.statusCode() != 200) {
            throw new IllegalStateException(body + " was answered " + answer.body());
        }
        return new Measured(published - start, answered - start, games.forcing() - forced);
    }

    @Override
    public void close() {
        server.close();
        table.close();
        http.close();
    }
}
