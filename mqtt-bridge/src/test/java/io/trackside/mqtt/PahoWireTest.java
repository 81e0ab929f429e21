package io.trackside.mqtt;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The connection, against a real mosquitto. */
@Timeout(60)
class PahoWireTest {
    @TempDir
    private Path folder = Path.of("");

    @Test
    void what_is_said_is_heard_and_what_is_no_text_is_heard_as_none() throws Exception {
        try (RealBroker broker = RealBroker.in(folder);
                Line one = Line.up(broker.address(), "a/+");
                Line other = Line.up(broker.address())) {
            other.says("a/b", "ä").says("b/a", "no").says("a/c", "x".repeat(Heard.LONGEST + 1));
            Awaitility.await().until(() -> one.heard().size() == 2);
            assertThat(one.texts()).containsExactly("ä", "?");
        }
    }

    @Test
    void what_was_retained_before_is_not_heard_and_what_is_retained_now_is() throws Exception {
        try (RealBroker broker = RealBroker.in(folder);
                Line other = Line.up(broker.address()).keeps("a/b", "old")) {
            try (Line witness = Line.up(broker.address(), "mark")) {
                other.says("mark", "1");
                Awaitility.await().until(() -> witness.heard().size() == 1);
            }
            try (Line one = Line.up(broker.address(), "a/b")) {
                other.keeps("a/b", "new");
                Awaitility.await().until(() -> !one.heard().isEmpty());
                assertThat(one.heard()).containsExactly(new Heard("a/b", Optional.of("new"), true));
            }
        }
    }

    @Test
    void it_says_online_and_offline_when_it_ends_and_the_broker_says_it_when_it_breaks() throws Exception {
        try (RealBroker broker = RealBroker.in(folder);
                Line witness = Line.up(broker.address(), "t/availability")) {
            try (Line _ = Line.to(broker.address(), "t/availability").awaitUp()) {
                Awaitility.await().until(() -> witness.texts().contains("online"));
            }
            Awaitility.await().untilAsserted(() -> assertThat(witness.texts()).containsExactly("online", "offline"));
        }
    }

    @Test
    void the_first_connection_is_tried_until_the_broker_is_there() throws Exception {
        try (RealBroker broker = RealBroker.in(folder)) {
            broker.kill();
            try (Line line = Line.to(broker.address(), "t/availability")) {
                line.wire().listen(Set.of("a/b"));
                Awaitility.await().until(() -> line.downs().size() >= 2);
                broker.start();
                line.awaitUp();
                line.says("a/b", "now");
                Awaitility.await().until(() -> line.texts().contains("now"));
            }
        }
    }

    @Test
    void it_comes_back_as_often_as_the_broker_dies_and_still_listens() throws Exception {
        try (RealBroker broker = RealBroker.in(folder);
                Line line = Line.up(broker.address(), "a/b")) {
            for (int time = 0; time < 3; time++) {
                broker.kill();
                line.awaitDown().says("a/b", "lost");
                broker.start();
                line.awaitUp().says("a/b", "found " + time);
                String found = "found " + time;
                Awaitility.await().until(() -> line.texts().contains(found));
            }
            assertThat(line.texts()).containsExactly("found 0", "found 1", "found 2");
        }
    }

    @Test
    void what_is_listened_to_can_change() throws Exception {
        try (RealBroker broker = RealBroker.in(folder);
                Line line = Line.up(broker.address(), "a")) {
            line.wire().listen(Set.of("b", "end"));
            Awaitility.await().until(() -> {
                line.says("b", "2");
                return line.texts().contains("2");
            });
            line.says("a", "1").says("end", "3");
            Awaitility.await().until(() -> line.texts().contains("3"));
            assertThat(line.texts()).doesNotContain("1");
        }
    }

    @Test
    void hundreds_of_states_are_said_at_once() throws Exception {
        try (RealBroker broker = RealBroker.in(folder);
                Line one = Line.up(broker.address(), "s/#");
                Line other = Line.up(broker.address())) {
            for (int i = 0; i < 500; i++) {
                other.keeps("s/" + i, Integer.toString(i));
            }
            Awaitility.await().untilAsserted(() -> assertThat(one.heard()).hasSize(500));
        }
    }
}
