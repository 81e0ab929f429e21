package io.trackside.kiosk;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.rules.BadInput;
import io.trackside.table.Command;
import io.trackside.table.ControlPanel;
import io.trackside.table.Deed;
import io.trackside.table.GameView;
import io.trackside.table.PanelView;
import io.trackside.table.TableView;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A table of which nothing but the screen is touched. */
final class ByTapsTest {
    private static final int PATIENCE = 4000;

    @TempDir
    private Path folder = Path.of("");

    @BeforeAll
    static void toolkit() throws InterruptedException {
        Toolkit.start();
    }

    // ---- a whole game ----------------------------------------------------------------------------------------------

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_whole_game_from_the_names_to_the_winner(boolean tall) throws InterruptedException {
        try (Evening evening = new Evening(folder)) {
            Toolkit.on(() -> {
                Finger finger = new Finger(evening, tall ? Format.TALL : Format.WIDE);
                sitDown(finger, "anna", "ben", "cleo");
                finger.taps("begin");
                assertThat(game(evening).seats())
                        .extracting(GameView.Seat::name)
                        .containsExactly("Anna", "Ben", "Cleo");
                Random random = new Random(11);
                for (int i = 0; i < PATIENCE && !isOver(evening); i++) {
                    act(finger, evening, random);
                }
                assertThat(isOver(evening)).isTrue();
                assertThat(game(evening).finished()).hasSize(4);
                assertThat(finger.sees()).contains("rematch", "home", "fix");
                return true;
            });
        }
    }

    private static void sitDown(Finger finger, String... names) {
        finger.taps("new");
        for (String name : names) {
            finger.taps("add");
            type(finger, name);
        }
    }

    private static void type(Finger finger, String name) {
        for (int i = 0; i < name.length(); i++) {
            String key = name.substring(i, i + 1);
            finger.taps("key-" + (i == 0 ? key.toUpperCase(java.util.Locale.ROOT) : key));
        }
        finger.taps("enter");
    }

    /** What people would do about what is asked, by taps. */
    private static void act(Finger finger, Evening evening, Random random) {
        TableView.Prompt prompt = evening.view().prompt().orElseThrow();
        switch (prompt.kind()) {
            case "roll-off", "main-die", "power-die" -> finger.taps("die-" + (1 + random.nextInt(6)));
            case "row" -> finger.taps("lay-out");
            case "draft" -> finger.taps("pick-" + prompt.options().getFirst());
            case "line-up" -> lineUp(finger, evening, prompt);
            case "reveal" -> finger.taps("reveal");
            case "next-race" -> finger.taps("next-race");
            case "draw" -> finger.taps("draw");
            case "card" -> finger.taps("cards", "pick-" + prompt.options().getFirst());
            default ->
                finger.taps("answer-"
                        + prompt.options().get(random.nextInt(prompt.options().size())));
        }
    }

    private static void lineUp(Finger finger, Evening evening, TableView.Prompt prompt) {
        int seat = prompt.seats().getFirst();
        finger.taps(
                "seat-" + seat,
                "mine",
                "pick-" + game(evening).seats().get(seat).unused().getFirst());
    }

    private static GameView game(Evening evening) {
        return evening.view().game().orElseThrow();
    }

    private static boolean isOver(Evening evening) {
        return evening.view().game().filter(game -> game.phase().equals("over")).isPresent();
    }

    // ---- putting things right
    // ----------------------------------------------------------------------------------------

    @Test
    void undo_is_two_taps_away_and_redo_beside_it() throws InterruptedException {
        try (Evening evening = racing()) {
            Toolkit.on(() -> {
                Finger finger = new Finger(evening, Format.WIDE);
                int done = evening.view().history().done();
                finger.taps("fix", "undo");
                assertThat(evening.view().history().done()).isEqualTo(done - 1);
                finger.taps("redo");
                assertThat(evening.view().history().done()).isEqualTo(done);
                return true;
            });
        }
    }

    @Test
    void a_misread_die_is_amended_and_a_jump_leads_back() throws InterruptedException {
        try (Evening evening = racing()) {
            Toolkit.on(() -> {
                Finger finger = new Finger(evening, Format.WIDE);
                int done = evening.view().history().done();
                finger.taps("fix", "step-" + done, "amend-1");
                assertThat(figure(evening, "skipper").space()).isEqualTo(1);
                finger.taps("fix", "step-" + (done - 1), "before");
                assertThat(evening.view().history().done()).isEqualTo(done - 2);
                return true;
            });
        }
    }

    @Test
    void the_real_board_wins() throws InterruptedException {
        try (Evening evening = racing()) {
            Toolkit.on(() -> {
                Finger finger = new Finger(evening, Format.WIDE);
                finger.taps("fix", "board", "racer-banana", "correct-lie");
                assertThat(figure(evening, "banana").state()).isEqualTo("lies");
                finger.taps("racer-banana", "correct-stand", "racer-scoocher", "correct-next");
                assertThat(race(evening).current()).isEqualTo("scoocher");
                finger.taps("racer-romantic", "correct-out");
                assertThat(figure(evening, "romantic").state()).isEqualTo("out");
                return true;
            });
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_figure_is_dragged_or_tapped_to_its_space(boolean tall) throws InterruptedException {
        try (Evening evening = racing()) {
            Toolkit.on(() -> {
                Finger finger = new Finger(evening, tall ? Format.TALL : Format.WIDE);
                finger.taps("fix", "board");
                TrackPane track = track(finger);
                finger.drags(
                        track, middle(finger, "figure-banana"), track.loop().middle(21));
                assertThat(figure(evening, "banana").space()).isEqualTo(21);
                finger.taps("racer-skipper");
                Point2D there = track(finger).loop().middle(12);
                finger.drags(track(finger), there, there);
                assertThat(figure(evening, "skipper").space()).isEqualTo(12);
                finger.taps("racer-skipper");
                Point2D line = track(finger).loop().middle(Loop.LINE);
                finger.drags(track(finger), line, line);
                assertThat(figure(evening, "skipper").state()).isEqualTo("first");
                return true;
            });
        }
    }

    private static TrackPane track(Finger finger) {
        return (TrackPane) all(finger.kiosk().root()).stream()
                .filter(TrackPane.class::isInstance)
                .findFirst()
                .orElseThrow();
    }

    private static Point2D middle(Finger finger, String id) {
        Node figure = track(finger).lookup("#" + id);
        Rectangle2D box = new Rectangle2D(
                figure.getLayoutX(),
                figure.getLayoutY(),
                figure.getLayoutBounds().getWidth(),
                figure.getLayoutBounds().getHeight());
        return new Point2D(box.getMinX() + box.getWidth() / 2, box.getMinY() + box.getHeight() / 2);
    }

    private static List<Node> all(Node node) {
        List<Node> all = new ArrayList<>(List.of(node));
        if (node instanceof javafx.scene.Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> all.addAll(all(child)));
        }
        return all;
    }

    @Test
    void chips_change_hands_and_a_dispute_is_written_down() throws InterruptedException {
        try (Evening evening = racing()) {
            Toolkit.on(() -> {
                Finger finger = new Finger(evening, Format.WIDE);
                finger.taps("fix", "chips", "more-1", "more-1", "less-1", "gold-2");
                assertThat(game(evening).seats().get(1).bronze()).isEqualTo(1);
                assertThat(game(evening).seats().get(2).cups()).hasSize(1);
                finger.taps("gold-2", "back", "settle", "about");
                type(finger, "edge");
                finger.taps("right-0", "settle");
                assertThat(game(evening).seats().get(2).cups()).isEmpty();
                assertThat(game(evening).houseRulings()).hasSize(1);
                return true;
            });
        }
    }

    @Test
    void what_cannot_be_taken_back_asks_once_more() throws InterruptedException {
        try (Evening evening = racing()) {
            Toolkit.on(() -> {
                Finger finger = new Finger(evening, Format.WIDE);
                finger.taps("menu", "menu-call-off");
                assertThat(game(evening).phase()).isEqualTo("racing");
                finger.taps("menu-call-off");
                assertThat(game(evening).finished()).hasSize(1);
                return true;
            });
        }
    }

    @Test
    void hands_tick_off_what_they_have_done() throws InterruptedException {
        try (Evening evening = racing()) {
            Toolkit.on(() -> {
                Finger finger = new Finger(evening, Format.TALL);
                assertThat(evening.view().handling()).isNotEmpty();
                finger.taps("hands");
                assertThat(evening.view().handling()).isEmpty();
                assertThat(finger.sees("hands")).isFalse();
                return true;
            });
        }
    }

    // ---- fingers
    // -----------------------------------------------------------------------------------------------------

    @Test
    void the_second_of_two_quick_taps_does_nothing() throws InterruptedException {
        try (Evening evening = racing()) {
            Toolkit.on(() -> {
                Finger finger = new Finger(evening, Format.WIDE);
                int done = evening.view().history().done();
                finger.taps("die-2");
                finger.quickly("die-2");
                assertThat(evening.view().history().done()).isEqualTo(done + 1);
                finger.taps("die-2");
                assertThat(evening.view().history().done()).isEqualTo(done + 2);
                return true;
            });
        }
    }

    @Test
    void a_pick_that_was_another_card_is_amended() throws InterruptedException {
        try (Evening evening = new Evening(folder).race("romantic", "scoocher", "banana", "skipper")) {
            Toolkit.on(() -> {
                Finger finger = new Finger(evening, Format.WIDE);
                String other = game(evening).seats().get(1).team().get(2);
                int lastPick = evening.view().history().done() - 1;
                String step = "step-" + (lastPick - 2);
                finger.taps("fix", step, "amend", "pick-" + other);
                assertThat(race(evening).figures())
                        .extracting(GameView.Figure::racer)
                        .contains(other)
                        .doesNotContain("scoocher");
                return true;
            });
        }
    }

    @Test
    void a_house_ruling_keeps_what_everybody_threw() throws InterruptedException {
        try (Evening evening = racing()) {
            Toolkit.on(() -> {
                Finger finger = new Finger(evening, Format.TALL);
                finger.taps("fix", "settle", "about");
                type(finger, "who");
                finger.taps("right-2", "thrown-0", "thrown-2", "thrown-2", "thrown-2", "settle");
                GameView.HouseRulingView ruling = game(evening).houseRulings().getFirst();
                assertThat(ruling.right()).containsExactly(2);
                assertThat(ruling.faces()).containsExactly(1, 0, 3, 0);
                return true;
            });
        }
    }

    @Test
    void a_free_table_stands_as_it_was_when_the_screen_comes_back() throws InterruptedException {
        try (Evening evening = new Evening(folder)) {
            Toolkit.on(() -> {
                Path file = folder.resolve("screen.properties");
                new Finger(evening, Format.WIDE, ScreenMemory.in(file))
                        .taps("free", "side", "more-gold-0", "more-bronze-5", "more-bronze-5");
                Finger after = new Finger(evening, Format.WIDE, ScreenMemory.in(file));
                after.taps("free");
                FreeTable table = after.kiosk().memory().freeTable();
                assertThat(table.wild()).isTrue();
                assertThat(table.has(0, 0)).isOne();
                assertThat(table.has(5, 2)).isEqualTo(2);
                after.taps("clear", "clear");
                assertThat(after.kiosk().memory().freeTable()).isEqualTo(FreeTable.EMPTY);
                return true;
            });
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    void two_thousand_taps_anywhere_lead_to_no_dead_end(long seed) throws InterruptedException {
        // People of the last game are still there: nobody types names by chance.
        try (Evening evening = new Evening(folder).people(3).does(new Deed.EndGame())) {
            Toolkit.on(() -> {
                Set<List<String>> screens = new HashSet<>();
                Random random = new Random(seed);
                Finger finger = new Finger(evening, seed % 2 == 0 ? Format.WIDE : Format.TALL);
                for (int i = 0; i < 2000; i++) {
                    List<String> sees = finger.sees();
                    assertThat(sees).as("after %d taps", i).isNotEmpty();
                    screens.add(sees);
                    // Who is lost goes back now and then.
                    boolean back = random.nextInt(3) == 0 && sees.contains("back");
                    finger.taps(back ? "back" : sees.get(random.nextInt(sees.size())));
                }
                for (int i = 0; i < 8 && finger.sees("back") && !finger.sees("menu-fix"); i++) {
                    finger.taps("back");
                }
                assertThat(finger.sees()).containsAnyOf("new", "menu", "menu-fix", "back");
                assertThat(screens).as("different screens seen").hasSizeGreaterThan(40);
                return true;
            });
        }
    }

    @Test
    void a_past_game_is_looked_back_at_step_by_step_and_the_table_stays_as_it_is() throws InterruptedException {
        try (Evening evening = racing().does(new Deed.EndGame())) {
            Toolkit.on(() -> {
                TableView before = evening.view();
                Finger finger = new Finger(evening, Format.WIDE);
                finger.taps("home", "games");
                String game = finger.sees().stream()
                        .filter(id -> id.startsWith("game-"))
                        .findFirst()
                        .orElseThrow();
                finger.taps(game);
                assertThat(finger.sees()).contains("look-back").doesNotContain("go-on");
                finger.taps("look-back");
                assertThat(finger.standsOn("romantic"))
                        .as("the race has just begun")
                        .isZero();
                finger.taps("one-on");
                assertThat(finger.standsOn("romantic")).as("it threw 2").isEqualTo(2);
                finger.taps("one-on", "one-back", "race-before", "race-after", "race-after");
                assertThat(evening.view()).isEqualTo(before);
                finger.taps("back", "back", "back");
                assertThat(finger.sees("rules")).isTrue();
                return true;
            });
        }
    }

    @Test
    void a_game_that_is_not_over_is_gone_on_with_from_the_list() throws InterruptedException {
        try (Evening evening = racing()) {
            String id = game(evening).id();
            evening.does(new Deed.EndGame()).does(new Command.Undo());
            evening.people(3);
            Toolkit.on(() -> {
                Finger finger = new Finger(evening, Format.TALL);
                finger.taps("back", "menu-home", "games", "game-" + id, "go-on");
                assertThat(game(evening).id()).isEqualTo(id);
                assertThat(finger.sees("die-1")).isTrue();
                return true;
            });
        }
    }

    @Test
    void who_is_in_a_hurry_is_called_by_a_colour() throws InterruptedException {
        try (Evening evening = new Evening(folder)) {
            Toolkit.on(() -> {
                Finger finger = new Finger(evening, Format.WIDE);
                finger.taps("new", "add", "enter", "add", "enter", "add", "back", "add", "enter", "begin");
                assertThat(game(evening).seats())
                        .extracting(GameView.Seat::name)
                        .containsExactly("Red", "Blue", "Yellow");
                return true;
            });
        }
    }

    @Test
    void a_racer_on_the_track_leads_to_the_rules_on_it() throws InterruptedException {
        try (Evening evening = racing()) {
            Toolkit.on(() -> {
                Finger finger = new Finger(evening, Format.WIDE);
                finger.taps("player-2", "rules-banana");
                assertThat(finger.sees()).contains("rule-R3.8.trip");
                finger.taps("rule-R3.8.trip", "back", "back", "back");
                assertThat(finger.sees("die-1")).isTrue();
                return true;
            });
        }
    }

    @Test
    void rules_are_found_by_a_word_and_lead_to_racers_and_back() throws InterruptedException {
        try (Evening evening = new Evening(folder)) {
            Toolkit.on(() -> {
                Finger finger = new Finger(evening, Format.WIDE);
                finger.taps("rules", "search");
                type(finger, "banana");
                assertThat(finger.sees()).contains("racer-banana").doesNotContain("racer-gunk");
                finger.taps("racer-banana");
                String rule = finger.sees().stream()
                        .filter(id -> id.startsWith("rule-"))
                        .findFirst()
                        .orElseThrow();
                finger.taps(rule, "racer-banana", "back");
                assertThat(finger.sees("racer-banana"))
                        .as("what was found is still there")
                        .isTrue();
                finger.taps("search");
                "banana".chars().forEach(letter -> finger.taps("rub"));
                type(finger, "xyz");
                assertThat(finger.sees()).containsExactly("back", "racers", "all", "search");
                finger.taps("all");
                assertThat(finger.sees()).anyMatch(id -> id.startsWith("rule-R1.1."));
                return true;
            });
        }
    }

    @Test
    void what_if_is_played_from_here_and_nothing_of_it_counts() throws InterruptedException {
        try (Evening evening = racing()) {
            Toolkit.on(() -> {
                TableView before = evening.view();
                Finger finger = new Finger(evening, Format.WIDE);
                finger.taps("menu", "menu-what-if");
                assertThat(finger.kiosk().isWhatIf()).as("the real screen").isFalse();
                finger.taps("die-6", "die-1", "fix", "undo", "back");
                assertThat(finger.sees()).contains("die-1", "fix", "menu");
                assertThat(evening.view()).isEqualTo(before);
                finger.taps("menu", "die-2");
                assertThat(evening.view().history().done())
                        .as("a throw at the real one again")
                        .isEqualTo(before.history().done() + 1);
                return true;
            });
        }
    }

    @Test
    void what_if_with_racers_of_ones_choice() throws InterruptedException {
        try (Evening evening = new Evening(folder)) {
            Toolkit.on(() -> {
                Finger finger = new Finger(evening, Format.TALL);
                finger.taps("what-if", "pick-banana", "pick-hare", "try");
                assertThat(finger.sees("try")).as("two are too few").isTrue();
                finger.taps("pick-gunk", "side", "try", "die-3", "menu", "back");
                assertThat(finger.sees("new")).isTrue();
                assertThat(evening.view().game()).isEmpty();
                assertThat(evening.games()).isEmpty();
                return true;
            });
        }
    }

    /** A panel of one button and one lamp; a long press is refused. */
    private record OneButton(List<String> pressed) implements ControlPanel {
        @Override
        public PanelView view() {
            PanelView.LampView lamp = new PanelView.LampView("one", "seat 1", "steady", "amber", true);
            PanelView.ButtonView yes = new PanelView.ButtonView("yes", "yes", Optional.empty());
            return new PanelView(true, false, "open", List.of(yes), List.of(lamp));
        }

        @Override
        public void press(String button, boolean hold) {
            if (hold) {
                throw BadInput.of("nothing-asked");
            }
            pressed.add(button);
        }
    }

    @Test
    void buttons_that_are_nowhere_else_are_pressed_on_the_screen_short_and_long() throws InterruptedException {
        List<String> pressed = new ArrayList<>();
        try (Evening evening = racing()) {
            evening.panel(new OneButton(pressed));
            Toolkit.on(() -> {
                Finger finger = new Finger(evening, Format.WIDE);
                finger.taps("menu", "menu-settings", "settings-of-table", "settings-panel", "panel-yes");
                assertThat(pressed).containsExactly("yes");
                finger.taps("panel-hold", "panel-yes");
                assertThat(pressed).containsExactly("yes");
                assertThat(finger.sees("heard")).as("the refusal is told").isTrue();
                finger.taps("heard", "panel-yes");
                assertThat(pressed).as("long counts once").containsExactly("yes", "yes");
                return true;
            });
        }
    }

    @Test
    void a_window_has_them_at_its_edge_while_the_race_is_seen() throws InterruptedException {
        List<String> pressed = new ArrayList<>();
        try (Evening evening = racing()) {
            Toolkit.on(() -> {
                Finger finger = new Finger(evening, Format.WIDE);
                List<Double> grown = new ArrayList<>();
                finger.kiosk().showPanelBelow(grown::add);
                assertThat(grown).as("no panel, no edge").isEmpty();
                evening.panel(new OneButton(pressed));
                Finger other = new Finger(evening, Format.WIDE);
                other.kiosk().showPanelBelow(grown::add);
                assertThat(grown)
                        .singleElement()
                        .satisfies(high -> assertThat(high).isBetween(100.0, 250.0));
                other.taps("panel-yes", "die-3");
                assertThat(pressed).containsExactly("yes");
                finger.kiosk().close();
                other.kiosk().close();
                return true;
            });
        }
    }

    @Test
    void corners_are_checked_by_four_taps() throws InterruptedException {
        try (Evening evening = new Evening(folder)) {
            Toolkit.on(() -> {
                Finger finger = new Finger(evening, Format.WIDE);
                TouchPage page = new TouchPage(finger.kiosk());
                finger.kiosk().open(page);
                for (Point2D corner : page.corners()) {
                    assertThat(finger.sees("again")).isFalse();
                    finger.drags(page.node(), corner, corner);
                }
                assertThat(page.state()).isEqualTo("good");
                finger.taps("again");
                for (Point2D corner : page.corners().reversed()) {
                    finger.drags(page.node(), corner, corner);
                }
                assertThat(page.state()).isEqualTo("turned");
                finger.taps("again");
                Point2D middle = new Point2D(400, 240);
                for (int i = 0; i < 4; i++) {
                    finger.drags(page.node(), middle, middle);
                }
                assertThat(page.state()).isEqualTo("off");
                return true;
            });
        }
    }

    @Test
    void a_free_table_needs_no_set_up_and_enforces_nothing() throws InterruptedException {
        try (Evening evening = new Evening(folder)) {
            Toolkit.on(() -> {
                Finger finger = new Finger(evening, Format.WIDE);
                finger.taps("free", "side", "more-gold-0", "more-gold-0", "less-gold-0", "more-bronze-5", "back");
                assertThat(finger.sees("new")).isTrue();
                assertThat(evening.view().game()).isEmpty();
                return true;
            });
        }
    }

    // ---- the table
    // -----------------------------------------------------------------------------------------------------

    private Evening racing() {
        return new Evening(folder)
                .race("romantic", "scoocher", "banana", "skipper")
                .rolls(2, 5, 3, 4);
    }

    private static GameView.RaceView race(Evening evening) {
        return game(evening).onTrack().orElseThrow();
    }

    private static GameView.Figure figure(Evening evening, String racer) {
        return race(evening).figures().stream()
                .filter(figure -> figure.racer().equals(racer))
                .findFirst()
                .orElseThrow();
    }
}
