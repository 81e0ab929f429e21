package io.trackside.mqtt;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class PrivateBrokerTest {
    private static final Path BINARY = PrivateBroker.binary().orElseThrow();

    @Test
    void the_table_hears_dice_and_dice_may_say_nothing_else() throws Exception {
        try (PrivateBroker broker = PrivateBroker.start(BINARY, Dialects.topics("t"));
                Line table = Line.to(broker.table(), "t/availability")) {
            table.wire().listen(Set.of("#"));
            table.awaitUp();
            try (Line die = Line.to(broker.dice(), "t/dice/status").awaitUp()) {
                die.says("t/turn", "mine").says("t/dice/red", "4");
                Awaitility.await().until(() -> table.texts().contains("4"));
                assertThat(table.texts()).doesNotContain("mine");
            }
        }
    }

    @Test
    void strangers_are_not_let_in() throws Exception {
        try (PrivateBroker broker = PrivateBroker.start(BINARY, Dialects.topics("t"));
                Line table = Line.to(broker.table(), "t/availability").awaitUp();
                Line stranger = Line.to(
                        RealBroker.at("mqtt://127.0.0.1:" + broker.table().port()), "t/availability")) {
            Awaitility.await().until(() -> !stranger.downs().isEmpty());
            assertThat(stranger.isUp()).isFalse();
            assertThat(table.isUp()).isTrue();
            assertThat(broker.table().toString())
                    .doesNotContain(broker.table().password().orElseThrow().word());
        }
    }

    @Test
    void it_is_started_anew_when_it_is_killed_and_ends_when_it_is_closed() throws Exception {
        ProcessHandle last;
        try (PrivateBroker broker = PrivateBroker.start(BINARY, Dialects.topics("t"));
                Line table = Line.to(broker.table(), "t/availability").awaitUp()) {
            broker.process().orElseThrow().destroyForcibly();
            table.awaitDown().awaitUp();
            last = broker.process().orElseThrow();
            assertThat(last.isAlive()).isTrue();
        }
        assertThat(Optional.of(last).filter(ProcessHandle::isAlive)).isEmpty();
    }
}
