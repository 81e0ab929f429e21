package io.trackside.mqtt;

import java.util.List;
import java.util.Optional;

/** The kinds of dice that are known by themselves. */
final class Dialects {
    static final Dialect OWN = new OwnTopic();
    static final List<Dialect> ALL = List.of(
            OWN,
            new PixelsGateway(),
            new PixelsScript(),
            new PixelsApp(),
            new PixelsHome(),
            new GoDice(),
            new RollFeathers(),
            new PlainDigit(),
            new LastDrop(),
            new ZigbeeCube());

    private Dialects() {}

    /** Filters of everything that dice usually speak on, ours below {@code own}. */
    static List<String> topics(String own) {
        return ALL.stream().flatMap(dialect -> dialect.topics(own).stream()).toList();
    }

    static Optional<Dialect> of(String kind) {
        return ALL.stream().filter(one -> one.kind().equals(kind)).findFirst();
    }
}
