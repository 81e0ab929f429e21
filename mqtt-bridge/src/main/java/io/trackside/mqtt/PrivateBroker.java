package io.trackside.mqtt;

import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;

/**
 * A mosquitto of our own for as long as the table runs: on this machine only, with passwords made for this run. It is
 * started anew when it ends, and ends with the program, however that ends.
 */
final class PrivateBroker implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(PrivateBroker.class.getName());
    private static final List<String> FOLDERS = List.of("/usr/sbin", "/usr/local/sbin", "/opt/homebrew/sbin");
    private static final String TABLE_USER = "trackside";
    private static final String DICE_USER = "dice";
    private static final int ITERATIONS = 101;
    private static final int SALT_BYTES = 12;
    private static final int KEY_BITS = 512;
    private static final int SECRET_BYTES = 18;
    /** One that ran for so long was well: its end is a new trouble. */
    private static final long HEALTHY = TimeUnit.SECONDS.toNanos(30);

    private static final long GOODBYE_SECONDS = 2;

    private final Path binary;
    private final Path folder;
    private final int port;
    private final Secret tablePassword = secret();
    private final Secret dicePassword = secret();
    private final Thread keeper;
    private volatile Optional<Process> process = Optional.empty();
    private volatile boolean closed;

    private PrivateBroker(Path binary, Path folder, List<String> dice) throws IOException {
        this.binary = binary;
        this.folder = folder;
        this.port = freePort();
        write(dice);
        this.keeper = new Thread(this::keep, "mosquitto");
        keeper.setDaemon(true);
        keeper.start();
    }

    /** The program, where there is one. */
    static Optional<Path> binary() {
        String path = System.getenv().getOrDefault("PATH", "");
        return Stream.concat(Stream.of(path.split(File.pathSeparator, -1)), FOLDERS.stream())
                .map(folder -> Path.of(folder, "mosquitto"))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /**
     * Starts it; whoever connects has to try until it is there.
     *
     * @param dice filters of topics that dice may write to, and nothing else
     */
    static PrivateBroker start(Path binary, List<String> dice) throws IOException {
        return new PrivateBroker(binary, Files.createTempDirectory("trackside-mqtt"), dice);
    }

    /** For the table, which may say and hear everything. */
    Address table() {
        return address(TABLE_USER, tablePassword);
    }

    /** For dice, which may only say what they show. */
    Address dice() {
        return address(DICE_USER, dicePassword);
    }

    private Address address(String user, Secret password) {
        return new Address(
                URI.create("mqtt://127.0.0.1:" + port), Optional.of(user), Optional.of(password), Optional.empty());
    }

    /** What runs now. */
    Optional<ProcessHandle> process() {
        return process.filter(Process::isAlive).map(Process::toHandle);
    }

    private void write(List<String> dice) throws IOException {
        Files.write(
                folder.resolve("mosquitto.conf"),
                List.of(
                        "listener " + port + " 127.0.0.1",
                        "allow_anonymous false",
                        "password_file " + folder.resolve("passwords"),
                        "acl_file " + folder.resolve("rights"),
                        "persistence false",
                        "log_type none",
                        // Started by root it would become another user, who may not read this folder.
                        "user " + System.getProperty("user.name")));
        Files.write(
                folder.resolve("passwords"),
                List.of(TABLE_USER + ":" + hashed(tablePassword), DICE_USER + ":" + hashed(dicePassword)));
        List<String> rights = new ArrayList<>(List.of("user " + TABLE_USER, "topic readwrite #", "user " + DICE_USER));
        dice.forEach(filter -> rights.add("topic write " + filter));
        Files.write(folder.resolve("rights"), rights);
    }

    /** As mosquitto_passwd writes it. */
    private static String hashed(Secret secret) {
        byte[] salt = random(SALT_BYTES);
        try {
            byte[] key = SecretKeyFactory.getInstance("PBKDF2WithHmacSHA512")
                    .generateSecret(new PBEKeySpec(secret.word().toCharArray(), salt, ITERATIONS, KEY_BITS))
                    .getEncoded();
            Base64.Encoder base64 = Base64.getEncoder();
            return "$7$" + ITERATIONS + "$" + base64.encodeToString(salt) + "$" + base64.encodeToString(key);
        } catch (GeneralSecurityException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }

    private static Secret secret() {
        return new Secret(HexFormat.of().formatHex(random(SECRET_BYTES)));
    }

    private static byte[] random(int bytes) {
        byte[] random = new byte[bytes];
        new SecureRandom().nextBytes(random);
        return random;
    }

    private static int freePort() throws IOException {
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return free.getLocalPort();
        }
    }

    // ---- keeping it ------------------------------------------------------------------------------------------------

    /** The thread that started it must live as long: its end is what the kernel tells the broker. */
    private void keep() {
        Backoff backoff = new Backoff(new SecureRandom());
        boolean told = false;
        try {
            while (!closed) {
                long start = System.nanoTime();
                ProcessBuilder broker = new ProcessBuilder(commandLine())
                        .redirectErrorStream(true)
                        .redirectOutput(folder.resolve("log").toFile());
                // It would tell systemd that the table is ready.
                broker.environment().remove("NOTIFY_SOCKET");
                Process started = broker.start();
                process = Optional.of(started);
                int status = started.waitFor();
                if (System.nanoTime() - start > HEALTHY) {
                    backoff.reset();
                    told = false;
                }
                if (!closed) {
                    LOG.log(told ? System.Logger.Level.DEBUG : System.Logger.Level.WARNING, ended(status));
                    told = true;
                    Thread.sleep(backoff.millis());
                }
            }
        } catch (IOException unstartable) {
            LOG.log(System.Logger.Level.WARNING, binary + ": " + unstartable.getMessage());
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        }
    }

    private String ended(int status) {
        String log;
        try {
            log = Files.readString(folder.resolve("log"), StandardCharsets.ISO_8859_1);
        } catch (IOException unreadable) {
            log = unreadable.toString();
        }
        return String.format(
                Locale.ROOT, "%s ended with status %d and is started anew: %s", binary, status, log.strip());
    }

    private List<String> commandLine() {
        List<String> words = new ArrayList<>();
        if (Files.isExecutable(Path.of("/usr/bin/setpriv"))) {
            words.addAll(List.of("/usr/bin/setpriv", "--pdeathsig", "TERM"));
        }
        words.addAll(List.of(
                binary.toString(), "-c", folder.resolve("mosquitto.conf").toString()));
        return words;
    }

    @Override
    public void close() {
        closed = true;
        process.ifPresent(running -> {
            running.destroy();
            try {
                if (!running.waitFor(GOODBYE_SECONDS, TimeUnit.SECONDS)) {
                    running.destroyForcibly();
                }
            } catch (InterruptedException interrupted) {
                running.destroyForcibly();
                Thread.currentThread().interrupt();
            }
        });
        keeper.interrupt();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                Files.deleteIfExists(file);
            }
            Files.deleteIfExists(folder);
        } catch (IOException left) {
            LOG.log(System.Logger.Level.WARNING, folder + " is left behind: " + left.getMessage());
        }
    }
}
