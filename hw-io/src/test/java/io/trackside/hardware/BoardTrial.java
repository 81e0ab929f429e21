package io.trackside.hardware;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * Tries the real board on the kernel's simulated GPIO chip, inside the emulated Pi: {@code deploy/trackside gpio-test}.
 * Prints a line for each trial, and {@code trials failed: 0} at the end.
 */
final class BoardTrial {
    private static final Path SIMULATOR = Path.of("/sys/kernel/config/gpio-sim/pi");
    private static final int[] BUTTONS = {5, 6, 12, 13, 16, 19, 20, 26};
    private static final String PANEL = """
        buttons:
          - {name: one, pin: 5, press: face 1}
          - {name: two, pin: 6, press: face 2, hold: undo}
          - {name: three, pin: 12, press: face 3}
          - {name: four, pin: 13, press: face 4}
          - {name: five, pin: 16, press: face 5}
          - {name: six, pin: 19, press: face 6}
          - {name: yes, pin: 20, press: "yes"}
          - {name: no, pin: 26, press: "no"}
        lamps:
          - {name: single, pin: 17, shows: seat 1}
          - {name: colours, rgb: [22, 23, 24], shows: seat 2}
          - {name: chained, output: 3, shows: seat 3}
        chain: {data: 10, clock: 11, latch: 8, outputs: 8}
        """;

    private final Panel panel = ((PanelFile.Good) PanelFile.read(PANEL)).panel();
    private final BlockingQueue<Edge> edges = new LinkedBlockingQueue<>();
    private int failed;

    private record Edge(int pin, boolean high, long nanos) {}

    /** Arguments: {@code board}, {@code vanish}, or the trouble that opening must meet, such as {@code busy}. */
    public static void main(String[] trials) throws Exception {
        BoardTrial trial = new BoardTrial();
        for (String name : trials) {
            switch (name) {
                case "board" -> trial.board();
                case "vanish" -> trial.vanish();
                default -> trial.meets(name);
            }
        }
        System.out.println("trials failed: " + trial.failed);
        Runtime.getRuntime().halt(trial.failed);
    }

    private void board() throws Exception {
        GpiodBoard board = GpiodBoard.open(panel);
        board.listen((pin, high, nanos) -> edges.add(new Edge(pin, high, nanos)));
        check("an open button is high by its pull", board.isHigh(5) && board.isHigh(26));
        press(5, true);
        check(
                "a press is heard",
                heard().filter(edge -> edge.pin() == 5 && !edge.high()).isPresent());
        check("and can be looked up", !board.isHigh(5));
        press(5, false);
        check("so is letting go", heard().filter(Edge::high).isPresent());
        eightAtOnce();
        bounce(board);
        lamps(board);
        board.close();
        check(
                "lamps are dark when the board is closed",
                value(17).equals("0") && value(22).equals("0"));
        GpiodBoard.open(panel).close();
        check("the pins are free for the next start", true);
    }

    private void eightAtOnce() throws Exception {
        for (int pin : BUTTONS) {
            press(pin, true);
        }
        Set<Integer> pressed = new TreeSet<>();
        Optional<Edge> edge = heard();
        while (edge.isPresent() && pressed.size() < BUTTONS.length) {
            pressed.add(edge.get().pin());
            edge = pressed.size() < BUTTONS.length ? heard() : edge;
        }
        check("eight buttons at once", pressed.size() == BUTTONS.length);
        for (int pin : BUTTONS) {
            press(pin, false);
        }
        for (int i = 0; i < BUTTONS.length; i++) {
            heard();
        }
    }

    /** Twenty-one edges within some milliseconds, then rest; later it is held. */
    private void bounce(Board board) throws Exception {
        Contact contact =
                new Contact(TimeUnit.MILLISECONDS.toNanos(30), true, false, System.nanoTime(), System.nanoTime());
        for (int i = 0; i < 10; i++) {
            press(6, true);
            press(6, false);
        }
        press(6, true);
        List<Contact.Press> told = new ArrayList<>();
        long last = 0;
        boolean inOrder = true;
        for (int i = 0; i < 21; i++) {
            Optional<Edge> edge = heard();
            if (edge.isPresent()) {
                inOrder &= edge.get().nanos() >= last;
                last = edge.get().nanos();
                contact.level(!edge.get().high(), last);
                contact.by(last).ifPresent(told::add);
            }
        }
        contact.level(!board.isHigh(6), last);
        contact.by(last + TimeUnit.SECONDS.toNanos(1)).ifPresent(told::add);
        contact.by(last + TimeUnit.SECONDS.toNanos(1)).ifPresent(told::add);
        check("edges come in the order of time", inOrder);
        check("however it bounces, a button that is held is one long press", told.equals(List.of(Contact.Press.LONG)));
        press(6, false);
    }

    private void lamps(Board board) throws IOException {
        Lamps lamps = new Lamps(panel, board);
        lamps.draw(lamp -> new Look(Look.Pattern.STEADY, Look.Colour.AMBER), 0);
        check("a lamp on a pin is lit", value(17).equals("1"));
        check("three pins show amber", (value(22) + value(23) + value(24)).equals("110"));
        check("the latch is left low", value(8).equals("0"));
        Register register = new Register(board);
        Lamps chained = new Lamps(panel, register);
        chained.draw(lamp -> new Look(Look.Pattern.STEADY, Look.Colour.AMBER), 0);
        check("a shift register on the real levels lights the one output it should", register.shown.equals("00010000"));
        chained.dark();
        check("and goes dark", register.shown.equals("00000000"));
        lamps.dark();
        check("all lamps go dark", value(17).equals("0") && (value(22) + value(23) + value(24)).equals("000"));
    }

    private void vanish() throws Exception {
        GpiodBoard board = GpiodBoard.open(panel);
        Files.writeString(SIMULATOR.resolve("live"), "0");
        boolean noticed = false;
        try {
            board.isHigh(5);
        } catch (RuntimeException gone) {
            noticed = true;
        }
        check("a chip that vanishes is noticed", noticed);
        try {
            board.close();
        } catch (RuntimeException gone) {
            // there is nothing left to close
        }
        Files.writeString(SIMULATOR.resolve("live"), "1");
        GpiodBoard again = GpiodBoard.open(panel);
        check("and taken again when it is back", again.isHigh(5));
        again.close();
    }

    private void meets(String trouble) {
        try {
            GpiodBoard.open(panel).close();
            check("meets " + trouble, false);
        } catch (BoardTrouble met) {
            check("meets " + trouble, met.kind().name().equalsIgnoreCase(trouble.replace('-', '_')));
        }
    }

    /** A 74HC595 that sees only the levels which the kernel has on the three lines. */
    private static final class Register implements Board {
        private final Board board;
        private String shifted = "00000000";
        private String shown = "";
        private boolean clocked;
        private boolean latched;

        Register(Board board) {
            this.board = board;
        }

        @Override
        public void put(int pin, boolean high) {
            board.put(pin, high);
            boolean clock = level(11);
            boolean latch = level(8);
            if (clock && !clocked) {
                shifted = (level(10) ? "1" : "0") + shifted.substring(0, 7);
            }
            if (latch && !latched) {
                shown = shifted;
            }
            clocked = clock;
            latched = latch;
        }

        private static boolean level(int pin) {
            try {
                return value(pin).equals("1");
            } catch (IOException unreadable) {
                throw new UncheckedIOException(unreadable);
            }
        }

        @Override
        public void listen(Listener listener) {
            board.listen(listener);
        }

        @Override
        public boolean isHigh(int pin) {
            return board.isHigh(pin);
        }

        @Override
        public void close() {
            board.close();
        }
    }

    private Optional<Edge> heard() throws InterruptedException {
        return Optional.ofNullable(edges.poll(5, TimeUnit.SECONDS));
    }

    private void check(String what, boolean is) {
        failed += is ? 0 : 1;
        System.out.println((is ? "ok      " : "FAILED  ") + what);
    }

    private static void press(int pin, boolean pressed) throws IOException {
        Files.writeString(line(pin).resolve("pull"), pressed ? "pull-down" : "pull-up");
    }

    private static String value(int pin) throws IOException {
        return Files.readString(line(pin).resolve("value")).strip();
    }

    private static Path line(int pin) throws IOException {
        String device = Files.readString(SIMULATOR.resolve("dev_name")).strip();
        String chip = Files.readString(SIMULATOR.resolve("bank0/chip_name")).strip();
        return Path.of("/sys/devices/platform", device, chip, "sim_gpio" + pin);
    }
}
