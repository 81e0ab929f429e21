package io.trackside.mqtt;

import io.trackside.table.DiceView;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/** "Throw your die now": the first fair throw of a die that is nobody's is offered for binding. For one thread. */
final class Pairing {
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(60);
    private static final int MOST_SOURCES = 256;

    private final long until;
    private final Map<String, String> shown = new HashMap<>();
    private final Set<String> rolling = new HashSet<>();
    private Optional<DiceView.Offer> offer = Optional.empty();

    Pairing(long now) {
        this.until = now + PATIENCE;
    }

    boolean isOpen(long now) {
        return now - until < 0;
    }

    Optional<DiceView.Offer> offer() {
        return offer;
    }

    /** A die that is nobody's says something, just now. */
    void hears(Dialect dialect, String topic, Reading reading) {
        String source = dialect.kind() + " " + topic + " " + reading.id();
        if (offer.isPresent() || shown.size() + rolling.size() > MOST_SOURCES) {
            return;
        }
        switch (reading.motion()) {
            case ROLLING -> rolling.add(source);
            case HANDLED, COCKED, NUDGED -> rolling.remove(source);
            case SETTLED -> {
                if (rolling.remove(source) || !dialect.tellsRolling()) {
                    offers(dialect, topic, reading);
                }
            }
            case SHOWS -> {
                String raw = reading.raw().orElse("");
                String before = shown.put(source, raw);
                if (before != null && !before.equals(raw)) {
                    offers(dialect, topic, reading);
                }
            }
            case QUIET -> {}
        }
    }

    private void offers(Dialect dialect, String topic, Reading reading) {
        if (reading.sixSided()) {
            reading.raw()
                    .ifPresent(
                            raw -> offer = Optional.of(new DiceView.Offer(dialect.kind(), topic, reading.id(), raw)));
        }
    }
}
