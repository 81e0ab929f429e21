package io.trackside.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who begins the next race (R2.7), where the worked games say nothing. */
class FirstPlayerTest {
    @Test
    void by_the_house_rule_everyone_rolls_off_before_every_race() {
        GameTable table =
                GameTable.of(4, "later-first-player", "roll-off").teams("").reveals();
        table.ends(calledOff(table, 9, 4, 6, 8)).goesOn();
        assertThat(rollingOff(table)).containsExactly(0, 1, 2, 3);
    }

    @Test
    void by_the_house_rule_two_players_roll_off_as_well() {
        GameTable table =
                GameTable.of(2, "later-first-player", "roll-off").teams("").reveals();
        table.endsWith(table.running(0), table.running(1)).goesOn();
        assertThat(rollingOff(table)).containsExactly(0, 1);
    }

    @Test
    void a_racer_left_on_start_is_farthest_behind_when_a_race_is_called_off() {
        GameTable table = GameTable.of(3).teams("").reveals();
        table.ends(calledOff(table, 5, 0, 7)).goesOn();
        assertThat(beginning(table)).isEqualTo(1);
    }

    @Test
    void with_two_racers_each_three_players_go_by_the_racer_farthest_behind() {
        GameTable table = GameTable.of(3, Variant.DOUBLE_RACERS).teams("").reveals();
        table.ends(calledOff(table, 9, 8, 20, 2, 7, 6)).goesOn();
        assertThat(beginning(table)).isEqualTo(1);
    }

    @Test
    void two_racers_of_one_player_tied_farthest_behind_need_no_roll_off() {
        GameTable table = GameTable.of(3, Variant.DOUBLE_RACERS).teams("").reveals();
        table.ends(calledOff(table, 9, 8, 20, 12, 2, 2)).goesOn();
        assertThat(beginning(table)).isEqualTo(2);
    }

    @Test
    void by_the_house_rule_three_players_with_two_racers_each_go_by_fewer_points() {
        GameTable table = GameTable.of(3, Variant.DOUBLE_RACERS, "double-three-first-player", "fewer-points")
                .teams("")
                .reveals();
        Race race = table.race();
        race.correct(List.of(new Correction.Owns(0, 3), new Correction.Owns(1, 1), new Correction.Owns(2, 1)));
        race.callOff();
        table.ends(race).goesOn();
        assertThat(rollingOff(table)).containsExactly(1, 2);
    }

    @Test
    void the_house_rule_for_three_with_two_racers_each_does_not_touch_single_racers() {
        GameTable table = GameTable.of(3, "double-three-first-player", "fewer-points")
                .teams("")
                .reveals();
        table.ends(calledOff(table, 5, 6, 2)).goesOn();
        assertThat(beginning(table)).isEqualTo(2);
    }

    @Test
    void of_two_players_the_one_who_lost_points_begins() {
        GameTable table = GameTable.of(2).teams("").reveals();
        Race first = table.race();
        first.correct(List.of(new Correction.Owns(0, 5), new Correction.Owns(1, 1)));
        first.callOff();
        table.ends(first).goesOn();
        assertThat(beginning(table)).as("1 is fewer than 5").isEqualTo(1);
        table.reveals();
        Race second = table.race();
        second.correct(List.of(new Correction.Owns(0, 4)));
        second.callOff();
        table.ends(second);
        assertThat(table.game().races().getLast().gained()).containsExactly(-1, 0);
        assertThat(beginning(table.goesOn())).isZero();
    }

    @Test
    void only_those_who_tie_can_roll_or_win_the_roll_off() {
        GameTable table = GameTable.of(4).teams("").reveals();
        table.ends(calledOff(table, 9, 4, 6, 4)).goesOn();
        assertThat(rollingOff(table)).containsExactly(1, 3);
        assertThat(table.refuses(new GameStep.RolledOff(0, 6))).isEqualTo("roll-off-not-in");
        assertThat(table.refuses(new GameStep.WonRollOff(2))).isEqualTo("roll-off-not-in");
        assertThat(beginning(table.then(new GameStep.WonRollOff(3)))).isEqualTo(3);
    }

    @Test
    void the_decision_cites_its_rule() {
        GameTable table = GameTable.of(3).teams("").winsRollOff(1);
        assertThat(table.phase(Phase.LiningUp.class).because()).isEqualTo(Rules.ROLL_OFF);
        table.reveals();
        assertThat(table.lineUp().firstPlayer()).isEqualTo(1);
        table.ends(calledOff(table, 5, 6, 2)).goesOn();
        assertThat(table.phase(Phase.LiningUp.class).because()).isEqualTo(Rules.FIRST_PLAYER);
    }

    private static Race calledOff(GameTable table, int... spaces) {
        Race race = table.race();
        List<Correction> corrections = new ArrayList<>();
        for (int i = 0; i < spaces.length; i++) {
            corrections.add(new Correction.StandsOn(Runner.of(i), spaces[i]));
        }
        race.correct(corrections);
        race.callOff();
        return race;
    }

    private static int beginning(GameTable table) {
        return table.phase(Phase.LiningUp.class).firstPlayer();
    }

    private static List<Integer> rollingOff(GameTable table) {
        return table.phase(Phase.RollingOff.class).rollOff().players();
    }
}
