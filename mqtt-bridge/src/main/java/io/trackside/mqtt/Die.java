package io.trackside.mqtt;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A die that belongs to the table.
 *
 * @param name what people call it
 * @param seat whose it is, counted from 0; nobody's for a shared one
 * @param topic filter, where it is not said on the usual topics of its kind
 * @param id what its sender calls it; empty if nobody else speaks there
 * @param faces empty if nobody has said yet how it counts
 */
record Die(
        String name,
        OptionalInt seat,
        Dialect dialect,
        Optional<String> topic,
        Optional<String> id,
        Optional<FaceMap> faces) {
    /** Filters of what it says. */
    List<String> topics(String own) {
        return topic.map(List::of).orElseGet(() -> dialect.topics(own));
    }

    /** Whether {@code reading}, said on {@code topic} in {@code spoken}, is of this die. */
    boolean is(Dialect spoken, String said, Reading reading, String own) {
        return dialect.equals(spoken)
                && topics(own).stream().anyMatch(filter -> Topics.matches(filter, said))
                && id.map(reading.id()::equals).orElse(true);
    }

    Die withFaces(FaceMap learnt) {
        return new Die(name, seat, dialect, topic, id, Optional.of(learnt));
    }
}
