package io.trackside.hardware;

import static org.assertj.core.api.Assertions.assertThat;

import io.trackside.rules.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a computer tells of why its pins cannot be had. */
class GpioDevicesTest {
    @TempDir
    private Path folder = Path.of("");

    private GpioDevices computer = new GpioDevices(Path.of(""), Path.of(""), "", 0);

    @BeforeEach
    void make_folders() throws IOException {
        computer = new GpioDevices(
                Files.createDirectory(folder.resolve("dev")), Files.createDirectory(folder.resolve("proc")), "pi", 7);
    }

    @Test
    void a_busy_pin_comes_with_the_programs_that_hold_some() throws IOException {
        process(12, "gpioset", "anon_inode:gpio-line");
        process(13, "bash", "/dev/null");
        process(7, "java", "anon_inode:gpio-line");
        BadInput busy = computer.busy(17);
        assertThat(busy.key()).isEqualTo("board-busy-by");
        assertThat(busy.details()).containsEntry("pin", 17).containsEntry("holders", List.of("gpioset (12)"));
    }

    @Test
    void where_no_program_is_seen_it_may_be_a_driver() {
        assertThat(computer.busy(17).key()).isEqualTo("board-busy");
    }

    @Test
    void without_permission_the_group_that_has_it_is_named() throws IOException {
        Path chip = chip("gpiochip11", "rw-rw----");
        String group =
                Files.readAttributes(chip, PosixFileAttributes.class).group().getName();
        BadInput forbidden = computer.forbidden();
        if (group.equals("root")) {
            assertThat(forbidden.key()).isEqualTo("board-no-group");
        } else {
            assertThat(forbidden.key()).isEqualTo("board-no-permission");
            assertThat(forbidden.details()).containsEntry("group", group).containsEntry("user", "pi");
        }
    }

    @Test
    void a_device_that_no_group_may_use_needs_another_remedy() throws IOException {
        chip("gpiochip0", "rw-------");
        assertThat(computer.forbidden().key()).isEqualTo("board-no-group");
    }

    @Test
    void without_any_chip_nothing_is_forbidden() {
        assertThat(computer.mayUseNone()).isFalse();
        assertThat(computer.forbidden().key()).isEqualTo("board-no-chip");
    }

    @Test
    void one_chip_that_may_be_used_is_enough() throws IOException {
        chip("gpiochip0", "rw-rw----");
        assertThat(computer.mayUseNone()).isFalse();
    }

    private Path chip(String name, String permissions) throws IOException {
        Path chip = Files.createFile(folder.resolve("dev").resolve(name));
        return Files.setPosixFilePermissions(chip, PosixFilePermissions.fromString(permissions));
    }

    private void process(int number, String name, String opened) throws IOException {
        Path process = folder.resolve("proc").resolve(Integer.toString(number));
        Files.createDirectories(process.resolve("fd"));
        Files.writeString(process.resolve("comm"), name + "\n");
        Files.createSymbolicLink(process.resolve("fd/3"), Path.of(opened));
    }
}
