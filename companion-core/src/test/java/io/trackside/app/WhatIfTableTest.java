package io.trackside.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.trackside.app.web.HttpTableClient;
import io.trackside.app.web.WebServer;
import io.trackside.rules.BadInput;
import io.trackside.rules.racers.Catalogue;
import io.trackside.table.Deed;
import io.trackside.table.Edit;
import io.trackside.table.GameView;
import io.trackside.table.Reply;
import io.trackside.table.Sent;
import io.trackside.table.TableClient;
import io.trackside.table.TableView;
import io.trackside.text.Texts;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

final class WhatIfTableTest {
    private static final Catalogue CATALOGUE = Catalogue.load();
    private static final Texts TEXTS = Texts.in("en");

    private static void does(TableClient table, Deed deed) {
        assertThat(table.send(Sent.of(deed, "test")).toCompletableFuture().join())
                .isInstanceOf(Reply.Accepted.class);
    }

    private static GameView.RaceView race(TableClient table) {
        return table.view().game().orElseThrow().onTrack().orElseThrow();
    }

    @Test
    void racers_of_ones_choice_stand_on_start_and_can_be_put_anywhere() {
        try (WhatIfTable tried = WhatIfTable.of(List.of("banana", "hare", "gunk"), "wild", CATALOGUE, TEXTS)) {
            TableClient table = tried.client();
            assertThat(race(table).track()).isEqualTo("wild");
            assertThat(race(table).figures())
                    .extracting(GameView.Figure::racer)
                    .containsExactly("banana", "hare", "gunk");
            does(table, new Deed.Correct(List.of(new Edit.Space("gunk", 7), new Edit.Lies("gunk", true)), false));
            assertThat(race(table).figures().getLast().space()).isEqualTo(7);
            assertThat(race(table).figures().getLast().state()).isEqualTo("lies");
        }
    }

    /** R5: Magician may reroll; the question that is open at the real table is open at the other one. */
    @Test
    void a_table_in_the_middle_of_a_chain_is_tried_from_there_and_stays_as_it_is() {
        try (WhatIfTable real = WhatIfTable.of(List.of("magician", "banana", "coach"), "mild", CATALOGUE, TEXTS)) {
            does(real.client(), new Deed.Die(OptionalInt.empty(), OptionalInt.of(2)));
            TableView before = real.client().view();
            assertThat(before.prompt().orElseThrow().kind()).isEqualTo("may");
            try (WhatIfTable tried = WhatIfTable.asNow(real.client(), CATALOGUE, TEXTS)) {
                assertThat(tried.client().view().prompt()).isEqualTo(before.prompt());
                assertThat(tried.client().view().game().orElseThrow().onTrack())
                        .isEqualTo(before.game().orElseThrow().onTrack());
                does(tried.client(), new Deed.Answer(OptionalInt.empty(), "no"));
                assertThat(race(tried.client()).figures().getFirst().space())
                        .as("two, and one for Coach on the same space")
                        .isEqualTo(3);
            }
            assertThat(real.client().view()).isEqualTo(before);
        }
    }

    @Test
    void the_table_of_another_program_is_tried_in_this_one() {
        try (WhatIfTable real = WhatIfTable.of(List.of("magician", "banana", "coach"), "wild", CATALOGUE, TEXTS);
                WebServer server = WebServer.start(real.client(), CATALOGUE, TEXTS, 0);
                HttpTableClient far = HttpTableClient.at(server.address())) {
            does(far, new Deed.Die(OptionalInt.empty(), OptionalInt.of(3)));
            TableView before = real.client().view();
            try (WhatIfTable tried = WhatIfTable.asNow(far, CATALOGUE, TEXTS)) {
                does(tried.client(), new Deed.Answer(OptionalInt.empty(), "yes"));
                assertThat(tried.client().view().history().done())
                        .isEqualTo(before.history().done() + 1);
            }
            assertThat(real.client().view()).isEqualTo(before);
        }
    }

    @Test
    void what_cannot_be_tried_is_told() {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> WhatIfTable.of(List.of("banana", "hare"), "mild", CATALOGUE, TEXTS))
                .satisfies(few -> assertThat(few.key()).isEqualTo("what-if-racers"));
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> WhatIfTable.of(List.of("banana", "hare", "nobody"), "mild", CATALOGUE, TEXTS));
    }
}
