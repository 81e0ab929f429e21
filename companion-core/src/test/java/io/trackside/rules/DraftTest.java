package io.trackside.rules;

import static io.trackside.rules.GameTable.racer;
import static io.trackside.rules.GameTable.racers;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Drafting (R2.2, R2.4, R2.5): whose pick it is, and what can be picked. */
class DraftTest {
    private static final String FIRST_ROW = "alchemist baba-yaga banana blimp centaur cheerleader";
    private static final String SECOND_ROW = "coach copycat dicemonger duelist egg flip-flop";

    @Test
    void three_players_snake_twice_and_the_left_neighbour_begins_the_second_row() {
        assertThat(order(0, 3, Variant.SINGLE_RACERS)).containsExactly("ABCCBA", "BCAACB");
        assertThat(order(2, 3, Variant.SINGLE_RACERS)).containsExactly("CABBAC", "ABCCBA");
    }

    @Test
    void the_snake_goes_clockwise_from_any_first_player() {
        assertThat(order(3, 4, Variant.SINGLE_RACERS)).containsExactly("DABCCBAD", "ABCDDCBA");
        assertThat(order(4, 6, Variant.SINGLE_RACERS)).containsExactly("EFABCDDCBAFE", "FABCDEEDCBAF");
    }

    @Test
    void two_players_pick_from_rows_of_eight() {
        assertThat(order(0, 2, Variant.DOUBLE_RACERS)).containsExactly("ABBAABBA", "BAABBAAB");
        assertThat(order(1, 2, Variant.DOUBLE_RACERS)).containsExactly("BAABBAAB", "ABBAABBA");
    }

    @Test
    void three_players_with_two_racers_each_rotate_the_first_pick_over_four_rows() {
        assertThat(order(1, 3, Variant.DOUBLE_RACERS)).containsExactly("BCAACB", "CABBAC", "ABCCBA", "BCAACB");
    }

    @Test
    void everyone_has_the_racers_it_picked() {
        Draft draft = draft().layOut(racers(FIRST_ROW));
        for (Racer racer : racers(FIRST_ROW)) {
            draft = draft.pick(draft.next(), racer);
        }
        assertThat(draft.needsRow()).isTrue();
        assertThat(draft.teams().of(0)).isEqualTo(racers("alchemist cheerleader"));
        assertThat(draft.teams().of(1)).isEqualTo(racers("baba-yaga centaur"));
        assertThat(draft.teams().of(2)).isEqualTo(racers("banana blimp"));
        assertThat(draft.layOut(racers(SECOND_ROW)).next()).isEqualTo(1);
    }

    @Test
    void a_pick_must_lie_in_the_row_and_be_the_players_turn() {
        Draft draft = draft();
        assertThatThrownBy(() -> draft.pick(0, racer("banana"))).hasMessageStartingWith("draft-row-missing");
        Draft laid = draft.layOut(racers(FIRST_ROW));
        assertThatThrownBy(() -> laid.pick(1, racer("banana"))).hasMessageStartingWith("draft-not-your-turn");
        assertThatThrownBy(() -> laid.pick(0, racer("twin"))).hasMessageStartingWith("draft-not-in-row");
        Draft picked = laid.pick(0, racer("banana"));
        assertThatThrownBy(() -> picked.pick(1, racer("banana"))).hasMessageStartingWith("draft-not-in-row");
    }

    @Test
    void a_row_has_the_right_number_of_racers_nobody_has() {
        Draft draft = draft();
        assertThatThrownBy(() -> draft.layOut(racers("banana twin"))).hasMessageStartingWith("draft-row-size");
        assertThatThrownBy(() -> draft.layOut(racers("alchemist baba-yaga banana blimp centaur banana")))
                .hasMessageStartingWith("draft-row-twice");
        assertThatThrownBy(() ->
                        draft.layOut(List.of(Racer.NONE, Racer.NONE, Racer.NONE, Racer.NONE, Racer.NONE, Racer.NONE)))
                .hasMessageStartingWith("racer-not-in-game");
        Draft laid = draft.layOut(racers(FIRST_ROW));
        assertThatThrownBy(() -> laid.layOut(racers(SECOND_ROW))).hasMessageStartingWith("draft-row-open");
        Draft first = laid;
        for (Racer racer : racers(FIRST_ROW)) {
            first = first.pick(first.next(), racer);
        }
        Draft emptied = first;
        assertThatThrownBy(() -> emptied.layOut(racers("coach copycat dicemonger duelist egg banana")))
                .hasMessageStartingWith("draft-row-drafted");
    }

    private static Draft draft() {
        return Draft.begunBy(0, GameTable.of(3).game().setup());
    }

    private static List<String> order(int first, int players, Variant variant) {
        return Draft.begunBy(first, GameTable.of(players, variant).game().setup()).order().stream()
                .map(row -> row.stream()
                        .map(player -> String.valueOf((char) ('A' + player)))
                        .reduce("", String::concat))
                .toList();
    }
}
