package io.trackside.mqtt;

import io.trackside.table.TableView;
import io.trackside.text.Texts;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;

/**
 * The speed of dice: throws through a real mosquitto to a real table with a real journal, from the broker's delivery to
 * the published view, beside what the disk takes to force. Ends with one JSON line; exit status 1 when a throw is lost.
 */
final class MqttBench {
    private static final String BASE = "trackside/table";
    private static final List<String> DICE = List.of("red", "blue", "green");
    private static final int THROWS_A_SECOND = 100;
    private static final int SECONDS = 60;
    private static final long NANOS = 1_000_000_000;
    /** Throws at the beginning that are not measured, but counted. */
    private static final int WARM_UP = 1000;

    private static final int FORCES = 200;
    private static final int BYTES_FORCED = 400;

    private final ConcurrentLinkedQueue<Long> delivered = new ConcurrentLinkedQueue<>();
    private final List<Long> spent = Collections.synchronizedList(new ArrayList<>());
    private final AtomicLong number = new AtomicLong();

    private MqttBench() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory(
                Files.createDirectories(Path.of("target").toAbsolutePath()), "bench-mqtt");
        boolean ok;
        try {
            ok = new MqttBench().run(folder);
        } finally {
            delete(folder);
        }
        System.exit(ok ? 0 : 1);
    }

    private boolean run(Path folder) throws IOException, InterruptedException {
        long lost;
        int thrown = THROWS_A_SECOND * SECONDS;
        try (RealBroker broker = RealBroker.in(folder);
                Evening evening = new Evening(folder.resolve("games")).rollOff();
                Bridge bridge = new Bridge(
                        Settings.NONE,
                        broker.address(),
                        List.of(die(0), die(1), die(2)),
                        new DiceStore(Optional.empty()),
                        evening,
                        Texts.in("en"),
                        this::wire);
                Line dice = Line.up(broker.address())) {
            BridgeTest.awaitConnected(bridge);
            long before = evening.view().number();
            number.set(before);
            evening.watch(this::published);
            long start = System.nanoTime();
            for (int i = 0; i < thrown; i++) {
                LockSupport.parkNanos(start + i * NANOS / THROWS_A_SECOND - System.nanoTime());
                dice.says(BASE + "/dice/" + DICE.get(i % DICE.size()), "{\"face\":4,\"throw\":" + i + "}");
            }
            long patience = System.nanoTime() + 5 * NANOS;
            while (evening.view().number() - before < thrown && System.nanoTime() < patience) {
                LockSupport.parkNanos(NANOS / THROWS_A_SECOND);
            }
            lost = thrown - (evening.view().number() - before);
        }
        List<Long> measured = spent.subList(Math.min(WARM_UP, spent.size() - 1), spent.size());
        List<Long> forced = forced(folder);
        System.out.printf(
                Locale.ROOT,
                "{\"bench\":\"mqtt\",\"figures\":{\"throws\":%d,\"throws_a_second\":%d,\"lost\":%d,"
                    + "\"to_view_ms_p50\":%.3f,\"to_view_ms_p99\":%.3f,\"to_view_ms_max\":%.3f,"
                    + "\"plain_force_ms_p50\":%.3f,\"plain_force_ms_p99\":%.3f},\"targets\":{\"lost\":\"0\"},\"ok\":%b}%n",
                thrown,
                THROWS_A_SECOND,
                lost,
                millis(measured, 50),
                millis(measured, 99),
                millis(measured, 100),
                millis(forced, 50),
                millis(forced, 99),
                lost == 0);
        return lost == 0;
    }

    private static Die die(int seat) {
        return new Die(
                DICE.get(seat),
                OptionalInt.of(seat),
                Dialects.OWN,
                Optional.empty(),
                Optional.of(DICE.get(seat)),
                Optional.of(FaceMap.PLAIN));
    }

    /** The usual wire, which notes when a message came. */
    private Wire wire(Address address, String clientId, Said birth, Said will, Wire.Ear ear) {
        return Bridge.Wiring.usual().to(address, clientId, birth, will, new Wire.Ear() {
            @Override
            public void up() {
                ear.up();
            }

            @Override
            public void down(String why) {
                ear.down(why);
            }

            @Override
            public void heard(Heard heard) {
                delivered.add(System.nanoTime());
                ear.heard(heard);
            }
        });
    }

    private void published(TableView view) {
        if (view.number() > number.get()) {
            number.set(view.number());
            Long came = delivered.poll();
            if (came != null) {
                spent.add(System.nanoTime() - came);
            }
        }
    }

    private static double millis(List<Long> nanos, int percent) {
        List<Long> sorted = nanos.stream().sorted().toList();
        return sorted.get(Math.min(sorted.size() - 1, sorted.size() * percent / 100)) / 1e6;
    }

    /** Appending and forcing alone. */
    private static List<Long> forced(Path folder) throws IOException {
        List<Long> forced = new ArrayList<>();
        try (FileChannel file =
                FileChannel.open(folder.resolve("plain"), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            for (int i = 0; i < FORCES; i++) {
                long start = System.nanoTime();
                file.write(ByteBuffer.allocate(BYTES_FORCED));
                file.force(false);
                forced.add(System.nanoTime() - start);
            }
        }
        return forced;
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
