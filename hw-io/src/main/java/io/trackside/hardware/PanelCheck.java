package io.trackside.hardware;

import io.trackside.hardware.Look.Colour;
import io.trackside.hardware.Look.Pattern;
import io.trackside.hardware.Panel.Button;
import io.trackside.hardware.Panel.Lamp;
import io.trackside.hardware.Presses.Wish;
import io.trackside.text.Texts;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** Leads a builder through a panel: each lamp is lit and named, then each button that is pressed is. */
final class PanelCheck {
    private static final long MILLISECONDS_A_LAMP = 700;
    private static final long MILLISECONDS_A_LOOK = 10;

    private final Panel panel;
    private final Texts texts;
    private final PrintWriter out;
    private final LongSupplier clock;
    private final Pause pause;

    /** Lets a person look. */
    @FunctionalInterface
    interface Pause {
        void milliseconds(long length) throws InterruptedException;
    }

    private record Edge(int pin, boolean high, long nanos) {}

    PanelCheck(Panel panel, Texts texts, PrintWriter out, LongSupplier clock, Pause pause) {
        this.panel = panel;
        this.texts = texts;
        this.out = out;
        this.clock = clock;
        this.pause = pause;
    }

    /** Nothing is wrong with {@code file}. */
    void file(String file) {
        say(
                "panel.file-good",
                Map.of(
                        "file",
                        file,
                        "buttons",
                        panel.buttons().size(),
                        "lamps",
                        panel.lamps().size()));
    }

    /** Lights the lamps one by one, lamps of three colours in each. */
    void lamps(Board board) throws InterruptedException {
        Lamps lamps = new Lamps(panel, board);
        for (Lamp lamp : panel.lamps()) {
            for (Colour colour : colours(lamp.wiring())) {
                Look lit = new Look(Pattern.STEADY, colour);
                lamps.draw(one -> one.equals(lamp) ? lit : Look.DARK, 0);
                say(
                        "panel.lamp",
                        Map.of(
                                "name",
                                lamp.name(),
                                "colour",
                                colour.name().toLowerCase(Locale.ROOT),
                                "where",
                                where(lamp.wiring(), colour)));
                pause.milliseconds(MILLISECONDS_A_LAMP);
            }
        }
        lamps.dark();
        if (!panel.lamps().isEmpty()) {
            say("panel.lamps-again", Map.of());
        }
    }

    /** Names each button that is pressed, until every one was. */
    void buttons(Board board) throws InterruptedException {
        Set<Button> left = new LinkedHashSet<>(panel.buttons());
        if (left.isEmpty()) {
            return;
        }
        BlockingQueue<Edge> edges = new LinkedBlockingQueue<>();
        board.listen((pin, high, nanos) -> edges.add(new Edge(pin, high, nanos)));
        for (Button button : panel.buttons()) {
            if (board.isHigh(button.pin()) != button.pressedIsLow()) {
                say("panel.held", Map.of("name", button.name(), "where", where(button.pin())));
            }
        }
        Presses presses = new Presses(panel.buttons(), board::isHigh, clock.getAsLong(), 0);
        say("panel.press", Map.of("left", left.size()));
        while (!left.isEmpty()) {
            Edge edge = edges.poll(MILLISECONDS_A_LOOK, TimeUnit.MILLISECONDS);
            List<Wish> wishes = new ArrayList<>();
            if (edge == null) {
                wishes.addAll(presses.look(board::isHigh, clock.getAsLong()));
            } else {
                wishes.addAll(presses.changed(edge.pin(), edge.high(), edge.nanos()));
            }
            for (Wish wish : wishes) {
                left.remove(wish.button());
                say(
                        "panel.pressed",
                        Map.of(
                                "name",
                                wish.button().name(),
                                "where",
                                where(wish.button().pin()),
                                "action",
                                wish.action().words(),
                                "left",
                                left.size()));
            }
        }
        say("panel.all-pressed", Map.of());
    }

    private static List<Colour> colours(Panel.Wiring wiring) {
        return switch (wiring) {
            case Panel.Single single -> List.of(Colour.WHITE);
            case Panel.Chained chained -> List.of(Colour.WHITE);
            case Panel.Rgb rgb -> List.of(Colour.RED, Colour.GREEN, Colour.BLUE);
            case Panel.ChainedRgb rgb -> List.of(Colour.RED, Colour.GREEN, Colour.BLUE);
        };
    }

    private String where(Panel.Wiring wiring, Colour colour) {
        return switch (wiring) {
            case Panel.Single(int pin, boolean high) -> where(pin);
            case Panel.Rgb(int red, int green, int blue, boolean high) -> where(one(colour, red, green, blue));
            case Panel.Chained(int output, boolean high) -> whereOutput(output);
            case Panel.ChainedRgb(int red, int green, int blue, boolean high) ->
                whereOutput(one(colour, red, green, blue));
        };
    }

    private static int one(Colour colour, int red, int green, int blue) {
        if (colour.red) {
            return red;
        }
        return colour.green ? green : blue;
    }

    private String where(int gpio) {
        return texts.text("panel.where", Map.of("pin", gpio, "header", Header.pinOf(gpio)));
    }

    private String whereOutput(int output) {
        Wire.Output wired = new Wire.Output(output, false, "", "");
        return texts.text(
                "panel.where-output",
                Map.of(
                        "output",
                        output,
                        "register",
                        wired.register(),
                        "letter",
                        String.valueOf(wired.letter()),
                        "pin",
                        wired.pin()));
    }

    private void say(String key, Map<String, Object> details) {
        out.println(texts.text(key, details));
        out.flush();
    }
}
