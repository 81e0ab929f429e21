package io.trackside.hardware;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.hardware.Panel.Button;
import io.trackside.table.Command;
import io.trackside.table.Deed;
import io.trackside.table.GameView;
import io.trackside.table.Person;
import io.trackside.table.Plan;
import io.trackside.table.TableView;
import io.trackside.table.TableView.Prompt;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A whole evening with the smallest panel, and nobody touches anything else. */
class EveningByButtonsTest {
    private static final List<Person> PEOPLE =
            List.of(new Person("Anna", "red"), new Person("Ben", "blue"), new Person("Cleo", "green"));

    private final Random fingers = new Random(11);
    private final Panel panel = bouncingNowhere(PanelsTest.panel("minimal"));
    private final VirtualBoard board = new VirtualBoard(panel);
    private final List<String> pressed = new ArrayList<>();

    @Test
    @Timeout(120)
    void a_whole_game_is_played_with_nothing_but_buttons(@TempDir Path folder) {
        try (Evening evening = new Evening(folder)) {
            play(evening, PEOPLE);
        }
    }

    @Test
    @Timeout(120)
    void two_people_with_two_racers_each_too(@TempDir Path folder) {
        try (Evening evening = new Evening(folder)) {
            play(evening, PEOPLE.subList(0, 2));
        }
    }

    /** The people played last week; the power comes on, and somebody presses yes. */
    private void play(Evening evening, List<Person> people) {
        evening.does(new Command.Begin(Plan.usual(people))).does(new Deed.EndGame());
        String lastWeek = game(evening).id();
        evening.powerCut();
        try (Desk desk = new Desk(panel, board, evening, System::nanoTime, 0, () -> {}, () -> {})) {
            press("yes");
            until(
                    evening,
                    view -> view.game()
                            .filter(game -> !game.id().equals(lastWeek))
                            .isPresent());
            press(evening, "yes");
            assertThat(kind(evening)).isEqualTo("roll-off");
            assertThat(game(evening).seats())
                    .allSatisfy(seat -> assertThat(seat.team()).isNotEmpty());
            while (!kind(evening).equals("over")) {
                step(evening);
            }
            assertThat(game(evening).finished()).hasSize(4);
            assertThat(pressed).contains("yes", "no", "key 1", "key 6");
            String over = game(evening).id();
            press("yes");
            until(
                    evening,
                    view -> view.game().filter(game -> !game.id().equals(over)).isPresent());
            assertThat(desk.panel()).isEqualTo(panel);
        }
    }

    private void step(Evening evening) {
        Prompt prompt = evening.view().prompt().orElseThrow();
        switch (prompt.kind()) {
            case "line-up" -> {
                for (int i = 1; i < prompt.count(); i++) {
                    press("key 1");
                }
                press(evening, "key 1");
            }
            case "may" -> press(evening, fingers.nextBoolean() ? "yes" : "no");
            case "reveal", "next-race", "draw" -> press(evening, "yes");
            case "racer", "own-racer", "space", "card" -> {
                long options = prompt.options().stream()
                        .filter(option -> !option.equals("no"))
                        .count();
                boolean declines = prompt.optional() && fingers.nextBoolean();
                press(evening, declines ? "no" : "key " + (1 + fingers.nextInt((int) Math.min(6, options))));
            }
            default -> press(evening, "key " + (1 + fingers.nextInt(6)));
        }
    }

    /** The table goes on, and refuses nothing. */
    private void press(Evening evening, String name) {
        TableView before = evening.view();
        press(name);
        until(evening, view -> view.version() != before.version());
        assertThat(evening.view().ignored())
                .as("%s at %s", name, before.prompt())
                .isEmpty();
    }

    private void press(String name) {
        Button button = panel.buttons().stream()
                .filter(one -> one.name().equals(name))
                .findFirst()
                .orElseThrow();
        pressed.add(name);
        board.press(button, true, System.nanoTime());
        board.press(button, false, System.nanoTime());
    }

    private static void until(Evening evening, Predicate<TableView> there) {
        Awaitility.await()
                .pollDelay(Duration.ZERO)
                .pollInterval(Duration.ofMillis(1))
                .until(() -> there.test(evening.view()));
    }

    private static GameView game(Evening evening) {
        return evening.view().game().orElseThrow();
    }

    private static String kind(Evening evening) {
        return evening.view().prompt().orElseThrow().kind();
    }

    /** Virtual contacts do not bounce; debouncing is tried elsewhere, and would take minutes of a whole game. */
    private static Panel bouncingNowhere(Panel panel) {
        List<Button> buttons = panel.buttons().stream()
                .map(button -> new Button(
                        button.name(),
                        button.pin(),
                        button.pull(),
                        button.pressedIsLow(),
                        button.press(),
                        button.hold(),
                        0))
                .toList();
        return new Panel(buttons, panel.lamps(), panel.chain());
    }
}
