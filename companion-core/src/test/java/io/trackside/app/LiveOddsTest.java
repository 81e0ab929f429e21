package io.trackside.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.awaitility.Awaitility.await;

import io.trackside.app.web.HttpTableClient;
import io.trackside.table.Command;
import io.trackside.table.Deed;
import io.trackside.table.OddsView;
import io.trackside.table.OddsView.Chances;
import io.trackside.table.Person;
import io.trackside.table.Plan;
import io.trackside.table.Reply;
import io.trackside.table.Sent;
import io.trackside.table.TableClient;
import io.trackside.text.Texts;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Odds of a real table, in the same program and over HTTP. */
@Timeout(60)
class LiveOddsTest {
    private static final Texts TEXTS = Texts.in("en");
    private static final List<Person> PEOPLE =
            List.of(new Person("Anna", "red"), new Person("Ben", "blue"), new Person("Cleo", "green"));

    private Path games = Path.of("");
    private TableServer server = sittingDown(Path.of("target", "no-games"));
    private TableClient table = server.table();

    private static TableServer sittingDown(Path games) {
        return TableServer.start(games, Optional.empty(), 0, Map.of(), TEXTS);
    }

    @BeforeEach
    void sit_down(@TempDir Path folder) {
        server.close();
        games = folder;
        server = sittingDown(folder);
        table = server.table();
    }

    @AfterEach
    void get_up() {
        server.close();
    }

    @Test
    void nobody_is_told_odds_before_somebody_asks_for_them() {
        race();
        assertThat(table.odds()).isEqualTo(OddsView.OFF);
        table.showOdds(true);
        assertThat(complete(table).racers())
                .extracting(OddsView.RacerChances::racer)
                .containsExactly("banana", "coach", "hare");
    }

    @Test
    void they_follow_the_table_and_are_chances() {
        race();
        table.showOdds(true);
        Chances before = complete(table);
        assertThat(before.number()).isEqualTo(table.view().number());
        assertThat(before.playOuts()).isEqualTo(LiveOdds.COMPLETE);
        assertThat(before.racers().stream()
                                .mapToDouble(OddsView.RacerChances::first)
                                .sum()
                        + before.undecided())
                .isEqualTo(1, within(1e-9));
        // Banana rolls a die; Start is too far from the line for any face.
        assertThat(before.move().orElseThrow()).isEqualTo(new OddsView.MoveChances("banana", 0, 0, 0, 0, 0, 0));
        does(new Deed.Die(OptionalInt.of(0), OptionalInt.of(6)));
        Chances after = complete(table);
        assertThat(after.number()).isGreaterThan(before.number());
        assertThat(after.racers().getFirst().first())
                .isGreaterThan(before.racers().getFirst().first());
        assertThat(after.seats()).hasSize(3);
    }

    @Test
    void over_http_they_are_the_same_and_come_by_themselves() {
        race();
        try (HttpTableClient other = HttpTableClient.at(server.address())) {
            List<OddsView> seen = new CopyOnWriteArrayList<>();
            try (TableClient.Watching _ = other.watchOdds(seen::add)) {
                await().until(() -> !seen.isEmpty());
                assertThat(seen.getFirst()).isEqualTo(OddsView.OFF);
                other.showOdds(true);
                Chances chances = complete(other);
                assertThat(chances).isEqualTo(complete(table));
                await().until(() -> seen.getLast().chances().equals(Optional.of(chances)));
                other.showOdds(false);
                await().until(() -> seen.getLast().equals(OddsView.OFF));
            }
        }
    }

    @Test
    void once_wanted_they_are_there_at_the_next_start_and_once_unwanted_not() throws Exception {
        table.showOdds(true);
        server.close();
        server = sittingDown(games);
        assertThat(server.table().odds().on()).isTrue();
        server.table().showOdds(false);
        server.close();
        server = sittingDown(games);
        assertThat(server.table().odds().on()).isFalse();
        Files.writeString(games.resolve("odds"), "torn\0");
        server.close();
        server = sittingDown(games);
        assertThat(server.table().odds().on()).isFalse();
        assertThat(server.table().games()).isEmpty();
    }

    @Test
    void without_a_race_there_are_none() {
        table.showOdds(true);
        does(new Command.Begin(Plan.usual(PEOPLE)));
        await().until(() -> table.odds().equals(new OddsView(true, Optional.empty())));
    }

    @Test
    void what_is_no_switch_is_refused_with_a_remedy() throws Exception {
        HttpResponse<String> answer = HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(server.address().resolve("/api/odds"))
                                .header("Content-Type", "application/json")
                                .POST(HttpRequest.BodyPublishers.ofString("{\"on\":\"yes\"}"))
                                .build(),
                        HttpResponse.BodyHandlers.ofString());
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body()).contains("key-flag");
    }

    private static Chances complete(TableClient client) {
        return await().atMost(Duration.ofSeconds(30))
                .until(
                        () -> client.odds()
                                .chances()
                                .filter(chances -> chances.complete()
                                        && chances.number() == client.view().number()),
                        Optional::isPresent)
                .orElseThrow();
    }

    private void race() {
        does(new Command.Begin(Plan.usual(PEOPLE)));
        does(new Deed.Teams(List.of(
                List.of("banana", "alchemist", "baba-yaga", "blimp"),
                List.of("coach", "gunk", "centaur", "cheerleader"),
                List.of("hare", "dicemonger", "duelist", "egg"))));
        does(new Deed.WinRollOff(0));
        does(new Deed.LineUp(0, List.of("banana")));
        does(new Deed.LineUp(1, List.of("coach")));
        does(new Deed.LineUp(2, List.of("hare")));
        does(new Deed.Reveal());
    }

    private void does(Command command) {
        assertThat(table.send(Sent.of(command, "test")).toCompletableFuture().join())
                .isInstanceOf(Reply.Accepted.class);
    }
}
