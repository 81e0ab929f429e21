package io.trackside.mqtt;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.table.Deed;
import io.trackside.table.TableView;
import io.trackside.text.Texts;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What goes wrong on networks, against a real mosquitto: no throw is lost that counted, and none is made up. */
@Timeout(180)
class DiceProofTest {
    private static final String BASE = "trackside/table";
    private static final List<String> DICE = List.of("red", "blue", "green");
    private static final int HUGE = 1024 * 1024;

    private final StringBuilder mistakes = new StringBuilder();
    private final Handler ear = new Handler() {
        @Override
        public synchronized void publish(LogRecord told) {
            if (told.getLevel().intValue() >= Level.SEVERE.intValue()) {
                mistakes.append(told.getMessage())
                        .append(' ')
                        .append(told.getThrown())
                        .append('\n');
            }
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    };

    @TempDir
    private Path folder = Path.of("");

    @BeforeEach
    void listen_to_the_log() {
        Logger.getLogger("io.trackside").addHandler(ear);
    }

    @AfterEach
    void nothing_broke() {
        Logger.getLogger("io.trackside").removeHandler(ear);
        assertThat(mistakes).isEmpty();
    }

    @Test
    void twenty_brokers_die_during_a_game_and_every_throw_that_was_heard_counts_once() throws Exception {
        try (RealBroker broker = RealBroker.in(folder);
                Evening evening = new Evening(folder.resolve("games")).race("banana", "legs", "hare");
                Bridge bridge = BridgeTest.bridge(Settings.NONE, broker, evening, new DiceStore(Optional.empty()));
                Line dice = Line.up(broker.address())) {
            BridgeTest.awaitConnected(bridge);
            for (int time = 0; time < 20; time++) {
                int seat = seatThatThrows(evening);
                dice.says(BASE + "/dice/" + DICE.get(seat), "{\"face\":1,\"throw\":" + time + "}");
                long thrown = time + 1L;
                Awaitility.await().until(() -> evening.thrown() == thrown);
                broker.kill();
                Awaitility.await().until(() -> !bridge.view().connected());
                dice.awaitDown().says(BASE + "/dice/" + DICE.get(seatThatThrows(evening)), "2");
                broker.start();
                BridgeTest.awaitConnected(bridge);
                dice.awaitUp();
            }
            assertThat(evening.thrown()).isEqualTo(20);
        }
    }

    /** Declines and answers whatever stands before the next die. */
    private static int seatThatThrows(Evening evening) {
        TableView view = evening.view();
        while (!List.of("main-die", "power-die")
                .contains(view.prompt().orElseThrow().kind())) {
            TableView.Prompt prompt = view.prompt().orElseThrow();
            evening.does(new Deed.Answer(OptionalInt.empty(), prompt.options().getLast()));
            view = evening.view();
        }
        return view.prompt().orElseThrow().seats().getFirst();
    }

    @Test
    void rubbish_that_the_broker_kept_moves_nobody() throws Exception {
        try (RealBroker broker = RealBroker.in(folder);
                Evening evening = new Evening(folder.resolve("games")).race("banana", "legs", "hare");
                Line dice = Line.up(broker.address(), "mark")) {
            for (String die : DICE) {
                dice.keeps(BASE + "/dice/" + die, "6");
            }
            dice.says("mark", "1");
            Awaitility.await().until(() -> dice.texts().contains("1"));
            try (Bridge bridge = BridgeTest.bridge(Settings.NONE, broker, evening, new DiceStore(Optional.empty()))) {
                BridgeTest.awaitConnected(bridge);
                for (int time = 0; time < 2; time++) {
                    broker.kill();
                    Awaitility.await().until(() -> !bridge.view().connected());
                    broker.start();
                    BridgeTest.awaitConnected(bridge);
                }
                dice.awaitUp().says(BASE + "/dice/red", "3");
                Awaitility.await().until(() -> evening.thrown() == 1);
                assertThat(evening.view().rulings().getFirst().details()).containsEntry("face", 3);
            }
        }
    }

    @Test
    void ten_thousand_things_that_make_no_sense_move_nobody_and_the_next_throw_counts() throws Exception {
        List<byte[]> rubbish = List.of(
                new byte[0],
                new byte[] {(byte) 0xC3, 0x28},
                new byte[] {(byte) 0xFF, (byte) 0xFE, 0},
                "NaN".getBytes(StandardCharsets.UTF_8),
                "{\"face\":NaN}".getBytes(StandardCharsets.UTF_8),
                "{\"face\":4".getBytes(StandardCharsets.UTF_8),
                "{\"face\":4.5}".getBytes(StandardCharsets.UTF_8),
                "{\"face\":-1}".getBytes(StandardCharsets.UTF_8),
                "{\"face\":1e99}".getBytes(StandardCharsets.UTF_8),
                "[".repeat(5000).getBytes(StandardCharsets.UTF_8),
                "{\"a\":".repeat(3000).getBytes(StandardCharsets.UTF_8),
                "7".getBytes(StandardCharsets.UTF_8),
                "null".getBytes(StandardCharsets.UTF_8),
                "\u0000\u0000".getBytes(StandardCharsets.UTF_8));
        byte[] huge = new byte[HUGE];
        Arrays.fill(huge, (byte) '4');
        try (RealBroker broker = RealBroker.in(folder);
                Evening evening = new Evening(folder.resolve("games")).race("banana", "legs", "hare");
                Bridge bridge = BridgeTest.bridge(Settings.NONE, broker, evening, new DiceStore(Optional.empty()));
                Fool fool = new Fool(broker)) {
            BridgeTest.awaitConnected(bridge);
            for (int i = 0; i < 1_000; i++) {
                fool.says(BASE + "/dice/red", rubbish.get(i % rubbish.size()), false);
            }
            long before = usedMemory();
            Random random = new Random(3);
            for (int i = 0; i < 9_000; i++) {
                byte[] said = i % 300 == 0 ? huge : rubbish.get(random.nextInt(rubbish.size()));
                fool.says(BASE + "/dice/" + DICE.get(i % 3), said, i % 50 == 0);
            }
            long after = usedMemory();
            assertThat(evening.thrown()).isZero();
            assertThat(after - before).as("bytes more than before").isLessThan(8L * HUGE);
            assertThat(evening.view().ignored()).isPresent();
            assertThat(bridge.view().connected()).isTrue();
            fool.says(BASE + "/dice/red", "3".getBytes(StandardCharsets.UTF_8), false);
            Awaitility.await().atMost(Duration.ofSeconds(20)).until(() -> evening.thrown() == 1);
        }
    }

    private static long usedMemory() {
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    @Test
    void a_network_that_is_cut_in_the_middle_of_a_message_makes_no_throw_of_it() throws Exception {
        try (RealBroker broker = RealBroker.in(folder);
                Evening evening = new Evening(folder.resolve("games")).race("banana", "legs", "hare");
                Cut cut = Cut.before(broker.port());
                Bridge bridge = new Bridge(
                        Settings.NONE,
                        RealBroker.at("mqtt://127.0.0.1:" + cut.port()),
                        List.of(new Die(
                                "red",
                                OptionalInt.of(0),
                                Dialects.OWN,
                                Optional.empty(),
                                Optional.of("red"),
                                Optional.of(FaceMap.PLAIN))),
                        new DiceStore(Optional.empty()),
                        evening,
                        Texts.in("en"),
                        Bridge.Wiring.usual());
                Line dice = Line.up(broker.address())) {
            BridgeTest.awaitConnected(bridge);
            cut.after("{\"face\":5,".length() + BASE.length() + 8);
            dice.says(BASE + "/dice/red", "{\"face\":5,\"throw\":\"cut\",\"state\":\"settled\"}");
            Awaitility.await().until(() -> cut.cuts() == 1);
            Awaitility.await().until(() -> !bridge.view().connected());
            BridgeTest.awaitConnected(bridge);
            assertThat(evening.thrown()).isZero();
            dice.says(BASE + "/dice/red", "2");
            Awaitility.await().until(() -> evening.thrown() == 1);
            assertThat(evening.view().rulings().getFirst().details()).containsEntry("face", 2);
        }
    }
}
