package io.trackside.kiosk;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Switches the machine of this screen off, as its system does it: whoever sits at the screen may, by the usual rules. */
final class PowerSwitch {
    /** What systems with systemd understand. */
    static final List<String> USUAL = List.of("systemctl", "poweroff");

    private static final long PATIENCE = 10;

    private final List<String> command;

    PowerSwitch(List<String> command) {
        this.command = List.copyOf(command);
    }

    /** {@code failed} hears why it did not, on a thread of its own. */
    void off(Consumer<String> failed) {
        Thread.ofVirtual().name("switching off").start(() -> run(failed));
    }

    private void run(Consumer<String> failed) {
        try {
            Process process =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            process.getOutputStream().close();
            if (!process.waitFor(PATIENCE, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                failed.accept(String.join(" ", command));
            } else if (process.exitValue() != 0) {
                failed.accept(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip());
            }
        } catch (IOException none) {
            failed.accept(String.valueOf(none.getMessage()));
        } catch (InterruptedException ending) {
            Thread.currentThread().interrupt();
        }
    }
}
