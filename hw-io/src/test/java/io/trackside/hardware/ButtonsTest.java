package io.trackside.hardware;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.table.Command;
import io.trackside.table.Deed;
import io.trackside.table.Edit;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ButtonsTest {
    private final Buttons buttons = new Buttons(Optional::empty);
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
    void a_number_is_an_option_while_a_pick_is_open_and_nothing_where_there_is_none() {
        evening.race("coach", "duelist", "hare");
        assertThat(press("face 2")).containsExactly(new Deed.Answer(OptionalInt.empty(), "hare"));
        assertThat(press("face 6")).isEmpty();
    }

    @Test
    void while_somebody_thinks_about_yes_or_no_a_number_is_a_die_thrown_early() {
        evening.race("legs", "coach", "hare");
        assertThat(press("face 1")).containsExactly(new Deed.Die(OptionalInt.empty(), OptionalInt.of(1)));
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
        assertThat(press("seat 1 no")).containsExactly(new Deed.Answer(OptionalInt.empty(), "no"));
        assertThat(press("seat 2 no")).isEmpty();
        assertThat(press("seat 2 yes")).isEmpty();
    }

    @Test
    void the_duelist_shouts_in_the_turn_of_another_with_its_own_yes() {
        evening.race("coach", "duelist", "hare");
        assertThat(press("seat 1 yes")).isEmpty();
        assertThat(press("seat 2 yes")).as("two stand there: whom?").isEmpty();
        press("next");
        assertThat(press("seat 2 yes")).containsExactly(new Deed.Answer(OptionalInt.empty(), "coach"));
    }

    @Test
    void with_one_rival_the_duelists_yes_is_enough() {
        evening.race("coach", "duelist", "hare").does(new Deed.Correct(List.of(new Edit.Space("hare", 9)), true));
        assertThat(press("seat 2 yes")).containsExactly(new Deed.Answer(OptionalInt.empty(), "coach"));
    }

    @Test
    void options_are_stepped_through_and_confirmed() {
        evening.race("coach", "duelist", "hare");
        assertThat(press("confirm")).as("nothing is pointed at").isEmpty();
        assertThat(press("next")).isEmpty();
        assertThat(buttons.meant(evening.view())).contains("coach");
        assertThat(press("confirm")).containsExactly(new Deed.Answer(OptionalInt.empty(), "coach"));
        press("next");
        assertThat(press("yes")).containsExactly(new Deed.Answer(OptionalInt.empty(), "hare"));
        press("next");
        assertThat(buttons.meant(evening.view())).contains("coach");
        press("previous");
        assertThat(press("confirm")).containsExactly(new Deed.Answer(OptionalInt.empty(), "hare"));
    }

    @Test
    void what_was_pointed_at_is_forgotten_when_the_table_goes_on() {
        evening.race("coach", "duelist", "hare");
        press("next");
        evening.does(new Deed.Answer(OptionalInt.empty(), "no"));
        assertThat(buttons.meant(evening.view())).isEmpty();
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
    void when_the_power_comes_back_yes_goes_on_and_no_begins_anew_with_the_same_people() {
        evening.race("coach", "banana", "hare").powerCut();
        String game = evening.view().prompt().orElseThrow().options().getFirst();
        assertThat(press("yes")).containsExactly(new Command.Resume(game));
        assertThat(press("no")).containsExactly(new Command.Resume(game), new Command.Rematch());
    }

    @Test
    void with_nothing_to_go_on_with_yes_begins_anew_with_the_people_of_the_last_game() {
        evening.race("coach", "banana", "hare").does(new Deed.EndGame()).powerCut();
        assertThat(press("yes")).as("nobody has ever played here").isEmpty();
        Buttons others = new Buttons(() -> Optional.of("0001"));
        assertThat(others.meaning(new Action.Yes(), evening.view()))
                .isEqualTo(new Buttons.Commands(List.of(new Command.Resume("0001"), new Command.Rematch())));
    }

    @Test
    void undo_is_always_undo() {
        evening.race("coach", "banana", "hare");
        assertThat(press("undo")).contains(new Command.Undo());
    }

    private List<Command> press(String action) {
        return buttons.meaning(Action.of(action, "one"), evening.view())
                        instanceof Buttons.Commands(List<Command> commands)
                ? commands
                : List.of();
    }
}
