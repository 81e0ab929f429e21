package io.trackside.mqtt;

import io.trackside.rules.BadInput;
import io.trackside.table.TableClient;
import io.trackside.text.Texts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The bridge a table has, and the broker where it has its own. What is wrong with the files is told, once, and the table
 * does without; so it does where there is no broker.
 */
final class Attached implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(Attached.class.getName());

    private final Optional<PrivateBroker> broker;
    private final Optional<Bridge> bridge;

    private Attached(Optional<PrivateBroker> broker, Optional<Bridge> bridge) {
        this.broker = broker;
        this.bridge = bridge;
    }

    /**
     * Attaches {@code table}.
     *
     * @param settings file; without one a private broker is enough
     * @param dice file, which need not be there yet
     * @param binary of mosquitto, if there is one
     */
    static Attached of(
            Optional<Path> settings, Optional<Path> dice, Optional<Path> binary, TableClient table, Texts texts) {
        Optional<Settings> read = settings.isEmpty()
                ? Optional.of(Settings.NONE)
                : good(settings.get(), MqttFile.read(settings.get(), System.getenv()), texts);
        Optional<List<Die>> known = dice.filter(Files::exists).isEmpty()
                ? Optional.of(List.of())
                : good(dice.get(), DiceFile.read(dice.get()), texts);
        if (read.isEmpty() || known.isEmpty()) {
            return new Attached(Optional.empty(), Optional.empty());
        }
        Optional<PrivateBroker> own = read.get().broker().isPresent()
                ? Optional.empty()
                : privateBroker(binary, read.get().base(), texts);
        Optional<Address> address = read.get().broker().or(() -> own.map(PrivateBroker::table));
        Optional<Bridge> bridge = address.map(where ->
                new Bridge(read.get(), where, known.get(), new DiceStore(dice), table, texts, Bridge.Wiring.usual()));
        bridge.ifPresent(table::brings);
        return new Attached(own, bridge);
    }

    private static <T> Optional<T> good(Path file, Checked<T> read, Texts texts) {
        return switch (read) {
            case Checked.Good<T>(T it) -> Optional.of(it);
            case Checked.Bad<T>(List<BadInput> faults) -> {
                faults.forEach(fault -> warn(file + ": " + texts.text("bad." + fault.key(), fault.details())));
                yield Optional.empty();
            }
        };
    }

    private static Optional<PrivateBroker> privateBroker(Optional<Path> binary, String base, Texts texts) {
        if (binary.isEmpty()) {
            warn(texts.text("mqtt.no-broker", Map.of()));
            return Optional.empty();
        }
        try {
            return Optional.of(PrivateBroker.start(binary.get(), Dialects.topics(base)));
        } catch (IOException full) {
            warn(texts.text("mqtt.broker-fails", Map.of("reason", full.toString())));
            return Optional.empty();
        }
    }

    private static void warn(String told) {
        LOG.log(System.Logger.Level.WARNING, told);
    }

    /** Throws {@link BadInput} when this table has none. */
    Bridge bridge() {
        return bridge.orElseThrow(() -> BadInput.of("mqtt-none"));
    }

    Optional<PrivateBroker> broker() {
        return broker;
    }

    /** The bridge first: it says goodbye to the broker. */
    @Override
    public void close() {
        bridge.ifPresent(Bridge::close);
        broker.ifPresent(PrivateBroker::close);
    }
}
