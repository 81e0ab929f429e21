package io.trackside.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.rules.racers.Catalogue;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TableTest {
    private static final Box BOX = new Box(Catalogue.load(), Printing.ofTheBox());

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({"2,2", "3,1", "3,2", "4,1", "5,1", "6,1"})
    void a_whole_game_is_played_and_is_the_same_when_it_is_read_again(int people, int racersEach) {
        TableView end;
        PretendPeople pretend = new PretendPeople(people * 10L + racersEach);
        try (Table table = table()) {
            table.send(Sent.of(new Command.Begin(PretendPeople.plan(people, racersEach)), "test"))
                    .join();
            int entries = 0;
            while (!table.view().prompt().orElseThrow().kind().equals("over")) {
                Command next = pretend.next(table.view());
                Reply reply = table.send(Sent.of(next, "test")).join();
                assertThat(reply).as("%s at %s", next, table.view().prompt()).isEqualTo(new Reply.Accepted(++entries));
            }
            end = table.view();
            assertThat(end.game().orElseThrow().finished()).hasSize(4);
        }
        try (Table table = table()) {
            table.send(Sent.of(new Command.Resume("0001"), "test")).join();
            assertThat(table.view().game()).isEqualTo(end.game());
            assertThat(table.view().warnings()).isEmpty();
            assertThat(table.view().history().done()).isEqualTo(end.history().done());
        }
    }

    @Test
    void what_adapters_find_wrong_is_shown_until_they_take_it_back() {
        TableView.Warning lost = new TableView.Warning("broker-lost", Map.of());
        TableView.Ignored early = new TableView.Ignored("die red", "die-not-now", Map.of());
        try (Table table = table()) {
            table.warns("mqtt", List.of(lost));
            table.ignores(early);
            table.ignores(early);
            assertThat(table.history()).isEmpty();
            assertThat(table.view().warnings()).containsExactly(lost);
            assertThat(table.view().ignored()).contains(early);
            assertThat(table.view().version()).isEqualTo(3);
            table.warns("panel", List.of());
            table.warns("mqtt", List.of());
            assertThat(table.history()).isEmpty();
            assertThat(table.view().warnings()).isEmpty();
        }
    }

    private Table table() {
        return new Table(BOX, Games.in(folder), new Random(1), InstantSource.fixed(Instant.EPOCH));
    }
}
