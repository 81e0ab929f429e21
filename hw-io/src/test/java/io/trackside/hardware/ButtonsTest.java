package io.trackside.hardware;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.table.Command;
import io.trackside.table.Deed;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ButtonsTest {
    private final Buttons buttons = new Buttons();
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
    void a_number_is_the_awaited_die() {
        evening.race("banana", "coach", "hare");
        assertThat(press("face 4")).contains(new Deed.Die(OptionalInt.empty(), OptionalInt.of(4)));
        assertThat(press("throw")).contains(new Deed.Die(OptionalInt.empty(), OptionalInt.empty()));
    }

    @Test
    void a_number_is_an_option_while_a_pick_is_open_and_else_a_die_thrown_early() {
        evening.race("coach", "duelist", "hare");
        assertThat(press("face 2")).contains(new Deed.Answer(OptionalInt.empty(), "hare"));
        assertThat(press("face 6")).contains(new Deed.Die(OptionalInt.empty(), OptionalInt.of(6)));
    }

    @Test
    void yes_and_no_answer_what_is_asked() {
        evening.race("legs", "coach", "hare");
        assertThat(press("yes")).contains(new Deed.Answer(OptionalInt.empty(), "yes"));
        assertThat(press("no")).contains(new Deed.Answer(OptionalInt.empty(), "no"));
    }

    @Test
    void a_seats_own_buttons_are_for_its_own_questions_only() {
        evening.race("legs", "coach", "hare");
        assertThat(press("seat 1 no")).contains(new Deed.Answer(OptionalInt.of(0), "no"));
        assertThat(press("seat 2 no")).isEmpty();
        assertThat(press("seat 2 yes")).isEmpty();
    }

    @Test
    void options_are_stepped_through_and_confirmed() {
        evening.race("coach", "duelist", "hare");
        assertThat(press("next")).isEmpty();
        assertThat(buttons.meant(evening.view())).contains("hare");
        assertThat(press("confirm")).contains(new Deed.Answer(OptionalInt.empty(), "hare"));
        assertThat(press("next")).isEmpty();
        assertThat(press("confirm")).contains(new Deed.Answer(OptionalInt.empty(), "coach"));
        assertThat(press("previous")).isEmpty();
        assertThat(press("confirm")).contains(new Deed.Answer(OptionalInt.empty(), "hare"));
    }

    @Test
    void a_line_up_is_picked_by_number_seat_after_seat() {
        evening.race("coach", "banana", "hare").does(new Deed.CallOff()).does(new Deed.NextRace());
        evening.does(new Deed.WinRollOff(0));
        String second =
                evening.view().game().orElseThrow().seats().getFirst().unused().get(1);
        assertThat(press("face 2")).contains(new Deed.LineUp(0, List.of(second)));
    }

    @Test
    void where_nothing_is_to_choose_yes_goes_on() {
        evening.race("coach", "banana", "hare").does(new Deed.CallOff());
        assertThat(press("yes")).contains(new Deed.NextRace());
        assertThat(press("next-race")).contains(new Deed.NextRace());
        evening.does(new Deed.EndGame());
        assertThat(press("yes")).contains(new Command.Rematch());
        evening.does(new Command.Rematch());
        assertThat(press("confirm")).contains(new Deed.Teams(List.of()));
    }

    @Test
    void undo_is_always_undo() {
        evening.race("coach", "banana", "hare");
        assertThat(press("undo")).contains(new Command.Undo());
    }

    private Optional<Command> press(String action) {
        return buttons.meaning(Action.of(action), evening.view());
    }
}
