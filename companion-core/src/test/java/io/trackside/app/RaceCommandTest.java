package io.trackside.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RaceCommandTest {
    /** Legs moves 5 six times and lies once; then it crosses the line, and Banana is the last one left. */
    private static final List<String> WHOLE_RACE =
            List.of("y", "6", "y", "1", "1", "yes", "1", "Y", "1", "y", "1", "y");

    @TempDir
    private Path folder = Path.of("");

    private String file = "";

    @BeforeEach
    void named() {
        file = folder.resolve("race.txt").toString();
    }

    @Test
    void a_whole_race_runs_from_piped_input() {
        Runs.Run run = race(WHOLE_RACE);

        assertThat(run.status()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.lines())
                .containsSubsequence(
                        "Legs and Banana run on Mild Mile. Legs begins.",
                        "Turn 1: Legs",
                        "Legs: move 5 instead of rolling? (y or n, Enter: No) > y",
                        "  Legs uses its power.",
                        "  Legs moves 5, from Start to space 5. (R3.4)",
                        "  0 . . . . 5 . . . . 10. . . . 15. . . . 20. . . . 25. . . . |",
                        "  B         L                                                 |",
                        "  L Legs 5 in the lead; B Banana Start",
                        "Turn 2: Banana",
                        "Banana: roll the die. (1 to 6) > 6",
                        "    Banana moves 6, from Start to space 6. (R3.4)",
                        "Turn 3: Legs",
                        "    Legs trips. (R5 banana)",
                        "Turn 5: Legs",
                        "  Legs stands up instead of making its main move. (R3.8)",
                        "First: Legs, who takes the gold chip.",
                        "Second: Banana, who takes the silver chip.");
        assertThat(run.out()).doesNotContain("\033");
        assertThat(run.lines()).allMatch(line -> line.length() <= Conversation.WIDTH);
    }

    @Test
    void nonsense_is_answered_and_nothing_is_lost() {
        List<String> typed = new ArrayList<>();
        for (String line : WHOLE_RACE) {
            typed.add("what?");
            typed.add("7");
            typed.add(line);
        }

        Runs.Run run = race(typed);
        file = folder.resolve("undisturbed.txt").toString();

        assertThat(run.out()).contains("“7” is no answer to this. Type 1 to 6.").contains("First: Legs");
        assertThat(run.out()).contains("“what?” is no answer to this. Type y or n, Enter: No.");
        assertThat(places(run)).isEqualTo(places(race(WHOLE_RACE)));
    }

    @Test
    void what_is_taken_back_is_told_and_asked_again() {
        Runs.Run run = race(List.of("y", "6", "undo", "undo", "undo", "n", "2", "undo", "redo", "redo"));

        assertThat(run.lines())
                .containsSubsequence(
                        "Taken back: Banana: roll the die. 6 on the die",
                        "Turn 2: Banana",
                        "Taken back: Legs: move 5 instead of rolling? Yes",
                        "There is nothing to take back.",
                        "  Legs does not use its power.",
                        "  Legs rolls 2 for its main move.",
                        "Taken back: Legs: roll the die. 2 on the die",
                        "  Legs rolls 2 for its main move.",
                        "  B   L                                                       |",
                        "Turn 2: Banana",
                        "There is nothing to put back.");
    }

    @Test
    void a_race_that_is_over_can_be_taken_back_later() {
        race(WHOLE_RACE);

        Runs.Run run = race(List.of("undo", "n", "4"));

        assertThat(run.lines())
                .containsSubsequence(
                        "First: Legs, who takes the gold chip.",
                        "This race is over. (undo takes back the last input, Enter ends) > undo",
                        "Taken back: Legs: move 5 instead of rolling? Yes",
                        "    Legs moves 4, from space 25 to space 29. (R3.4)",
                        "The race goes on later: the same command, with");
    }

    @Test
    void at_the_end_of_the_input_the_race_goes_on_later() {
        assertThat(race(List.of("y")).out()).contains("The race goes on later");
        assertThat(race(List.of("quit")).lines())
                .contains("Check that the board is as shown here; undo takes back an input.")
                .contains("Turn 2: Banana");
        assertThat(race(List.of()).status()).isZero();
    }

    @Test
    void a_torn_last_line_is_told() throws IOException {
        race(List.of("y"));
        Files.writeString(Path.of(file), Files.readString(Path.of(file)) + "MAIN_DIE ban");

        Runs.Run run = race(List.of());

        assertThat(run.out().replaceAll("\\s+", " ")).contains("was cut off in the middle.");
        assertThat(run.lines()).contains("Turn 2: Banana");
    }

    @Test
    void a_line_that_cannot_be_is_refused_with_its_number() throws IOException {
        race(List.of("y"));
        Files.writeString(Path.of(file), Files.readString(Path.of(file)) + "MAIN_DIE legs 6\n");
        String before = Files.readString(Path.of(file));

        Runs.Run run = race(List.of("6"));

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("line 3").contains("“MAIN_DIE legs 6” does not fit");
        assertThat(Files.readString(Path.of(file))).isEqualTo(before);
    }

    @Test
    void the_file_of_another_line_up_or_track_or_house_rule_is_refused() {
        race(List.of("y"));

        assertThat(run(List.of(), "banana", "legs").err()).contains("its “racers” is legs,banana");
        assertThat(run(List.of(), "legs", "banana", "--first", "ban").err()).contains("its “first” is legs");
        assertThat(run(List.of(), "legs", "banana", "--track", "wild").err()).contains("its “track” is mild");
        assertThat(run(List.of(), "legs", "banana", "--house-rule", "stars=once-per-race")
                        .status())
                .isEqualTo(2);
        assertThat(race(List.of()).lines()).contains("Turn 2: Banana");
    }

    @Test
    void racers_are_chosen_by_number_or_by_a_beginning_that_is_clear() {
        List<String> racers = List.of("hypno", "Baba Yaga", "banana");
        String[] arguments = racers.toArray(String[]::new);

        Runs.Run run = run(List.of("", "4", "3", "6", "ba", "ban", "6", "2"), arguments);

        assertThat(run.lines())
                .containsSubsequence(
                        "Turn 4: Hypnotist",
                        "Hypnotist: warp which racer to its own space? (1 Baba Yaga, 2 Banana, Enter:",
                        "    Nobody) > ba",
                        "“ba” can be Baba Yaga and Banana. Type more of the name.",
                        "    Nobody) > ban",
                        "  Banana warps from space 6 to space 4. (R5 hypnotist)");
    }

    @Test
    void a_card_is_drawn_by_its_name() {
        Runs.Run run = run(List.of("1", "legs", "l", "lack", "legs", "ban", "2"), "egg", "gunk");

        assertThat(run.lines())
                .containsSubsequence(
                        "Egg: draw a racer that nobody drafted. Which one is it? (the name of the racer",
                        "    drawn) > 1",
                        "Egg draws Legs. (R5 egg)",
                        "Egg draws Lackey. (R5 egg)",
                        "Egg draws Banana. (R5 egg)");
        assertThat(run.out()).contains("“1” is not among the cards that are left.");
        assertThat(run.out()).contains("“l” can be Lackey, Leaptoad, and Lovable Loser.");
    }

    @Test
    void two_racers_each_play_in_the_order_their_player_wants() {
        Runs.Run run = run(
                List.of("banana", "3", "1", "2", "1", "4", "5"),
                "--player",
                "anna=coach,banana",
                "--player",
                "ben=scoocher,romantic",
                "--printing",
                "second-printing");

        assertThat(run.out().replaceAll("\\s+", " "))
                .contains("Coach (anna), Banana (anna), Scoocher (ben), and Romantic (ben) run on Mild Mile. anna"
                        + " begins.");
        assertThat(run.lines()).contains("House rule: Racers that stop together do not count for each other.");
        assertThat(run.lines())
                .containsSubsequence(
                        "anna: Which of these racers plays now? (1 Coach, 2 Banana) > banana",
                        "Turn 1: Banana (anna)",
                        "ben: Which of these racers plays now? (1 Scoocher, 2 Romantic) > 1",
                        "Turn 2: Scoocher (ben)",
                        "anna: Which of these racers plays now? (1 Coach, 2 Banana) > 1",
                        "Turn 3: Coach (anna)",
                        "Turn 4: Banana (anna)");
    }

    @Test
    void what_cannot_run_is_refused_with_what_to_do() {
        assertThat(Runs.race(List.of()).err()).contains("Which racers run?");
        assertThat(Runs.race(List.of(), "legs").err()).contains("This game is not for 1 player.");
        assertThat(Runs.race(List.of(), "legs", "legs").err()).contains("in the line-up twice");
        assertThat(Runs.race(List.of(), "legs", "bananna").err()).contains("Did you mean “banana”?");
        assertThat(Runs.race(List.of(), "legs", "ba").err()).contains("“ba” can be Baba Yaga and Banana.");
        assertThat(Runs.race(List.of(), "legs", "egg", "--first", "twin").err()).contains("“twin” is not in this race");
        assertThat(Runs.race(List.of(), "legs", "egg", "--track", "moon").err()).contains("There is no track “moon”.");
        assertThat(Runs.race(List.of(), "--player", "anna=legs,egg", "--player", "ben=twin")
                        .err())
                .contains("“ben=twin” does not say");
        assertThat(Runs.race(List.of(), "--player", "anna").err()).contains("“anna” does not say");
        assertThat(Runs.race(List.of(), "--player", "anna=legs,legs").err()).contains("exactly two different racers");
        assertThat(Runs.race(List.of(), "--player", "anna=legs,egg").err()).contains("1 player cannot play with 2");
    }

    @Test
    void help_names_the_commands_and_what_the_racers_can_do() {
        Runs.Run run = race(List.of("help", "why", "show"));

        assertThat(run.lines())
                .contains("  Banana: Whoever passes me trips.")
                .contains("undo: take back the last input, as often as you like; undo 3: the last three.");
    }

    @Test
    void several_inputs_are_taken_back_at_once() {
        Runs.Run run = race(List.of("y", "6", "y", "undo 2", "undo many", "undo 9", "undo 9"));

        assertThat(run.lines())
                .containsSubsequence(
                        "Taken back: Legs: move 5 instead of rolling? Yes",
                        "Taken back: Banana: roll the die. 6 on the die",
                        "“undo many” does not say how many inputs to take back. Type undo, or undo and a",
                        "Taken back: Legs: move 5 instead of rolling? Yes",
                        "There is nothing to take back.");
    }

    @Test
    void a_race_called_off_pays_nobody_and_can_be_taken_back() throws IOException {
        Runs.Run run = race(List.of("y", "Call  off"));

        assertThat(run.lines())
                .containsSubsequence(
                        "  The race is over. (R4.8)",
                        "Nobody takes a place; both chips leave the game.",
                        "Then: Legs, on space 5.");
        assertThat(run.out().replaceAll("\\s+", " ")).contains("Another race with the same racers:");
        assertThat(Files.readString(Path.of(file))).endsWith("\nMAY legs yes\ncall-off\n");

        assertThat(race(List.of("undo", "redo")).lines())
                .containsSubsequence("Taken back: Call the race off.", "Turn 2: Banana", "  The race is over. (R4.8)");
        assertThat(race(List.of("undo", "6")).lines())
                .containsSubsequence("Taken back: Call the race off.", "Turn 3: Legs");
    }

    @Test
    void a_wrong_word_after_the_race_ends_nothing() {
        race(List.of("call off"));

        assertThat(race(List.of("hm", "undo", "y")).lines())
                .containsSubsequence(
                        "“hm” means nothing here, as the race is over. Type undo, show, why or help; or",
                        "Taken back: Call the race off.",
                        "Turn 2: Banana");
    }

    @Test
    void whose_power_a_racer_runs_with_is_said_wherever_it_stands() {
        Runs.Run run = run(List.of("hare", "twin", "legs", "3", "help"), "egg", "gunk");

        assertThat(run.lines())
                .containsSubsequence(
                        "  E Egg (as Legs) Start; G Gunk Start", "  Egg (as Legs): Instead of rolling I can move 5.");
    }

    @Test
    void a_card_that_is_not_left_is_answered_with_the_nearest_name_if_any() {
        Runs.Run run = run(List.of("hair", "zzz"), "egg", "gunk");

        assertThat(run.out().replaceAll("\\s+", " "))
                .contains("“hair” is not among the cards that are left. Did you mean Hare? Type the name")
                .contains("“zzz” is not among the cards that are left. Type the name of the racer drawn.");
    }

    @Test
    void what_a_terminal_would_obey_is_not_echoed() {
        assertThat(race(List.of("\033[31mred\007")).out())
                .contains("“[31mred” is no answer")
                .doesNotContain("\033")
                .doesNotContain("\007");
    }

    @Test
    void another_may_begin_as_long_as_nothing_was_typed() {
        race(List.of());

        assertThat(run(List.of(), "legs", "banana", "--first", "banana").lines())
                .contains("Turn 1: Banana");
    }

    @Test
    void why_tells_the_last_turn_again_with_its_rules() {
        Runs.Run run = race(List.of("y", "6", "y", "why"));

        assertThat(run.lines())
                .containsSubsequence(
                        "    Legs trips. (R5 banana)",
                        "Turn 4: Banana",
                        "Turn 3: Legs",
                        "    Legs trips. (R5 banana)",
                        "    (R5 banana, the rulebook: the racer’s card)");
    }

    private Runs.Run race(List<String> typed) {
        return run(typed, "legs", "banana");
    }

    private Runs.Run run(List<String> typed, String... arguments) {
        List<String> all = new ArrayList<>(List.of(arguments));
        all.add("--file");
        all.add(file);
        return Runs.race(typed, all.toArray(String[]::new));
    }

    private static List<String> places(Runs.Run run) {
        return run.lines().stream()
                .filter(line -> line.startsWith("First") || line.startsWith("Second"))
                .toList();
    }
}
