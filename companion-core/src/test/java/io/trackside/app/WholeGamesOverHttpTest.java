package io.trackside.app;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.app.web.HttpTableClient;
import io.trackside.table.Command;
import io.trackside.table.Deed;
import io.trackside.table.PretendPeople;
import io.trackside.table.Reply;
import io.trackside.table.Sent;
import io.trackside.table.TableView;
import io.trackside.text.Texts;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Everything as people do it, over HTTP. */
class WholeGamesOverHttpTest {
    private static final int[][] TABLES = {{2, 2}, {3, 1}, {3, 2}, {4, 1}, {5, 1}, {6, 1}};
    private static final int CLIENTS = 8;

    @TempDir
    private Path folder = Path.of("");

    @Test
    @Timeout(120)
    void a_whole_game_of_each_number_of_players_and_variant() {
        try (TableServer server = server();
                HttpTableClient table = HttpTableClient.at(server.address())) {
            for (int[] players : TABLES) {
                PretendPeople people = new PretendPeople(players[0]);
                send(table, new Command.Begin(PretendPeople.plan(players[0], players[1])), 0);
                TableView view = table.view();
                long entries = 0;
                while (!kind(view).equals("over")) {
                    send(table, people.next(view), ++entries);
                    view = table.view();
                }
                assertThat(view.game().orElseThrow().finished()).hasSize(4);
                assertThat(view.game().orElseThrow().ranking().getFirst().place())
                        .isEqualTo(1);
            }
            assertThat(table.games()).hasSize(TABLES.length).allMatch(game -> game.over() && game.races() == 4);
        }
    }

    @Test
    @Timeout(60)
    void of_eight_clients_at_once_every_accepted_command_is_there_once_and_all_streams_see_one_order() {
        List<List<Long>> seen = new ArrayList<>();
        List<Long> accepted = Collections.synchronizedList(new ArrayList<>());
        List<HttpTableClient> clients = new ArrayList<>();
        try (TableServer server = server()) {
            for (int i = 0; i < CLIENTS; i++) {
                HttpTableClient client = HttpTableClient.at(server.address());
                clients.add(client);
                List<Long> versions = Collections.synchronizedList(new ArrayList<>());
                seen.add(versions);
                client.watch(view -> versions.add(view.version() * 1000 + view.number()));
            }
            send(clients.getFirst(), new Command.Begin(PretendPeople.plan(4, 1)), 0);
            send(clients.getFirst(), new Deed.Teams(List.of()), 1);
            List<CompletableFuture<Void>> playing = new ArrayList<>();
            for (HttpTableClient client : clients) {
                int number = playing.size();
                playing.add(CompletableFuture.runAsync(() -> play(client, number, accepted)));
            }
            playing.forEach(CompletableFuture::join);

            assertThat(accepted).doesNotHaveDuplicates();
            TableView end = clients.getFirst().view();
            assertThat(end.number()).isEqualTo(accepted.size() + 1L);
            long last = end.version() * 1000 + end.number();
            Awaitility.await().until(() -> seen.stream().allMatch(views -> views.contains(last)));
            List<Long> one = List.copyOf(seen.getFirst());
            assertThat(one).isSorted();
            assertThat(seen).allSatisfy(views -> assertThat(one).containsAll(tail(views)));
        } finally {
            clients.forEach(HttpTableClient::close);
        }
    }

    /** From the begin of the game on: who looks on later sees less of what was before. */
    private static List<Long> tail(List<Long> views) {
        return views.subList(1, views.size());
    }

    private static void play(HttpTableClient table, int client, List<Long> accepted) {
        PretendPeople people = new PretendPeople(client);
        for (int i = 0; i < 25; i++) {
            TableView view = table.view();
            if (kind(view).equals("over")) {
                return;
            }
            Sent sent = Sent.of(people.next(view), "client " + client).as(client + "-" + i);
            Reply reply = table.send(sent).toCompletableFuture().join();
            assertThat(table.send(sent).toCompletableFuture().join()).isEqualTo(reply);
            if (reply instanceof Reply.Accepted(long number)) {
                accepted.add(number);
            }
        }
    }

    private static String kind(TableView view) {
        return view.prompt().orElseThrow().kind();
    }

    private static void send(HttpTableClient table, Command command, long number) {
        assertThat(table.send(Sent.of(command, "test")).toCompletableFuture().join())
                .isEqualTo(new Reply.Accepted(number));
    }

    private TableServer server() {
        return TableServer.start(folder, Optional.empty(), 0, Map.of(), Texts.in("en"));
    }
}
