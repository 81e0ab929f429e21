package io.trackside.kiosk;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The lamp behind a display that lets us set it. */
final class Backlight {
    private static final Path KERNELS = Path.of("/sys/class/backlight");

    private final Path brightness;
    private final int most;

    private Backlight(Path brightness, int most) {
        this.brightness = brightness;
        this.most = most;
    }

    /** That of this machine, if it has one that this person may set. */
    static Optional<Backlight> ofThisMachine() {
        return in(KERNELS);
    }

    /** The first in {@code folder}, as the kernel shows them. */
    static Optional<Backlight> in(Path folder) {
        if (!Files.isDirectory(folder)) {
            return Optional.empty();
        }
        try (DirectoryStream<Path> lamps = Files.newDirectoryStream(folder)) {
            for (Path lamp : lamps) {
                Path brightness = lamp.resolve("brightness");
                if (Files.isWritable(brightness)) {
                    int most = Integer.parseInt(
                            Files.readString(lamp.resolve("max_brightness")).strip());
                    return Optional.of(new Backlight(brightness, most));
                }
            }
        } catch (IOException | NumberFormatException none) {
            return Optional.empty();
        }
        return Optional.empty();
    }

    /** {@code percent} of the brightest, never all dark; whether the display has taken it. */
    boolean set(int percent) {
        try {
            Files.writeString(brightness, Integer.toString(Math.max(1, most * percent / 100)));
            return true;
        } catch (IOException refused) {
            return false;
        }
    }
}
