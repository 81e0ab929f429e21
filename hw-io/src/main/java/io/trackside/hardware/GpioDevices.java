package io.trackside.hardware;

import io.trackside.rules.BadInput;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The devices of GPIO chips and who uses them, as the file system tells.
 *
 * @param devices the folder they are in
 * @param processes the folder with one folder for each process
 * @param own number of this process
 */
record GpioDevices(Path devices, Path processes, String user, long own) {
    private static final Set<PosixFilePermission> NEEDED =
            Set.of(PosixFilePermission.GROUP_READ, PosixFilePermission.GROUP_WRITE);

    static GpioDevices ofThisComputer() {
        return new GpioDevices(
                Path.of("/dev"),
                Path.of("/proc"),
                System.getProperty("user.name", "?"),
                ProcessHandle.current().pid());
    }

    /** A chip that may not be opened looks to Pi4J as if there were none. */
    boolean mayUseNone() {
        List<Path> chips = chips();
        return !chips.isEmpty() && chips.stream().noneMatch(chip -> Files.isReadable(chip) && Files.isWritable(chip));
    }

    /** Pin {@code pin} is busy: with the programs that hold some pin, as far as this user may see them. */
    BadInput busy(int pin) {
        List<String> holders = holders();
        return holders.isEmpty()
                ? BadInput.of("board-busy", "pin", pin)
                : BadInput.of("board-busy-by", "pin", pin, "holders", holders);
    }

    /** The chip may not be used: with the group that may, which is not called the same everywhere. */
    BadInput forbidden() {
        for (Path chip : chips()) {
            try {
                PosixFileAttributes attributes = Files.readAttributes(chip, PosixFileAttributes.class);
                String group = attributes.group().getName();
                return attributes.permissions().containsAll(NEEDED) && !group.equals("root")
                        ? BadInput.of("board-no-permission", "device", chip.toString(), "group", group, "user", user)
                        : BadInput.of("board-no-group", "device", chip.toString(), "group", group);
            } catch (IOException | UnsupportedOperationException unknown) {
                // another chip may tell
            }
        }
        return BadInput.of("board-no-chip");
    }

    private List<Path> chips() {
        return entries(devices, "gpiochip*");
    }

    private List<String> holders() {
        List<String> holders = new ArrayList<>();
        for (Path process : entries(processes, "[0-9]*")) {
            String number = process.getFileName().toString();
            if (!number.equals(Long.toString(own)) && holdsPins(process)) {
                holders.add(name(process) + " (" + number + ")");
            }
        }
        return holders;
    }

    private static boolean holdsPins(Path process) {
        for (Path open : entries(process.resolve("fd"), "*")) {
            try {
                String target = Files.readSymbolicLink(open).toString();
                if (target.contains("gpio-line") || target.contains("gpio-event")) {
                    return true;
                }
            } catch (IOException closedMeanwhile) {
                // then nobody holds it
            }
        }
        return false;
    }

    private static String name(Path process) {
        try {
            return Files.readString(process.resolve("comm")).strip();
        } catch (IOException ended) {
            return "?";
        }
    }

    private static List<Path> entries(Path folder, String pattern) {
        List<Path> entries = new ArrayList<>();
        try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, pattern)) {
            found.forEach(entries::add);
        } catch (IOException | java.nio.file.DirectoryIteratorException hidden) {
            return List.copyOf(entries);
        }
        entries.sort(null);
        return entries;
    }
}
