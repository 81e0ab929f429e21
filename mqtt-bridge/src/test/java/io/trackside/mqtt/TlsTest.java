package io.trackside.mqtt;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A broker with TLS, a certificate of one's own authority, and a password. */
@Timeout(60)
class TlsTest {
    @TempDir
    private Path folder = Path.of("");

    @Test
    void a_broker_is_trusted_by_ones_own_authority_and_no_other() throws Exception {
        certificate("house");
        certificate("stranger");
        try (RealBroker broker = RealBroker.in(
                folder, "certfile " + folder.resolve("house.crt"), "keyfile " + folder.resolve("house.key"))) {
            URI uri = URI.create("mqtts://localhost:" + broker.port());
            try (Line line = Line.to(address(uri, "house.crt"), "t/availability");
                    Line wary = Line.to(address(uri, "stranger.crt"), "w/availability");
                    Line confused = Line.to(address(uri, "house.key"), "c/availability")) {
                line.awaitUp();
                Awaitility.await()
                        .until(() ->
                                !wary.downs().isEmpty() && !confused.downs().isEmpty());
                assertThat(wary.isUp()).isFalse();
                assertThat(confused.isUp()).isFalse();
            }
        }
    }

    private Address address(URI uri, String authority) {
        return new Address(uri, Optional.empty(), Optional.empty(), Optional.of(folder.resolve(authority)));
    }

    /** One that signs itself. */
    private void certificate(String name) throws Exception {
        Process openssl = new ProcessBuilder(List.of(
                        "openssl",
                        "req",
                        "-x509",
                        "-newkey",
                        "rsa:2048",
                        "-nodes",
                        "-days",
                        "2",
                        "-subj",
                        "/CN=localhost",
                        "-addext",
                        "subjectAltName=DNS:localhost",
                        "-keyout",
                        folder.resolve(name + ".key").toString(),
                        "-out",
                        folder.resolve(name + ".crt").toString()))
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve(name + ".log").toFile())
                .start();
        assertThat(openssl.waitFor()).as(() -> name + ": " + folder).isZero();
        assertThat(Files.size(folder.resolve(name + ".crt"))).isPositive();
    }
}
