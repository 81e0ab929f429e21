package io.trackside.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.trackside.app.web.HttpTableClient;
import io.trackside.rules.BadInput;
import io.trackside.table.Command;
import io.trackside.table.Deed;
import io.trackside.table.Person;
import io.trackside.table.Plan;
import io.trackside.table.Reply;
import io.trackside.table.Sent;
import io.trackside.table.TableClient;
import io.trackside.text.Texts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The real table, in this program and over HTTP: both ways keep the same contract and say the same. */
class TableServerTest {
    private static final JsonMapper JSON = new JsonMapper();
    private static final Locale ENGLISH = Locale.ENGLISH;
    private static final Locale THAI = Locale.of("th");
    private static final String CASE = """
        {"id": "trip", "rules": "first-printing", "track": "mild", "turn_of": "legs", "inputs": [{"roll": 4}],
         "setup": [{"racer": "legs", "space": 1}, {"racer": "banana", "space": 3}, {"racer": "gunk", "space": 9}]%s}
        """;
    private static final List<Person> PEOPLE =
            List.of(new Person("Anna", "red"), new Person("Ben", "blue"), new Person("Cleo", "green"));

    @TempDir
    private Path games = Path.of("");

    private TableServer server;
    private HttpTableClient far;

    @BeforeEach
    void start() {
        server = TableServer.start(games, Optional.empty(), 0, Map.of(), Texts.in("en"));
        far = HttpTableClient.at(server.address());
        accepted(new Command.Begin(Plan.usual(PEOPLE)));
    }

    @AfterEach
    void end() {
        far.close();
        server.close();
    }

    @Nested
    class InThisProgram extends OnARealTable {
        @Override
        protected TableClient client() {
            return server.table();
        }
    }

    @Nested
    class OverHttp extends OnARealTable {
        @Override
        protected TableClient client() {
            return far;
        }
    }

    @Test
    void both_ways_show_the_same_in_the_middle_of_a_race() {
        intoARace();

        assertThat(far.view()).isEqualTo(near().view());
        assertThat(far.history()).isEqualTo(near().history());
        assertThat(far.games()).isEqualTo(near().games());
        assertThat(far.exported("0001")).isEqualTo(near().exported("0001"));
        assertThat(far.whyNot("banana", THAI)).isEqualTo(near().whyNot("banana", THAI));
    }

    @Test
    void who_asks_is_answered_in_the_language_asked_for_both_ways() {
        intoARace();

        for (TableClient client : List.of(near(), far)) {
            assertThat(client.whyNot("banana", THAI)).isNotEmpty().allMatch(line -> line.contains("กล้วย"));
            assertThat(client.whyNot("banana", ENGLISH)).isNotEmpty().allMatch(line -> line.contains("Banana"));
            assertThat(client.whyNot("banana", Locale.of("tlh"))).isEqualTo(client.whyNot("banana", ENGLISH));
        }
    }

    @Test
    void a_case_is_explained_in_the_language_asked_for() {
        JsonNode answer = far.arbiter(JSON.readTree(CASE.formatted(", \"explain\": true")), Locale.of("vi"));

        assertThat(answer.path("explanation").toString()).contains("vấp ngã");
    }

    @Test
    void a_case_is_answered_as_on_the_command_line() {
        JsonNode plain = far.arbiter(JSON.readTree(CASE.formatted("")), ENGLISH);
        JsonNode explained =
                far.arbiter(JSON.readTree(CASE.formatted(", \"explain\": true, \"why-not\": \"gunk\"")), ENGLISH);
        JsonNode imagined = far.arbiter(JSON.readTree(CASE.formatted(", \"what-if\": true, \"limit\": 3")), ENGLISH);

        assertThat(plain.propertyNames()).containsExactly("id", "ok", "differences", "result");
        assertThat(plain.path("result").path("tripped").get(0).stringValue()).isEqualTo("legs");
        assertThat(explained.path("explanation").size()).isPositive();
        assertThat(explained.path("why_not").size()).isPositive();
        assertThat(imagined.path("outcomes").intValue()).isEqualTo(3);
        assertThat(imagined.path("cut").booleanValue()).isTrue();
    }

    @Test
    void a_question_that_cannot_be_read_is_named() {
        List<String> wrong =
                List.of("{}", "{\"from\":\"there\"}", "{\"from\":\"here\",\"x\":1}", "[]", "{\"depth\":99}");

        for (String question : wrong) {
            assertThatThrownBy(() -> far.arbiter(JSON.readTree(question), ENGLISH))
                    .as(question)
                    .isInstanceOf(BadInput.class);
        }
    }

    @Test
    void what_if_from_here_leaves_the_table_as_it_is() {
        intoARace();
        JsonNode question = JSON.readTree("{\"from\":\"here\",\"depth\":2}");
        long before = far.view().number();

        JsonNode answer = far.arbiter(question, ENGLISH);

        assertThat(answer).isEqualTo(near().arbiter(question, ENGLISH));
        assertThat(answer.path("turn").path("ways").size()).isPositive();
        assertThat(far.view().number()).isEqualTo(before);
    }

    @Test
    void without_a_race_there_is_nothing_to_ask_about() {
        for (TableClient client : List.of(near(), far)) {
            assertThatThrownBy(() -> client.whyNot("banana", THAI))
                    .isInstanceOfSatisfying(
                            BadInput.class, bad -> assertThat(bad.key()).isEqualTo("no-race"));
        }
    }

    @Test
    void a_game_taken_over_is_another_game_with_the_same_entries() {
        String id = far.imported(far.exported("0001"));

        assertThat(id).isNotEqualTo("0001");
        assertThat(far.game(id).steps()).isEqualTo(far.game("0001").steps());
    }

    @Test
    void a_closed_table_cannot_be_reached() {
        TableClient near = near();
        server.close();

        assertThat(near.send(Sent.of(new Command.HandsDone(), "test")).toCompletableFuture())
                .failsWithin(10, TimeUnit.SECONDS)
                .withThrowableThat()
                .withCauseInstanceOf(IOException.class);
    }

    private TableClient near() {
        return server.table();
    }

    private void intoARace() {
        accepted(new Deed.Teams(List.of()));
        accepted(new Deed.WinRollOff(0));
        for (int seat = 0; seat < PEOPLE.size(); seat++) {
            accepted(new Deed.LineUp(
                    seat,
                    List.of(near().view()
                            .game()
                            .orElseThrow()
                            .seats()
                            .get(seat)
                            .unused()
                            .getFirst())));
        }
        accepted(new Deed.Reveal());
    }

    private void accepted(Command command) {
        Reply reply =
                near().send(Sent.of(command, "test")).toCompletableFuture().join();
        assertThat(reply).as("%s", command).isInstanceOf(Reply.Accepted.class);
    }

    /** A table on which hands-done is accepted, and undo is refused as nothing has been done yet. */
    abstract static class OnARealTable extends TableClientContract {}
}
