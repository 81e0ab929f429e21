package io.trackside.mqtt;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.awaitility.Awaitility;

/** A wire, and what was heard over it. */
final class Line implements Wire.Ear, AutoCloseable {
    private static final AtomicInteger LINES = new AtomicInteger();

    private final List<Heard> heard = new CopyOnWriteArrayList<>();
    private final List<String> downs = new CopyOnWriteArrayList<>();
    private final Wire wire;
    private volatile boolean isUp;

    private Line(Address address, String availability) {
        this.wire = new PahoWire(
                address,
                "line-" + LINES.incrementAndGet(),
                Said.state(availability, "online"),
                Said.state(availability, "offline"),
                this,
                new Random(1));
    }

    static Line to(Address address, String availability) {
        return new Line(address, availability);
    }

    static Line up(Address address, String... filters) {
        Line line = to(address, "line/availability");
        line.wire.listen(Set.of(filters));
        return line.awaitUp();
    }

    Line awaitUp() {
        Awaitility.await().until(() -> isUp);
        return this;
    }

    Line awaitDown() {
        Awaitility.await().until(() -> !isUp);
        return this;
    }

    boolean isUp() {
        return isUp;
    }

    Wire wire() {
        return wire;
    }

    Line says(String topic, String text) {
        wire.say(Said.moment(topic, text));
        return this;
    }

    Line keeps(String topic, String text) {
        wire.say(Said.state(topic, text));
        return this;
    }

    List<Heard> heard() {
        return heard;
    }

    List<String> texts() {
        return heard.stream().map(one -> one.text().orElse("?")).toList();
    }

    List<String> downs() {
        return downs;
    }

    @Override
    public void up() {
        isUp = true;
    }

    @Override
    public void down(String why) {
        isUp = false;
        downs.add(why);
    }

    @Override
    public void heard(Heard message) {
        heard.add(message);
    }

    @Override
    public void close() {
        wire.close();
    }
}
