package io.trackside.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.trackside.table.Deed;
import io.trackside.table.GameSummary;
import io.trackside.table.GameView;
import io.trackside.table.Printing;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TableCommandTest {
    private static final String[] TEAMS = {
        "teams",
        "anna=legs,banana,gunk,hare",
        "ben=coach,twin,blimp,mouth",
        "cleo=romantic,third",
        "wheel,lackey,genius"
    };

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
    void without_a_game_it_says_how_to_begin_one() {
        assertThat(run("status").flat()).contains("There is no game on the table. Begin one:");
        assertThat(run("undo").err()).contains("There is no game on the table.");
        assertThat(run("undo").status()).isEqualTo(2);
    }

    @Test
    void people_begin_with_colours_and_house_rules_of_their_own() {
        Runs.Run run = run(
                "begin",
                "Anna Lena",
                "Ben",
                "--colour",
                "anna=green",
                "--house-rule",
                "stars=once-per-race",
                "--schedule",
                "wild,wild,mild,mild");

        assertThat(run.flat()).contains("A new game (0001, first printing): Anna Lena and Ben.");
        GameView game = game();
        assertThat(game.seats()).extracting(GameView.Seat::colour).containsExactly("green", "red");
        assertThat(game.houseRules()).containsEntry("stars", "once-per-race");
        assertThat(game.schedule()).containsExactly("wild", "wild", "mild", "mild");
        assertThat(game.racersEach()).isEqualTo(2);
        assertThat(run("begin", "Anna", "--colour", "anna").err()).contains("“anna” does not say two things.");
    }

    @Test
    void each_command_tells_what_came_of_it_and_what_is_asked_next() {
        begin();

        assertThat(run("roll", "6", "--by", "an").flat())
                .contains("Anna rolls 6")
                .contains("(Ben’s die: 1 to 6");
        assertThat(run("roll", "2").flat()).contains("Ben rolls 2").contains("(Cleo’s die");
        assertThat(run("roll", "3").flat()).contains("Pick in secret for race 1: Anna, Ben, and Cleo, 1 racer each.");
        assertThat(run("pick", "anna", "legs").flat()).contains("Anna has picked in secret");
        assertThat(typed("2", "pick", "ben").flat()).contains("Ben has picked in secret");
        assertThat(run("pick", "cleo", "third", "wheel").flat()).contains("Everybody has picked.");
        assertThat(run("reveal").flat()).contains("Legs (Anna), Twin (Ben), and Third Wheel (Cleo). Anna begins.");
        assertThat(run("choose", "y").flat()).contains("Legs moves 5, from Start to space 5. (R3.4)");
    }

    @Test
    void a_misread_die_is_amended_by_its_number_in_the_history() {
        race();
        run("choose", "n");
        run("roll", "5");
        String history = run("history", "all").flat();
        assertThat(history).contains("10. Legs rolls 5");

        Runs.Run run = run("amend", "10", "4");

        assertThat(run.flat()).contains("Amended: “Legs rolls 5” is now “Legs rolls 4”");
        assertThat(figure("legs").space()).as("4, and 1 of Coach").isEqualTo(5);
        assertThat(run("amend", "11", "3").flat()).contains("“Legs rolls 4” is now “Legs rolls 3”");
        assertThat(run("amend", "9", "y").flat()).contains("Legs: move 5 instead of rolling? Yes");
        assertThat(figure("legs").space()).isEqualTo(6);
        assertThat(run("amend", "99", "4").err()).contains("There is no number 99 in what was done.");
    }

    @Test
    void what_no_longer_fits_is_kept_and_told() {
        race();
        run("choose", "n");
        run("roll", "5");

        assertThat(run("amend", "9", "y").flat())
                .contains("One thing that was done after it no longer fits and is kept: Legs rolls 5.");
        assertThat(run("rest").err()).contains("This no longer fits what the table asks now.");
    }

    @Test
    void the_real_board_wins() {
        race();

        assertThat(run("correct", "legs", "7", "coach", "lies").flat())
                .contains("Corrected by hand: Legs on space 7 and Coach lies");
        run("correct", "legs", "-2");
        assertThat(figure("legs").space()).isEqualTo(5);
        assertThat(figure("coach").state()).isEqualTo("lies");
        run("correct", "romantic", "first");
        assertThat(figure("romantic").state()).isEqualTo("first");
        run("correct", "anna", "bronze", "3");
        run("chips", "ben", "+2");
        assertThat(game().seats()).extracting(GameView.Seat::points).startsWith(3, 2);
        assertThat(run("correct", "nobody", "7").err()).contains("“nobody” is none of Legs, Coach, and Romantic.");
        assertThat(run("correct", "legs").err()).contains("needs a value");
        assertThat(run("roll", "4", "--bye", "anna").err()).contains("There is no option “--bye” here.");
    }

    @Test
    void there_and_back_again() {
        race();
        run("choose", "y");
        long done = table.view().history().done();

        run("goto", "3");
        assertThat(table.view().history().done()).isEqualTo(3);
        run("redo", "99");
        assertThat(table.view().history().done()).isEqualTo(done);
        run("undo", "2");
        assertThat(table.view().history().undone()).isEqualTo(2);
        assertThat(run("history").flat()).contains("(taken back) All racers are shown");
    }

    @Test
    void small_things_are_said_too() {
        race();

        assertThat(run("no", "anna", "legs").flat()).contains("Anna says no to the power of Legs until further notice");
        assertThat(run("no", "anna", "legs", "off").flat()).contains("is asked about the power of Legs again");
        assertThat(run("time-out", "20").flat()).contains("After 20 seconds the answer is no");
        assertThat(run("time-out", "off").flat()).contains("Nobody answers by itself any more");
        assertThat(run("settle", "who", "was", "first", "--right", "ben", "--die", "ben=5")
                        .flat())
                .contains("The table settled: who was first. Ben was right");
        assertThat(run("rename", "cleo", "Clea").flat()).contains("Seat 3 is now Clea");
        assertThat(run("skip").flat()).contains("The question to Legs is skipped");
        assertThat(run("done").status()).isZero();
        assertThat(table.view().handling()).isEmpty();
        assertThat(run("powers").flat()).contains("Legs: Instead of rolling I can move 5.");
        assertThat(run("why-not", "coa").flat()).contains("why not coach");
        assertThat(run("call-off").flat()).contains("Nobody takes a place; both chips leave the game. (R1.5)");
    }

    @Test
    void status_shows_everything_there_is_to_see() {
        race();
        run("choose", "y");
        run("roll", "3");

        assertThat(run("status").flat())
                .contains("Race 1 of 4 on Mild Mile, turn 3: Romantic (Cleo)")
                .contains("L Legs, Anna: 6 in the lead")
                .contains("Anna: 0 points. Still to race: Banana, Gunk, and Hare")
                .contains("On the board: Coach from Start to 4.")
                .contains("undo would take back: Coach rolls 3")
                .contains("Romantic: roll the die. [Cleo] (1 to 6, roll: Trackside rolls)");
    }

    @Test
    void who_has_seen_too_little_is_refused_and_told() {
        race();
        try (Desk slow = desk()) {
            run("choose", "y");

            assertThat(catchThrowable(() -> slow.send(new Deed.CallOff()))).hasMessageContaining("seen-too-little");
        }
        assertThat(game().onTrack()).isPresent();
    }

    @Test
    void a_table_that_is_not_there_is_told_with_the_remedy() {
        Tables nowhere = address -> {
            throw new UncheckedIOException(new IOException("refused"));
        };
        Runs.Run run = Runs.run(
                CompanionApplication.commandLine(
                        Runs.TEXTS, System.in, Map.of("TRACKSIDE_URL", "http://127.0.0.1:9"), nowhere),
                "table",
                "status");

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("Nothing answers at http://127.0.0.1:9.").contains("deploy/trackside run");
        assertThat(run("status", "--url", "far away").err()).contains("“far away” is no address.");
    }

    @Test
    void games_are_listed_and_taken_elsewhere() throws IOException {
        run("begin", "Anna", "Ben", "Cleo");
        Path file = folder.resolve("game.file");
        assertThat(run("games").flat()).contains("There are no games yet.");
        table.hasSaved(
                new GameSummary(
                        "0002",
                        Optional.empty(),
                        List.of("Anna", "Ben"),
                        List.of("red", "blue"),
                        7,
                        1,
                        false,
                        List.of(3, 4),
                        false,
                        Optional.empty()),
                new GameSummary(
                        "0001",
                        Optional.empty(),
                        List.of("Anna", "Cleo"),
                        List.of("red", "green"),
                        99,
                        4,
                        true,
                        List.of(9, 8),
                        true,
                        Optional.empty()));

        assertThat(run("games").flat())
                .contains("0002: ?, Anna and Ben. 1 race is over. The file is damaged.")
                .contains("0001: ?, Anna and Cleo. Over: 9 and 8.");
        assertThat(run("resume", "7").err()).contains("There is no game “7”.");
        assertThat(run("export", file.toString()).flat()).contains("The game 0001 is in");
        assertThat(Files.readString(file)).isEqualTo("game 0001");
        assertThat(run("export", "0002", file.toString()).err()).contains("There is a file");
        assertThat(run("import", file.toString()).flat()).contains("as of-9-bytes.");
        assertThat(run("import", folder.toString()).err()).contains("it is a folder.");
    }

    // ---- the table -----------------------------------------------------------------------------------------------

    private void begin() {
        run("begin", "Anna", "Ben", "Cleo");
        run(TEAMS);
    }

    /** Legs, Coach and Romantic on Start; Legs is asked first. Nine things are done. */
    private void race() {
        run("begin", "Anna", "Ben", "Cleo");
        run("teams", "anna=legs,banana,gunk,hare", "ben=coach,twin,blimp,mouth", "cleo=romantic,skipper,lackey,genius");
        for (String face : List.of("6", "2", "3")) {
            run("roll", face);
        }
        run("pick", "anna", "legs");
        run("pick", "ben", "coach");
        run("pick", "cleo", "romantic");
        run("reveal");
        assertThat(table.view().history().done()).isEqualTo(8);
    }

    private GameView game() {
        return table.view().game().orElseThrow();
    }

    private GameView.Figure figure(String racer) {
        return game().onTrack().orElseThrow().figures().stream()
                .filter(figure -> figure.racer().equals(racer))
                .findFirst()
                .orElseThrow();
    }

    private Desk desk() {
        StringWriter out = new StringWriter();
        Conversation talk =
                new Conversation(new BufferedReader(Reader.nullReader()), new PrintWriter(out), false, Ink.PLAIN);
        return new Desk(table.client(), Runs.TEXTS, talk, Printing.ofTheBox()::track);
    }

    private Runs.Run run(String... arguments) {
        return Runs.table(table, List.of(), arguments);
    }

    private Runs.Run typed(String line, String... arguments) {
        return Runs.table(table, List.of(line), arguments);
    }
}
