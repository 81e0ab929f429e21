package io.trackside.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Roll-offs (R2.1), with both ways to settle ties. */
class RollOffTest {
    private static final HouseRules NEXT_UNIQUE = rules("next-unique");
    private static final HouseRules REROLL = rules("reroll");

    @Test
    void the_highest_die_wins() {
        assertThat(rolled(2, 6, 3).outcome(NEXT_UNIQUE)).isEqualTo(new RollOff.Won(1));
        assertThat(rolled(2, 6, 3).outcome(REROLL)).isEqualTo(new RollOff.Won(1));
    }

    @Test
    void players_tied_for_highest_drop_out_and_the_next_highest_unique_die_wins() {
        assertThat(rolled(5, 5, 4, 2).outcome(NEXT_UNIQUE)).isEqualTo(new RollOff.Won(2));
        assertThat(rolled(6, 6, 5, 5, 1).outcome(NEXT_UNIQUE)).isEqualTo(new RollOff.Won(4));
    }

    @Test
    void without_any_unique_die_everyone_rolls_again() {
        assertThat(rolled(4, 4, 4).outcome(NEXT_UNIQUE)).isEqualTo(new RollOff.Again(List.of(0, 1, 2)));
        assertThat(rolled(5, 5, 2, 2).outcome(NEXT_UNIQUE)).isEqualTo(new RollOff.Again(List.of(0, 1, 2, 3)));
    }

    @Test
    void by_the_house_rule_only_the_players_tied_for_highest_roll_again() {
        assertThat(rolled(5, 5, 4, 2).outcome(REROLL)).isEqualTo(new RollOff.Again(List.of(0, 1)));
        assertThat(rolled(1, 3, 3).outcome(REROLL)).isEqualTo(new RollOff.Again(List.of(1, 2)));
    }

    @Test
    void some_players_can_roll_off_among_themselves() {
        RollOff rollOff = RollOff.among(List.of(1, 3)).roll(3, 4);
        assertThat(rollOff.outcome(NEXT_UNIQUE)).isEqualTo(new RollOff.Open(List.of(1)));
        assertThat(rollOff.roll(1, 2).outcome(NEXT_UNIQUE)).isEqualTo(new RollOff.Won(3));
        assertThat(rollOff.roll(1, 4).outcome(NEXT_UNIQUE)).isEqualTo(new RollOff.Again(List.of(1, 3)));
    }

    @Test
    void nobody_rolls_twice_or_from_outside_or_a_seven() {
        RollOff rollOff = RollOff.among(List.of(1, 3)).roll(3, 4);
        assertThatThrownBy(() -> rollOff.roll(3, 5)).hasMessageStartingWith("roll-off-rolled-already");
        assertThatThrownBy(() -> rollOff.roll(0, 5)).hasMessageStartingWith("roll-off-not-in");
        assertThatThrownBy(() -> rollOff.roll(1, 7)).hasMessageStartingWith("die-face");
        assertThatThrownBy(() -> rollOff.roll(1, 0)).hasMessageStartingWith("die-face");
    }

    private static RollOff rolled(int... faces) {
        List<Integer> players = new ArrayList<>();
        for (int player = 0; player < faces.length; player++) {
            players.add(player);
        }
        RollOff rollOff = RollOff.among(players);
        for (int player : players) {
            rollOff = rollOff.roll(player, faces[player]);
        }
        return rollOff;
    }

    private static HouseRules rules(String ties) {
        return HouseRules.of(
                HouseRules.FIRST_PRINTING, Map.of("roll-off-ties", ties), HouseRules.switchesOf(List.of()));
    }
}
