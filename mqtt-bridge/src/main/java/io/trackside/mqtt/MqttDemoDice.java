package io.trackside.mqtt;

import io.trackside.app.DemoDice;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Pretend dice on the private broker, in three shapes by turns: our own, a roll server's batch, the Pixels app's request.
 */
final class MqttDemoDice implements DemoDice, AutoCloseable {
    private static final List<Shape> SHAPES = List.of(
            new Shape("trackside", "", "{\"face\":%d,\"throw\":\"%d\",\"battery\":80}"),
            new Shape(
                    "roll-feathers",
                    "roll-feathers/demo",
                    "{\"rule\":\"demo\",\"timestamp\":\"%2$d\",\"aggregate\":%1$d,\"result_dice\":"
                            + "[{\"id\":\"%3$s\",\"name\":\"%3$s\",\"type\":\"d6\",\"value\":%1$d,\"battery\":80}]}"),
            new Shape(
                    "pixels-app",
                    "pixels/app",
                    "{\"pixelName\":\"%3$s\",\"faceValue\":%1$d,\"dieType\":\"d6\",\"batteryLevel\":80,"
                            + "\"rollState\":\"rolled\",\"timestamp\":\"%2$d\"}"));

    private final Attached attached;
    private Optional<PahoWire> wire = Optional.empty();

    /** How a maker's die says a face, the number of a throw, the die's name. */
    private record Shape(String kind, String topic, String payload) {
        Dialect dialect() {
            return Dialects.of(kind).orElseThrow();
        }
    }

    MqttDemoDice(Attached attached) {
        this.attached = attached;
    }

    @Override
    public boolean areReady(int seats, Duration patience) {
        if (attached.broker().isEmpty()) {
            return false;
        }
        long until = System.nanoTime() + patience.toNanos();
        CountDownLatch up = new CountDownLatch(1);
        wire = Optional.of(new PahoWire(
                attached.broker().get().dice(),
                "demo-dice",
                Said.moment(attached.bridge().topic("dice/demo"), "{\"state\":\"quiet\"}"),
                Said.moment(attached.bridge().topic("dice/demo"), "{\"state\":\"quiet\"}"),
                new WaitingEar(up),
                new SecureRandom()));
        List<Die> lent = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            lent.add(new Die(
                    name(seat),
                    OptionalInt.of(seat),
                    shape(seat).dialect(),
                    Optional.empty(),
                    Optional.of(name(seat)),
                    Optional.of(FaceMap.PLAIN)));
        }
        attached.bridge().does(desk -> desk.lend(lent));
        try {
            return up.await(until - System.nanoTime(), TimeUnit.NANOSECONDS)
                    && attached.bridge().isListening(until - System.nanoTime());
        } catch (InterruptedException ending) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    @Override
    public void show(int seat, int face, long number) {
        Shape shape = shape(seat);
        String topic = shape.topic().isEmpty() ? attached.bridge().topic("dice/" + name(seat)) : shape.topic();
        wire.ifPresent(open -> open.say(Said.moment(topic, shape.payload().formatted(face, number, name(seat)))));
    }

    private static Shape shape(int seat) {
        return SHAPES.get(seat % SHAPES.size());
    }

    private static String name(int seat) {
        return "demo-" + (seat + 1);
    }

    @Override
    public void close() {
        wire.ifPresent(PahoWire::close);
    }

    /** Waits for the first connection. */
    private record WaitingEar(CountDownLatch first) implements Wire.Ear {
        @Override
        public void up() {
            first.countDown();
        }

        @Override
        public void down(String why) {}

        @Override
        public void heard(Heard heard) {}
    }
}
