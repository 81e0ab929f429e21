package io.trackside.hardware;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.hardware.Look.Pattern;
import io.trackside.table.Deed;
import io.trackside.table.DiceTray;
import io.trackside.table.DiceView;
import io.trackside.table.TableView;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A panel at work on a virtual board. */
@Timeout(60)
class DeskTest {
    private static final String PANEL = """
        buttons:
          - {name: yes, pin: 2, press: "yes"}
          - {name: no, pin: 3, press: "no", hold: undo}
          - {name: four, pin: 4, press: face 4}
          - {name: next, pin: 5, press: next}
          - {name: dim, pin: 6, press: dim}
        lamps:
          - {name: Anna, pin: 17, shows: seat 1}
          - {name: Ben, pin: 18, shows: seat 2}
          - {name: Cleo, pin: 19, shows: seat 3}
          - {name: warning, pin: 20, shows: warning}
        """;

    private final Panel panel = ((PanelFile.Good) PanelFile.read(PANEL)).panel();
    private final VirtualBoard board = new VirtualBoard(panel);
    private final AtomicInteger openLineUps = new AtomicInteger();
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
    void a_press_becomes_a_command_and_the_view_becomes_light() {
        evening.race("banana", "coach", "hare");
        try (Desk desk = desk()) {
            wait(() -> look(desk, "Anna") == Pattern.SLOW);
            tap("four");
            wait(() -> figure("banana") == 5);
            wait(() -> look(desk, "Anna") == Pattern.OFF && look(desk, "Ben") == Pattern.SLOW);
        }
    }

    @Test
    void a_long_press_takes_back() {
        evening.race("banana", "coach", "hare").rolls(0, 4);
        try (Desk desk = desk()) {
            board.tap(button("no"), true).join();
            wait(() -> figure("banana") == 0);
            wait(() -> look(desk, "Anna") == Pattern.SLOW);
        }
    }

    @Test
    void a_press_that_means_nothing_is_told_by_the_lamp_for_warnings_only() {
        evening.race("banana", "coach", "hare");
        long version = evening.view().version();
        try (Desk desk = desk()) {
            wait(() -> look(desk, "Anna") == Pattern.SLOW);
            wait(() -> !board.isHigh(20));
            tap("yes");
            wait(() -> board.isHigh(20));
            wait(() -> !board.isHigh(20));
            assertThat(evening.view().version()).isEqualTo(version);
        }
    }

    @Test
    void yes_to_a_throw_arms_the_dice_of_who_must_throw() {
        evening.race("banana", "coach", "hare");
        Tray tray = new Tray();
        evening.brings(tray);
        try (Desk desk = desk()) {
            wait(() -> look(desk, "Anna") == Pattern.SLOW);
            tap("yes");
            wait(() -> tray.armed.equals(List.of("hers", "shared")));
            assertThat(board.isHigh(20)).isFalse();
        }
    }

    @Test
    void pointing_at_an_option_is_shown_at_once() {
        evening.race("coach", "duelist", "hare");
        try (Desk desk = desk()) {
            tap("next");
            wait(() -> look(desk, "Anna") == Pattern.GAP);
            tap("next");
            wait(() -> look(desk, "Cleo") == Pattern.GAP && look(desk, "Anna") == Pattern.STEADY);
            tap("yes");
            wait(() -> !kind(evening.view()).equals("racer"));
        }
    }

    @Test
    void dimmed_lamps_are_dark_most_of_the_time_and_bright_again_after_another_press() {
        evening.race("coach", "duelist", "hare");
        try (Desk desk = desk()) {
            wait(() -> look(desk, "Anna") == Pattern.STEADY);
            wait(() -> board.isHigh(17));
            tap("dim");
            wait(() -> desk.view(true).dim());
            wait(() -> !board.isHigh(17));
            wait(() -> board.isHigh(17));
            wait(() -> !board.isHigh(17));
            tap("dim");
            wait(() -> !desk.view(true).dim());
            wait(() -> board.isHigh(17));
        }
    }

    @Test
    void a_line_up_by_buttons_is_told_to_be_open() {
        evening.race("coach", "banana", "hare").does(new Deed.CallOff()).does(new Deed.NextRace());
        evening.does(new Deed.WinRollOff(0));
        try (Desk desk = desk()) {
            assertThat(desk.panel()).isEqualTo(panel);
            tap("four");
            wait(() -> openLineUps.get() == 0 && kind(evening.view()).equals("line-up"));
            tap("next");
            tap("yes");
            wait(() -> openLineUps.get() == 1);
        }
    }

    @Test
    void all_lamps_are_dark_when_it_ends() {
        evening.race("coach", "duelist", "hare");
        LastLevels last = new LastLevels(board);
        try (Desk desk = new Desk(panel, last, evening, System::nanoTime, 0, () -> {}, () -> {})) {
            wait(() -> look(desk, "Anna") == Pattern.STEADY);
            wait(() -> last.isHigh(17));
        }
        assertThat(List.of(17, 18, 19, 20)).noneMatch(last::isHigh);
    }

    @Test
    void a_table_that_is_gone_is_a_fault_on_every_lamp() {
        evening.race("banana", "coach", "hare");
        try (Desk desk = desk()) {
            wait(() -> look(desk, "Anna") == Pattern.SLOW);
            evening.close();
            tap("four");
            wait(() -> panel.lamps().stream().allMatch(lamp -> desk.look(lamp).equals(Look.FAULT)));
        }
    }

    @Test
    void pressed_twice_before_the_table_answers_it_counts_once() {
        evening.race("banana", "coach", "hare");
        try (Desk desk = desk()) {
            wait(() -> look(desk, "Anna") == Pattern.SLOW);
            long seen = evening.view().number();
            Deed.Die four = new Deed.Die(OptionalInt.empty(), OptionalInt.of(4));
            evening.does(four);
            evening.sendAfter(seen, four);
            assertThat(evening.view().ignored().orElseThrow().key()).isEqualTo("seen-too-little");
            wait(() -> look(desk, "warning") == Pattern.WINK);
            assertThat(figure("coach")).isZero();
        }
    }

    private Desk desk() {
        return new Desk(panel, board, evening, System::nanoTime, 0, () -> {}, openLineUps::incrementAndGet);
    }

    private void tap(String name) {
        board.tap(button(name), false).join();
    }

    private Panel.Button button(String name) {
        return panel.buttons().stream()
                .filter(button -> button.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private Pattern look(Desk desk, String name) {
        return desk.look(panel.lamps().stream()
                        .filter(lamp -> lamp.name().equals(name))
                        .findFirst()
                        .orElseThrow())
                .pattern();
    }

    private int figure(String racer) {
        return evening.view().game().orElseThrow().onTrack().orElseThrow().figures().stream()
                .filter(figure -> figure.racer().equals(racer))
                .findFirst()
                .orElseThrow()
                .space();
    }

    private static String kind(TableView view) {
        return view.prompt().orElseThrow().kind();
    }

    private static void wait(Callable<Boolean> until) {
        Awaitility.await()
                .pollDelay(Duration.ZERO)
                .pollInterval(Duration.ofMillis(1))
                .atMost(Duration.ofSeconds(20))
                .until(until);
    }

    /** A die of seat 1, one of seat 2, and a shared one. */
    private static final class Tray implements DiceTray {
        private final List<String> armed = new CopyOnWriteArrayList<>();

        @Override
        public DiceView view() {
            return new DiceView(
                    true,
                    "",
                    List.of(die("hers", Optional.of(0)), die("his", Optional.of(1)), die("shared", Optional.empty())),
                    false,
                    Optional.empty());
        }

        private static DiceView.OneDie die(String name, Optional<Integer> seat) {
            return new DiceView.OneDie(
                    name,
                    seat,
                    "plain-digit",
                    "quiet",
                    Optional.empty(),
                    false,
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty());
        }

        @Override
        public void arm(String die) {
            armed.add(die);
        }

        @Override
        public void pair() {
            throw new UnsupportedOperationException("no button does that");
        }

        @Override
        public boolean bind(String die, OptionalInt seat) {
            throw new UnsupportedOperationException("no button does that");
        }

        @Override
        public boolean unbind(String die) {
            throw new UnsupportedOperationException("no button does that");
        }

        @Override
        public void calibrate(String die) {
            throw new UnsupportedOperationException("no button does that");
        }
    }
}
