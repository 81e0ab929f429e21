package io.trackside.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TableTalkTest {
    /** Three people with cards already dealt; Anna's Legs begins against Coach and Romantic. */
    private static final List<String> SET_UP = List.of(
            "Anna Ben Cleo",
            "teams anna=legs,banana,gunk,hare ben=coach,twin,blimp,mouth cleo=romantic,skipper,lackey,genius",
            "anna 6",
            "2",
            "cleo 3",
            "legs",
            "coach",
            "1",
            "");

    @TempDir
    private Path folder = Path.of("");

    private LiveTable table = new LiveTable(folder);

    @BeforeEach
    void open() {
        table = new LiveTable(folder);
    }

    @AfterEach
    void close() {
        table.close();
    }

    @Test
    void a_game_begins_from_nothing() {
        Runs.Run run = talk(SET_UP);

        assertThat(run.status()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.lines())
                .filteredOn(line -> !line.contains(" > "))
                .isNotEmpty()
                .allMatch(line -> line.length() <= Conversation.WIDTH);
        assertThat(run.flat())
                .contains("Who plays? Type the names clockwise, as: Anna Ben Cleo Dan > Anna Ben Cleo")
                .contains("A new game (0001, first printing): Anna, Ben, and Cleo.")
                .contains("Anna rolls 6")
                .contains("Race 1 on Mild Mile: Legs (Anna), Coach (Ben), and Romantic (Cleo). Anna begins.")
                .contains("Turn 1: Legs (Anna)")
                .contains("On the board: Legs on Start; Coach on Start; Romantic on Start.")
                .contains("Legs: move 5 instead of rolling? [Anna] (y or n, Enter: No) >");
    }

    @Test
    void a_secret_pick_is_not_shown() {
        Runs.Run run = talk(SET_UP.subList(0, SET_UP.size() - 1));

        assertThat(run.flat()).contains("(1 Legs, 2 Banana, 3 Gunk, 4 Hare) > Anna has picked in secret");
        assertThat(run.out()).doesNotContain("> legs").doesNotContain("> coach");
        assertThat(talk(List.of("undo", "romantick", "9", "genius")).out())
                .contains("An answer is needed here.")
                .doesNotContain("romantick")
                .doesNotContain("“9”");
    }

    @Test
    void enter_is_no_and_a_turn_is_told_with_its_rules() {
        Runs.Run run = talk(SET_UP, "", "3", "why");

        assertThat(run.lines())
                .containsSubsequence(
                        "Legs does not use its power.",
                        "Legs rolls 3 for its main move.",
                        "  Coach adds 1 to the main move of Legs. (R5 coach)",
                        "  Legs has a main move of 4. (R3.3)",
                        "  Legs moves 4, from Start to space 4. (R3.4)",
                        "  0 . . . . 5 . . . . 10. . . . 15. . . . 20. . . . 25. . . . |",
                        "  C       L                                                   |",
                        "  R",
                        "Turn 2: Coach (Ben)",
                        "On the board: Legs from Start to 4.",
                        "  Coach adds 1 to the main move of Legs. (R5 coach)",
                        "    itself too. (R5 coach, the rulebook: the racer’s card)");
    }

    @Test
    void what_is_taken_back_is_told_and_asked_again() {
        Runs.Run run = talk(SET_UP, "y", "5", "undo 2", "redo", "undo", "n", "1", "undo", "undo", "undo", "undo");

        assertThat(run.flat())
                .contains("Taken back: Coach rolls 5")
                .contains("Taken back: Legs: move 5 instead of rolling? Yes")
                .contains("Legs: move 5 instead of rolling? Yes 0 . . . .")
                .contains("Taken back: Legs rolls 1")
                .contains("Taken back: All racers are shown");
    }

    @Test
    void nonsense_is_answered_and_nothing_is_lost() {
        List<String> typed = new ArrayList<>(SET_UP.subList(0, 1));
        for (String line : SET_UP.subList(1, SET_UP.size())) {
            typed.add("what is this?");
            typed.add(line);
        }

        Runs.Run run = talk(typed, "7", "maybe", "legs lies", "goto x", "free sometimes", "roll 9", "undo nothing");

        assertThat(run.flat())
                .contains("“7” is no answer to this. Type y or n, Enter: No.")
                .contains("“x” is not a number from 1.")
                .contains("“sometimes” is neither on nor off.")
                .contains("A die does not show “9”.")
                .contains("Legs: move 5 instead of rolling? [Anna] (y or n, Enter: No) >");
    }

    @Test
    void a_racer_is_meant_before_a_verb_that_begins_its_name() {
        Runs.Run run = talk(
                List.of("Anna Ben Cleo", "anna 6", "2", "3", "row skipper,legs,egg,twin,gunk,hare", "skip", "egg"));

        assertThat(run.flat()).contains("Anna picks Skipper").contains("Ben picks Egg");
    }

    @Test
    void a_whole_game_is_led_through_by_entering_nothing_but_dice_and_names() {
        List<String> typed = new ArrayList<>(List.of("Anna Ben Cleo", "deal"));
        typed.addAll(Collections.nCopies(40, "roll"));
        Runs.Run begun = talk(typed);
        assertThat(begun.flat()).contains("Anna: pick in secret for race 1");

        Runs.Run ended = talk(List.of("1", "1", "1", "", "call off", "", "end", "", "never read"));

        assertThat(ended.flat()).contains("The game is over. Most points win, and a tie is a shared win. (R1.1)");
        assertThat(ended.out()).doesNotContain("never read");
    }

    @Test
    void at_the_end_of_the_input_the_game_goes_on_later() {
        talk(SET_UP, "y");

        Runs.Run later = talk(List.of("2", "quit", "never read"));

        assertThat(later.flat())
                .contains("Race 1 of 4 on Mild Mile, turn 2: Coach (Ben)")
                .contains("undo would take back: Legs: move 5 instead of rolling? Yes")
                .contains("Coach moves 3, from Start to space 3. (R3.4)")
                .contains("The game is kept.");
        assertThat(later.out()).doesNotContain("never read");
    }

    @Test
    void help_lists_whatever_can_be_typed() {
        String help = talk(List.of("help")).flat();

        assertThat(TableCommand.verbs())
                .allSatisfy(verb -> assertThat(help).contains(" " + (verb.name() + " " + verb.label()).strip() + ": "));
    }

    @Test
    void what_a_terminal_would_obey_is_not_echoed() {
        assertThat(talk(SET_UP, "\033[31mred\007").out())
                .contains("“[31mred” is no answer")
                .doesNotContain("\033")
                .doesNotContain("\007");
    }

    private Runs.Run talk(List<String> typed, String... more) {
        List<String> all = new ArrayList<>(typed);
        all.addAll(List.of(more));
        return Runs.table(table, all);
    }
}
