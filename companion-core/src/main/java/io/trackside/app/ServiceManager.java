package io.trackside.app;

import io.trackside.table.TableClient;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * What systemd is told of the table it runs: that it is ready, that it lives, that it ends (sd_notify). It lives as long as
 * the table's own thread answers. Started by anybody else, nobody is told.
 */
final class ServiceManager implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(ServiceManager.class.getName());
    private static final String LIBRARY = "libsystemd.so.0";
    private static final String SOCKET = "NOTIFY_SOCKET";
    private static final String WATCHDOG = "WATCHDOG_USEC";
    /** Told so often within the time after which systemd takes the table for dead. */
    private static final int TIMES = 3;

    private final Consumer<String> teller;
    private final ScheduledThreadPoolExecutor thread = new ScheduledThreadPoolExecutor(1, work -> {
        Thread thread = new Thread(work, "watchdog");
        thread.setDaemon(true);
        return thread;
    });

    /**
     * Tells nothing yet.
     *
     * @param teller gets what is told, such as {@code READY=1}
     */
    ServiceManager(Consumer<String> teller) {
        this.teller = teller;
    }

    /** The one that started this program, as its environment tells. */
    static ServiceManager of(Map<String, String> environment) {
        return new ServiceManager(environment.containsKey(SOCKET) ? systemd().orElse(unheard -> {}) : unheard -> {});
    }

    /** The table serves people from now on; it is asked for signs of life as often as {@code environment} wants. */
    void ready(TableClient table, Map<String, String> environment) {
        teller.accept("READY=1");
        long micros = watchdog(environment);
        if (micros > 0) {
            Future<?> _ =
                    thread.scheduleWithFixedDelay(() -> tellLife(table), 0, micros / TIMES, TimeUnit.MICROSECONDS);
        }
    }

    private static long watchdog(Map<String, String> environment) {
        try {
            return Long.parseLong(environment.getOrDefault(WATCHDOG, "0"));
        } catch (NumberFormatException strange) {
            LOG.log(System.Logger.Level.WARNING, WATCHDOG + " is no number: " + environment.get(WATCHDOG));
            return 0;
        }
    }

    /** Waits for the table's thread: while that hangs, nothing is told. */
    private void tellLife(TableClient table) {
        try {
            table.history();
            teller.accept("WATCHDOG=1");
        } catch (RuntimeException dead) {
            LOG.log(System.Logger.Level.ERROR, "the table does not answer", dead);
        }
    }

    @Override
    public void close() {
        thread.shutdownNow();
        teller.accept("STOPPING=1");
    }

    /** Restricted, as a wrong signature would break Java: this is sd_notify's as its manual has it. */
    @SuppressWarnings("restricted")
    private static Optional<Consumer<String>> systemd() {
        try {
            Linker linker = Linker.nativeLinker();
            MethodHandle notify = linker.downcallHandle(
                    SymbolLookup.libraryLookup(LIBRARY, Arena.global())
                            .find("sd_notify")
                            .orElseThrow(),
                    FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.ADDRESS));
            return Optional.of(state -> tell(notify, state));
        } catch (RuntimeException absent) {
            LOG.log(System.Logger.Level.WARNING, LIBRARY + " cannot be used, so systemd is told nothing", absent);
            return Optional.empty();
        }
    }

    private static void tell(MethodHandle notify, String state) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment text = arena.allocateFrom(state);
            int told = (int) notify.invokeExact(0, text);
            if (told < 0) {
                LOG.log(System.Logger.Level.WARNING, "systemd was not told " + state + ": error " + -told);
            }
        } catch (Throwable broken) {
            LOG.log(System.Logger.Level.WARNING, "systemd was not told " + state, broken);
        }
    }
}
