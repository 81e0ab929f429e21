package io.trackside.mqtt;

import java.util.Optional;

/**
 * What {@code mqtt.yml} says.
 *
 * @param broker empty: a private one
 * @param base topic below which everything of this table is said
 * @param discovery Home Assistant's own topic; empty where nothing is to appear there
 * @param light the strip along the board
 */
record Settings(Optional<Address> broker, String base, Optional<String> discovery, Optional<StripLayout> light) {
    static final Settings NONE =
            new Settings(Optional.empty(), MqttFile.USUAL_BASE, Optional.empty(), Optional.empty());
}
