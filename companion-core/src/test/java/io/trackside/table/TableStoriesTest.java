package io.trackside.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.rules.Chip;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TableStoriesTest {
    private AtTheTable table;

    @BeforeEach
    void sit_down(@TempDir Path folder) {
        table = AtTheTable.in(folder);
    }

    @AfterEach
    void get_up() {
        table.close();
    }

    // ---- dice ----------------------------------------------------------------------------------------------------

    @Test
    void a_die_counts_for_the_seat_that_is_awaited() {
        table.race("mild", "banana", "coach", "gunk")
                .rolls(0, 5)
                .isOn("banana", 5)
                .asks("main-die", 1);
    }

    @Test
    void a_die_of_another_seat_is_refused_and_remembered() {
        table.race("mild", "banana", "coach", "gunk").refuses(die(2, 5), "die-not-awaited");
        assertThat(table.view().ignored())
                .hasValueSatisfying(ignored -> assertThat(ignored.key()).isEqualTo("die-not-awaited"));
    }

    @Test
    void a_second_die_after_the_throw_is_refused() {
        table.race("mild", "banana", "coach", "gunk").rolls(0, 5).refuses(die(0, 5), "die-not-awaited");
    }

    @Test
    void with_a_die_of_its_own_a_seat_declines_its_open_offer() {
        table.race("mild", "legs", "coach", "banana")
                .asksFor("legs")
                .rolls(0, 3)
                .isOn("legs", 4);
        table.does(new Command.Undo()).asksFor("legs").isOn("legs", 0);
    }

    @Test
    void a_die_waits_while_another_seat_has_to_decide_and_then_counts() {
        table.race("mild", "coach", "duelist", "banana").asks("racer", 1).asksFor("duelist");
        table.rolls(0, 4);
        assertThat(seat(0).heldDie()).isEqualTo(4);
        table.asks("racer", 1).isOn("coach", 0);
        table.answers("no").isOn("coach", 5);
        assertThat(seat(0).heldDie()).isZero();
    }

    @Test
    void a_die_that_waits_can_be_taken_back() {
        table.race("mild", "coach", "duelist", "banana").rolls(0, 4).does(new Command.Undo());
        assertThat(seat(0).heldDie()).isZero();
    }

    @Test
    void a_reroll_offer_is_not_declined_by_the_same_die_read_twice() {
        table.race("mild", "magician", "coach", "gunk").rolls(0, 2).asksFor("magician");
        table.refuses(die(0, 2), "die-not-awaited").asksFor("magician");
    }

    @Test
    void trackside_throws_a_die_that_stays_the_same_ever_after() {
        table.race("mild", "banana", "coach", "gunk").does(new Deed.Die(OptionalInt.empty(), OptionalInt.empty()));
        GameView thrown = table.view().game().orElseThrow();
        table.does(new Command.Undo()).does(new Command.Redo());
        assertThat(table.view().game()).contains(thrown);
        assertThat(table.restarts().view().game()).contains(thrown);
    }

    @Test
    void whoever_says_no_for_good_is_not_asked_until_it_presses() {
        table.race("mild", "coach", "duelist", "banana").does(new Deed.StandingNo(1, "duelist", true));
        table.asks("main-die", 0).rolls(0, 4).asks("main-die", 1);
        table.does(new Deed.StandingNo(1, "duelist", false))
                .rolls(1, 5)
                .asks("racer", 1)
                .asksFor("duelist");
    }

    // ---- undo, redo, amend -----------------------------------------------------------------------------------------

    @Test
    void undo_and_redo_go_back_and_forth_across_a_restart() {
        table.race("mild", "banana", "coach", "gunk").rolls(0, 5).rolls(1, 3);
        table.does(new Command.Undo()).restarts().asks("main-die", 1).isOn("banana", 5);
        table.does(new Command.Redo()).isOn("coach", 3).asks("main-die", 2);
        table.refuses(new Command.Redo(), "nothing-to-redo");
    }

    @Test
    void a_jump_goes_to_any_point_of_the_history() {
        table.race("mild", "banana", "coach", "gunk");
        int before = table.view().history().done();
        table.rolls(0, 5).rolls(1, 3).rolls(2, 1).does(new Command.GoTo(before)).asks("main-die", 0);
        assertThat(table.view().history().undone()).isEqualTo(3);
        table.does(new Command.GoTo(before + 2)).asks("main-die", 2);
    }

    @Test
    void amending_a_misread_die_plays_the_rest_again() {
        table.race("mild", "banana", "coach", "gunk").rolls(0, 5);
        long misread = table.lastEntry();
        table.rolls(1, 3).does(new Command.Amend(misread, die(0, 6)));
        table.isOn("banana", 6).isOn("coach", 3).asks("main-die", 2);
        table.does(new Command.Undo()).isOn("banana", 5).isOn("coach", 3);
        table.does(new Command.Redo()).restarts().isOn("banana", 6).isOn("coach", 3);
    }

    @Test
    void what_no_longer_fits_after_an_amendment_is_kept() {
        table.race("mild", "coach", "romantic", "alchemist")
                .rolls(0, 5)
                .rolls(1, 4)
                .rolls(2, 6);
        long misread = table.lastEntry();
        table.rolls(0, 1).does(new Command.Amend(misread, die(2, 1))).asksFor("alchemist");
        assertThat(table.view().history().rest()).hasSize(1);
        table.answers("no").does(new Command.PlayRest()).asks("main-die", 1);
        assertThat(table.view().history().rest()).isEmpty();
    }

    @Test
    void a_correction_after_the_amended_entry_is_made_again() {
        table.race("mild", "banana", "coach", "gunk").rolls(0, 5);
        long misread = table.lastEntry();
        table.corrects(new Edit.Space("gunk", 7)).does(new Command.Amend(misread, die(0, 2)));
        table.isOn("banana", 2).isOn("gunk", 7).asks("main-die", 1);
    }

    // ---- by hand ---------------------------------------------------------------------------------------------------

    @Test
    void the_real_board_wins_and_nobody_stops_or_passes_by_it() {
        table.race("wild", "banana", "baba-yaga", "gunk")
                .corrects(new Edit.Space("gunk", 5), new Edit.Space("baba-yaga", 5))
                .is("gunk", "stands")
                .asks("main-die", 0)
                .corrects(new Edit.Lies("gunk", true), new Edit.Moves("banana", 3))
                .is("gunk", "lies")
                .isOn("banana", 3);
    }

    @Test
    void a_correction_says_who_crossed_who_is_out_and_whose_turn_it_is() {
        table.race("mild", "banana", "coach", "gunk", "hare")
                .corrects(new Edit.Out("gunk"), new Edit.Crossed("coach", 0), new Edit.Next("hare"))
                .is("gunk", "out")
                .is("coach", "first")
                .asks("main-die", 3);
        table.corrects(new Edit.Space("coach", 20), new Edit.Space("gunk", 3))
                .is("coach", "stands")
                .is("gunk", "stands");
    }

    @Test
    void a_question_can_be_skipped() {
        table.race("mild", "banana", "coach", "gunk")
                .does(new Deed.Skip())
                .isOn("banana", 0)
                .asks("main-die", 1);
    }

    @Test
    void chips_are_given_and_taken_by_hand_during_a_race_and_after() {
        table.race("mild", "banana", "coach", "gunk").does(new Deed.TakeChips(1, Chip.ONE, 4));
        assertThat(seat(1).bronze()).isEqualTo(4);
        table.does(new Deed.TakeChips(1, Chip.ONE, -1));
        assertThat(seat(1).bronze()).isEqualTo(3);
        table.refuses(new Deed.TakeChips(2, Chip.ONE, -1), "chip-not-there");
        table.does(new Deed.CallOff()).does(new Deed.TakeChips(0, new Chip(Chip.Metal.GOLD, 3), 1));
        assertThat(seat(0).points()).isEqualTo(3);
    }

    @Test
    void in_free_mode_nothing_is_asked_and_no_power_acts() {
        table.race("mild", "banana", "coach", "gunk")
                .does(new Deed.FreeMode(true))
                .asks("free", 0);
        table.corrects(new Edit.Moves("banana", 5), new Edit.Next("coach")).asks("free", 1);
        table.corrects(new Edit.Moves("coach", 6)).is("coach", "stands");
        table.does(new Deed.FreeMode(false))
                .asks("main-die", 1)
                .isOn("coach", 6)
                .isOn("banana", 5);
    }

    // ---- hands -----------------------------------------------------------------------------------------------------

    @Test
    void hands_hear_what_to_do_after_a_throw_and_after_it_is_taken_back() {
        table.race("mild", "coach", "banana", "gunk").does(new Command.HandsDone());
        assertThat(table.hands()).isEmpty();
        assertThat(table.rolls(0, 3).hands()).containsExactly("figure{from=0, racer=coach, to=3}");
        table.does(new Command.Undo());
        assertThat(table.hands()).containsExactly("figure{from=3, racer=coach, to=0}");
        table.does(new Command.HandsDone());
        assertThat(table.hands()).isEmpty();
    }

    @Test
    void hands_lay_down_whoever_trips_and_stand_it_up_again() {
        table.race("mild", "coach", "banana", "hare").does(new Command.HandsDone());
        table.rolls(0, 1).rolls(1, 6).rolls(2, 6);
        assertThat(table.hands()).containsExactly("figure{from=0, racer=hare, to=8}", "lay-down{racer=hare}");
    }

    @Test
    void hands_need_not_do_what_they_have_said_is_done() {
        table.race("mild", "coach", "banana", "hare").does(new Command.HandsDone());
        table.corrects(new Edit.Space("banana", 7), new Edit.Lies("hare", true)).isOn("banana", 7);
        assertThat(table.hands()).isEmpty();
        table.does(new Deed.TakeChips(1, Chip.ONE, 2));
        assertThat(table.hands()).isEmpty();
        table.does(new Command.Undo()).does(new Command.Undo());
        assertThat(table.hands()).contains("figure{from=7, racer=banana, to=0}", "stand-up{racer=hare}");
    }

    @Test
    void hands_put_the_figures_on_start_when_a_race_begins() {
        table.race("mild", "coach", "banana", "gunk");
        assertThat(table.hands())
                .containsExactly(
                        "board{track=mild}",
                        "put{racer=coach, to=0}",
                        "put{racer=banana, to=0}",
                        "put{racer=gunk, to=0}");
    }

    // ---- commands
    // ----------------------------------------------------------------------------------------------------

    @Test
    void a_double_press_is_refused_not_done_twice() {
        table.race("mild", "banana", "coach", "gunk");
        Sent press = Sent.of(die(0, 5), "button 5").after(table.view().number());
        assertThat(table.sends(press)).isInstanceOf(Reply.Accepted.class);
        assertThat(table.sends(press))
                .isInstanceOfSatisfying(
                        Reply.Refused.class,
                        refused -> assertThat(refused.key()).isEqualTo("seen-too-little"));
    }

    @Test
    void a_command_that_is_sent_again_gets_its_first_answer_also_after_a_restart() {
        table.race("mild", "banana", "coach", "gunk");
        Sent named = Sent.of(die(0, 5), "http").as("c-1");
        Reply first = table.sends(named);
        assertThat(table.sends(named)).isEqualTo(first);
        assertThat(table.restarts().sends(named)).isEqualTo(first);
        table.asks("main-die", 1);
    }

    @Test
    void a_pick_stays_secret_until_the_reveal_in_every_view() {
        table.race("mild", "banana", "coach", "gunk").does(new Deed.CallOff()).does(new Deed.NextRace());
        while (table.view().prompt().orElseThrow().kind().equals("roll-off")) {
            table.does(new Deed.WinRollOff(
                    table.view().prompt().orElseThrow().seats().getFirst()));
        }
        String picked = seat(1).unused().getFirst();
        table.does(new Deed.LineUp(1, List.of(picked)));
        assertThat(seat(1).picked()).isTrue();
        assertThat(table.view().history().last().orElseThrow().details()).containsOnlyKeys("seat");
        String id = table.view().game().orElseThrow().id();
        assertThat(new String(table.table().exported(id), StandardCharsets.UTF_8))
                .doesNotContain("\"do\":\"line-up\",\"seat\":1,\"racers\":[\"" + picked + "\"]");
    }

    // ---- the evening
    // -------------------------------------------------------------------------------------------------

    @Test
    void the_table_draws_real_cards_or_lets_trackside_draw() {
        table.race("mild", "egg", "coach", "banana").asks("draw", 0);
        List<String> deck = table.view().prompt().orElseThrow().options();
        List<String> cards = List.of(deck.get(2), deck.get(0), deck.get(5));
        table.refuses(new Deed.Draw(List.of("coach")), "option-unknown");
        table.does(new Deed.Draw(cards)).asks("card", 0);
        assertThat(table.view().prompt().orElseThrow().options()).containsExactlyElementsOf(cards);
        table.does(new Command.Undo()).does(new Deed.Draw(List.of())).asks("card", 0);
        List<String> drawn = table.view().prompt().orElseThrow().options();
        assertThat(drawn).hasSize(3).isSubsetOf(deck);
        table.restarts();
        assertThat(table.view().prompt().orElseThrow().options()).isEqualTo(drawn);
    }

    @Test
    void an_offer_nobody_answers_is_declined_where_the_table_asked_for_that() throws InterruptedException {
        CountDownLatch declined = new CountDownLatch(1);
        table.race("mild", "legs", "coach", "banana").does(new Deed.TimeOut(1)).asksFor("legs");
        table.table().watch(view -> {
            if (view.prompt().orElseThrow().kind().equals("main-die")) {
                declined.countDown();
            }
        });
        assertThat(declined.await(20, TimeUnit.SECONDS)).isTrue();
        assertThat(table.view().history().last().orElseThrow().details()).containsEntry("option", "no");
    }

    @Test
    void a_dispute_settled_by_die_is_written_down_and_changes_nothing_else() {
        table.race("mild", "banana", "coach", "gunk");
        Object before = table.view().game().orElseThrow().onTrack();
        table.does(new Deed.HouseRuling("did the die fall off?", List.of(1), List.of(2, 5, 0), "it lay on the table"));
        GameView game = table.restarts().view().game().orElseThrow();
        assertThat(game.onTrack()).isEqualTo(before);
        assertThat(game.houseRulings())
                .containsExactly(new GameView.HouseRulingView(
                        "did the die fall off?", List.of(1), List.of(2, 5, 0), "it lay on the table"));
    }

    @Test
    void people_can_be_renamed_and_play_again() {
        table.race("mild", "banana", "coach", "gunk")
                .does(new Deed.Rename(1, "Bea"))
                .does(new Deed.EndGame());
        table.asks("over");
        table.does(new Command.Rematch());
        GameView game = table.view().game().orElseThrow();
        assertThat(game.id()).isEqualTo("0002");
        assertThat(game.phase()).isEqualTo("rolling-off");
        assertThat(game.seats()).extracting(GameView.Seat::name).containsExactly("Anna", "Bea", "Chi");
    }

    @Test
    void a_game_is_carried_to_another_table_in_one_file() {
        table.race("mild", "banana", "coach", "gunk").rolls(0, 5);
        GameView here = table.view().game().orElseThrow();
        String there = table.table().imported(table.table().exported("0001"));
        assertThat(there).isEqualTo("0002");
        table.does(new Command.Resume(there));
        GameView carried = table.view().game().orElseThrow();
        assertThat(carried.onTrack()).isEqualTo(here.onTrack());
        assertThat(carried.seats()).isEqualTo(here.seats());
    }

    @Test
    void a_begin_whose_answer_was_lost_with_the_power_begins_no_second_game() {
        Sent begin =
                Sent.of(new Command.Begin(PretendPeople.plan(3, 1)), "http").as("b-1");
        assertThat(table.sends(begin)).isEqualTo(new Reply.Accepted(0));
        table.loses();
        assertThat(table.sends(begin)).isEqualTo(new Reply.Accepted(0));
        assertThat(table.table().games()).hasSize(1);
    }

    private GameView.Seat seat(int seat) {
        return table.view().game().orElseThrow().seats().get(seat);
    }

    private static Deed die(int seat, int face) {
        return new Deed.Die(OptionalInt.of(seat), OptionalInt.of(face));
    }
}
