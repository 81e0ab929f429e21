package io.trackside.mqtt;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.awaitility.Awaitility;

/** A real mosquitto on a free port of this machine, which can be killed and started again. */
final class RealBroker implements AutoCloseable {
    private final Path configuration;
    private final int port;
    private Optional<Process> process = Optional.empty();

    private RealBroker(Path configuration, int port) {
        this.configuration = configuration;
        this.port = port;
    }

    static RealBroker in(Path folder, String... more) throws IOException {
        int port;
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = free.getLocalPort();
        }
        List<String> lines = new ArrayList<>(List.of(
                "listener " + port + " 127.0.0.1",
                "allow_anonymous true",
                "log_type none",
                "max_queued_messages 100000",
                "user " + System.getProperty("user.name")));
        lines.addAll(List.of(more));
        RealBroker broker = new RealBroker(Files.write(folder.resolve("mosquitto.conf"), lines), port);
        broker.start();
        return broker;
    }

    void start() throws IOException {
        process = Optional.of(new ProcessBuilder(
                        PrivateBroker.binary()
                                .orElseThrow(() -> new IllegalStateException("install the package mosquitto"))
                                .toString(),
                        "-c",
                        configuration.toString())
                .inheritIO()
                .start());
        Awaitility.await().atMost(Duration.ofSeconds(10)).until(() -> isOpen(port));
    }

    private static boolean isOpen(int port) {
        try (Socket _ = new Socket(InetAddress.getLoopbackAddress(), port)) {
            return true;
        } catch (IOException closed) {
            return false;
        }
    }

    /** As a power cut would. */
    void kill() {
        process.orElseThrow().destroyForcibly().onExit().join();
    }

    int port() {
        return port;
    }

    Address address() {
        return at("mqtt://127.0.0.1:" + port);
    }

    static Address at(String url) {
        return new Address(URI.create(url), Optional.empty(), Optional.empty(), Optional.empty());
    }

    @Override
    public void close() {
        kill();
    }
}
