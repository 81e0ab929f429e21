package io.trackside.mqtt;

import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Where a broker is, and as whom to meet it.
 *
 * @param broker such as {@code mqtt://broker.home:1883}, or {@code mqtts} for TLS
 * @param authority file with the certificates that the broker's must descend from; Java's own if there is none
 */
record Address(URI broker, Optional<String> user, Optional<Secret> password, Optional<Path> authority) {
    static final int PLAIN_PORT = 1883;
    static final int TLS_PORT = 8883;

    boolean isTls() {
        return broker.getScheme().equals("mqtts");
    }

    int port() {
        if (broker.getPort() >= 0) {
            return broker.getPort();
        }
        return isTls() ? TLS_PORT : PLAIN_PORT;
    }
}
