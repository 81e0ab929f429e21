package io.trackside.kiosk;

import io.trackside.rules.racers.Catalogue;
import io.trackside.table.Box;
import io.trackside.table.Command;
import io.trackside.table.Deed;
import io.trackside.table.Games;
import io.trackside.table.Person;
import io.trackside.table.Plan;
import io.trackside.table.Printing;
import io.trackside.table.Reply;
import io.trackside.table.Sent;
import io.trackside.table.Table;
import io.trackside.table.TableView;
import io.trackside.text.Texts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.Stream;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;

/**
 * How long the race page takes from a view to its picture, on the software renderer at 800×480, and whether memory stays
 * the same over thousands of views. Ends with one JSON line; exit status 1 when a target is missed.
 */
public final class KioskBench {
    private static final double TARGET = 16;
    private static final int WARM_UPS = 1500;
    private static final int VIEWS = 5000;
    private static final int PEOPLE = 4;
    private static final int MOST = 3000;
    private static final double STEADY = 4;

    private KioskBench() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("bench-kiosk");
        List<TableView> views;
        try {
            views = game(folder);
        } finally {
            delete(folder);
        }
        Toolkit.start();
        boolean ok = measure(views);
        System.exit(ok ? 0 : 1);
    }

    /** The race page of one screen, and the picture it is drawn into. */
    private record Screen(Kiosk kiosk, Scene scene, WritableImage picture) {
        static Screen of(TableView view) {
            Kiosk kiosk = Kiosk.showing(view, Wording.of(Texts.in("en"), Catalogue.load()), Format.WIDE, Prefs.STILL);
            return new Screen(
                    kiosk,
                    new Scene(kiosk.root(), Format.WIDE.pixelsWide(), Format.WIDE.pixelsHigh()),
                    new WritableImage(800, 480));
        }

        /** Milliseconds from {@code view} to its picture. A task of its own, as views come: between two the toolkit tidies. */
        double draw(TableView view) throws InterruptedException {
            return Toolkit.on(() -> {
                long start = System.nanoTime();
                kiosk.show(view);
                scene.snapshot(picture);
                return (System.nanoTime() - start) / 1e6;
            });
        }
    }

    private static boolean measure(List<TableView> views) throws InterruptedException {
        Screen screen = Toolkit.on(() -> Screen.of(views.getFirst()));
        for (int i = 0; i < WARM_UPS; i++) {
            screen.draw(views.get(i % views.size()));
        }
        long before = used();
        double[] milliseconds = new double[VIEWS];
        for (int i = 0; i < VIEWS; i++) {
            milliseconds[i] = screen.draw(views.get((WARM_UPS + i) % views.size()));
        }
        double grown = (used() - before) / 1e6;
        Arrays.sort(milliseconds);
        double median = milliseconds[VIEWS / 2];
        double p95 = milliseconds[VIEWS * 95 / 100];
        double p99 = milliseconds[VIEWS * 99 / 100];
        boolean ok = p95 < TARGET && grown < STEADY;
        System.out.printf(
                Locale.ROOT,
                "View to picture, 800x480, software renderer, %d views of a game:%n"
                        + "  median %.1f ms, p95 %.1f ms (target %.0f), p99 %.1f ms%n"
                        + "Memory after them: %+.1f MB (target below %+.0f)%n",
                VIEWS,
                median,
                p95,
                TARGET,
                p99,
                grown,
                STEADY);
        System.out.printf(
                Locale.ROOT,
                "{\"bench\": \"kiosk\", \"views\": %d, \"median\": %.2f, \"p95\": %.2f, \"p99\": %.2f, \"grownMB\":"
                        + " %.1f, \"ok\": %b}%n",
                VIEWS,
                median,
                p95,
                p99,
                grown,
                ok);
        return ok;
    }

    /** Bytes in use when everything that is not needed is gone. */
    private static long used() {
        for (int i = 0; i < 3; i++) {
            System.gc();
        }
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }

    // ---- a game ----------------------------------------------------------------------------------------------------

    /** Every view of the races of a whole game. */
    private static List<TableView> game(Path folder) {
        List<TableView> views = new ArrayList<>();
        Random random = new Random(7);
        Box box = new Box(Catalogue.load(), Printing.ofTheBox());
        try (Table table = new Table(box, Games.in(folder), random, () -> Instant.EPOCH)) {
            List<Person> people = new ArrayList<>();
            for (String name : List.of("Anna", "Ben", "Cleo", "Dan").subList(0, PEOPLE)) {
                people.add(new Person(name, Person.COLOURS.get(people.size())));
            }
            send(table, new Command.Begin(Plan.usual(people)));
            send(table, new Deed.Teams(List.of()));
            for (int i = 0; i < MOST; i++) {
                TableView view = table.view();
                TableView.Prompt prompt = view.prompt().orElseThrow();
                if (Pages.kindOf(view) == Pages.Kind.RACE) {
                    views.add(view);
                }
                if (prompt.kind().equals("over")) {
                    return views;
                }
                send(table, wanted(view, prompt, random));
            }
        }
        return views;
    }

    private static Command wanted(TableView view, TableView.Prompt prompt, Random random) {
        List<String> options = prompt.options();
        return switch (prompt.kind()) {
            case "roll-off", "main-die", "power-die" ->
                new Deed.Die(OptionalInt.of(prompt.seats().getFirst()), OptionalInt.of(1 + random.nextInt(6)));
            case "line-up" -> {
                int seat = prompt.seats().getFirst();
                yield new Deed.LineUp(
                        seat,
                        List.of(view.game()
                                .orElseThrow()
                                .seats()
                                .get(seat)
                                .unused()
                                .getFirst()));
            }
            case "reveal" -> new Deed.Reveal();
            case "next-race" -> new Deed.NextRace();
            case "draw" -> new Deed.Draw(List.of());
            default -> new Deed.Answer(OptionalInt.empty(), options.get(random.nextInt(options.size())));
        };
    }

    private static void send(Table table, Command command) {
        Reply reply = table.send(Sent.of(command, "bench")).join();
        if (reply instanceof Reply.Refused refused) {
            throw new IllegalStateException("the table refused " + command + ": " + refused);
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
