package io.trackside.hardware;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.hardware.Look.Pattern;
import io.trackside.rules.Chip;
import io.trackside.table.Command;
import io.trackside.table.Deed;
import io.trackside.table.Edit;
import io.trackside.table.Sent;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LampPlanTest {
    private Optional<String> meant = Optional.empty();
    private Evening evening = new Evening(Path.of("target", "nothing-here"));

    @BeforeEach
    void sit_down(@TempDir Path folder) {
        evening.close();
        evening = new Evening(folder);
    }

    @AfterEach
    void get_up() {
        evening.close();
    }

    @Test
    void whoever_must_throw_blinks_slowly_and_nobody_else_is_lit() {
        evening.race("banana", "coach", "hare");
        assertThat(seats()).containsExactly(Pattern.SLOW, Pattern.OFF, Pattern.OFF);
    }

    @Test
    void whoever_must_answer_blinks_quickly_while_it_is_the_turn_of_another() {
        evening.race("coach", "duelist", "hare");
        assertThat(seats()).containsExactly(Pattern.STEADY, Pattern.QUICK, Pattern.OFF);
    }

    @Test
    void whoever_lies_winks_until_it_must_do_something() {
        evening.race("coach", "banana", "hare").does(new Deed.Correct(List.of(new Edit.Lies("hare", true)), false));
        assertThat(seats()).containsExactly(Pattern.SLOW, Pattern.OFF, Pattern.WINK);
    }

    @Test
    void the_seat_whose_racer_would_be_picked_is_lit_with_gaps() {
        evening.race("coach", "duelist", "hare");
        meant = Optional.of("coach");
        assertThat(seats()).containsExactly(Pattern.GAP, Pattern.QUICK, Pattern.OFF);
        meant = Optional.of("hare");
        assertThat(seats()).containsExactly(Pattern.STEADY, Pattern.QUICK, Pattern.GAP);
    }

    @Test
    void whose_turn_it_is_does_not_wink_for_lying() {
        evening.race("coach", "duelist", "hare").does(new Deed.Correct(List.of(new Edit.Lies("coach", true)), true));
        assertThat(look("seat 1")).isEqualTo(Pattern.STEADY);
    }

    @Test
    void a_racer_across_the_line_is_done_and_one_that_is_out_winks() {
        evening.race("coach", "banana", "hare");
        assertThat(List.of(look("seat 1 done"), look("seat 2 done"))).containsOnly(Pattern.OFF);
        evening.does(new Deed.Correct(List.of(new Edit.Crossed("hare", 1)), true));
        assertThat(look("seat 3 done")).isEqualTo(Pattern.STEADY);
        evening.does(new Command.Undo()).does(new Deed.Correct(List.of(new Edit.Out("banana")), true));
        assertThat(look("seat 3 done")).isEqualTo(Pattern.OFF);
        assertThat(look("seat 2 done")).isEqualTo(Pattern.WINK);
        assertThat(look("seat 1 done")).isEqualTo(Pattern.OFF);
    }

    @Test
    void before_a_race_nobody_is_done() {
        assertThat(look("seat 1 done")).isEqualTo(Pattern.OFF);
        assertThat(look("space 3")).isEqualTo(Pattern.OFF);
        assertThat(look("seat 1")).isEqualTo(Pattern.OFF);
    }

    @Test
    void all_who_have_to_roll_off_or_to_pick_are_asked() {
        evening.race("coach", "banana", "hare").does(new Deed.CallOff()).does(new Deed.NextRace());
        assertThat(seats()).containsExactly(Pattern.SLOW, Pattern.SLOW, Pattern.SLOW);
        evening.does(new Deed.WinRollOff(1));
        assertThat(seats()).containsExactly(Pattern.QUICK, Pattern.QUICK, Pattern.QUICK);
    }

    @Test
    void bars_count_points_and_chips() {
        evening.race("coach", "banana", "hare").does(new Deed.TakeChips(1, Chip.ONE, 3));
        evening.does(new Deed.TakeChips(1, new Chip(Chip.Metal.GOLD, 3), 1));
        assertThat(look("seat 2 points 6")).isEqualTo(Pattern.STEADY);
        assertThat(look("seat 2 points 7")).isEqualTo(Pattern.OFF);
        assertThat(look("seat 2 bronze 3")).isEqualTo(Pattern.STEADY);
        assertThat(look("seat 2 gold 1")).isEqualTo(Pattern.STEADY);
        assertThat(look("seat 2 silver 1")).isEqualTo(Pattern.OFF);
        assertThat(look("seat 1 points 1")).isEqualTo(Pattern.OFF);
    }

    @Test
    void the_track_shows_where_somebody_stands_and_whose_turn_it_is() {
        evening.race("coach", "banana", "hare").rolls(0, 3);
        assertThat(look("space 4")).isEqualTo(Pattern.STEADY);
        assertThat(look("space 0")).isEqualTo(Pattern.SLOW);
        assertThat(look("space 9")).isEqualTo(Pattern.OFF);
    }

    @Test
    void an_input_that_was_not_taken_warns_until_one_is() {
        evening.race("coach", "banana", "hare");
        assertThat(look("warning")).isEqualTo(Pattern.OFF);
        evening.send(Sent.of(new Deed.Die(OptionalInt.of(2), OptionalInt.of(3)), "die"))
                .toCompletableFuture()
                .join();
        assertThat(look("warning")).isEqualTo(Pattern.WINK);
        evening.does(new Command.HandsDone());
        assertThat(look("warning")).isEqualTo(Pattern.OFF);
    }

    @Test
    void patterns_blink_in_phase_and_can_be_told_apart() {
        long second = 1_000_000_000L;
        assertThat(Pattern.STEADY.isLit(0)).isTrue();
        assertThat(Pattern.SLOW.isLit(second / 4)).isTrue();
        assertThat(Pattern.SLOW.isLit(3 * second / 4)).isFalse();
        assertThat(Pattern.QUICK.isLit(second / 5)).isFalse();
        assertThat(Pattern.QUICK.isLit(second / 4)).isTrue();
        assertThat(Pattern.WINK.isLit(second / 20)).isTrue();
        assertThat(Pattern.WINK.isLit(3 * second / 20)).isFalse();
        assertThat(Pattern.WINK.isLit(second / 4)).isTrue();
        assertThat(Pattern.WINK.isLit(second)).isFalse();
        assertThat(Pattern.GAP.isLit(0)).isFalse();
        assertThat(Pattern.GAP.isLit(second / 4)).isTrue();
    }

    private List<Pattern> seats() {
        return List.of(look("seat 1"), look("seat 2"), look("seat 3"));
    }

    private Pattern look(String shows) {
        return new LampPlan(evening.view(), meant).of(Shows.of(shows, "one")).pattern();
    }
}
