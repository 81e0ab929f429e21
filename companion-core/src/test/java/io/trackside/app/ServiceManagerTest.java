package io.trackside.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.trackside.table.TableClient;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(30)
class ServiceManagerTest {
    private final List<String> told = new CopyOnWriteArrayList<>();

    @Test
    void it_is_told_that_the_table_is_ready_lives_and_ends(@TempDir Path folder) {
        try (LiveTable table = new LiveTable(folder);
                ServiceManager manager = new ServiceManager(told::add)) {
            manager.ready(table.client(), Map.of("WATCHDOG_USEC", "3000"));
            await().until(() -> told.stream().filter("WATCHDOG=1"::equals).count() > 3);
        }
        assertThat(told).startsWith("READY=1", "WATCHDOG=1").endsWith("STOPPING=1");
    }

    @Test
    void a_table_that_is_gone_gives_no_more_signs_of_life(@TempDir Path folder) {
        try (ServiceManager manager = new ServiceManager(told::add)) {
            LiveTable table = new LiveTable(folder);
            TableClient client = table.client();
            table.close();
            manager.ready(client, Map.of("WATCHDOG_USEC", "3000"));
        }
        assertThat(told).containsExactly("READY=1", "STOPPING=1");
    }

    @Test
    void without_a_watchdog_it_is_only_told_the_beginning_and_the_end(@TempDir Path folder) {
        try (LiveTable table = new LiveTable(folder);
                ServiceManager manager = new ServiceManager(told::add)) {
            manager.ready(table.client(), Map.of("WATCHDOG_USEC", "soon"));
        }
        assertThat(told).containsExactly("READY=1", "STOPPING=1");
    }
}
