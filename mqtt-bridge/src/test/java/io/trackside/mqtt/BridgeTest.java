package io.trackside.mqtt;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.table.Command;
import io.trackside.table.Deed;
import io.trackside.table.DiceView;
import io.trackside.table.OddsView;
import io.trackside.table.TableView;
import io.trackside.text.Texts;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A table, a bridge and a real mosquitto. */
@Timeout(60)
class BridgeTest {
    private static final String BASE = "trackside/table";
    private static final String RED = BASE + "/dice/red";
    private static final String BLUE = BASE + "/dice/blue";
    private static final Settings SETTINGS = Settings.NONE;

    @TempDir
    private Path folder = Path.of("");

    @Test
    void a_throw_moves_the_racer_whose_die_is_awaited_and_no_other() throws Exception {
        try (RealBroker broker = RealBroker.in(folder);
                Evening evening = new Evening(folder.resolve("games")).race("banana", "legs", "hare");
                Bridge bridge = bridge(SETTINGS, broker, evening, new DiceStore(Optional.empty()));
                Line dice = Line.up(broker.address())) {
            awaitConnected(bridge);
            dice.says(BLUE, "4");
            Awaitility.await()
                    .until(
                            () -> evening.view()
                                    .ignored()
                                    .map(TableView.Ignored::key)
                                    .orElse(""),
                            "die-other-awaited"::equals);
            assertThat(evening.view().ignored().orElseThrow().details())
                    .isEqualTo(Map.of("die", "blue", "face", 4, "awaited", List.of("Anna")));
            assertThat(evening.thrown()).isZero();
            dice.says(RED, "3");
            Awaitility.await().until(() -> evening.thrown() == 1);
            assertThat(evening.view()
                            .game()
                            .orElseThrow()
                            .onTrack()
                            .orElseThrow()
                            .figures()
                            .getFirst()
                            .space())
                    .isEqualTo(3);
            assertThat(evening.view().ignored()).isEmpty();
        }
    }

    @Test
    void the_view_is_there_for_whoever_comes_later() throws Exception {
        try (RealBroker broker = RealBroker.in(folder);
                Evening evening = new Evening(folder.resolve("games")).race("banana", "legs", "hare");
                Bridge bridge = bridge(SETTINGS, broker, evening, new DiceStore(Optional.empty()))) {
            awaitConnected(bridge);
            Map<String, String> kept = Shelf.of(broker, BASE + "/#", 9);
            assertThat(kept.get(BASE + "/availability")).isEqualTo("online");
            assertThat(kept.get(BASE + "/turn")).contains("\"name\":\"Anna\"", "\"race\":1");
            assertThat(kept.get(BASE + "/seats/2")).contains("\"racer\":\"legs\"", "\"space\":0", "\"lying\":false");
            assertThat(kept.get(BASE + "/prompt")).contains("main-die");
            assertThat(kept.get(BASE + "/view")).contains("\"first-seat\":0");
        }
    }

    @Test
    void a_table_that_ends_says_so() throws Exception {
        try (RealBroker broker = RealBroker.in(folder);
                Evening evening = new Evening(folder.resolve("games"))) {
            try (Bridge bridge = bridge(SETTINGS, broker, evening, new DiceStore(Optional.empty()))) {
                awaitConnected(bridge);
                assertThat(Shelf.of(broker, BASE + "/availability", 1)).containsValue("online");
            }
            assertThat(Shelf.of(broker, BASE + "/availability", 1)).containsValue("offline");
        }
    }

    @Test
    void what_happens_is_said_once_and_not_kept() throws Exception {
        try (RealBroker broker = RealBroker.in(folder);
                Evening evening = new Evening(folder.resolve("games")).race("banana", "legs", "hare");
                Bridge bridge = bridge(SETTINGS, broker, evening, new DiceStore(Optional.empty()));
                Line looker = Line.up(broker.address(), BASE + "/throw", BASE + "/facts")) {
            awaitConnected(bridge);
            evening.rolls(0, 5);
            Awaitility.await()
                    .until(() ->
                            looker.heard().stream().anyMatch(one -> one.topic().equals(BASE + "/throw")));
            assertThat(looker.texts())
                    .anySatisfy(text -> assertThat(text).contains("\"event_type\":\"rolled\"", "\"face\":5", "banana"));
            assertThat(Shelf.of(broker, BASE + "/#", 9)).doesNotContainKeys(BASE + "/throw", BASE + "/facts");
        }
    }

    @Test
    void a_broker_that_is_not_there_is_a_warning_until_it_is() throws Exception {
        try (RealBroker broker = RealBroker.in(folder);
                Evening evening = new Evening(folder.resolve("games")).race("banana", "legs", "hare")) {
            broker.kill();
            try (Bridge bridge = bridge(SETTINGS, broker, evening, new DiceStore(Optional.empty()))) {
                Awaitility.await()
                        .until(() -> evening.view().warnings().stream()
                                .anyMatch(warning -> warning.key().equals("mqtt-down")));
                evening.rolls(0, 5);
                broker.start();
                awaitConnected(bridge);
                Awaitility.await().until(() -> evening.view().warnings().isEmpty());
            }
        }
    }

    @Test
    void home_assistant_learns_of_the_table_and_again_when_it_starts_anew_and_no_more_when_switched_off()
            throws Exception {
        String config = "homeassistant/device/trackside_table/config";
        Settings home = new Settings(Optional.empty(), BASE, Optional.of("homeassistant"), Optional.empty());
        try (RealBroker broker = RealBroker.in(folder);
                Evening evening = new Evening(folder.resolve("games")).race("banana", "legs", "hare");
                Line assistant = Line.up(broker.address(), config)) {
            try (Bridge bridge = bridge(home, broker, evening, new DiceStore(Optional.empty()))) {
                awaitConnected(bridge);
                Awaitility.await().until(() -> assistant.heard().size() == 1);
                assistant.says("homeassistant/status", "online");
                Awaitility.await().until(() -> assistant.heard().size() == 2);
                assertThat(assistant.texts().get(0))
                        .contains("cmps")
                        .isEqualTo(assistant.texts().get(1));
            }
            try (Bridge bridge = bridge(SETTINGS, broker, evening, new DiceStore(Optional.empty()))) {
                awaitConnected(bridge);
                Awaitility.await().until(() -> assistant.texts().contains(""));
            }
        }
    }

    @Test
    void an_unknown_die_is_offered_bound_kept_and_counts() throws Exception {
        Path file = folder.resolve("dice.yml");
        try (RealBroker broker = RealBroker.in(folder);
                Evening evening = new Evening(folder.resolve("games")).race("banana", "legs", "hare");
                Bridge bridge = bridge(SETTINGS, broker, evening, new DiceStore(Optional.of(file)));
                Line dice = Line.up(broker.address())) {
            awaitConnected(bridge);
            bridge.unbind("red");
            bridge.pair();
            Awaitility.await().until(() -> {
                dice.says("godice/K1", "{\"event\":\"rolling\",\"value\":0}")
                        .says("godice/K1", "{\"event\":\"stable\",\"value\":2,\"battery\":9}");
                return bridge.view().offer().isPresent();
            });
            assertThat(bridge.view().offer()).contains(new DiceView.Offer("godice", "godice/K1", "K1", "2"));
            assertThat(bridge.bind("gold", OptionalInt.of(0))).isTrue();
            assertThat(evening.thrown()).isZero();
            dice.says("godice/K1", "{\"event\":\"stable\",\"value\":2,\"battery\":9}")
                    .says("godice/K1", "{\"event\":\"rolling\",\"value\":0}")
                    .says("godice/K1", "{\"event\":\"stable\",\"value\":5,\"battery\":9}");
            Awaitility.await().until(() -> evening.thrown() == 1);
            assertThat(evening.view().warnings())
                    .anyMatch(warning -> warning.key().equals("die-battery"));
            assertThat(Files.readString(file)).contains("gold", "godice", "seat: 1");
            assertThat(DiceFile.read(file)).isInstanceOf(Checked.Good.class);
        }
    }

    @Test
    void lights_along_the_board_follow_the_table_and_walk_when_asked_to() throws Exception {
        StripLayout strip = new StripLayout(
                "wled/track", IntStream.rangeClosed(0, 30).boxed().toList(), List.of(), 1, 80);
        Settings lit = new Settings(Optional.empty(), BASE, Optional.empty(), Optional.of(strip));
        try (RealBroker broker = RealBroker.in(folder);
                Evening evening = new Evening(folder.resolve("games")).race("banana", "legs", "hare");
                Line controller = Line.up(broker.address(), "wled/track/api");
                Bridge bridge = bridge(lit, broker, evening, new DiceStore(Optional.empty()))) {
            awaitConnected(bridge);
            evening.rolls(0, 5);
            Awaitility.await().until(() -> controller.texts().stream().anyMatch(text -> text.contains("5,\"FF0000\"")));
            controller.heard().clear();
            controller.says("wled/track/status", "online");
            Awaitility.await().until(() -> controller.texts().stream().anyMatch(text -> text.contains("\"bri\":80")));
            bridge.walk();
            Awaitility.await().until(() -> controller.texts().stream().anyMatch(text -> text.contains("1,\"FFFFFF\"")));
        }
    }

    @Test
    void odds_are_told_by_seat_while_people_want_them() {
        StateTopics topics = new StateTopics(BASE);
        OddsView odds = new OddsView(
                true,
                Optional.of(new OddsView.Chances(
                        7,
                        true,
                        100,
                        0,
                        List.of(
                                new OddsView.RacerChances("banana", 0, 0.25, 0, 0.5, 0),
                                new OddsView.RacerChances("legs", 0, 0.25, 0, 0.1, 0),
                                new OddsView.RacerChances("hare", 1, 0.5, 0, 0.4, 0)),
                        List.of(),
                        Optional.empty())));
        Said said = topics.odds(odds);
        assertThat(said.topic()).isEqualTo(BASE + "/odds");
        assertThat(said.retained()).isTrue();
        assertThat(Json.object(said.text()).orElseThrow().path("first").toString())
                .isEqualTo("{\"1\":0.5,\"2\":0.5}");
        assertThat(topics.odds(OddsView.OFF).text()).isEmpty();
    }

    @Test
    void what_is_taken_back_does_not_happen_again() {
        StateTopics topics = new StateTopics(BASE);
        try (Evening evening = new Evening(folder.resolve("games")).race("banana", "legs", "hare")) {
            TableView before = evening.view();
            evening.rolls(0, 5);
            TableView first = evening.view();
            assertThat(topics.moments(before, first)).isNotEmpty();
            evening.does(new Deed.Answer(OptionalInt.empty(), "no")).rolls(1, 2);
            TableView second = evening.view();
            evening.does(new Command.Undo());
            assertThat(topics.moments(second, evening.view())).isEmpty();
        }
    }

    static Bridge bridge(Settings settings, RealBroker broker, Evening evening, DiceStore store) {
        return new Bridge(
                settings,
                broker.address(),
                List.of(own("red", 0), own("blue", 1), own("green", 2)),
                store,
                evening,
                Texts.in("en"),
                Bridge.Wiring.usual());
    }

    private static Die own(String name, int seat) {
        return new Die(
                name,
                OptionalInt.of(seat),
                Dialects.OWN,
                Optional.empty(),
                Optional.of(name),
                Optional.of(FaceMap.PLAIN));
    }

    static void awaitConnected(Bridge bridge) {
        Awaitility.await().until(() -> bridge.view().connected());
    }
}
