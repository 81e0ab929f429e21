package io.trackside.hardware;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The computer, as its device tree names it. */
final class RaspberryPi {
    private static final Path MODEL = Path.of("/proc/device-tree/model");

    private RaspberryPi() {}

    /** Whether this program runs on one. */
    static boolean isHere() {
        try {
            return Files.readString(MODEL).contains("Raspberry Pi");
        } catch (IOException noDeviceTree) {
            return false;
        }
    }
}
